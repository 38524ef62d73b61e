import type { Language } from "../../src/engine/index.ts";
import {
  type CounterId,
  cards,
  isSoldier,
  type SoldierId,
  type TileId,
  tiles,
} from "../../src/games/undaunted/data/index.ts";
import { type Box, box, centre, disc, inset, line, polygon, ring } from "../kit/shapes.ts";
import { type Pen, widthOf, write } from "../kit/text.ts";
import type { Changes, Route, Shot } from "./changes.ts";
import { colours } from "./colours.ts";
import { headOf, type Layout, roomOf } from "./layout.ts";
import { shield, tenSided } from "./marks.ts";
import type { Places } from "./places.ts";
import { label, nameIn } from "./words.ts";

type Spot = readonly [number, number];

/** Ways and lines of fire, under the counters. */
export function drawWays(pen: Pen, changes: Changes, layout: Layout, places: Places): void {
  for (const route of changes.routes) drawRoute(pen, route, layout, places);
  for (const shot of changes.shots) drawLineOfFire(pen, shot, layout, places);
}

/** Rings around what changed, and the dice of every shot. */
export function drawChanges(pen: Pen, changes: Changes, layout: Layout, places: Places, language: Language): void {
  for (const tile of changes.gone) {
    const at = layout.tiles.get(tile);
    if (at !== undefined) ring(pen, inset(at, 5), colours.last, 8, 7, colours.ink);
  }
  const targets = changes.shots.map(({ target }) => target as CounterId);
  for (const id of new Set([...changes.counters, ...targets])) {
    const at = places.get(id);
    if (at !== undefined) ring(pen, at, colours.last, isSoldier(id) ? roundnessOf(id, at) : 8, 6, colours.ink);
  }
  for (const [index, shot] of changes.shots.entries()) {
    const tile = layout.tiles.get(shot.tile);
    const above = changes.shots.slice(0, index).filter((each) => each.tile === shot.tile).length;
    if (tile === undefined) continue;
    const left = drawRoll(pen, shot, { ...tile, y: tile.y + above * (ROLL + 6) }, language);
    if (above === 0) clearName(pen, shot.tile, tile, left, language);
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

/** From the shooter, or from the air, to the target. */
function drawLineOfFire(pen: Pen, shot: Shot, layout: Layout, places: Places): void {
  const tile = layout.tiles.get(shot.tile);
  if (tile === undefined || shot.from === shot.tile) return;
  const aim = places.get(shot.target as CounterId) ?? inset(tile, 120);
  const source = shot.from === null ? undefined : sourceOf(shot.from, shot.shooter, layout, places);
  const end = spot(aim);
  const from: Spot = source === undefined ? [end[0] + 120, tile.y - 60] : edgeTowards(source, end);
  const to = edgeTowards(aim, from);
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

const DIE = 46;
const ROLL = 56;

/** A name of the ground of which a roll hides the end is not shown at all. */
function clearName(pen: Pen, id: TileId, tile: Box, end: number, language: Language): void {
  const start = tile.x + 26 + widthOf(nameIn(language, id), 30, "bold");
  const width = widthOf(nameIn(language, `terrain:${tiles[id].terrain}`), 22);
  if (start + width < end - 4) return;
  const { y, h } = headOf(tile);
  box(pen, { x: start, y: y + 2, w: end - start - 3, h: h - 3 }, { fill: "#f6efdc" });
}

/** What had to be reached, the dice, and what came of it: in the head of the target's tile, beside its name. Where it begins. */
function drawRoll(pen: Pen, { dice, total, hit }: Shot, tile: Box, language: Language): number {
  const result = label(language, hit ? "hit" : "miss");
  const natural = 64 + dice.length * (DIE + 6) + widthOf(result, 30, "bold") + 26;
  const room = tile.w - 92;
  const scale = Math.min(1, room / natural);
  const left = tile.x + tile.w - 4 - natural * scale;
  pen.save();
  pen.translate(left, tile.y - 8);
  pen.scale(scale, scale);
  box(pen, { x: 0, y: 0, w: natural, h: ROLL }, { fill: colours.paper, line: colours.ink, width: 4, radius: 12 });
  const y = ROLL / 2;
  shield(pen, 32, y, 44, String(total));
  for (const [index, { face, success }] of dice.entries())
    tenSided(pen, face, 64 + DIE / 2 + index * (DIE + 6), y, DIE, success);
  const colour = hit ? colours.damage : colours.soft;
  write(pen, result, 64 + dice.length * (DIE + 6) + 8, y, { size: 30, weight: "bold", colour });
  pen.restore();
  return left;
}
