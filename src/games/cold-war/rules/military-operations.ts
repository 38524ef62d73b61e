import type { ColdWar, World } from "../cold-war.ts";
import { sides } from "../seats.ts";

/** [8.2.1] Each point short of the DEFCON level is a VP for the other side; both shortfalls are netted, for the US. */
export function militaryPenalty<T extends World>(g: ColdWar<T>): number {
  const { milOps, defcon } = g.state;
  const short = { us: Math.max(0, defcon - milOps.us), ussr: Math.max(0, defcon - milOps.ussr) };
  if (short.us > 0 || short.ussr > 0) g.tell("milops.check", { defcon, us: milOps.us, ussr: milOps.ussr });
  return short.ussr - short.us;
}

export function resetMilitaryOperations<T extends World>(g: ColdWar<T>): void {
  for (const side of sides) g.state.milOps[side] = 0;
}
