import type { Flow } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import { other, type Side } from "../seats.ts";

interface War {
  readonly target: Place;
  /** The modified die that wins. */
  readonly needs: number;
  readonly vp: number;
  readonly milOps: number;
  /** Added to the die, besides what the neighbours take off. */
  readonly modifier?: number;
}

/** [7.6] Military operations, a die less the enemy's neighbours, and the enemy's influence changes hands. */
export function* war<T extends World>(
  g: ColdWar<T>,
  side: Side,
  { target, needs, vp, milOps, modifier = 0 }: War,
): Flow {
  yield* g.beforeDice([side]);
  const enemy = other(side);
  const neighbours = g.board.adjacent(target).filter((place) => g.controls(enemy, place)).length;
  // [2.1.5] the enemy's own land counts as a country it controls
  const homeland = g.board.superpower[target] === enemy ? 1 : 0;
  const total = modifier - neighbours - homeland;
  g.addMilOps(side, milOps);
  const die = g.roll(side);
  const won = die + total >= needs;
  g.tell("war", { side, country: g.board.id(target), die, modifier: total, needs, won });
  if (!won) return;
  const taken = g.influence(enemy, target);
  g.change(enemy, target, -taken);
  g.change(side, target, taken);
  g.award(side, vp);
}
