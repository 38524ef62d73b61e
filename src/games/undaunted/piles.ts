import { layToken } from "./changes.ts";
import type { CardId, TileId } from "./data/index.ts";
import { CONTROL_TOKENS } from "./data/index.ts";
import { token } from "./position.ts";
import type { Side } from "./sides.ts";
import type { UndauntedState } from "./state.ts";
import type { Undaunted } from "./undaunted.ts";

/** Takes one copy out of a pile; false if there is none. */
export function take(pile: CardId[], card: CardId): boolean {
  const at = pile.indexOf(card);
  if (at < 0) return false;
  pile.splice(at, 1);
  return true;
}

/** Each title once, in the order of the pile. */
export const titles = (pile: readonly CardId[]): CardId[] => pile.filter((card, at) => pile.indexOf(card) === at);

export function copiesOf(pile: readonly CardId[], card: CardId): number {
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
    const card = army.deck.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  army.hand.push(...drawn);
  if (drawn.length > 0) g.run.seal();
  g.run.tellSecret("drawn", { side, count: drawn.length }, [side], { cards: drawn });
}

function reshuffle(g: Undaunted, side: Side): void {
  const army = g.army(side);
  if (army.discard.length === 0) return;
  army.deck = army.discard.splice(0);
  g.run.shuffle(army.deck, `${side} deck`);
  g.tell("reshuffled", { side, count: army.deck.length });
}

/** [8.10] One fog from the supply to the discards, if there is any. */
export function gainFog(g: Undaunted, side: Side): boolean {
  const { supply, discard } = g.army(side);
  if (!take(supply, fogOf(side))) return false;
  discard.push(fogOf(side));
  return true;
}

/** [R21] */
export const hasTokenLeft = (state: UndauntedState, side: Side): boolean =>
  Object.keys(state.armies[side].tokens).length < CONTROL_TOKENS;

/** [7.3] A token, scouted side up, where there is none; each one costs a fog. */
export function scoutTile(g: Undaunted, side: Side, tile: TileId): void {
  if (token(g.state, side, tile) !== undefined) return;
  layToken(g.state, side, tile, "scouted");
  g.tell("scouted", { side, tile, fog: gainFog(g, side) ? 1 : 0 });
}
