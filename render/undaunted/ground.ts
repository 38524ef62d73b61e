import type { Language } from "../../src/engine/index.ts";
import type { TileView } from "../../src/games/undaunted/view/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, paint } from "../kit/shapes.ts";
import { terrainColours } from "./colours.ts";
import type { Layout } from "./layout.ts";
import type { OpenView } from "./model.ts";
import { drawPrint } from "./prints.ts";
import { chanceOf } from "./scatter.ts";
import { motifs } from "./terrain.ts";

const bed = [
  { line: "#c9b486", width: 92 },
  { line: "#d8c8a0", width: 76 },
] as const;
const ruts = [
  { line: "#dcc795", width: 48 },
  { line: "#bda26d", width: 32 },
  { line: "#dcc795", width: 22 },
] as const;

/** What never changes in a scenario: its tiles with their ground, roads, dry beds and what is printed on them. */
export function drawGround(pen: Pen, { board, roads, wadis }: OpenView, { tiles }: Layout, language: Language): void {
  const each = (draw: (tile: TileView, at: Box) => void) => {
    for (const tile of board) {
      const at = tiles.get(tile.id);
      if (at !== undefined) draw(tile, at);
    }
  };
  each((tile, at) => box(pen, at, { fill: terrainColours[tile.terrain].ground, radius: 8 }));
  for (const way of wadis) drawWay(pen, way, tiles, ...bed);
  for (const way of roads) drawWay(pen, way, tiles, ...ruts);
  each((tile, at) => drawMotif(pen, tile, at));
  each((tile, at) => drawPrint(pen, tile, at, language));
}

type Tiles = Layout["tiles"];
type Spot = readonly [number, number];

/** A way bends in the tiles and runs on to the edge where it ends; it stays on its own tiles. */
function drawWay(
  pen: Pen,
  way: OpenView["roads"][number],
  tiles: Tiles,
  ...strokes: readonly { readonly line: string; readonly width: number }[]
): void {
  const boxes = way.flatMap((id) => tiles.get(id) ?? []);
  const middles = boxes.map((at): Spot => [at.x + at.w / 2, at.y + at.h / 2 + 10]);
  const [first, second, last, before] = [middles[0], middles[1], middles.at(-1), middles.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return;
  const points = [beyond(second, first), ...middles, beyond(before, last)];
  pen.save();
  pen.beginPath();
  for (const { x, y, w, h } of boxes) pen.rect(x, y, w, h);
  pen.clip();
  pen.beginPath();
  pen.moveTo(...(points[0] as Spot));
  for (const [at, point] of points.slice(1, -1).entries()) {
    const next = points[at + 2] as Spot;
    pen.quadraticCurveTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
  }
  pen.lineTo(...(points.at(-1) as Spot));
  for (const stroke of strokes) paint(pen, stroke);
  pen.restore();
}

const beyond = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [bx + (bx - ax), by + (by - ay)];

function drawMotif(pen: Pen, { id, terrain }: TileView, at: Box): void {
  const stage = { ...at, y: at.y + 46, h: at.h - 58 };
  pen.save();
  pen.beginPath();
  pen.rect(at.x, at.y, at.w, at.h);
  pen.clip();
  motifs[terrain](pen, stage, terrainColours[terrain], chanceOf(id));
  pen.restore();
}
