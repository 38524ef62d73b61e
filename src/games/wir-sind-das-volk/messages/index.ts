import type { Args } from "../../../engine/index.ts";
import type { GameMessages, Told } from "../../../i18n/game-messages.ts";
import { elementIds } from "../cards/elements.ts";
import { card, isCard } from "../cards/index.ts";
import type { CardEntry } from "../cards/types.ts";
import { isProvince, isSegment, isSite } from "../components/board/index.ts";
import { nameOf } from "../names.ts";
import type { VolkView } from "../view.ts";
import { en } from "./en.ts";
import { enrich } from "./enrich.ts";
import type { MessageKey } from "./keys.ts";
import { ru } from "./ru.ts";
import { gather } from "./story.ts";

/** The words of Wir sind das Volk and of 2+2. Nothing in the rules knows them. */
export const volkMessages: GameMessages<VolkView> = {
  phrases: { en, ru },
  name: nameOf,
  mark: (id) => (isCard(id) ? "*" : isProvince(id) || isSite(id) || isSegment(id) ? "**" : ""),
  isPlural: (language, id) => language === "ru" && id === "usa",
  enrich,
  gather,
  moment,
  about,
};

/** Something to say with words that are there. */
interface Worded extends Told {
  readonly key: MessageKey;
}

function moment({ step, decade, part, powers }: VolkView): Worded {
  switch (step.at) {
    case "turn":
      return { key: powers === null ? "moment.turn" : "moment.part", args: { decade, part } };
    case "phase":
      return { key: "moment.phase", args: { decade, phase: step.phase } };
    default:
      return { key: `moment.${step.at}`, args: { decade } };
  }
}

function about(id: string): Worded | undefined {
  if (!isCard(id)) return undefined;
  const { colour, event } = card(id);
  return { key: "about.card", args: { colour, event: elementIds(event) } };
}

/** One number, or `4/1` for the yellow and the red one. */
export function valueShown({ value }: CardEntry): Args[string] {
  if (value === undefined) return null;
  return value.west === value.east ? value.west : `${value.west}/${value.east}`;
}
