import type { ColdWar, World } from "../cold-war.ts";
import type { LogKey } from "../messages/keys.ts";
import { other, type Side } from "../seats.ts";

/** [4.3] The next card of the draw pile. When none is left, the discards become a new pile: at once, or when needed. */
export const drawCard = <T extends World>(g: ColdWar<T>): T["card"] | undefined => draw(g, (deck) => deck.pop());

/** The same, turned up for all to see; `alike` says which cards have the same consequences. */
export const turnUpCard = <T extends World>(g: ColdWar<T>, alike: (card: T["card"]) => string): T["card"] | undefined =>
  draw(g, (deck) => g.run.turnUp(deck, alike));

function draw<T extends World>(
  g: ColdWar<T>,
  take: (deck: T["card"][]) => T["card"] | undefined,
): T["card"] | undefined {
  if (g.state.deck.length === 0) reshuffle(g);
  const card = take(g.state.deck);
  if (g.state.deck.length === 0 && g.reshufflesAtOnce()) reshuffle(g);
  return card;
}

function reshuffle<T extends World>(g: ColdWar<T>): void {
  const { state } = g;
  if (state.discard.length === 0) return;
  state.deck = state.discard;
  state.discard = [];
  g.run.shuffle(state.deck, "reshuffle");
  g.tell("reshuffle", { cards: state.deck.length });
}

/** Draws so many cards into a hand; the others see only the number. */
export function drawInto<T extends World>(g: ColdWar<T>, side: Side, count: number): void {
  const drawn: T["card"][] = [];
  while (drawn.length < count) {
    const card = drawCard(g);
    if (card === undefined) break;
    drawn.push(card);
  }
  g.state.hands[side].push(...drawn);
  tellDrawn(g, side, drawn);
}

/** [4.5.B, 11.1.4] One card at a time, USSR first, until both hands are full; a hand too large stays so. */
export function dealTo<T extends World>(g: ColdWar<T>, size: number): void {
  const { hands } = g.state;
  const drawn: Record<Side, T["card"][]> = { us: [], ussr: [] };
  const missing = { us: size - hands.us.length, ussr: size - hands.ussr.length };
  for (let side: Side = "ussr"; missing.us > 0 || missing.ussr > 0; side = other(side)) {
    if (missing[side] <= 0) continue;
    const card = drawCard(g);
    if (card === undefined) break;
    drawn[side].push(card);
    missing[side]--;
  }
  for (const side of ["ussr", "us"] as const) {
    hands[side].push(...drawn[side]);
    tellDrawn(g, side, drawn[side]);
  }
}

function tellDrawn<T extends World>(g: ColdWar<T>, side: Side, cards: readonly T["card"][]): void {
  if (cards.length === 0) return;
  g.run.seal("drawn");
  g.tellSecret("drawn", { side, count: cards.length }, [side], { cards });
}

/** Lays a card of a hand on the table, where it stays while it is resolved [5.4]. */
export function layDown<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): void {
  takeFrom(g.state.hands[side], card);
  g.state.playing.push(card);
}

/** Discards from a hand without any event. */
export function discardFrom<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): void {
  takeFrom(g.state.hands[side], card);
  g.state.discard.push(card);
  g.tell("discard", { side, card });
}

/** Ends a play: the card goes from the table to its pile. */
export function putAway<T extends World>(g: ColdWar<T>, card: T["card"], pile: "discard" | "removed"): void {
  takeFrom(g.state.playing, card);
  g.state[pile].push(card);
}

export function takeFrom<Id extends string>(cards: Id[], card: Id): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  cards.splice(at, 1);
}

/** Shows cards to the other side, and to nobody else. */
export function showTo<T extends World>(
  g: ColdWar<T>,
  viewer: Side,
  key: LogKey<T>,
  cards: readonly T["card"][],
): void {
  g.run.seal("foreseen");
  g.tellSecret(key, { side: other(viewer), count: cards.length }, [viewer, other(viewer)], { cards: [...cards] });
}
