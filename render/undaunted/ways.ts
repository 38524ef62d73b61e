import { type CounterId, isVehicle, type TileId } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, centre, disc, inset, line, polygon, touch } from "../kit/shapes.ts";
import type { Changes, Route, Shot } from "./changes.ts";
import { colours } from "./colours.ts";
import { type Layout, roomOf } from "./layout.ts";
import type { Places } from "./places.ts";

type Spot = readonly [number, number];

/** A way of a counter, or a line of fire: its points up to its head, and where the head points. */
interface Way {
  readonly kind: "route" | "fire";
  readonly points: readonly Spot[];
}

const HEAD = 42;
/** Between a counter and what points at it. */
const GAP = 14;

/** What the last move's ways are. They end where the fewest counters and `words` are in the way. */
export function waysOf(changes: Changes, layout: Layout, places: Places, words: readonly Box[]): Way[] {
  return [
    ...changes.routes.flatMap((route) => routeWay(route, layout, places, words)),
    ...changes.shots.flatMap((shot) => fireWay(shot, layout, places, words)),
  ];
}

/** Without their heads, under all that stands on the tiles. */
export function drawShafts(pen: Pen, ways: readonly Way[]): void {
  for (const { kind, points } of ways) {
    const [end, before] = endOf(points);
    const shaft = [...points.slice(0, -1), shortOf(end, before, HEAD - 4)];
    const isRoute = kind === "route";
    line(pen, shaft, { line: colours.ink, width: isRoute ? 18 : 16 });
    const start = points[0];
    if (isRoute && start !== undefined)
      disc(pen, start[0], start[1], 16, { fill: colours.last, line: colours.ink, width: 4 });
    line(pen, shaft, { line: colours.last, width: isRoute ? 11 : 8, ...(isRoute ? {} : { dash: [20, 12] }) });
  }
}

export function drawHeads(pen: Pen, ways: readonly Way[]): void {
  for (const { kind, points } of ways) {
    const [end, before] = endOf(points);
    const [bx, by] = shortOf(end, before, HEAD);
    const [ux, uy] = [(end[0] - bx) / HEAD, (end[1] - by) / HEAD];
    const half = HEAD * 0.6;
    const head = [end, [bx - uy * half, by + ux * half], [bx + uy * half, by - ux * half]] as const;
    polygon(pen, head, { fill: kind === "route" ? colours.last : colours.ink, line: colours.ink, width: 4 });
  }
}

/** Whether a way runs over a box. */
export const crosses = ({ points }: Way, at: Box): boolean =>
  points.slice(1).some((to, index) => shareWithin([points[index] as Spot, to], inset(at, -9)) > 0);

const endOf = (points: readonly Spot[]): readonly [Spot, Spot] => {
  const end = points.at(-1) ?? [0, 0];
  return [end, points.at(-2) ?? end];
};

/** From tile to tile, ending at the counter. */
function routeWay({ unit, tiles }: Route, layout: Layout, places: Places, words: readonly Box[]): Way[] {
  const points = tiles.flatMap((tile) => {
    const at = layout.tiles.get(tile);
    return at === undefined ? [] : [spot(roomOf(at))];
  });
  const before = points.at(-2);
  if (before === undefined) return [];
  const counter = places.get(unit);
  if (counter === undefined) return [{ kind: "route", points }];
  const [, end] = clearest([before], endsAt(outer(counter, places), before), [counter], places, words);
  return [{ kind: "route", points: [...points.slice(0, -1), end] }];
}

/** From the shooter, or from the air, to the target; none on the same tile. */
function fireWay(shot: Shot, layout: Layout, places: Places, words: readonly Box[]): Way[] {
  const tile = layout.tiles.get(shot.tile);
  if (tile === undefined || shot.from === shot.tile) return [];
  const target = places.get(shot.target as CounterId) ?? tile;
  const aim = outer(target, places);
  const shooter = shot.from === null ? undefined : sourceOf(shot.from, shot.shooter, layout, places);
  if (shooter === undefined) {
    const air: Spot = [spot(aim)[0] + 120, Math.min(tile.y - 60, aim.y - 130)];
    return [{ kind: "fire", points: clearest([air], endsAt(aim, air), [target], places, words) }];
  }
  const source = outer(shooter, places);
  const starts = endsAt(source, spot(aim));
  return [
    {
      kind: "fire",
      points: clearest(starts, endsAt(aim, spot(source)), [target, shooter], places, words),
    },
  ];
}

/** The counter that fired, if it still is where it fired from; else that tile. */
export function sourceOf(from: TileId, shooter: string, layout: Layout, places: Places): Box | undefined {
  const tile = layout.tiles.get(from);
  const counter = places.get(shooter as CounterId);
  return counter !== undefined && (tile === undefined || isWithin(spot(counter), tile)) ? counter : tile;
}

/** The vehicle that a counter sits in, if it does. */
function outer(at: Box, places: Places): Box {
  const [x, y] = spot(at);
  const around = [...places].find(([id, box]) => isVehicle(id) && isWithin([x, y], box));
  return around?.[1] ?? at;
}

/** Where a line that comes from a point may end: where it meets the box, and here and there on each side. */
function endsAt(at: Box, from: Spot): Spot[] {
  const [x, y] = spot(at);
  const [w, h] = [at.w / 2 + GAP, at.h / 2 + GAP];
  const sides = SHARES.flatMap((share): Spot[] => [
    [x + share * at.w, y - h],
    [x + share * at.w, y + h],
    [x - w, y + share * at.h],
    [x + w, y + share * at.h],
  ]);
  return [edgeTowards(at, from), ...sides];
}

/** From the middle of a side. */
const SHARES = [0, -0.16, 0.16, -0.32, 0.32];

/** A unit of a way over something counts as so many beside it. */
const COVERED = 6;
/** A head on words or on another counter as so many more. */
const HIDDEN = 500;

/** The way that runs over the fewest counters, with its head beside words; the shortest of such. */
function clearest(
  starts: readonly Spot[],
  ends: readonly Spot[],
  own: readonly Box[],
  places: Places,
  words: readonly Box[],
): readonly [Spot, Spot] {
  // of a vehicle the whole box stands for those in it
  const counters = [...places.values()].filter((at) => outer(at, places) === at);
  const outermost = own.map((at) => outer(at, places));
  const around = outermost.map((at) => inset(at, -GAP / 2));
  const others = counters.filter((at) => !outermost.includes(at));
  let best: readonly [Spot, Spot] | null = null;
  let least = Infinity;
  for (const start of starts)
    for (const end of ends) {
      const way = [start, end] as const;
      const length = lengthOf(way);
      const over = [...others, ...around].reduce((sum, at) => sum + shareWithin(way, at), 0);
      const head = headBox(way);
      const hidden = [...others, ...outermost, ...words].filter((at) => touch(at, head)).length;
      const cost = length * (1 + COVERED * over) + HIDDEN * hidden;
      if (cost < least) [best, least] = [way, cost];
    }
  return best ?? [starts[0] ?? [0, 0], ends[0] ?? [0, 0]];
}

const lengthOf = ([[ax, ay], [bx, by]]: readonly [Spot, Spot]): number => Math.hypot(bx - ax, by - ay);

/** Where the heads of ways are. */
export const headBoxes = (ways: readonly Way[]): Box[] =>
  ways.map(({ points }) => {
    const [end, before] = endOf(points);
    return headBox([before, end]);
  });

function headBox([start, end]: readonly [Spot, Spot]): Box {
  const [x, y] = shortOf(end, start, HEAD / 2);
  return { x: x - HEAD / 2, y: y - HEAD / 2, w: HEAD, h: HEAD };
}

const SAMPLES = 48;

/** How much of a straight line lies in a box. */
function shareWithin([[ax, ay], [bx, by]]: readonly [Spot, Spot], at: Box): number {
  let within = 0;
  for (let step = 0; step < SAMPLES; step++) {
    const share = (step + 0.5) / SAMPLES;
    if (isWithin([ax + (bx - ax) * share, ay + (by - ay) * share], at)) within++;
  }
  return within / SAMPLES;
}

const spot = (at: Box): Spot => {
  const { x, y } = centre(at);
  return [x, y];
};

/** The point this far before the end of a line. */
function shortOf([x, y]: Spot, [px, py]: Spot, by: number): Spot {
  const length = Math.hypot(px - x, py - y) || 1;
  return [x + ((px - x) * by) / length, y + ((py - y) * by) / length];
}

/** Where a line from the middle of a box to a point leaves the box. */
function edgeTowards(at: Box, [px, py]: Spot): Spot {
  const [x, y] = spot(at);
  const [dx, dy] = [px - x, py - y];
  const share = Math.min((at.w / 2 + GAP) / Math.max(1, Math.abs(dx)), (at.h / 2 + GAP) / Math.max(1, Math.abs(dy)), 1);
  return [x + dx * share, y + dy * share];
}

const isWithin = ([x, y]: Spot, at: Box): boolean => x > at.x && x < at.x + at.w && y > at.y && y < at.y + at.h;
