import type { Language } from "../../src/engine/index.ts";
import type { Element, Track } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Germany } from "../../src/games/wir-sind-das-volk/components/board/types.ts";
import { END } from "../../src/games/wir-sind-das-volk/components/tracks.ts";
import { powerOf, type Seat } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc, inset, ring } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import type { Change, Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { drawTiles, trackMarks } from "./icons.ts";
import { nameIn, sentence } from "./labels.ts";
import type { BoardScene } from "./model.ts";
import { baseTracks, type Cell, powerTracks } from "./tracks.ts";

/** Tracks for a phone: a thousand units across, no letter smaller than 28, and the boxes of each side in a row of their own. */
export const WIDTH = 1000;
const MARGIN = 18;
const HEAD = 62;
const NUMBER = 54;
const TILE = 56;
const NOTE = 38;

const contentsOf = new Map([...baseTracks, ...powerTracks]);
export const germanTracks: readonly Track[] = baseTracks.map(([track]) => track);
export const superpowerTracks: readonly Track[] = powerTracks.map(([track]) => track);

/** West's boxes from the end to the start box, then East's. */
const rows: readonly (readonly number[])[] = [
  Array.from({ length: END + 1 }, (_, at) => at - END),
  Array.from({ length: END }, (_, at) => at + 1),
];

const cellAt = (track: Track, position: number, language: Language): Cell =>
  contentsOf.get(track)?.(position > 0 ? "east" : "west", Math.abs(position), language) ?? { icons: [] };

/** As high as the fullest box of a track needs. */
function cellHeight(track: Track, language: Language): number {
  const needs = rows.flat().map((position) => {
    const { note, icons } = cellAt(track, position, language);
    return NUMBER + (note === undefined ? 0 : NOTE) + icons.length * (TILE + 4);
  });
  return Math.max(...needs) + 14;
}

export const trackHeight = (track: Track, language: Language): number =>
  HEAD + rows.length * (cellHeight(track, language) + 6) + 12;

/** One below the other, from a height on. */
export function drawLargeTracks(
  pen: Pen,
  tracks: readonly Track[],
  top: number,
  { view, language }: BoardScene,
  changes: Changes,
): void {
  let y = top;
  for (const track of tracks) {
    drawTrack(pen, track, y, view.tracks[track], changes.tracks.get(track), language);
    y += trackHeight(track, language);
  }
}

function drawTrack(
  pen: Pen,
  track: Track,
  y: number,
  position: number,
  change: Change | undefined,
  language: Language,
): void {
  const middle = y + HEAD / 2 + 4;
  const bold = { weight: "bold", colour: colours.ink } as const;
  const mark = { ...bold, size: track === "currency" ? 30 : 42, align: "center" } as const;
  write(pen, trackMarks[track], MARGIN + 30, middle, mark);
  write(pen, sentence(nameIn(language, track)), MARGIN + 66, middle, { ...bold, size: 36 }, 560, 0.8);
  const now = standWords(track, position, language);
  const before = change === undefined ? "" : `${standWords(track, change.from, language)} → `;
  write(pen, `${before}${now}`, WIDTH - MARGIN, middle, { ...bold, size: 34, align: "right" }, 380, 0.82);
  const h = cellHeight(track, language);
  for (const [index, row] of rows.entries()) {
    const cells = cellsIn({ x: MARGIN, y: y + HEAD + index * (h + 6), w: WIDTH - 2 * MARGIN, h }, END + 1, 6);
    for (const [at, place] of row.entries()) {
      const cell = cells[at] as Box;
      drawCell(pen, cell, place, cellAt(track, place, language), place === position);
      if (change === undefined) continue;
      if (place === change.from) box(pen, inset(cell, 3), { line: colours.last, width: 6, radius: 9, dash: [12, 8] });
      if (place === change.to) ring(pen, cell, colours.last, 9, 8);
    }
  }
}

/** Whose side of a track a marker is on, and how far. */
export function standWords(track: Track, position: number, language: Language): string {
  if (position === 0) return "0";
  const side: Germany = position > 0 ? "east" : "west";
  const seat: Seat = superpowerTracks.includes(track) ? powerOf(side) : side;
  return `${nameIn(language, seat)} ${Math.abs(position)}`;
}

function drawCell(pen: Pen, cell: Box, position: number, contents: Cell, marked: boolean): void {
  const side: Germany = position > 0 ? "east" : "west";
  const fill = marked ? colours.ink : position === 0 ? colours.plain : sideColours[side].light;
  box(pen, cell, { fill, radius: 9 });
  const { main = String(Math.abs(position)), note, points, icons } = contents;
  const colour = marked ? colours.card : colours.ink;
  const y = cell.y + NUMBER / 2 + 6;
  const left = points === undefined ? cell.x + cell.w / 2 : cell.x + 36;
  write(pen, main, left, y, { size: marked ? 46 : 38, weight: "bold", colour, align: "center" }, cell.w - 10, 0.8);
  if (points !== undefined) drawPoints(pen, points, cell.x + cell.w - 38, y, marked);
  const below = {
    size: 30,
    weight: "bold",
    colour: marked ? colours.headerSoft : colours.soft,
    align: "center",
  } as const;
  if (note !== undefined) write(pen, note, cell.x + cell.w / 2, y + NUMBER / 2 + 12, below, cell.w - 4, 0.94);
  const top = cell.y + NUMBER + 8 + (note === undefined ? 0 : NOTE);
  for (const [at, icon] of icons.entries()) drawIcon(pen, icon, { ...cell, y: top + at * (TILE + 4), h: TILE });
}

const drawIcon = (pen: Pen, icon: Element, { x, y, w, h }: Box): void =>
  drawTiles(pen, { elements: [icon], terse: true }, { x: x + 2, y, w: w - 4, h }, TILE, "center");

/** Victory points are in a disc. */
function drawPoints(pen: Pen, words: string, x: number, y: number, marked: boolean): void {
  disc(pen, x, y, 26, { fill: marked ? colours.card : colours.soft });
  const style = { size: 32, weight: "bold", colour: marked ? colours.ink : colours.card, align: "center" } as const;
  write(pen, words, x, y, style, 46, 0.85);
}
