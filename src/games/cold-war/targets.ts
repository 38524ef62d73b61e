import { type Args, noArgs, type Reason } from "../../engine/index.ts";
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

const isBanned = <T extends World>(g: ColdWar<T>, place: Place): boolean =>
  g.rules.banned[g.state.defcon]?.[place] === true;

/** What an ask tells of the limits, so that a refusal can be explained. */
export const strikeArgs = (limits: StrikeLimits): Args => (limits.anyDefcon ? { anyDefcon: true } : noArgs);

/** The places a side may attempt a coup in, or realign. */
export function targets<T extends World>(g: ColdWar<T>, side: Side, how: Strike, limits: StrikeLimits = {}): Place[] {
  const free = isFree(g, side, how, limits);
  return (limits.among ?? g.board.everywhere).filter((place) => isTarget(g, side, how, place, free));
}

export function hasTarget<T extends World>(g: ColdWar<T>, side: Side, how: Strike, limits: StrikeLimits = {}): boolean {
  const free = isFree(g, side, how, limits);
  return (limits.among ?? g.board.everywhere).some((place) => isTarget(g, side, how, place, free));
}

const isFree = <T extends World>(g: ColdWar<T>, side: Side, how: Strike, limits: StrikeLimits): boolean =>
  limits.anyDefcon === true || !g.isBoundByDefcon(side) || (how === "realign" && g.realignmentIgnoresDefcon());

const isTarget = <T extends World>(g: ColdWar<T>, side: Side, how: Strike, place: Place, free: boolean): boolean =>
  g.state.influence[other(side)][place] !== 0 &&
  (free || !isBanned(g, place)) &&
  g.protection(side, place, how) === null;

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
  if (!g.board.everywhere.includes(place)) return { key: "refusal.no-country", args: { country }, rule };
  if (g.influence(other(side), place) === 0)
    return { key: `refusal.${how}.empty`, args: { country, enemy: other(side) }, rule };
  if (!isFree(g, side, how, limits) && isBanned(g, place))
    return { key: "refusal.defcon", args: { country, defcon: g.state.defcon }, rule: g.rules.bannedBy };
  const card = g.protection(side, place, how);
  if (card !== null) return { key: "refusal.protected", args: { country, card } };
  return undefined;
}
