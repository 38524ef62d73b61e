import type { Args, Localized } from "../../../engine/index.ts";
import type { GameMessages } from "../../../i18n/game-messages.ts";
import { elementIds } from "../cards/elements.ts";
import { card, cardsNumbered, isCard } from "../cards/index.ts";
import type { CardEntry, CardId } from "../cards/types.ts";
import { isProvince, isSegment, isSite } from "../components/board/index.ts";
import { nameOf } from "../names.ts";
import type { VolkView } from "../view.ts";
import { en } from "./en.ts";
import { enrich } from "./enrich.ts";
import type { Worded } from "./keys.ts";
import { landmarks } from "./landmarks.ts";
import { remark } from "./remarks.ts";
import { repeated } from "./repeated.ts";
import { ru } from "./ru.ts";
import { gather } from "./story.ts";

/** The words of Wir sind das Volk and of 2+2. Nothing in the rules knows them. */
export const volkMessages: GameMessages<VolkView> = {
  phrases: { en, ru },
  name: nameOf,
  mark: (id) => (isCard(id) ? "*" : isProvince(id) || isSite(id) || isSegment(id) ? "**" : ""),
  isTitle: isCard,
  isPlural: (language, id) => language === "ru" && id === "usa",
  enrich,
  gather,
  moment,
  landmarks,
  // before its action is chosen a card can still be given back
  cause: ({ playing }, kind) => (kind.startsWith("turn.") ? undefined : (playing ?? undefined)),
  about,
  remark,
  repeated,
  effect: (id) => (isCard(id) ? eventWords(id) : undefined),
  cardsIn,
  sort,
};

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
  return isCard(id) ? { key: "about.card", args: { colour: card(id).colour } } : undefined;
}

/** The event icon by icon. */
function eventWords(id: CardId): Localized {
  const words = elementIds(card(id).event).map((each) => nameOf(each) ?? { en: each, ru: each });
  return { en: words.map(({ en: each }) => each).join(", "), ru: words.map(({ ru: each }) => each).join(", ") };
}

/** Cards that an option names by their numbers. */
function cardsIn(id: string): readonly string[] | undefined {
  const [head = "", of = ""] = id.split(":");
  if (isCard(of)) return [of];
  if (head === "swap") return cardsNumbered(of, "/");
  return head === "discard" ? cardsNumbered(of, "+") : undefined;
}

function sort(id: string): string | undefined {
  const of = id.slice(id.indexOf(":") + 1);
  if (isCard(of)) return "card";
  if (isProvince(of)) return "province";
  if (isSite(of) || isSegment(of)) return "place";
  return /^(icon|arrow|\dx):/.test(id) ? "icon" : undefined;
}

/** One number, or `4/1` for the yellow and the red one. */
export function valueShown({ value }: CardEntry): Args[string] {
  if (value === undefined) return null;
  return value.west === value.east ? value.west : `${value.west}/${value.east}`;
}
