import type { Flow } from "../../../engine/index.ts";
import { singles } from "../cards/elements.ts";
import type { Element } from "../cards/types.ts";
import type { Execute } from "../rules/events/types.ts";
import type { Superpower } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { type ArmsRaceId, armsRaceCards } from "./cards/arms-race.ts";
import { type ConflictId, conflictCards } from "./cards/conflict.ts";
import { armsRaceLine, conflictLine, isReshuffled } from "./lines.ts";

export const armsRaceIds: readonly ArmsRaceId[] = armsRaceCards.map(({ id }) => id);
export const conflictIds: readonly ConflictId[] = conflictCards.map(({ id }) => id);

export function* drawArmsRace(g: Volk, power: Superpower, execute: Execute): Flow {
  const { armsDeck, armsDiscard } = g.powers;
  const { decade } = g.state;
  const lineOf = (id: string) => armsRaceLine(id, power, decade);
  const card = take(g, armsDeck, armsDiscard, lineOf);
  g.tell("arms-race.card", { power, card, decade });
  yield* executeCell(g, power, lineOf(card), isReshuffled(card) ? "arms-race" : null, execute);
  if (isReshuffled(card)) reshuffle(g, armsDeck, armsDiscard, "arms-race");
}

export function* drawConflict(g: Volk, power: Superpower, execute: Execute): Flow {
  const { conflictDeck, conflictDiscard } = g.powers;
  const lineOf = (id: string) => conflictLine(id, power);
  const card = take(g, conflictDeck, conflictDiscard, lineOf);
  g.tell("conflict.card", { power, card });
  yield* executeCell(g, power, lineOf(card), isReshuffled(card) ? "conflict" : null, execute);
  if (isReshuffled(card)) reshuffle(g, conflictDeck, conflictDiscard, "conflict");
}

/** Cards are alike if the line that counts is the same and both, or neither, have the deck reshuffled. */
function take<Id extends string>(g: Volk, deck: Id[], discard: Id[], lineOf: (id: Id) => readonly Element[]): Id {
  const card = g.run.turnUp(deck, (id) => JSON.stringify([lineOf(id), isReshuffled(id)]));
  if (card === undefined) throw new Error("The reshuffle cards keep a deck from running out");
  discard.push(card);
  return card;
}

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
