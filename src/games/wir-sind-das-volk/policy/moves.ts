import type { Track } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { sectors } from "../components/board/types.ts";
import { END } from "../components/tracks.ts";
import type { Superpower } from "../seats.ts";
import { countEconomy } from "./economy.ts";
import { segmentIndex, segments, siteIndex, sites, supplierOfSector, westBerlin } from "./map.ts";
import { NONE, type Position, RUN_DOWN, SOUND } from "./position.ts";

/** What one piece more or less makes of a position. */

const put = <T>(list: readonly T[], at: number, value: T): T[] => {
  const copy = list.slice();
  copy[at] = value;
  return copy;
};

export const unrestBy = (position: Position, at: number, change: number): Position => ({
  ...position,
  unrest: put(position.unrest, at, Math.max(0, (position.unrest[at] ?? 0) + change)),
});

export const standardBy = (position: Position, at: number, change: number): Position => ({
  ...position,
  standard: put(position.standard, at, Math.max(0, (position.standard[at] ?? 0) + change)),
});

/** [B5c] One living standard more, one unrest less. */
export const raised = (position: Position, at: number): Position => unrestBy(standardBy(position, at, 1), at, -1);

export function sectorBy(position: Position, sector: number, change: number): Position {
  const held = put(position.sectors, sector, (position.sectors[sector] ?? 0) + change);
  return { ...standardBy(position, westBerlin, change), sectors: held };
}

export const sentFrom = (position: Position, supplier: number): Position =>
  unrestBy(sectorBy(position, supplierOfSector.indexOf(supplier), 1), westBerlin, -1);

export const sectorIndex = (id: string): number => (sectors as readonly string[]).indexOf(id);

const withFactory = (position: Position, at: number, factory: number): Position => {
  const factories = put(position.factories, at, factory);
  return { ...position, factories, economy: countEconomy(factories, position.segments) };
};

const withSegment = (position: Position, at: number, stands: boolean): Position => {
  const built = put(position.segments, at, stands);
  return { ...position, segments: built, economy: countEconomy(position.factories, built) };
};

export function built(position: Position, point: string): Position {
  const at = siteIndex(point);
  return at >= 0 ? withFactory(position, at, SOUND) : withSegment(position, segmentIndex(point), true);
}

export function dismantled(position: Position, point: string): Position {
  const at = siteIndex(point);
  if (at < 0) return withSegment(position, segmentIndex(point), false);
  const half = sites[at]?.kind === "plant" && position.factories[at] === SOUND;
  return withFactory(position, at, half ? RUN_DOWN : NONE);
}

export const runDown = (position: Position, id: string): Position => withFactory(position, siteIndex(id), RUN_DOWN);
export const repaired = (position: Position, id: string): Position => withFactory(position, siteIndex(id), SOUND);

export function stopped(position: Position, id: string): Position {
  const at = siteIndex(id);
  const left = position.segments.map((each, number) => each && !segments[number]?.touches.includes(at));
  return withFactory({ ...position, segments: left }, at, NONE);
}

export function moved(position: Position, track: Track, toward: Germany, steps = 1): Position {
  const to = position.tracks[track] + (toward === "west" ? -steps : steps);
  return { ...position, tracks: { ...position.tracks, [track]: Math.max(-END, Math.min(END, to)) } };
}

export function paid(position: Position, power: Superpower, amount: number): Position {
  const { powers } = position;
  if (powers === null) return position;
  const treasury = { ...powers.treasury, [power]: powers.treasury[power] - amount };
  return { ...position, powers: { ...powers, treasury } };
}

export function dovesBy(position: Position, change: number): Position {
  const { powers } = position;
  return powers === null ? position : { ...position, powers: { ...powers, doves: Math.min(6, powers.doves + change) } };
}
