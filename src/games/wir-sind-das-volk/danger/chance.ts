import type { Likelihood } from "../../../engine/index.ts";

/** An exact chance. */
export type Chance = Likelihood;

export const never: Chance = { ways: 0, cases: 1 };
export const surely: Chance = { ways: 1, cases: 1 };

export function plus(one: Chance, two: Chance): Chance {
  if (one.ways === 0) return two;
  return two.ways === 0 ? one : lowest(one.ways * two.cases + two.ways * one.cases, one.cases * two.cases);
}

export const times = (one: Chance, two: Chance): Chance =>
  one.ways === 0 || two.ways === 0 ? never : lowest(one.ways * two.ways, one.cases * two.cases);

/** The smallest of some; without any it is sure. */
export const smallest = (chances: readonly Chance[]): Chance =>
  chances.reduce((least, each) => (isLess(each, least) ? each : least), surely);

export const greatest = (chances: readonly Chance[]): Chance =>
  chances.reduce((most, each) => (isLess(most, each) ? each : most), never);

const isLess = (one: Chance, two: Chance): boolean => one.ways * two.cases < two.ways * one.cases;

function lowest(ways: number, cases: number): Chance {
  let [divisor, rest] = [cases, ways];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return { ways: ways / divisor, cases: cases / divisor };
}
