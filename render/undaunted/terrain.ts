import type { TerrainId } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc, line, polygon } from "../kit/shapes.ts";
import { fort, houses, huts, oasis, tents } from "./buildings.ts";
import type { Tones } from "./colours.ts";
import { type Chance, spots } from "./scatter.ts";

/** Draws what a terrain looks like into a tile that has its ground already. */
type Motif = (pen: Pen, at: Box, tones: Tones, chance: Chance) => void;

const ripples: Motif = (pen, at, { dark, light }, chance) => {
  for (const { x, y } of spots(at, 9, 5, 3, chance)) {
    const w = 34 + chance() * 34;
    wave(pen, x - w / 2, y, w, 7, dark, 4);
    wave(pen, x - w / 2 + 4, y + 6, w, 7, light, 3);
  }
};

function wave(pen: Pen, x: number, y: number, w: number, lift: number, colour: string, width: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + w / 4, y - lift, x + w / 2, y);
  pen.quadraticCurveTo(x + (w * 3) / 4, y + lift, x + w, y);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

const pebbles: Motif = (pen, at, { dark, light }, chance) => {
  for (const { x, y } of spots(at, 70, 10, 7, chance)) {
    const r = 2.5 + chance() * 4;
    disc(pen, x + 2, y + 2, r, { fill: light });
    disc(pen, x, y, r, { fill: dark });
  }
};

/** Plates of salt: a shaken grid whose upright lines are missing by turns. */
const crackedSalt: Motif = (pen, { x, y, w, h }, { dark, light }, chance) => {
  const [columns, rows] = [9, 6];
  const node = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => {
    const [i, j] = [at % (columns + 1), Math.floor(at / (columns + 1))];
    return [x + ((i + chance() * 0.5 - 0.25) * w) / columns, y + ((j + chance() * 0.5 - 0.25) * h) / rows] as const;
  });
  for (const [at, here] of node.entries()) {
    const [i, j] = [at % (columns + 1), Math.floor(at / (columns + 1))];
    const right = i < columns ? node[at + 1] : undefined;
    const below = (i + j) % 2 === 0 ? node[at + columns + 1] : undefined;
    for (const there of [right, below])
      if (there !== undefined) {
        line(
          pen,
          [
            [here[0] + 2, here[1] + 3],
            [there[0] + 2, there[1] + 3],
          ],
          { line: light, width: 3 },
        );
        line(pen, [here, there], { line: dark, width: 2.5 });
      }
  }
};

const strip: Motif = (pen, { x, y, w, h }, { dark, light }) => {
  const run = { x, y: y + h * 0.2, w, h: h * 0.6 };
  box(pen, run, { fill: light });
  const middle = [
    [x, y + h / 2],
    [x + w, y + h / 2],
  ] as const;
  line(pen, middle, { line: dark, width: 6, dash: [44, 30] });
  for (const edge of [run.y, run.y + run.h]) {
    const side = [
      [x, edge],
      [x + w, edge],
    ] as const;
    line(pen, side, { line: dark, width: 3 });
  }
};

const crest = (pen: Pen, x: number, y: number, w: number, h: number, { dark, light }: Tones): void => {
  pen.beginPath();
  pen.moveTo(x - w / 2, y + h / 2);
  pen.quadraticCurveTo(x - w * 0.1, y - h, x + w * 0.1, y - h / 2);
  pen.quadraticCurveTo(x + w * 0.32, y, x + w / 2, y + h / 2);
  pen.closePath();
  pen.fillStyle = light;
  pen.fill();
  pen.beginPath();
  pen.moveTo(x + w * 0.02, y - h * 0.58);
  pen.quadraticCurveTo(x - w * 0.08, y, x + w * 0.12, y + h / 2);
  pen.lineTo(x + w / 2, y + h / 2);
  pen.quadraticCurveTo(x + w * 0.3, y, x + w * 0.02, y - h * 0.58);
  pen.closePath();
  pen.fillStyle = dark;
  pen.fill();
};

const lowDunes: Motif = (pen, at, tones, chance) => {
  for (const { x, y } of spots(at, 9, 3, 3, chance)) crest(pen, x, y, 96 + chance() * 20, 34, tones);
};

const highDunes: Motif = (pen, at, tones, chance) => {
  for (const { x, y } of spots(at, 6, 3, 2, chance)) crest(pen, x, y, 140 + chance() * 16, 86, tones);
};

const bushes: Motif = (pen, at, { dark, thing = dark }, chance) => {
  for (const { x, y } of spots(at, 18, 6, 3, chance)) {
    const r = 8 + chance() * 5;
    for (const [dx, dy] of [
      [-r, 2],
      [r, 3],
      [0, -r * 0.6],
    ] as const)
      disc(pen, x + dx, y + dy, r, { fill: thing });
    disc(pen, x + r * 0.4, y + r * 0.4, r * 0.55, { fill: dark });
  }
};

const stones =
  (count: number, columns: number, rows: number, size: number): Motif =>
  (pen, at, { dark, light, thing = dark }, chance) => {
    for (const { x, y } of spots(at, count, columns, rows, chance))
      boulder(pen, x, y, size * (0.7 + chance() * 0.6), dark, light, thing);
  };

function boulder(pen: Pen, x: number, y: number, r: number, dark: string, light: string, thing: string): void {
  const hull = [
    [x - r, y + r * 0.5],
    [x - r * 0.75, y - r * 0.35],
    [x - r * 0.1, y - r * 0.8],
    [x + r * 0.7, y - r * 0.5],
    [x + r, y + r * 0.4],
    [x + r * 0.4, y + r * 0.75],
  ] as const;
  polygon(pen, hull, { fill: thing, line: dark, width: 2 });
  polygon(pen, [hull[1], hull[2], hull[3], [x, y - r * 0.1]], { fill: light });
}

/** Sheer faces: tall wedges side by side. */
const cliffs: Motif = (pen, at, { dark, light, thing = dark }, chance) => {
  for (const { x, y } of spots(at, 12, 4, 3, chance)) {
    const [w, h] = [44 + chance() * 14, 40 + chance() * 16];
    polygon(
      pen,
      [
        [x - w, y + h / 2],
        [x - w * 0.3, y - h / 2],
        [x + w * 0.35, y - h * 0.4],
        [x + w, y + h / 2],
      ],
      {
        fill: thing,
        line: dark,
        width: 3,
      },
    );
    polygon(
      pen,
      [
        [x - w * 0.3, y - h / 2],
        [x + w * 0.35, y - h * 0.4],
        [x + w * 0.1, y + h * 0.1],
      ],
      { fill: light },
    );
  }
};

/** A flat-topped hill in contour lines. */
const contours: Motif = (pen, { x, y, w, h }, { ground, dark, light, thing = light }) => {
  for (const [index, share] of [0.96, 0.76, 0.56, 0.38].entries()) {
    pen.beginPath();
    pen.ellipse(x + w / 2, y + h / 2, (w / 2) * share, (h / 2) * share, 0.06, 0, Math.PI * 2);
    pen.fillStyle = index === 3 ? light : index % 2 === 0 ? thing : ground;
    pen.fill();
    pen.strokeStyle = dark;
    pen.lineWidth = 3;
    pen.stroke();
  }
};

const none: Motif = () => {};

export const motifs: Readonly<Record<TerrainId, Motif>> = {
  sand: ripples,
  gravel: pebbles,
  track: ripples,
  "salt-flat": crackedSalt,
  airstrip: strip,
  dunes: lowDunes,
  "high-dunes": highDunes,
  scrub: bushes,
  stony: stones(13, 5, 3, 18),
  wadi: none,
  tents,
  camp: tents,
  rocks: stones(12, 4, 3, 34),
  crags: cliffs,
  hill: contours,
  village: houses,
  houses,
  huts,
  oasis,
  fort,
};
