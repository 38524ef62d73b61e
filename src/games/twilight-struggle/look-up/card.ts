import type { Language } from "../../../engine/index.ts";
import { headArgs, lastingLines, openPile, preventedLines } from "../../cold-war/look-up/card.ts";
import { regionLine } from "../../cold-war/look-up/regions.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { type Region, regions } from "../countries.ts";
import type { TwilightView } from "../view.ts";
import { book } from "./book.ts";
import { say } from "./say.ts";
import { chinaLine } from "./status.ts";

/** When the cards of an era join the draw pile [4.4]. */
const firstTurn = { early: 1, mid: 4, late: 8 } as const;

/** What is printed on a card; and with a position, what everybody can see of it. */
export function cardLines(id: CardId, language: Language, view: TwilightView | null): readonly string[] {
  const card = cards[id];
  const head = say(language, "look.card", { ...headArgs(book, card, language), optional: card.optional === true });
  return [head, card.text[language], ...(view === null ? [] : presentLines(id, language, view))];
}

function presentLines(id: CardId, language: Language, view: TwilightView): string[] {
  if (id === "the-china-card") return [chinaLine(view, language)];
  const card = cards[id];
  const { era, scoring } = card;
  return [
    ...lastingLines(book, card, language, view),
    say(language, `look.where.${whereabouts(id, view)}`, { turn: firstTurn[era] }),
    ...preventedLines(book, card, language, view),
    ...(scoring ? scoredBy(id).map((region) => regionLine(book, view, region, language)) : []),
  ];
}

/** Where a card is, without a look into a hand or the draw pile: not even into the reader's own. */
function whereabouts(id: CardId, view: TwilightView): string {
  const pile = openPile(id, view);
  if (pile !== null) return pile;
  const { era, optional } = cards[id];
  if (optional && !view.options.optionalCards) return "unused";
  return view.turn < firstTurn[era] ? "later" : "hidden";
}

/** The region that a scoring card is about; Southeast Asia is none. */
const scoredBy = (id: CardId): readonly Region[] => regions.filter((region) => id === `${region}-scoring`);
