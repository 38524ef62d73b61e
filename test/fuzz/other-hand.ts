import type { CardFacts } from "../../src/games/cold-war/cards.ts";
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
): { readonly hand: Card[]; readonly deck: Card[] } {
  const pool = random.shuffle([...cards]);
  if (random.chance(2)) {
    const leaning = random.pick(leanings);
    pool.sort((one, two) => leaning(facts(one)) - leaning(facts(two)));
  }
  return { hand: pool.slice(0, size), deck: random.shuffle(pool.slice(size)) };
}
