import type { ColdWar, World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import type { Why } from "../messages/keys.ts";
import { other, type Side } from "../seats.ts";

type Strike = "coup" | "realign";

export interface StrikeLimits {
  /** Only these places. */
  readonly among?: readonly Place[];
  /** An event that names its region is not bound by DEFCON [6.3.5]. */
  readonly anyDefcon?: true;
}

/** The places a side may attempt a coup in, or realign. */
export function targets<T extends World>(g: ColdWar<T>, side: Side, how: Strike, limits: StrikeLimits = {}): Place[] {
  const enemy = g.state.influence[other(side)];
  const banned = bannedFor(g, side, how, limits);
  const found: Place[] = [];
  for (const place of limits.among ?? g.board.everywhere)
    if (enemy[place] !== 0 && isOpen(g, side, how, place, banned)) found.push(place);
  return found;
}

export function hasTarget<T extends World>(g: ColdWar<T>, side: Side, how: Strike, limits: StrikeLimits = {}): boolean {
  const enemy = g.state.influence[other(side)];
  const banned = bannedFor(g, side, how, limits);
  for (const place of limits.among ?? g.board.everywhere)
    if (enemy[place] !== 0 && isOpen(g, side, how, place, banned)) return true;
  return false;
}

type Banned = readonly boolean[] | null;

/** For every place whether DEFCON closes it; nothing if it closes none. */
function bannedFor<T extends World>(g: ColdWar<T>, side: Side, how: Strike, limits: StrikeLimits): Banned {
  if (limits.anyDefcon === true || !g.isBoundByDefcon(side)) return null;
  if (how === "realign" && g.realignmentIgnoresDefcon()) return null;
  return g.rules.banned[g.state.defcon] ?? null;
}

const isOpen = <T extends World>(g: ColdWar<T>, side: Side, how: Strike, place: Place, banned: Banned): boolean =>
  (banned === null || !banned[place]) && g.protection(side, place, how) === null;

/** Why a place is not among the targets; the mirror of `targets`. */
export function whyNoTarget<T extends World>(
  g: ColdWar<T>,
  side: Side,
  how: Strike,
  place: Place,
  limits: StrikeLimits = {},
): Why<T> | undefined {
  const country = g.board.id(place);
  const rule = how === "coup" ? "6.3.1" : "6.2.1";
  if (limits.among !== undefined && !limits.among.includes(place))
    return { key: "refusal.elsewhere", args: { country } };
  if (!g.board.everywhere.includes(place)) return { key: "refusal.no-country", args: { country }, rule };
  if (g.influence(other(side), place) === 0)
    return { key: `refusal.${how}.empty`, args: { country, enemy: other(side) }, rule };
  if (bannedFor(g, side, how, limits)?.[place])
    return { key: "refusal.defcon", args: { country, defcon: g.state.defcon }, rule: g.rules.bannedBy };
  const card = g.protection(side, place, how);
  if (card !== null) return { key: "refusal.protected", args: { country, card } };
  return undefined;
}
