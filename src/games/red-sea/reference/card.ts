import type { Language } from "../../../engine/index.ts";
import { say } from "../../cold-war/reference/book.ts";
import { headArgs, lastingLines, openPile, preventedLines } from "../../cold-war/reference/card.ts";
import { regionLine } from "../../cold-war/reference/regions.ts";
import { guestsOf } from "../../cold-war/rules/combination.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { firstTurn } from "../components/board.ts";
import { regions } from "../components/countries.ts";
import type { RedSeaView } from "../view.ts";
import { book } from "./book.ts";
import { romaniaLine } from "./status.ts";

/** What is printed on a card; and with a position, what everybody can see of it. */
export function cardLines(id: CardId, language: Language, view: RedSeaView | null): readonly string[] {
  const card = cards[id];
  return [
    say(book, language, "look.card", { ...headArgs(book, card, language), set: card.set ?? "none" }),
    card.text[language],
    ...(view === null ? [] : presentLines(id, language, view)),
  ];
}

function presentLines(id: CardId, language: Language, view: RedSeaView): string[] {
  if (id === "romanian-autonomy") return [romaniaLine(view, language)];
  const card = cards[id];
  const scored = regions.filter((region) => id === `${region}-scoring`);
  return [
    ...lastingLines(book, card, language, view),
    say(book, language, `look.where.${whereabouts(id, view)}`, { turn: firstTurn[card.era] }),
    ...preventedLines(book, card, language, view),
    ...scored.map((region) => regionLine(book, view, region, language)),
  ];
}

/** Where a card is, without a look into a hand or the draw pile: not even into the reader's own. */
function whereabouts(id: CardId, view: RedSeaView): string {
  const { set, era } = cards[id];
  if (set !== undefined && !guestsOf(view).includes(id)) return "unused";
  return openPile(id, view) ?? (view.turn < firstTurn[era] ? "later" : "hidden");
}
