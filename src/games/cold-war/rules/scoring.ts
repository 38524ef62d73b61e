import type { ColdWar, World } from "../cold-war.ts";
import { type Side, sides } from "../seats.ts";
import type { Standing } from "../standing.ts";

/** Writes down how both sides stand in a region that is scored, and what their points are made of. */
export function tellScoring<T extends World>(
  g: ColdWar<T>,
  region: string,
  standing: Readonly<Record<Side, Standing>>,
): void {
  const counts = sides.flatMap((side) => {
    const { status, vp, battlegrounds, borders } = standing[side];
    return Object.entries({
      [side]: status,
      [`${side}Vp`]: vp,
      [`${side}Keys`]: battlegrounds,
      [`${side}Borders`]: borders,
    });
  });
  g.tell("scoring", { region, ...Object.fromEntries(counts) });
}
