import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc, line, polygon } from "../kit/shapes.ts";
import type { Tones } from "./colours.ts";
import { type Chance, spots } from "./scatter.ts";

/** What people have built, and palms: calm enough to lie under counters. */

export function tents(pen: Pen, at: Box, { dark, light, thing = light }: Tones, chance: Chance): void {
  for (const { x, y } of spots(at, 7, 4, 2, chance)) {
    const [w, h] = [44, 50];
    polygon(
      pen,
      [
        [x - w, y + h / 2],
        [x, y - h / 2],
        [x + w, y + h / 2],
      ],
      { fill: thing, line: dark, width: 3 },
    );
    polygon(
      pen,
      [
        [x - 12, y + h / 2],
        [x, y - h / 2],
        [x + 12, y + h / 2],
      ],
      { fill: dark },
    );
  }
}

export function houses(pen: Pen, at: Box, { dark, light, thing = light }: Tones, chance: Chance): void {
  for (const { x, y } of spots(at, 7, 4, 2, chance)) {
    const [w, h] = [62 + chance() * 20, 44 + chance() * 14];
    box(pen, { x: x - w / 2 + 6, y: y - h / 2 + 6, w, h }, { fill: dark });
    box(pen, { x: x - w / 2, y: y - h / 2, w, h }, { fill: thing, line: dark, width: 3 });
    box(pen, { x: x - 8, y: y + h / 2 - 24, w: 16, h: 24 }, { fill: dark });
    box(pen, { x: x - w / 2 + 9, y: y - h / 2 + 10, w: 10, h: 10 }, { fill: dark });
  }
}

export function huts(pen: Pen, at: Box, { dark, light, thing = light }: Tones, chance: Chance): void {
  for (const { x, y } of spots(at, 7, 4, 2, chance)) {
    box(pen, { x: x - 30, y: y - 4, w: 60, h: 32 }, { fill: light, line: dark, width: 3 });
    polygon(
      pen,
      [
        [x - 40, y - 2],
        [x, y - 36],
        [x + 40, y - 2],
      ],
      { fill: thing, line: dark, width: 3 },
    );
    box(pen, { x: x - 7, y: y + 8, w: 14, h: 20 }, { fill: dark });
  }
}

export function oasis(pen: Pen, at: Box, { dark, thing = dark }: Tones, chance: Chance): void {
  pen.beginPath();
  pen.ellipse(at.x + at.w / 2, at.y + at.h * 0.56, at.w * 0.24, at.h * 0.2, 0, 0, Math.PI * 2);
  pen.fillStyle = thing;
  pen.fill();
  for (const { x, y } of spots(at, 11, 6, 2, chance)) {
    line(
      pen,
      [
        [x, y + 34],
        [x + 4, y - 10],
      ],
      { line: "#8b7148", width: 6 },
    );
    for (let leaf = 0; leaf < 6; leaf++) {
      const angle = (leaf * Math.PI) / 3 + 0.3;
      const tip = [x + 4 + Math.cos(angle) * 30, y - 10 + Math.sin(angle) * 20] as const;
      line(pen, [[x + 4, y - 10], tip], { line: dark, width: 7 });
    }
  }
}

export function fort(pen: Pen, { x, y, w, h }: Box, { dark, light, thing = light }: Tones): void {
  const wall = { x: x + w * 0.12, y: y + h * 0.12, w: w * 0.76, h: h * 0.76 };
  box(pen, wall, { fill: thing, line: dark, width: 14 });
  box(pen, wall, { line: light, width: 6 });
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    box(
      pen,
      { x: wall.x + dx * wall.w - 24, y: wall.y + dy * wall.h - 24, w: 48, h: 48 },
      { fill: light, line: dark, width: 4 },
    );
  box(pen, { x: x + w / 2 - 22, y: wall.y + wall.h - 10, w: 44, h: 20 }, { fill: dark });
  disc(pen, x + w / 2, y + h / 2, 12, { fill: dark });
}
