import { board } from "../../src/games/red-sea/components/board.ts";
import type { Land } from "../cold-war/atlas.ts";
import { colours } from "../cold-war/colours.ts";
import { makeLand } from "../cold-war/land.ts";
import type { Pen } from "../kit/canvas.ts";
import { paint } from "../kit/shapes.ts";
import { country, lane, mapArea, spots } from "./layout.ts";

export const areaColours = { africa: "#f0c7ac", "middle-east": "#b9dbd3", "sea-lanes": colours.sea } as const;

let made: Land | undefined;

export function land(): Land {
  made ??= makeLand({
    board,
    mapArea,
    country,
    spots,
    areas: { africa: areaColours.africa, "middle-east": areaColours["middle-east"] },
    areaOf: (place) => board.countries[place]?.region ?? "",
    islands: new Set(["madagascar"]),
    elsewhere: [
      { x: 250, y: 640, rx: 260, ry: 560 },
      { x: 1960, y: 250, rx: 70, ry: 130 },
      { x: 1500, y: 128, rx: 600, ry: 24 },
    ],
    more: {
      africa: [
        { x: 580, y: 640, rx: 60, ry: 420 },
        { x: 960, y: 830, rx: 150, ry: 60 },
        { x: 820, y: 940, rx: 190, ry: 160 },
        { x: 1050, y: 930, rx: 60, ry: 60 },
      ],
      // Egypt lies in both regions: Sinai has the colour of the other one
      "middle-east": [
        { x: 850, y: 215, rx: 10, ry: 40 },
        { x: 1520, y: 470, rx: 130, ry: 110 },
        { x: 1660, y: 370, rx: 160, ry: 130 },
        { x: 1690, y: 570, rx: 60, ry: 40 },
      ],
    },
    longestBridge: 420,
  });
  return made;
}

/** The lane as ships draw it on a chart. */
export function drawLane(pen: Pen): void {
  const [[x, y], ...rest] = lane as [readonly [number, number], ...(readonly [number, number])[]];
  pen.beginPath();
  pen.moveTo(x, y);
  for (const [at, [cx, cy]] of rest.entries()) {
    const [nx, ny] = rest[at + 1] ?? [cx, cy];
    pen.quadraticCurveTo(cx, cy, (cx + nx) / 2, (cy + ny) / 2);
  }
  paint(pen, { line: "#d9e7ee", width: 44 });
  paint(pen, { line: colours.seaInk, width: 4, dash: [18, 14] });
}
