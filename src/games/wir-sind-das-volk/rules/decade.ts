import { type Args, type Flow, type Option, option } from "../../../engine/index.ts";
import { baseDeck, cardsNumbered, numbersOf, specialOf } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { other, type Seat } from "../seats.ts";
import { nextCard } from "../two-plus-two/deck.ts";
import type { Volk, VolkAsk } from "../volk.ts";

export const HAND = 2;
const DISPLAY = 7;

/** [B2, B14] A decade begins: hands are sifted and filled, seven cards laid out, the prestige holder begins. */
export function* beginDecade(g: Volk): Flow {
  const { state } = g;
  const first = g.prestigeHolder;
  const order = [first, other(first)] as const;
  yield* siftHands(g, order);
  state.special = specialOf(state.decade, state.wall);
  state.played = [];
  state.part = 1;
  state.deck = baseDeck(state.decade);
  g.run.shuffle(state.deck, `decade-${state.decade}`);
  g.tell("decade", { decade: state.decade, special: state.special, ...decadeOver(g) });
  for (const seat of order) fillHand(g, seat, HAND);
  layOut(g);
  state.step = { at: "turn", seat: first };
}

/** [B14] Everybody may discard, without seeing what the others do; a hand of three must shrink. */
export function* siftHands(g: Volk, order: readonly Seat[], kept: readonly CardId[] = []): Flow {
  const { hands } = g.state;
  const sifted = (seat: Seat) => hands[seat].filter((card) => !kept.includes(card));
  const asked = order.filter((seat) => sifted(seat).length > 0);
  if (asked.length === 0) return;
  const asks = asked.map(
    (seat): VolkAsk<Sifting> => ({
      seat,
      kind: "hand.sift",
      args: { count: sifted(seat).length },
      options: siftOptions(sifted(seat)),
      rule: "B14",
      secret: true,
    }),
  );
  const answers = yield* g.askAll(asks);
  for (const [at, seat] of asked.entries()) {
    const answer = answers[at] ?? "keep";
    discardFrom(g, seat, answer === "keep" ? [] : cardsNumbered(answer.slice("discard:".length), "+"));
  }
}

/** How it stands where a decade ends and the next begins; nothing before the first. */
export function decadeOver({ state: { decade, tracks, box } }: Volk): Args {
  const { prestige, currency, socialists } = tracks;
  return decade === 1 ? {} : { over: decade - 1, prestige, currency, socialists, box };
}

type Sifting = "keep" | `discard:${string}`;

/** Every set of cards that may be discarded: at most two stay. */
function siftOptions(hand: readonly CardId[]): Option<Sifting>[] {
  const sets: CardId[][] = [[]];
  for (const card of hand) sets.push(...sets.map((set) => [...set, card]));
  return sets
    .filter((set) => hand.length - set.length <= HAND)
    .map((set) => option(set.length === 0 ? "keep" : `discard:${numbersOf(set, "+")}`));
}

/** Others learn how many cards are discarded, not which. */
export function discardFrom(g: Volk, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const { hands } = g.state;
  hands[seat] = hands[seat].filter((card) => !cards.includes(card));
  g.tellSecret("hand.discarded", { seat, count: cards.length }, [seat], { cards });
}

export function fillHand(g: Volk, seat: Seat, size: number): void {
  drawCards(g, seat, size - g.state.hands[seat].length);
}

/** Cards from the deck of the decade, as many as there are. */
export function drawCards(g: Volk, seat: Seat, count: number): void {
  const { hands } = g.state;
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = nextCard(g);
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  hands[seat].push(...drawn);
  g.run.seal("foreseen");
  g.tellSecret("drawn", { seat, count: drawn.length }, [seat], { cards: drawn });
}

/** [B3] Seven cards face up for a half of the decade. */
export function layOut(g: Volk): void {
  const { state } = g;
  state.display = [];
  while (state.display.length < DISPLAY && state.deck.length > 0) state.display.push(state.deck.pop() as CardId);
  g.run.seal();
  g.tell("display", { decade: state.decade, part: state.part, cards: [...state.display] });
}
