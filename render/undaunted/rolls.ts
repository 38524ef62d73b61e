import type { Language } from "../../src/engine/index.ts";
import { type TileId, tiles } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import type { Shot } from "./changes.ts";
import { colours } from "./colours.ts";
import { label, nameIn } from "./labels.ts";
import { headOf, type Layout } from "./layout.ts";
import { lineOfFire } from "./marked.ts";
import { shield, tenSided } from "./marks.ts";
import type { Places } from "./places.ts";

const DIE = 46;
const ROLL = 56;
/** Where on a line of fire a roll may lie, the best first: near the middle. */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const SMALLER = 0.8;

/**
 * What had to be reached, the dice, and what came of it: in the head of the target's tile, beside its name. A further roll
 * against the same tile lies on its line of fire, where it hides the least.
 */
export function drawRolls(pen: Pen, shots: readonly Shot[], layout: Layout, places: Places, language: Language): void {
  const taken = [...places.values(), ...[...layout.tiles.values()].map(headOf)];
  const used = new Set<TileId>();
  for (const shot of shots) {
    const tile = layout.tiles.get(shot.tile);
    if (tile === undefined) continue;
    const width = naturalWidth(shot, language);
    const head = headPlace(tile, width);
    const at = used.has(shot.tile) ? furtherPlace(shot, width, head, layout, places, taken) : head;
    if (!used.has(shot.tile)) clearName(pen, shot.tile, tile, head.x, language);
    drawRoll(pen, shot, at, width, language);
    used.add(shot.tile);
    taken.push(at);
  }
}

const naturalWidth = ({ dice, hit }: Shot, language: Language): number =>
  64 + dice.length * (DIE + 6) + widthOf(label(language, hit ? "hit" : "miss"), 30, "bold") + 26;

function headPlace(tile: Box, width: number): Box {
  const scale = Math.min(1, (tile.w - 92) / width);
  return { x: tile.x + tile.w - 4 - width * scale, y: tile.y - 8, w: width * scale, h: ROLL * scale };
}

function furtherPlace(
  shot: Shot,
  width: number,
  head: Box,
  layout: Layout,
  places: Places,
  taken: readonly Box[],
): Box {
  const fire = lineOfFire(shot, layout, places);
  const [w, h] = [width * SMALLER, ROLL * SMALLER];
  const below = [1, 2, 3].map((row) => ({ ...head, y: head.y + row * (ROLL + 6) }));
  const along =
    fire === null
      ? []
      : SHARES.map((share) => ({
          x: fire[0][0] + (fire[1][0] - fire[0][0]) * share - w / 2,
          y: fire[0][1] + (fire[1][1] - fire[0][1]) * share - h / 2,
          w,
          h,
        }));
  const hides = (place: Box) => taken.reduce((sum, other) => sum + shared(place, other), 0);
  return [...along, ...below].reduce((best, place) => (hides(place) < hides(best) ? place : best));
}

/** The area that two boxes have in common. */
function shared(one: Box, two: Box): number {
  const w = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x);
  const h = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y);
  return Math.max(0, w) * Math.max(0, h);
}

/** The name of the ground is left out where a roll would hide its end. */
function clearName(pen: Pen, id: TileId, tile: Box, end: number, language: Language): void {
  const start = tile.x + 26 + widthOf(nameIn(language, id), 30, "bold");
  const width = widthOf(nameIn(language, `terrain:${tiles[id].terrain}`), 22);
  if (start + width < end - 4) return;
  const { y, h } = headOf(tile);
  box(pen, { x: start, y: y + 2, w: end - start - 3, h: h - 3 }, { fill: "#f6efdc" });
}

function drawRoll(pen: Pen, { dice, total, hit }: Shot, at: Box, width: number, language: Language): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.w / width, at.w / width);
  box(pen, { x: 0, y: 0, w: width, h: ROLL }, { fill: colours.paper, line: colours.ink, width: 4, radius: 12 });
  const y = ROLL / 2;
  shield(pen, 32, y, 44, String(total));
  for (const [index, { face, success }] of dice.entries())
    tenSided(pen, face, 64 + DIE / 2 + index * (DIE + 6), y, DIE, success);
  const colour = hit ? colours.damage : colours.soft;
  write(pen, label(language, hit ? "hit" : "miss"), 64 + dice.length * (DIE + 6) + 8, y, {
    size: 30,
    weight: "bold",
    colour,
  });
  pen.restore();
}
