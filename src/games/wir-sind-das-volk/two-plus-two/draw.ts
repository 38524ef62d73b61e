import type { Flow } from "../../../engine/index.ts";
import { singles } from "../cards/elements.ts";
import type { Element } from "../cards/types.ts";
import type { Execute } from "../rules/events/types.ts";
import type { Superpower } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { type ArmsRaceCard, type ArmsRaceId, armsRaceCards } from "./cards/arms-race.ts";
import { type ConflictCard, type ConflictId, conflictCards } from "./cards/conflict.ts";

const armsById: ReadonlyMap<string, ArmsRaceCard> = new Map(armsRaceCards.map((each) => [each.id, each]));
const conflictById: ReadonlyMap<string, ConflictCard> = new Map(conflictCards.map((each) => [each.id, each]));

export const armsRaceIds: readonly ArmsRaceId[] = armsRaceCards.map(({ id }) => id);
export const conflictIds: readonly ConflictId[] = conflictCards.map(({ id }) => id);

/** [8] The line of the decade in the superpower's column. */
export function* drawArmsRace(g: Volk, power: Superpower, execute: Execute): Flow {
  const { armsDeck, armsDiscard } = g.powers;
  const { decade } = g.state;
  const lineOf = (id: string) => armsById.get(id)?.[power][decade - 1] ?? [];
  const card = armsById.get(take(g, armsDeck, armsDiscard, lineOf));
  if (card === undefined) return;
  g.tell("arms-race.card", { power, card: card.id });
  yield* executeCell(g, power, lineOf(card.id), card.reshuffle ? "arms-race" : null, execute);
  if (card.reshuffle) reshuffle(g, armsDeck, armsDiscard, "arms-race");
}

export function* drawConflict(g: Volk, power: Superpower, execute: Execute): Flow {
  const { conflictDeck, conflictDiscard } = g.powers;
  const lineOf = (id: string) => conflictById.get(id)?.[power] ?? [];
  const card = conflictById.get(take(g, conflictDeck, conflictDiscard, lineOf));
  if (card === undefined) return;
  g.tell("conflict.card", { power, card: card.id });
  yield* executeCell(g, power, card[power], card.reshuffle ? "conflict" : null, execute);
  if (card.reshuffle) reshuffle(g, conflictDeck, conflictDiscard, "conflict");
}

/** Cards are alike if the line that counts is the same and both, or neither, have the deck reshuffled. */
function take<Id extends string>(g: Volk, deck: Id[], discard: Id[], lineOf: (id: Id) => readonly Element[]): Id {
  const card = g.run.turnUp(deck, (id) => JSON.stringify([lineOf(id), isReshuffled(id)]));
  if (card === undefined) throw new Error("The reshuffle cards keep a deck from running out");
  discard.push(card);
  return card;
}

/** [8] Whether a card is shuffled back with all others once it has been played. */
export const isReshuffled = (id: string): boolean => (armsById.get(id) ?? conflictById.get(id))?.reshuffle === true;

/** From left to right; the superpower places its icons unless a coat of arms says otherwise. */
function* executeCell(
  g: Volk,
  power: Superpower,
  cell: readonly Element[],
  reshuffled: SmallDeck | null,
  execute: Execute,
): Flow {
  const resolution = {
    deciderOf: (element: Element) => ("icon" in element ? (element.decidedBy ?? power) : power),
    placed: new Map(),
    mayTurnPrestige: false,
  };
  const outer = g.ahead;
  if (reshuffled !== null) g.ahead = [reshuffleId(reshuffled), ...outer];
  yield* g.inTurn(singles(cell), (single) => execute(g, single, resolution));
  g.ahead = outer;
}

export type SmallDeck = "arms-race" | "conflict";

/** The id of a reshuffle among what is still to come. */
const reshuffleId = (deck: SmallDeck) => `reshuffle:${deck}` as const;

/** [8] All ten cards are shuffled, the one just played included. */
function reshuffle<Id extends string>(g: Volk, deck: Id[], discard: Id[], what: string): void {
  deck.push(...discard.splice(0));
  deck.sort();
  g.run.shuffle(deck, what);
  g.tell("reshuffled", { deck: what });
}
