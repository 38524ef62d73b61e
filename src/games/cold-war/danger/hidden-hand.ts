import { countable, type Likelihood } from "../../../engine/index.ts";

/** The chance that a hand of `held` out of `all` cards has at most `most` of `special` ones. */
function atMost(most: number, special: number, all: number, held: number): number {
  let chance = 0;
  for (let count = 0; count <= Math.min(most, special, held); count++)
    chance += (choose(special, count) * choose(all - special, held - count)) / choose(all, held);
  return chance;
}

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let at = 0; at < count; at++) ways = (ways * (from - at)) / (at + 1);
  return ways;
}

/** Fine enough that nothing is lost before the chance is rounded for people. */
const FINE = 10_000;
const likelihood = (chance: number): Likelihood =>
  countable({ ways: Math.max(1, Math.round(chance * FINE)), cases: FINE });

/** How likely more than `most` of `special` cards are among `held` of `all`. */
export const moreThan = (most: number, special: number, all: number, held: number): Likelihood =>
  likelihood(1 - atMost(most, special, all, Math.min(held, all)));

/** How likely the best cards of a hand of `size`, out of `all`, include one of the `feared`. */
export function bestIncludes(
  feared: readonly { readonly worth: number }[],
  all: readonly { readonly worth: number }[],
  size: number,
): Likelihood {
  const held = Math.min(size, all.length);
  const ways = choose(all.length, held);
  let chance = 0;
  for (const worth of new Set(feared.map((card) => card.worth))) {
    const notBetter = all.filter((card) => card.worth <= worth).length;
    const among = feared.filter((card) => card.worth === worth).length;
    chance += (choose(notBetter, held) - choose(notBetter - among, held)) / ways;
  }
  return likelihood(chance);
}
