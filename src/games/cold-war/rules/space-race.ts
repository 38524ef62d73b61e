import type { ColdWar, World } from "../cold-war.ts";
import type { SpaceBox } from "../components/tracks.ts";
import { other, type Side } from "../seats.ts";
import { type Points, plainValue } from "./points.ts";

/** The box a side would enter next; none at the end of the track. */
export function nextBox<T extends World>(g: ColdWar<T>, side: Side): SpaceBox | undefined {
  return g.rules.space[g.state.space[side] + 1];
}

/** [6.4] Attempts left, a box to go to, and a card worth enough. */
export function canTrySpace<T extends World>(g: ColdWar<T>, side: Side, points: Points): boolean {
  const box = nextBox(g, side);
  if (box === undefined || plainValue(points) < box.ops) return false;
  return g.state.spaceAttempts[side] < g.spaceAttemptsAllowed(side);
}

/** One attempt: the die moves the marker or not, and the card's event never happens. */
export function trySpace<T extends World>(g: ColdWar<T>, side: Side): void {
  const box = nextBox(g, side) as SpaceBox;
  g.state.spaceAttempts[side]++;
  const die = g.roll(side);
  g.tell("space", { side, die, upTo: box.upTo, success: die <= box.upTo });
  if (die <= box.upTo) advanceInSpace(g, side, 1);
}

/** Moves the marker; only the box it stops in pays [6.4.3]. */
export function advanceInSpace<T extends World>(g: ColdWar<T>, side: Side, boxes: number): void {
  const { space } = g.state;
  const to = Math.min(space[side] + boxes, g.rules.space.length - 1);
  if (to === space[side]) return;
  space[side] = to;
  g.tell("space.box", { side, box: to });
  const { vp } = g.rules.space[to] as SpaceBox;
  g.award(side, space[other(side)] < to ? vp.first : vp.second);
  g.arrived(side, to);
}
