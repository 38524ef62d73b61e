import type { Board, Place } from "./components/board.ts";
import type { RegionValues } from "./components/tracks.ts";
import { other, type Side } from "./seats.ts";

/** What control and scoring depend on: both a state and a view have it. */
export interface Position {
  readonly influence: { readonly [side in Side]: readonly number[] };
}

/** [2.1.7] As much influence as the stability, and that much more than the other side has. */
export function controls(board: Board, position: Position, side: Side, place: Place): boolean {
  const own = position.influence[side][place] as number;
  const theirs = position.influence[other(side)][place] as number;
  return own - theirs >= (board.stability[place] as number);
}

export type Status = "none" | "presence" | "domination" | "control";

/** How one side stands in a region, and what scoring it now would give. */
export interface Standing {
  readonly status: Status;
  readonly countries: number;
  readonly battlegrounds: number;
  /** Controlled countries next to the enemy superpower. */
  readonly borders: number;
  readonly vp: number;
  /** Control here ends the game. */
  readonly wins: boolean;
}

export interface ScoringTwist {
  /** Counted as a battleground for whoever controls it, and needed for control by the other. */
  readonly extraBattleground?: Place;
  /** Does not count at all for this side. */
  readonly ignored?: { readonly side: Side; readonly place: Place };
}

interface Tally {
  countries: number;
  battlegrounds: number;
  borders: number;
}

/** [10.1.1, 10.1.2] Both sides in one region. */
export function standings(
  board: Board,
  position: Position,
  region: string,
  values: RegionValues,
  twist: ScoringTwist = {},
): Record<Side, Standing> {
  const places = board.area(region);
  let all = 0;
  for (const place of places) if (isBattleground(board, place, twist)) all++;
  const us = count(board, position, places, "us", twist);
  const ussr = count(board, position, places, "ussr", twist);
  return { us: standing(us, ussr, all, values), ussr: standing(ussr, us, all, values) };
}

function standing(own: Tally, theirs: Tally, all: number, values: RegionValues): Standing {
  const status = statusOf(own, theirs, all);
  const wins = status === "control" && values.control === "win";
  const base = status === "none" || wins ? 0 : (values[status] as number);
  return { status, ...own, vp: base + own.battlegrounds + own.borders, wins };
}

const isBattleground = (board: Board, place: Place, { extraBattleground }: ScoringTwist): boolean =>
  board.battleground[place] === true || place === extraBattleground;

function count(board: Board, position: Position, places: readonly Place[], side: Side, twist: ScoringTwist): Tally {
  const { ignored } = twist;
  const tally = { countries: 0, battlegrounds: 0, borders: 0 };
  for (const place of places) {
    if (!controls(board, position, side, place)) continue;
    if (ignored?.side === side && ignored.place === place) continue;
    tally.countries++;
    if (isBattleground(board, place, twist)) tally.battlegrounds++;
    if (board.superpower[place] === other(side)) tally.borders++;
  }
  return tally;
}

function statusOf(own: Tally, theirs: Tally, all: number): Status {
  if (own.countries === 0) return "none";
  if (own.countries <= theirs.countries || own.battlegrounds === 0) return "presence";
  if (own.battlegrounds === all) return "control";
  const mixed = own.countries > own.battlegrounds;
  return own.battlegrounds > theirs.battlegrounds && mixed ? "domination" : "presence";
}
