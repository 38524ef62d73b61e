import type { Language } from "../../src/engine/index.ts";
import type { CounterId } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, centre, shared } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import type { Shot } from "./changes.ts";
import { colours } from "./colours.ts";
import { label } from "./labels.ts";
import type { Layout } from "./layout.ts";
import { shield, tenSided } from "./marks.ts";
import type { Places } from "./places.ts";

const DIE = 46;
const ROLL = 56;
const RESULT = { size: 30, weight: "bold" } as const;
/** What it is drawn in on the board. */
const SCALE = 0.8;
/** How much nearer rolls stand in one frame. */
const TIGHTER = 4;

/** How wide a roll is: what had to be reached, the dice, and what came of it. */
export const rollWidth = ({ dice, hit }: Shot, language: Language): number =>
  64 + dice.length * (DIE + 6) + widthOf(label(language, hit ? "hit" : "miss"), RESULT.size, "bold") + 26;

/** The rolls against each target, by it, where they hide nothing. */
export function drawRolls(
  pen: Pen,
  shots: readonly Shot[],
  layout: Layout,
  places: Places,
  standing: readonly Box[],
  language: Language,
): void {
  const taken = [...places.values(), ...standing];
  for (const all of byTarget(shots)) {
    const [first] = all;
    const tile = layout.tiles.get(first.tile);
    if (tile === undefined) continue;
    const target = places.get(first.target as CounterId) ?? tile;
    const w = Math.max(...all.map((shot) => rollWidth(shot, language)));
    const size = { w: w * SCALE, h: (ROLL * all.length - (all.length - 1) * TIGHTER) * SCALE };
    const at = freePlace(size, target, taken, mapOf(layout));
    drawFrame(pen, all, at, language);
    taken.push(at);
  }
}

function byTarget(shots: readonly Shot[]): (readonly [Shot, ...Shot[]])[] {
  const groups: [Shot, ...Shot[]][] = [];
  for (const shot of shots) {
    const group = groups.find(([{ tile, target }]) => tile === shot.tile && target === shot.target);
    if (group === undefined) groups.push([shot]);
    else group.push(shot);
  }
  return groups;
}

function mapOf({ tiles }: Layout): Box {
  const all = [...tiles.values()];
  const x = Math.min(...all.map((at) => at.x));
  const y = Math.min(...all.map((at) => at.y)) - 14;
  const right = Math.max(...all.map((at) => at.x + at.w));
  return { x, y, w: right - x, h: Math.max(...all.map((at) => at.y + at.h)) - y };
}

const STEP = { x: 24, y: 14 } as const;
const REACH = { x: 400, y: 300 } as const;
/** A unit of what is hidden counts as so many further away. */
const HIDDEN = 0.5;

/** The nearest place that hides nothing, or what hides the least. */
function freePlace({ w, h }: Pick<Box, "w" | "h">, target: Box, taken: readonly Box[], map: Box): Box {
  const { x, y } = centre(target);
  const around = { x: x - REACH.x - w, y: y - REACH.y - h, w: 2 * (REACH.x + w), h: 2 * (REACH.y + h) };
  const near = taken.filter((at) => shared(at, around) > 0);
  let best: Box = { x: x - w / 2, y: y - h / 2, w, h };
  let least = Infinity;
  for (let dy = -REACH.y; dy <= REACH.y; dy += STEP.y)
    for (let dx = -REACH.x; dx <= REACH.x; dx += STEP.x) {
      const at = { x: x + dx - w / 2, y: y + dy - h / 2, w, h };
      const distance = Math.hypot(dx, dy);
      if (distance >= least || !isInside(at, map)) continue;
      const cost = distance + HIDDEN * near.reduce((sum, other) => sum + shared(at, other), 0);
      if (cost < least) [best, least] = [at, cost];
    }
  return best;
}

const isInside = (at: Box, map: Box): boolean =>
  at.x >= map.x && at.y >= map.y && at.x + at.w <= map.x + map.w && at.y + at.h <= map.y + map.h;

/** Rolls in a frame, one below the other. */
function drawFrame(pen: Pen, shots: readonly Shot[], at: Box, language: Language): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(SCALE, SCALE);
  const frame = { x: 0, y: 0, w: at.w / SCALE, h: at.h / SCALE };
  box(pen, frame, { fill: colours.paper, line: colours.ink, width: 4, radius: 12 });
  for (const [index, shot] of shots.entries()) rollWords(pen, shot, 0, ROLL / 2 + index * (ROLL - TIGHTER), language);
  pen.restore();
}

/** The shield, the dice and the result, from a point on. */
export function rollWords(pen: Pen, { dice, total, hit }: Shot, x: number, y: number, language: Language): void {
  shield(pen, x + 32, y, 44, String(total));
  for (const [index, { face, success }] of dice.entries())
    tenSided(pen, face, x + 64 + DIE / 2 + index * (DIE + 6), y, DIE, success);
  const style = { ...RESULT, colour: hit ? colours.damage : colours.soft };
  write(pen, label(language, hit ? "hit" : "miss"), x + 64 + dice.length * (DIE + 6) + 8, y, style);
}
