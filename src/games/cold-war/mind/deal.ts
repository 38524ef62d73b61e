import type { Known, Random } from "../../../engine/index.ts";
import type { CardFacts } from "../cards/card.ts";
import { seesHand } from "../rules/combined.ts";
import { other, type Side } from "../seats.ts";
import type { ColdWarState } from "../state.ts";
import type { FamilyView } from "../view.ts";
import { drawnIn, remembered } from "./memory.ts";

/** So much of a view as it takes to deal what it hides. */
export type DealtView<Card extends string> = FamilyView<Card> &
  Readonly<Partial<Pick<ColdWarState<Card>, "shown" | "missileEnvy">>>;

interface Title<Card extends string> {
  readonly cards: Readonly<Record<Card, CardFacts>>;
  rounds(turn: number): number;
}

/**
 * Deals the other hand and the draw pile into a position where a step began, of which a seat knows the rest: what it was shown and
 * what has come to light since lies where it came from.
 */
export function dealHidden<Card extends string>(
  title: Title<Card>,
  state: ColdWarState<Card>,
  { seat, before, view, log, told }: Known<DealtView<Card>, Side>,
  random: Random,
): void {
  const rival = other(seat);
  const drawn = drawnIn(log.slice(told), seat);
  if (!seesHand(before.effects, seat)) {
    const now = new Set<string>(view.unseen);
    const held = remembered(log, rival);
    const sure = surelyHeld(before, rival);
    for (const card of before.unseen)
      if (!drawn.includes(card) && (held.has(card) || !now.has(card)) && !sure.includes(card)) sure.push(card);
    const pool = before.unseen.filter((card) => !drawn.includes(card));
    state.hands[rival] = handOf(title, before, pool, sure, random);
  }
  const hand = new Set<string>(state.hands[rival]);
  const known = before.unseen.filter((card) => drawn.includes(card));
  const pile = random.shuffle(before.unseen.filter((card) => !hand.has(card) && !known.includes(card)));
  // the top is the end
  known.sort((one, two) => drawn.indexOf(two) - drawn.indexOf(one));
  state.deck = [...pile, ...known];
}

/** Cards that everybody knows to be in a hand. */
function surelyHeld<Card extends string>(
  { shown, missileEnvy, removed, discard, playing }: DealtView<Card>,
  holder: Side,
) {
  const gone = [...removed, ...discard, ...playing];
  const sure: Card[] = shown?.side === holder ? shown.cards.filter((card) => !gone.includes(card)) : [];
  if (missileEnvy === holder) sure.push("missile-envy" as Card);
  return sure;
}

/** A hand with what is sure, and for the rest by lot; not with more scoring cards than it could still play. */
function handOf<Card extends string>(
  { cards, rounds }: Title<Card>,
  { handSizes, turn, round, seat }: DealtView<Card>,
  pool: readonly Card[],
  sure: readonly Card[],
  random: Random,
): Card[] {
  const size = handSizes[other(seat as Side)];
  const hand = sure.slice(0, size);
  let scoring = Math.max(1, rounds(turn) - round + 1) - hand.filter((card) => cards[card].scoring).length;
  const rest = random.shuffle(pool.filter((card) => !hand.includes(card)));
  const late: Card[] = [];
  for (const card of rest) {
    if (hand.length >= size) break;
    if (cards[card].scoring && --scoring < 0) late.push(card);
    else hand.push(card);
  }
  hand.push(...late.slice(0, size - hand.length));
  return hand;
}

/** Puts the hands and the draw pile right in a position brought to the present, where the way there has led elsewhere. */
export function settleHidden<Card extends string>(
  title: Title<Card>,
  state: ColdWarState<Card>,
  { seat, view }: Known<DealtView<Card>, Side>,
  random: Random,
): void {
  const rival = other(seat);
  const own = view.hands[seat] ?? [];
  const { hands } = state;
  const unseen = new Set<string>(view.unseen);
  const isRight =
    own.length === hands[seat].length &&
    own.every((card) => hands[seat].includes(card)) &&
    hands[rival].length === view.handSizes[rival] &&
    state.deck.length === view.deckSize &&
    state.deck.every((card) => unseen.has(card));
  if (isRight) return;
  // flows may have the lists in their hands
  hands[seat].splice(0, hands[seat].length, ...own);
  const seen = view.hands[rival];
  if (seen !== undefined) hands[rival].splice(0, hands[rival].length, ...seen);
  else {
    const sure = surelyHeld(view, rival);
    const kept = hands[rival].filter((card) => unseen.has(card) && !sure.includes(card));
    const hand = handOf(title, view, view.unseen, [...sure, ...kept], random);
    hands[rival].splice(0, hands[rival].length, ...hand);
  }
  const aside = new Set<string>([...(state.aside ?? []), ...hands[rival]]);
  state.deck.splice(0, state.deck.length, ...random.shuffle(view.unseen.filter((card) => !aside.has(card))));
  for (const pile of ["discard", "removed", "playing"] as const)
    state[pile].splice(0, state[pile].length, ...view[pile]);
}
