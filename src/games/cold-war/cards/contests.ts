import type { Flow } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Side } from "../seats.ts";

/** Both roll and add; the higher total gains VP. Equal Olympic rolls are repeated, an equal summit has no winner. */
export function* compete<T extends World>(
  g: ColdWar<T>,
  contest: "olympics" | "summit",
  by: Side,
  byBonus: number,
  rival: Side,
  rivalBonus: number,
  vp: number,
): Flow<Side | null> {
  for (;;) {
    yield* g.beforeDice([by, rival]);
    const { [by]: byDie, [rival]: rivalDie } = g.rollAgainst(by);
    g.tell("contest", { contest, by, byDie, byBonus, rival, rivalDie, rivalBonus });
    const lead = byDie + byBonus - rivalDie - rivalBonus;
    if (lead === 0 && contest === "olympics") continue;
    if (lead === 0) return null;
    const winner = lead > 0 ? by : rival;
    g.award(winner, vp);
    return winner;
  }
}
