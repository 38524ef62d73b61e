import { type Known, Random } from "../engine/index.ts";
import type { Playable } from "./player.ts";

/** So many positions that its seat thinks possible it looks at. */
const WORLDS = 8;

/** It takes half of the game only where it stands to lose more. */
const BEHIND = -0.15;

/** Whether a computer agrees to a draw: by what its seat knows. */
export function takesDraw({ mind }: Pick<Playable, "mind">, known: Known, seed: string): boolean {
  if (mind === undefined) return false;
  const random = new Random(seed);
  let sum = 0;
  for (let world = 0; world < WORLDS; world++) {
    const state = mind.deal(known, random);
    if (state === null) return false;
    sum += mind.worth(state, known.seat);
  }
  return sum / WORLDS <= BEHIND;
}
