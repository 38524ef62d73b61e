import type { CardId, TileId } from "../components/index.ts";
import { CONTROL_TOKENS } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { Army, Pile, UndauntedState } from "../state.ts";
import type { Undaunted } from "../undaunted.ts";
import { layToken } from "./changes.ts";
import { token } from "./position.ts";

type PileId = "deck" | "hand" | "discard" | "played" | "supply" | "removed";

/** Moves one copy from one pile to another; false if there is none. */
export function moveCard(army: Army, card: CardId, from: PileId, to: PileId): boolean {
  const at = army[from].indexOf(card);
  if (at < 0) return false;
  army[from] = army[from].toSpliced(at, 1);
  army[to] = [...army[to], card];
  return true;
}

/** [10.2, 11.3] Every copy in a pile leaves the game. */
export function removeCopies(army: Army, card: CardId, from: PileId): void {
  while (moveCard(army, card, from, "removed"));
}

/** Each title once, in the order of the pile. */
export const titles = (pile: Pile): CardId[] => pile.filter((card, at) => pile.indexOf(card) === at);

export function copiesOf(pile: Pile, card: CardId): number {
  let count = 0;
  for (const each of pile) if (each === card) count++;
  return count;
}

export const fogOf = (side: Side) => `${side}-fog` as const;

/** [4.1] Draws up to so many cards; an empty deck is made anew from the discards, never from the play area. */
export function draw(g: Undaunted, side: Side, count: number): void {
  const army = g.army(side);
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (army.deck.length === 0) reshuffle(g, side);
    const card = army.deck.at(-1);
    if (card === undefined) break;
    army.deck = army.deck.slice(0, -1);
    drawn.push(card);
  }
  army.hand = [...army.hand, ...drawn];
  if (drawn.length > 0) g.run.seal();
  g.tellSecret("drawn", { side, count: drawn.length }, side, { cards: drawn });
}

function reshuffle(g: Undaunted, side: Side): void {
  const army = g.army(side);
  if (army.discard.length === 0) return;
  army.deck = army.discard;
  army.discard = [];
  shuffleDeck(g, side);
  g.tell("reshuffled", { side, count: army.deck.length });
}

export function shuffleDeck(g: Undaunted, side: Side): void {
  const army = g.army(side);
  const deck = army.deck.slice();
  g.run.shuffle(deck, `${side} deck`);
  army.deck = deck;
}

/** [8.10] One fog from the supply to the discards, if there is any. */
export const gainFog = (g: Undaunted, side: Side): boolean => moveCard(g.army(side), fogOf(side), "supply", "discard");

/** [R21] Nobody lays more tokens than there are. */
export const hasTokenLeft = (state: UndauntedState, side: Side): boolean =>
  Object.keys(state.armies[side].tokens).length < CONTROL_TOKENS;

/** [7.3] A token, scouted side up, where there is none; each one costs a fog. */
export function scoutTile(g: Undaunted, side: Side, tile: TileId): void {
  if (token(g.state, side, tile) !== undefined) return;
  layToken(g.state, side, tile, "scouted");
  g.tell("scouted", { side, tile, fog: gainFog(g, side) ? 1 : 0 });
}
