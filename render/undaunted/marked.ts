import {
  type CounterId,
  cards,
  isSoldier,
  type SoldierId,
  type TileId,
} from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, centre, disc, inset, line, polygon, ring } from "../kit/shapes.ts";
import type { Changes, Route, Shot } from "./changes.ts";
import { colours } from "./colours.ts";
import { type Layout, roomOf } from "./layout.ts";
import type { Places } from "./places.ts";

type Spot = readonly [number, number];

/** Ways and lines of fire, under the counters. */
export function drawWays(pen: Pen, changes: Changes, layout: Layout, places: Places): void {
  for (const route of changes.routes) drawRoute(pen, route, layout, places);
  for (const shot of changes.shots) drawLineOfFire(pen, shot, layout, places);
}

/** Rings around what changed. */
export function drawChanges(pen: Pen, changes: Changes, layout: Layout, places: Places): void {
  for (const tile of changes.gone) {
    const at = layout.tiles.get(tile);
    if (at !== undefined) ring(pen, inset(at, 5), colours.last, 8, 7, colours.ink);
  }
  const targets = changes.shots.map(({ target }) => target as CounterId);
  for (const id of new Set([...changes.counters, ...targets])) {
    const at = places.get(id);
    if (at !== undefined) ring(pen, at, colours.last, isSoldier(id) ? roundnessOf(id, at) : 8, 6, colours.ink);
  }
}

const roundnessOf = (id: SoldierId, { h }: Box): number => (cards[id].side === "lrdg" ? 5 : h * 0.4);

const spot = (at: Box): Spot => {
  const { x, y } = centre(at);
  return [x, y];
};

/** From tile to tile, ending at the counter. */
function drawRoute(pen: Pen, { unit, tiles }: Route, layout: Layout, places: Places): void {
  const points = tiles.flatMap((tile) => {
    const at = layout.tiles.get(tile);
    return at === undefined ? [] : [spot(roomOf(at))];
  });
  const counter = places.get(unit);
  const before = points.at(-2);
  if (counter !== undefined && before !== undefined) points[points.length - 1] = edgeTowards(counter, before);
  const start = points[0];
  if (start === undefined || before === undefined) return;
  const end = points.at(-1) ?? before;
  const neck = shortOf(end, before, HEAD - 4);
  const shaft = [...points.slice(0, -1), neck];
  line(pen, shaft, { line: colours.ink, width: 18 });
  disc(pen, start[0], start[1], 16, { fill: colours.last, line: colours.ink, width: 4 });
  line(pen, shaft, { line: colours.last, width: 11 });
  drawHead(pen, before, end, colours.last);
}

const HEAD = 42;

/** The point this far before the end of a line. */
function shortOf([x, y]: Spot, [px, py]: Spot, by: number): Spot {
  const length = Math.hypot(px - x, py - y) || 1;
  return [x + ((px - x) * by) / length, y + ((py - y) * by) / length];
}

function drawHead(pen: Pen, from: Spot, to: Spot, fill: string): void {
  const [bx, by] = shortOf(to, from, HEAD);
  const [ux, uy] = [(to[0] - bx) / HEAD, (to[1] - by) / HEAD];
  const half = HEAD * 0.6;
  const head = [to, [bx - uy * half, by + ux * half], [bx + uy * half, by - ux * half]] as const;
  polygon(pen, head, { fill, line: colours.ink, width: 4 });
}

/** Where a line from the middle of a box to a point leaves the box. */
function edgeTowards(at: Box, [px, py]: Spot): Spot {
  const [x, y] = spot(at);
  const [dx, dy] = [px - x, py - y];
  const share = Math.min((at.w / 2 + 14) / Math.max(1, Math.abs(dx)), (at.h / 2 + 14) / Math.max(1, Math.abs(dy)), 1);
  return [x + dx * share, y + dy * share];
}

/** From the shooter, or from the air, to the target; none on the same tile. */
export function lineOfFire(shot: Shot, layout: Layout, places: Places): readonly [Spot, Spot] | null {
  const tile = layout.tiles.get(shot.tile);
  if (tile === undefined || shot.from === shot.tile) return null;
  const aim = places.get(shot.target as CounterId) ?? inset(tile, 120);
  const source = shot.from === null ? undefined : sourceOf(shot.from, shot.shooter, layout, places);
  const end = spot(aim);
  const from: Spot = source === undefined ? [end[0] + 120, tile.y - 60] : edgeTowards(source, end);
  return [from, edgeTowards(aim, from)];
}

function drawLineOfFire(pen: Pen, shot: Shot, layout: Layout, places: Places): void {
  const drawn = lineOfFire(shot, layout, places);
  if (drawn === null) return;
  const [from, to] = drawn;
  const neck = shortOf(to, from, HEAD - 4);
  line(pen, [from, neck], { line: colours.ink, width: 16 });
  line(pen, [from, neck], { line: colours.last, width: 8, dash: [20, 12] });
  drawHead(pen, from, to, colours.ink);
}

/** The counter that fired, if it still is where it fired from; else that tile. */
function sourceOf(from: TileId, shooter: string, layout: Layout, places: Places): Box | undefined {
  const tile = layout.tiles.get(from);
  const counter = places.get(shooter as CounterId);
  return counter !== undefined && (tile === undefined || isWithin(spot(counter), tile)) ? counter : tile;
}

const isWithin = ([x, y]: Spot, at: Box): boolean => x > at.x && x < at.x + at.w && y > at.y && y < at.y + at.h;
