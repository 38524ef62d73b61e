import { connections, SITES, segments, sites } from "./map.ts";
import type { Point, Position } from "./position.ts";

const FEW = 6;

const connectionsOf: readonly (readonly number[])[] = [
  ...sites.map((site) => site.connections),
  ...segments.map(({ connection }) => [connection]),
];

/** How far a piece brings the connections it belongs to: to work, or one piece short of that. */
function growth({ factories, segments: built }: Position, point: Point): number {
  let sum = point < SITES ? 1 : 0;
  for (const at of connectionsOf[point] ?? []) {
    const connection = connections[at];
    if (connection === undefined) continue;
    let others = -1 + (factories[connection.a] ? 0 : 1) + (factories[connection.b] ? 0 : 1);
    for (const each of connection.segments) if (!built[each]) others++;
    sum += others <= 0 ? 2 : others === 1 ? 0.5 : 0.1;
  }
  return sum;
}

function ranked(position: Position, points: readonly Point[], sign: 1 | -1): readonly Point[] {
  if (points.length <= FEW) return points;
  const graded = points.map((point) => [point, sign * growth(position, point)] as const);
  return graded
    .sort((one, two) => two[1] - one[1])
    .slice(0, FEW)
    .map(([point]) => point);
}

/** The few points worth thinking about: nobody weighs every city of the map. */
export const mostGrowth = (position: Position, points: readonly Point[]): readonly Point[] =>
  ranked(position, points, 1);
export const leastGrowth = (position: Position, points: readonly Point[]): readonly Point[] =>
  ranked(position, points, -1);
