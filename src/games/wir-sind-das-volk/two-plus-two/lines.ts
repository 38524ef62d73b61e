import type { Element } from "../cards/types.ts";
import type { Superpower } from "../seats.ts";
import { type ArmsRaceCard, armsRaceCards } from "./cards/arms-race.ts";
import { type ConflictCard, conflictCards } from "./cards/conflict.ts";

const armsById: ReadonlyMap<string, ArmsRaceCard> = new Map(armsRaceCards.map((each) => [each.id, each]));
const conflictById: ReadonlyMap<string, ConflictCard> = new Map(conflictCards.map((each) => [each.id, each]));

/** [8] The line of the decade in the superpower's column. */
export const armsRaceLine = (id: string, power: Superpower, decade: number): readonly Element[] =>
  armsById.get(id)?.[power][decade - 1] ?? [];

export const conflictLine = (id: string, power: Superpower): readonly Element[] => conflictById.get(id)?.[power] ?? [];

/** [8] Whether a card is shuffled back with all others once it has been played. */
export const isReshuffled = (id: string): boolean => (armsById.get(id) ?? conflictById.get(id))?.reshuffle === true;
