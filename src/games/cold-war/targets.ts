import type { Reason } from "../../engine/index.ts";
import type { Place } from "./board.ts";
import type { ColdWar, World } from "./cold-war.ts";
import { other, type Side } from "./sides.ts";

export type Strike = "coup" | "realign";

export interface StrikeLimits {
  /** Only these places. */
  readonly among?: readonly Place[];
  /** An event that names its region is not bound by DEFCON [6.3.5]. */
  readonly anyDefcon?: true;
}

/** Where DEFCON closes a region to coups and realignments [8.1.5]; the level that does. */
export function isBanned<T extends World>(g: ColdWar<T>, place: Place): boolean {
  const bans = g.rules.bans[g.state.defcon];
  if (bans === undefined) return false;
  for (const area of bans) if (g.board.within(area)[place]) return true;
  return false;
}

/** The places a side may attempt a coup in, or realign. */
export function targets<T extends World>(g: ColdWar<T>, side: Side, how: Strike, limits: StrikeLimits = {}): Place[] {
  const free = limits.anyDefcon === true || (how === "realign" && g.realignmentIgnoresDefcon());
  const enemy = g.state.influence[other(side)];
  const found: Place[] = [];
  for (const place of limits.among ?? g.board.everywhere) {
    if (enemy[place] === 0) continue;
    if (!free && isBanned(g, place)) continue;
    if (g.protection(side, place, how) !== null) continue;
    found.push(place);
  }
  return found;
}

/** Why a place is not among the targets; the mirror of `targets`. */
export function whyNoTarget<T extends World>(
  g: ColdWar<T>,
  side: Side,
  how: Strike,
  place: Place,
  limits: StrikeLimits = {},
): Reason | undefined {
  const country = g.board.id(place);
  const rule = how === "coup" ? "6.3.1" : "6.2.1";
  if (limits.among !== undefined && !limits.among.includes(place))
    return { key: "refusal.elsewhere", args: { country } };
  if (g.influence(other(side), place) === 0)
    return { key: `refusal.${how}.empty`, args: { country, enemy: other(side) }, rule };
  const free = limits.anyDefcon === true || (how === "realign" && g.realignmentIgnoresDefcon());
  if (!free && isBanned(g, place))
    return { key: "refusal.defcon", args: { country, defcon: g.state.defcon }, rule: "8.1.5" };
  const card = g.protection(side, place, how);
  if (card !== null) return { key: "refusal.protected", args: { country, card } };
  return undefined;
}
