import { Run, ScriptedFate } from "../../src/engine/index.ts";
import type { CardFacts } from "../../src/games/cold-war/cards/card.ts";
import type { ColdWar, World } from "../../src/games/cold-war/cold-war.ts";
import { roundsLeft, scoringCards } from "../../src/games/cold-war/rules/rounds.ts";
import { other, type Side } from "../../src/games/cold-war/seats.ts";
import type { Random } from "./random.ts";

/** What a hand may be full of: small or large cards, scoring cards or none, cards of one side. */
const leanings: readonly ((card: CardFacts) => number)[] = [
  ({ ops, scoring }) => (scoring ? 9 : ops),
  ({ ops }) => -ops,
  ({ scoring }) => (scoring ? 0 : 1),
  ({ side }) => (side === "us" ? 0 : 1),
  ({ side }) => (side === "ussr" ? 0 : 1),
];

/**
 * Deals another hand out of the cards that it could come from, and what is left as the draw pile. Every other time one that
 * chance would hardly bring: what a side holds none of is what others must not find out.
 */
export function dealOther<Card extends string>(
  cards: readonly Card[],
  size: number,
  facts: (card: Card) => CardFacts,
  random: Random,
  fairly: boolean,
): { readonly hand: Card[]; readonly deck: Card[] } {
  const pool = random.shuffle([...cards]);
  if (!fairly && random.chance(2)) {
    const leaning = random.pick(leanings);
    pool.sort((one, two) => leaning(facts(one)) - leaning(facts(two)));
  }
  return { hand: pool.slice(0, size), deck: random.shuffle(pool.slice(size)) };
}

/** The rules over a position, to be looked at only. */
export const lookAt = <State>(state: State): Run<State, Side> => new Run<State, Side>(state, new ScriptedFate());

/** Whether the other side still has a round for every scoring card it holds: it would have had to play them before. */
export function couldHold<T extends World>(g: ColdWar<T>, seat: Side, step: object): boolean {
  if (!("round" in step && "side" in step)) return true;
  const rival = other(seat);
  g.state.round = Number(step.round);
  g.state.phasing = seat;
  const hasActed = step.side !== rival && g.firstSide() === rival;
  return scoringCards(g, rival).length <= roundsLeft(g, rival) - (hasActed ? 1 : 0);
}
