import { type ActionId, actionIds, type CardId, cardIds, cards, type Squad } from "../components/index.ts";

/** A set of card titles is a number with a bit for each: there are fewer than 31. */
const bits = new Map(cardIds.map((id, at) => [id, 1 << at]));

export const titleBit = (card: CardId): number => bits.get(card) ?? 0;

export function titleSet(...piles: readonly (readonly CardId[])[]): number {
  let set = 0;
  let last: CardId | undefined;
  for (const pile of piles)
    for (const card of pile) {
      // copies often lie together
      if (card !== last) set |= titleBit(card);
      last = card;
    }
  return set;
}

const having = new Map<ActionId, number>(
  actionIds.map((id) => [
    id,
    titleSet(cardIds.filter((card) => cards[card].actions.some((each) => each.action === id))),
  ]),
);

/** The titles that offer an action. */
export const titlesWith = (action: ActionId): number => having.get(action) ?? 0;

const squads: Readonly<Record<Squad, number>> = {
  A: titleSet(cardIds.filter((card) => cards[card].squad === "A")),
  T: titleSet(cardIds.filter((card) => cards[card].squad === "T")),
};

interface Bolster {
  readonly title: number;
  readonly admits: number;
}

const bolsters: readonly Bolster[] = cardIds.flatMap((card) =>
  cards[card].actions
    .filter(({ action }) => action === "bolster")
    .map(({ squad }) => ({ title: titleBit(card), admits: squad === undefined ? titleSet(cardIds) : squads[squad] })),
);

/** [8.7] A set with all that it can bring back from the supply: a card that bolsters may bring in another that does. */
export function withBolstered(set: number, supply: number): number {
  for (const { title, admits } of bolsters)
    if ((set & title) !== 0 && (supply & admits & ~set) !== 0) return withBolstered(set | (supply & admits), supply);
  return set;
}
