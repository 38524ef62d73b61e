import type { TileId } from "../../src/games/undaunted/components/index.ts";
import type { TileView } from "../../src/games/undaunted/view/index.ts";
import type { Box } from "../kit/shapes.ts";

/** All lengths are in units of which 2000 are the width of a board. */
export const WIDTH = 2000;
export const header: Box = { x: 0, y: 0, w: WIDTH, h: 138 };
export const strip: Box = { x: 0, y: 138, w: WIDTH, h: 46 };

const MARGIN = 28;
const GAP = 16;
const PITCH = { x: 432, y: 344 } as const;
const SEAM = 6;
const PANEL = 286;
const LEGEND = 54;

export interface Layout {
  readonly height: number;
  readonly tiles: ReadonlyMap<TileId, Box>;
  readonly armies: readonly [Box, Box];
  readonly last: Box;
  readonly legend: Box;
}

/** The tiles in the middle, as wide as the widest board needs; under them the panels. */
export function layoutOf(board: readonly Pick<TileView, "id" | "x" | "y">[]): Layout {
  const xs = board.map(({ x }) => x);
  const ys = board.map(({ y }) => y);
  const [left, right, first] = [Math.min(...xs), Math.max(...xs) + 2, Math.min(...ys)];
  const rows = Math.max(...ys) - first + 1;
  const start = (WIDTH - ((right - left) * PITCH.x) / 2) / 2;
  const top = strip.y + strip.h + 20;
  const tiles = new Map(
    board.map(({ id, x, y }) => [
      id,
      {
        x: start + ((x - left) * PITCH.x) / 2 + SEAM / 2,
        y: top + (y - first) * PITCH.y + SEAM / 2,
        w: PITCH.x - SEAM,
        h: PITCH.y - SEAM,
      },
    ]),
  );
  const under = top + rows * PITCH.y + GAP;
  const army = 606;
  const panel = (x: number, w: number): Box => ({ x, y: under, w, h: PANEL });
  const lastX = MARGIN + 2 * (army + GAP);
  return {
    tiles,
    armies: [panel(MARGIN, army), panel(MARGIN + army + GAP, army)],
    last: panel(lastX, WIDTH - MARGIN - lastX),
    legend: { x: MARGIN, y: under + PANEL + GAP, w: WIDTH - 2 * MARGIN, h: LEGEND },
    height: under + PANEL + GAP + LEGEND + GAP,
  };
}

/** On a tile: a band with what is printed, a band with what lies there, and room for counters between. */
const BAND = 42;
const FOOT = 58;
export const headOf = ({ x, y, w }: Box): Box => ({ x, y, w, h: BAND });
export const footOf = ({ x, y, w, h }: Box): Box => ({ x, y: y + h - FOOT, w, h: FOOT });
export const roomOf = ({ x, y, w, h }: Box): Box => ({ x: x + 8, y: y + BAND + 4, w: w - 16, h: h - BAND - FOOT - 6 });
