import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from "discord.js";
import { type Level, levels, levelsOf } from "../computer/index.ts";
import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { computerId, mentioned, phrase } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import { levelOf, type SeatedComputer } from "../table/index.ts";
import { choiceOf, type localized } from "./command-options.ts";
import { type Components, type MenuOption, menu } from "./components.ts";
import { writeId } from "./ids.ts";

/** An option that takes the level of a computer. */
export const levelOption = (words: ReturnType<typeof localized>): APIApplicationCommandBasicOption => ({
  ...words,
  type: ApplicationCommandOptionType.String,
  choices: levels.map((level) => {
    const called = (language: Language) => phrase(language, { key: `level.${level}`, args: {} });
    return choiceOf({ en: called("en"), ru: called("ru") }, level);
  }),
});

/** The level that was chosen there. */
export const levelNamed = (named: string | null): Level | undefined => levels.find((level) => level === named);

/** What the menu of computers says of a seat that is to be free again: no level is called so. */
const NOBODY = "-";

/** Lets the computer sit down in a seat that no person has, and get up again; nothing where people have them all. */
export function computerMenu(title: AnyTitle, language: Language, game: GameRecord): Components {
  const entries = title.game.seats(game.options).flatMap((seat) => entriesFor(title, language, game, seat));
  if (entries.length === 0) return [];
  const placeholder = phrase(language, { key: "lobby.computer", args: {} });
  return [menu(writeId({ action: "computer", game: game.id, version: game.version }), placeholder, entries)];
}

function entriesFor(title: AnyTitle, language: Language, { seats }: GameRecord, seat: string): MenuOption[] {
  const taken = seats.find((each) => each.seat === seat);
  const now = taken === undefined ? null : levelOf(taken.userId);
  if (taken !== undefined && now === null) return [];
  const say = (player: string) =>
    phrase(language, { key: "lobby.computer.seat", args: { seat, player } }, title.messages);
  const sits = levelsOf(title)
    .filter((level) => level !== now)
    .map((level) => ({
      value: `${seat}=${level}`,
      label: say(mentioned(language, computerId(level))),
      detail: phrase(language, { key: `lobby.computer.level.${level}`, args: {} }),
    }));
  if (now === null) return sits;
  const free = phrase(language, { key: "lobby.computer.free", args: { seat } }, title.messages);
  return [...sits, { value: `${seat}=${NOBODY}`, label: free }];
}

/** What was chosen in the menu; nothing if it never was in it. */
export function chosenComputer(
  value: string,
): (Pick<SeatedComputer, "seat"> & { readonly level: Level | null }) | null {
  const [seat = "", chosen = ""] = value.split("=");
  const level = levels.find((each) => each === chosen);
  return level === undefined && chosen !== NOBODY ? null : { seat, level: level ?? null };
}
