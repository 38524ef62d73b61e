import type { Language } from "../../../engine/index.ts";
import { headArgs, lastingLines, openPile, preventedLines } from "../../cold-war/reference/card.ts";
import { regionLine } from "../../cold-war/reference/regions.ts";
import { guestsOf } from "../../cold-war/rules/combination.ts";
import { scoredArea } from "../cards/areas.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { type Region, regions } from "../components/areas.ts";
import { firstTurn } from "../components/board.ts";
import { changesOfKind, runningIn } from "../turn-zero/running.ts";
import type { TwilightView } from "../view.ts";
import { book } from "./book.ts";
import { say } from "./say.ts";
import { chinaLine } from "./status.ts";

/** What is printed on a card; and with a position, what everybody can see of it. */
export function cardLines(id: CardId, language: Language, view: TwilightView | null): readonly string[] {
  const card = cards[id];
  const { number = 0, code = number, set = "none", optional, text } = card;
  const args = { ...headArgs(book, card, language), number: code, optional: optional === true, set };
  return [say(language, "look.card", args), text[language], ...(view === null ? [] : presentLines(id, language, view))];
}

function presentLines(id: CardId, language: Language, view: TwilightView): string[] {
  if (id === "the-china-card") return [chinaLine(view, language)];
  const card = cards[id];
  const { era, scoring } = card;
  const voided = runningIn(view.turnZero?.results ?? [], view.turn).voided.get(id);
  return [
    ...lastingLines(book, card, language, view),
    say(language, `look.where.${whereabouts(id, view)}`, { turn: firstTurn[era] }),
    ...(voided === undefined ? [] : [say(language, "look.voided", { crisis: voided })]),
    ...preventedLines(book, card, language, view),
    ...(scoring ? scoredBy(id).map((region) => regionLine(book, view, region, language)) : []),
  ];
}

/** Where a card is, without a look into a hand or the draw pile: not even into the reader's own. */
function whereabouts(id: CardId, view: TwilightView): string {
  const pile = openPile(id, view);
  if (pile !== null) return pile;
  if (isUnused(id, view)) return "unused";
  if (view.turn < firstTurn.mid && isDelayed(id, view)) return "waiting";
  return view.turn < firstTurn[cards[id].era] ? "later" : "hidden";
}

function isUnused(id: CardId, view: TwilightView): boolean {
  const { options, turnZero } = view;
  const { optional, set } = cards[id];
  if (set === "red-sea") return !guestsOf(view).includes(id);
  if (set === "promo") return !options.promoCards;
  if (set === "turn-zero") {
    const brought = changesOfKind(turnZero?.results ?? [], "exchanged");
    return !brought.some((change) => change.for === id);
  }
  return optional === true && !options.optionalCards;
}

const isDelayed = (id: CardId, { turnZero }: TwilightView): boolean =>
  changesOfKind(turnZero?.results ?? [], "delayed").some(({ card }) => card === id);

/** The region that a scoring card is about; Southeast Asia is none. */
const scoredBy = (id: CardId): readonly Region[] => regions.filter((region) => region === scoredArea[id]);
