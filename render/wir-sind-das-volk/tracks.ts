import type { Language } from "../../src/engine/index.ts";
import type { Element, Track } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Germany } from "../../src/games/wir-sind-das-volk/components/board/types.ts";
import { END, prestigeBoxes, socialistsAt } from "../../src/games/wir-sind-das-volk/components/tracks.ts";
import { germanies, powerOf, type Seat } from "../../src/games/wir-sind-das-volk/seats.ts";
import {
  armsRaceTrack,
  dominanceTrack,
  type RaceBox,
  spaceRaceTrack,
} from "../../src/games/wir-sind-das-volk/two-plus-two/components/tracks.ts";
import type { Pen } from "../kit/canvas.ts";
import { arrow, type Box, box, disc, inset, ring } from "../kit/shapes.ts";
import { paragraph, wrap, write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import type { Change, Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { drawTiles, trackMarks } from "./icons.ts";
import { label, nameIn, sentence, signed } from "./labels.ts";
import { panels } from "./layout.ts";
import { badge, panel } from "./marks.ts";
import type { BoardScene } from "./model.ts";

const LABEL = 214;
const ROW = 74;

export interface Cell {
  /** In place of the distance from the start box. */
  readonly main?: string;
  /** What the box gives, in a word. */
  readonly note?: string;
  /** Victory points of 2+2. */
  readonly points?: string;
  readonly icons: readonly Element[];
}

type Contents = (side: Germany, distance: number, language: Language) => Cell;

export const baseTracks: readonly (readonly [Track, Contents])[] = [
  ["prestige", (side, distance) => ({ icons: prestigeBoxes[side][distance] ?? [] })],
  ["currency", (side, distance) => ({ main: signed(side === "west" ? -distance : distance), icons: [] })],
  [
    "socialists",
    (side, distance) => {
      const count = socialistsAt[distance] ?? 0;
      return { note: `☭ ${signed(side === "west" ? -count : count)}`, icons: [] };
    },
  ],
];

/** Victory points, or the victory itself; the start box says which number that is. */
const race =
  (boxOf: (side: Germany, distance: number) => RaceBox | undefined): Contents =>
  (side, distance, language) => {
    const { victory, vp = 0, icons = [] } = boxOf(side, distance) ?? {};
    return { points: distance === 0 ? label(language, "vp") : victory ? "★" : String(vp), icons };
  };

export const powerTracks: readonly (readonly [Track, Contents])[] = [
  ["dominance", race((side, distance) => dominanceTrack[powerOf(side)][distance])],
  ["space", race((side, distance) => spaceRaceTrack[powerOf(side)][distance])],
  ["arms", race((_, distance) => armsRaceTrack.boxes[distance])],
];

/** The three tracks of the base game: boxes with what they give. */
export function drawTrackBoxes(pen: Pen, language: Language): void {
  drawBoxes(pen, panels.tracks, baseTracks, language);
}

export function drawPowerTrackBoxes(pen: Pen, language: Language): void {
  drawBoxes(pen, panels.powerTracks, powerTracks, language);
}

export const drawMarkers = (pen: Pen, scene: BoardScene, changes: Changes): void =>
  markAll(pen, panels.tracks, baseTracks, scene, changes);

export const drawPowerMarkers = (pen: Pen, scene: BoardScene, changes: Changes): void =>
  markAll(pen, panels.powerTracks, powerTracks, scene, changes);

const rowOf = (at: Box, index: number): Box[] => {
  const top = (at.h - 3 * ROW) / 2;
  const row = { x: at.x + LABEL + 52, y: at.y + top + index * ROW + 4, w: at.w - LABEL - 116, h: ROW - 8 };
  return cellsIn(row, 2 * END + 1, 4);
};

function drawBoxes(pen: Pen, at: Box, tracks: readonly (readonly [Track, Contents])[], language: Language): void {
  panel(pen, at, "");
  for (const [index, [track, contents]] of tracks.entries()) {
    const cells = rowOf(at, index);
    const middle = (cells[0] as Box).y + (ROW - 8) / 2;
    const mark = {
      size: track === "currency" ? 22 : 36,
      weight: "bold",
      colour: colours.ink,
      align: "center",
    } as const;
    write(pen, trackMarks[track], at.x + 34, middle, mark);
    const name = sentence(nameIn(language, track));
    const room = { x: at.x + 62, y: middle - 30, w: LABEL - 70, h: 60 };
    const style = { size: 22, weight: "bold", colour: colours.ink } as const;
    if (wrap(name, style.size, "bold", room.w).length > 1) paragraph(pen, name, room, style, 16);
    else write(pen, name, room.x, middle, style, room.w);
    const ends: readonly Seat[] = tracks === baseTracks ? germanies : ["usa", "ussr"];
    badge(pen, ends[0] as Seat, at.x + LABEL + 24, middle, 44, language);
    badge(pen, ends[1] as Seat, at.x + at.w - 32, middle, 44, language);
    for (const [place, cell] of cells.entries())
      drawCell(pen, cell, place - END, (side, distance) => contents(side, distance, language), false);
  }
}

function drawCell(
  pen: Pen,
  cell: Box,
  position: number,
  contents: (side: Germany, distance: number) => Cell,
  marked: boolean,
): void {
  const side: Germany = position > 0 ? "east" : "west";
  const distance = Math.abs(position);
  const fill = marked ? colours.ink : distance === 0 ? colours.plain : sideColours[side].light;
  box(pen, cell, { fill, radius: 7 });
  const { main = String(distance), note, points, icons } = contents(side, distance);
  const ink = marked ? colours.card : colours.ink;
  const middle = cell.x + cell.w / 2;
  const low = { x: cell.x + 4, y: cell.y + cell.h - 34, w: cell.w - 8, h: 30 };
  if (points !== undefined)
    drawPoints(pen, points, cell.x + cell.w - 20, cell.y + (icons.length > 0 ? 18 : 33), marked);
  const number = { size: marked ? 34 : 22, weight: "bold", colour: ink } as const;
  if (icons.length > 0) {
    const [first, ...rest] = icons;
    const short = points !== undefined && rest.length > 0 && !marked;
    if (!short) write(pen, main, cell.x + 8, cell.y + 18, number);
    // two rows of icons: beside the number, or in its place where the cell is narrow
    if (first === undefined || !(short || (rest.length > 1 && points === undefined)))
      return drawTiles(pen, { elements: icons, terse: true }, low, 30, "center");
    const left = short ? 4 : 34;
    const high = { x: cell.x + left, y: cell.y + 2, w: cell.w - left - (short ? 38 : 4), h: 30 };
    drawTiles(pen, { elements: [first], terse: true }, high, 29, "center");
    drawTiles(pen, { elements: rest, terse: true }, low, 29, "center");
    return;
  }
  if (points !== undefined) return write(pen, main, cell.x + 10, cell.y + 33, { ...number, size: marked ? 38 : 26 });
  const alone = note === undefined;
  const style = { ...number, size: alone ? (marked ? 38 : 30) : marked ? 32 : 24, align: "center" } as const;
  write(pen, main, middle, alone ? cell.y + cell.h / 2 : cell.y + 20, style);
  const below = {
    size: 18,
    weight: "bold",
    colour: marked ? colours.headerSoft : colours.soft,
    align: "center",
  } as const;
  if (!alone) write(pen, note, middle, cell.y + cell.h - 14, below, cell.w - 6);
}

/** Victory points are in a disc. */
function drawPoints(pen: Pen, words: string, x: number, y: number, marked: boolean): void {
  disc(pen, x, y, 15, { fill: marked ? colours.card : colours.soft });
  const style = { size: 20, weight: "bold", colour: marked ? colours.ink : colours.card, align: "center" } as const;
  write(pen, words, x, y, style, 24);
}

function markAll(
  pen: Pen,
  at: Box,
  tracks: readonly (readonly [Track, Contents])[],
  { view, language }: BoardScene,
  changes: Changes,
): void {
  for (const [index, [track, contents]] of tracks.entries()) {
    const cells = rowOf(at, index);
    const position = view.tracks[track];
    const cell = cells[position + END] as Box;
    drawCell(pen, cell, position, (side, distance) => contents(side, distance, language), true);
    const change = changes.tracks.get(track);
    if (change !== undefined) drawShift(pen, cells, change);
  }
}

/** Where the marker was, and the way it went. */
function drawShift(pen: Pen, cells: readonly Box[], { from, to }: Change): void {
  const [before, after] = [cells[from + END] as Box, cells[to + END] as Box];
  box(pen, inset(before, 1), { line: colours.last, width: 5, radius: 7, dash: [8, 5] });
  ring(pen, after, colours.last, 7, 6);
  const east = to > from;
  const start = before.x + before.w / 2;
  const end = east ? after.x - 2 : after.x + after.w + 2;
  // above the numbers
  arrow(pen, [start, before.y], [end, before.y], colours.last, 6);
}
