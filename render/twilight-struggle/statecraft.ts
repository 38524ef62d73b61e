import { type Localized, languages } from "../../src/engine/index.ts";
import { twilightStruggleMessages } from "../../src/games/twilight-struggle/messages/index.ts";
import { type StatecraftId, statecraftIds } from "../../src/games/twilight-struggle/turn-zero/ids.ts";
import { type Statecraft, statecraft } from "../../src/games/twilight-struggle/turn-zero/statecraft.ts";
import { worded } from "../../src/i18n/index.ts";
import type { Face } from "../cold-war/atlas.ts";
import { signed, unmarked } from "../cold-war/labels.ts";

function faceOf(card: Statecraft): Face {
  const { id, code, side, does, modifier } = card;
  const value = does === "modifier" ? signed(modifier) : does === "cancel" ? "✕" : "?";
  return {
    id,
    code,
    value,
    side,
    ops: modifier,
    era: "early",
    // what stands behind the name is the value
    name: inWords((language) => card.name[language].replace(/ \(.*\)$/, "")),
    text: inWords((language) => phrase(language, `look.statecraft.${does}`, { modifier })),
    about: inWords((language) => phrase(language, `look.statecraft.side.${side}`)),
  };
}

const inWords = (say: (language: keyof Localized) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Localized;

const phrase = (language: keyof Localized, key: string, args: Record<string, number> = {}): string =>
  unmarked(worded(language, { key, args }, twilightStruggleMessages, false) ?? "");

/** The statecraft cards of Turn Zero look like cards whose value is what they add to the die. */
export const statecraftFaces = Object.fromEntries(statecraftIds.map((id) => [id, faceOf(statecraft[id])])) as Readonly<
  Record<StatecraftId, Face>
>;
