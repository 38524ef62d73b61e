import { type Flow, type Hint, noArgs, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import { other, type Side } from "../seats.ts";
import { type Points, valueAt } from "./points.ts";
import { type StrikeLimits, targets } from "./targets.ts";

export interface CoupLimits extends StrikeLimits {
  /** No military operations for it [8.2.5]. */
  readonly free?: true;
  /** DEFCON stays where it is. */
  readonly calm?: true;
}

/** [6.3] One attempt with all points. Returns how much enemy influence it removed, and where. */
export function* coup<T extends World>(
  g: ColdWar<T>,
  side: Side,
  points: Points,
  limits: CoupLimits = {},
): Flow<{ place: Place; removed: number }> {
  const options = targets(g, side, "coup", limits).map((place) => coupOption(g, side, place, points, limits));
  // so that a refusal can be explained
  const args = limits.anyDefcon ? { anyDefcon: true } : noArgs;
  const id = yield* g.ask(side, { kind: "coup.target", args, rule: "6.3.1" }, options);
  const place = g.board.place(id);
  const ops = valueAt(points, place);
  yield* g.beforeCoup(side, place, limits);
  if (limits.free !== true) g.addMilOps(side, ops);
  yield* g.beforeDice([side]);
  const { success, removed } = yield* attempt(g, side, place, ops);
  g.afterCoup(side, place, success);
  if (degrades(g, side, place, limits)) g.lowerDefcon();
  g.coupIsOver(side);
  return { place, removed };
}

/** The arithmetic of an attempt before its die: shared with whoever wants to know the odds. */
export function coupSum<T extends World>(g: ColdWar<T>, side: Side, place: Place, ops: number) {
  const stability = g.board.stability[place] as number;
  const modifier = g.coupModifier(side, place);
  return { stability, modifier, total: ops + modifier - 2 * stability };
}

/** [6.3.2] Removes the surplus from the enemy; what is left of it becomes own influence. */
function* attempt<T extends World>(
  g: ColdWar<T>,
  side: Side,
  place: Place,
  ops: number,
): Flow<{ success: boolean; removed: number }> {
  const { stability, modifier, total } = coupSum(g, side, place, ops);
  const die = yield* g.coupDie(side, place, total);
  const result = die + total;
  g.tell("coup", { side, country: g.board.id(place), die, ops, modifier, stability, result });
  if (result <= 0) return { success: false, removed: 0 };
  const removed = Math.min(result, g.influence(other(side), place));
  g.change(other(side), place, -removed);
  g.change(side, place, result - removed);
  return { success: true, removed };
}

const degrades = <T extends World>(g: ColdWar<T>, side: Side, place: Place, limits: CoupLimits): boolean =>
  limits.calm !== true && g.coupDegrades(side, place);

function coupOption<T extends World>(
  g: ColdWar<T>,
  side: Side,
  place: Place,
  points: Points,
  limits: CoupLimits,
): Option<string> {
  const level = defconAfterCoup(g, side, place, limits);
  return option(g.board.id(place), {
    ...coupChance(coupSum(g, side, place, valueAt(points, place)).total),
    ...(level === g.state.defcon ? {} : { defcon: level }),
    ...(limits.calm !== true && g.coupRisksDefcon(place) ? { risk: level - 1 } : {}),
    ...g.board.news[place],
  });
}

/** [6.3.2] How often the die brings more than nothing, in percent, and how much at least and at best. */
function coupChance(total: number): Hint {
  const winning = Math.min(6, Math.max(0, 6 + total));
  const chance = Math.round((winning / 6) * 100);
  if (winning === 0) return { chance };
  return winning < 6 ? { chance, best: 6 + total } : { chance, least: 1 + total, best: 6 + total };
}

/** [6.3.4] The level that a coup leads to. */
export const defconAfterCoup = <T extends World>(
  g: ColdWar<T>,
  side: Side,
  place: Place,
  limits: CoupLimits = {},
): number => (degrades(g, side, place, limits) ? g.lowered() : g.state.defcon);
