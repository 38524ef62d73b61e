import type { StructureId } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { box, disc, line, polygon } from "../kit/shapes.ts";
import { colours } from "./colours.ts";

type Icon = (pen: Pen, x: number, y: number, r: number) => void;

const fill = { fill: colours.ink } as const;

const icons: Readonly<Record<StructureId, Icon>> = {
  aircraft: (pen, x, y, r) => {
    box(pen, { x: x - r * 0.16, y: y - r, w: r * 0.32, h: r * 2 }, { ...fill, radius: r * 0.16 });
    polygon(
      pen,
      [
        [x - r, y + r * 0.15],
        [x, y - r * 0.45],
        [x + r, y + r * 0.15],
        [x + r, y + r * 0.35],
        [x - r, y + r * 0.35],
      ],
      fill,
    );
    box(pen, { x: x - r * 0.45, y: y + r * 0.68, w: r * 0.9, h: r * 0.25 }, fill);
  },
  hangar: (pen, x, y, r) => {
    pen.beginPath();
    pen.arc(x, y + r * 0.4, r, Math.PI, 0);
    pen.lineTo(x + r, y + r * 0.8);
    pen.lineTo(x - r, y + r * 0.8);
    pen.closePath();
    pen.fillStyle = colours.ink;
    pen.fill();
    box(pen, { x: x - r * 0.5, y: y, w: r, h: r * 0.8 }, { fill: colours.paper });
  },
  "motor-pool": (pen, x, y, r) => {
    box(pen, { x: x - r, y: y - r * 0.5, w: r * 1.2, h: r * 0.9 }, fill);
    polygon(
      pen,
      [
        [x + r * 0.3, y - r * 0.2],
        [x + r * 0.7, y - r * 0.2],
        [x + r, y + r * 0.1],
        [x + r, y + r * 0.4],
        [x + r * 0.3, y + r * 0.4],
      ],
      fill,
    );
    for (const dx of [-0.55, 0.55])
      disc(pen, x + r * dx, y + r * 0.5, r * 0.3, { fill: colours.ink, line: colours.paper, width: r * 0.12 });
  },
  "fuel-tank": (pen, x, y, r) => {
    box(pen, { x: x - r * 0.8, y: y - r * 0.7, w: r * 1.6, h: r * 1.5 }, { ...fill, radius: r * 0.3 });
    for (const dy of [-0.15, 0.3])
      box(pen, { x: x - r * 0.8, y: y + r * dy, w: r * 1.6, h: r * 0.14 }, { fill: colours.paper });
  },
  "ammo-dump": (pen, x, y, r) => {
    for (const [dx, dy] of [
      [-0.52, 0.5],
      [0.52, 0.5],
      [0, -0.45],
    ] as const)
      box(pen, { x: x + r * (dx - 0.45), y: y + r * (dy - 0.4), w: r * 0.9, h: r * 0.8 }, fill);
  },
  "radio-post": (pen, x, y, r) => {
    polygon(
      pen,
      [
        [x, y - r * 0.5],
        [x + r * 0.6, y + r],
        [x - r * 0.6, y + r],
      ],
      { line: colours.ink, width: r * 0.18 },
    );
    line(
      pen,
      [
        [x, y - r],
        [x, y + r * 0.4],
      ],
      { line: colours.ink, width: r * 0.18 },
    );
    for (const turn of [0, Math.PI]) {
      pen.beginPath();
      pen.arc(x, y - r * 0.7, r * 0.6, turn - 0.7, turn + 0.7);
      pen.strokeStyle = colours.ink;
      pen.lineWidth = r * 0.18;
      pen.stroke();
    }
  },
};

/** A structure's picture, its middle at the point. */
export const drawStructure = (pen: Pen, id: StructureId, x: number, y: number, size: number): void =>
  icons[id](pen, x, y, size * 0.46);
