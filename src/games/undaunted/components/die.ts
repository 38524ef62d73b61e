/** The ten-sided die, with faces from 0 to 9. */
export const FACES = 10;

/** [9.3] Whether a face reaches a total: a 0 always does. */
export const succeeds = (face: number, total: number): boolean => face === 0 || face >= total;

const hittingFaces = (total: number): number => Math.min(FACES, Math.max(1, FACES + 1 - total));

/** All the equally likely rolls of so many dice. */
export const rollsOf = (dice: number): number => FACES ** dice;

/** How many of them have a success. */
export const hittingRolls = (total: number, dice: number): number =>
  rollsOf(dice) - (FACES - hittingFaces(total)) ** dice;

/** In percent, rounded. */
export const chanceOf = (total: number, dice: number): number =>
  Math.round((hittingRolls(total, dice) / rollsOf(dice)) * 100);
