import type { Track } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { sectors } from "../components/board/types.ts";
import { END } from "../components/tracks.ts";
import type { Superpower } from "../seats.ts";
import { SITES, segments, sites, supplierOfSector, westBerlin } from "./map.ts";
import {
  BUILT,
  DOVES,
  FACTORIES,
  NONE,
  type Point,
  type Position,
  RUN_DOWN,
  SECTORS,
  SOUND,
  STANDARD,
  trackCell,
  treasuryCell,
  UNREST,
} from "./position.ts";

/** What one piece more or less makes of a position. */

export const unrestBy = (position: Position, at: number, change: number): void =>
  position.set(UNREST + at, Math.max(0, (position.unrest[at] ?? 0) + change));

export const standardBy = (position: Position, at: number, change: number): void =>
  position.set(STANDARD + at, Math.max(0, (position.standard[at] ?? 0) + change));

/** [B5c] One living standard more, one unrest less. */
export function raised(position: Position, at: number): void {
  standardBy(position, at, 1);
  unrestBy(position, at, -1);
}

export function sectorBy(position: Position, sector: number, change: number): void {
  standardBy(position, westBerlin, change);
  position.add(SECTORS + sector, change);
}

export function sentFrom(position: Position, supplier: number): void {
  sectorBy(position, supplierOfSector.indexOf(supplier), 1);
  unrestBy(position, westBerlin, -1);
}

export const sectorIndex = (id: string): number => (sectors as readonly string[]).indexOf(id);

export const built = (position: Position, point: Point): void =>
  point < SITES ? position.set(FACTORIES + point, SOUND) : position.set(BUILT + point - SITES, 1);

export function dismantled(position: Position, point: Point): void {
  if (point >= SITES) return position.set(BUILT + point - SITES, 0);
  const half = sites[point]?.kind === "plant" && position.factories[point] === SOUND;
  position.set(FACTORIES + point, half ? RUN_DOWN : NONE);
}

export const runDown = (position: Position, site: Point): void => position.set(FACTORIES + site, RUN_DOWN);
export const repaired = (position: Position, site: Point): void => position.set(FACTORIES + site, SOUND);

export function stopped(position: Position, site: Point): void {
  for (const { at, touches } of segments) if (touches.includes(site)) position.set(BUILT + at, 0);
  position.set(FACTORIES + site, NONE);
}

export function moved(position: Position, track: Track, toward: Germany, steps = 1): void {
  const to = position.track(track) + (toward === "west" ? -steps : steps);
  position.set(trackCell[track], Math.max(-END, Math.min(END, to)));
}

export function paid(position: Position, power: Superpower, amount: number): void {
  if (position.hasPowers) position.add(treasuryCell[power], -amount);
}

export function dovesBy(position: Position, change: number): void {
  if (position.hasPowers) position.set(DOVES, Math.min(6, (position.cells[DOVES] ?? 0) + change));
}
