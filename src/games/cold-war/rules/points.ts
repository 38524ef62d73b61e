import type { Place } from "../components/board.ts";

/**
 * The operations points of one play. The bare value may be below 1 and is raised to 1 only at the end [7.4]; each bonus
 * holds while every point so far, and the next one, lies inside its area.
 */
export interface Points {
  readonly bare: number;
  readonly bonuses: readonly (readonly boolean[])[];
  /** What they are worth for placing influence, where that differs. */
  readonly placing?: Points;
  /** The card they come from; none where an event grants a number. */
  readonly card?: string;
}

const noBonus: readonly (readonly boolean[])[] = [];

export const points = (bare: number, bonuses: readonly (readonly boolean[])[] = noBonus): Points => ({ bare, bonuses });

export const forPlacing = (points: Points): Points => points.placing ?? points;

/** The value wherever it is used: what counts for the space race and for discards. */
export const plainValue = (points: Points): number => Math.max(1, points.bare);

/** The value if the points go to `place` too, with those of the `bonuses` that hold there. */
export function valueAt(points: Points, place: Place, bonuses = points.bonuses): number {
  let value = points.bare;
  for (const area of bonuses) if (area[place]) value++;
  return Math.max(1, value);
}

/** The bonuses that still hold once `place` has been used. */
export function bonusesAfter(bonuses: readonly (readonly boolean[])[], place: Place): readonly (readonly boolean[])[] {
  return bonuses.every((area) => area[place]) ? bonuses : bonuses.filter((area) => area[place]);
}
