import type { Language } from "../../src/engine/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { box, disc, line } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { type Label, label } from "./labels.ts";
import { panels } from "./layout.ts";
import { burst, factory, house, panel, pawn } from "./marks.ts";

const number = (pen: Pen, words: string, x: number, y: number, colour: string, size = 20): void =>
  write(pen, words, x, y, { size, weight: "bold", colour, align: "center" });

/** How to read the map. */
const signs: readonly (readonly [Label, (pen: Pen, x: number, y: number) => void])[] = [
  [
    "unrest",
    (pen, x, y) => {
      burst(pen, x, y, 14, { fill: "#ffc596" });
      number(pen, "2", x, y, "#8a2c05");
    },
  ],
  [
    "massProtest",
    (pen, x, y) => {
      burst(pen, x, y, 15, { fill: colours.unrest });
      number(pen, "!", x, y, colours.card);
    },
  ],
  [
    "standard",
    (pen, x, y) => {
      house(pen, x, y, 28, { fill: "#b5dccd" });
      number(pen, "1", x, y + 2, colours.standard);
    },
  ],
  [
    "bestFactory",
    (pen, x, y) => {
      factory(pen, x, y + 4, 24, { fill: colours.plain });
      number(pen, "3", x, y + 6, colours.ink, 18);
    },
  ],
  [
    "factory",
    (pen, x, y) => {
      factory(pen, x, y + 4, 24, { fill: sideColours.west.solid, line: colours.ink, width: 2 });
      number(pen, "2", x, y + 6, colours.ink, 18);
    },
  ],
  [
    "runDown",
    (pen, x, y) => {
      factory(pen, x, y + 4, 24, { fill: colours.hair, line: sideColours.east.strong, width: 2, dash: [4, 3] });
      number(pen, "1", x, y + 6, colours.ink, 18);
    },
  ],
  [
    "infrastructure",
    (pen, x, y) => {
      const road = [
        [x - 16, y + 8],
        [x + 16, y - 8],
      ] as const;
      line(pen, road, { line: colours.ink, width: 11 });
      line(pen, road, { line: sideColours.east.solid, width: 6 });
    },
  ],
  ["socialist", (pen, x, y) => pawn(pen, x, y, 26, sideColours.east.strong)],
  [
    "supplier",
    (pen, x, y) => {
      disc(pen, x, y, 12, { fill: colours.ink });
      number(pen, "A", x, y, colours.card, 17);
    },
  ],
];

export function drawLegend(pen: Pen, language: Language): void {
  const at = panels.legend;
  panel(pen, at, "");
  const pitch = (at.h - 16) / signs.length;
  for (const [index, [key, draw]] of signs.entries()) {
    const y = at.y + 8 + pitch * (index + 0.5);
    draw(pen, at.x + 32, y);
    write(pen, label(language, key), at.x + 62, y, { size: 19, colour: colours.ink }, at.w - 74);
  }
  box(pen, at, { line: colours.coast, width: 2, radius: 10 });
}
