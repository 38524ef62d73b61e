import type { Flow } from "../../../engine/index.ts";
import type { Element } from "../cards/types.ts";
import { armsRaceCards } from "../data/two-plus-two/arms-race.ts";
import { conflictCards } from "../data/two-plus-two/conflict.ts";
import { singles } from "../events/elements.ts";
import { execute } from "../events/execute.ts";
import type { Superpower } from "../seats.ts";
import type { Volk } from "../volk.ts";
import type { ArmsRaceId, ConflictId } from "./state.ts";
import type { ArmsRaceCard, ConflictCard } from "./types.ts";

const armsById: ReadonlyMap<string, ArmsRaceCard> = new Map(armsRaceCards.map((each) => [each.id, each]));
const conflictById: ReadonlyMap<string, ConflictCard> = new Map(conflictCards.map((each) => [each.id, each]));

export const armsRaceIds: readonly ArmsRaceId[] = armsRaceCards.map(({ id }) => id);
export const conflictIds: readonly ConflictId[] = conflictCards.map(({ id }) => id);

/** [8] The line of the decade in the superpower's column. */
export function* drawArmsRace(g: Volk, power: Superpower): Flow {
  const { armsDeck, armsDiscard } = g.powers;
  const card = armsById.get(take(g, armsDeck, armsDiscard));
  if (card === undefined) return;
  g.tell("arms-race.card", { power, card: card.id });
  yield* executeCell(g, power, card[power][g.state.decade - 1] ?? []);
  if (card.reshuffle) reshuffle(g, armsDeck, armsDiscard, "arms-race");
}

export function* drawConflict(g: Volk, power: Superpower): Flow {
  const { conflictDeck, conflictDiscard } = g.powers;
  const card = conflictById.get(take(g, conflictDeck, conflictDiscard));
  if (card === undefined) return;
  g.tell("conflict.card", { power, card: card.id });
  yield* executeCell(g, power, card[power]);
  if (card.reshuffle) reshuffle(g, conflictDeck, conflictDiscard, "conflict");
}

function take<Id extends string>(g: Volk, deck: Id[], discard: Id[]): Id {
  const card = deck.pop();
  if (card === undefined) throw new Error("The reshuffle cards keep a deck from running out");
  g.run.seal();
  discard.push(card);
  return card;
}

/** From left to right; the superpower places its icons unless a coat of arms says otherwise. */
function* executeCell(g: Volk, power: Superpower, cell: readonly Element[]): Flow {
  const resolution = {
    deciderOf: (element: Element) => ("icon" in element ? (element.decidedBy ?? power) : power),
    placed: new Map(),
    mayTurnPrestige: false,
  };
  for (const single of singles(cell)) yield* execute(g, single, resolution);
}

/** [8] All ten cards are shuffled, the one just played included. */
function reshuffle<Id extends string>(g: Volk, deck: Id[], discard: Id[], what: string): void {
  deck.push(...discard.splice(0));
  deck.sort();
  g.run.shuffle(deck, what);
  g.tell("reshuffled", { deck: what });
}
