import type { Language } from "../../src/engine/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import { colours } from "./colours.ts";
import { drawSoldier } from "./counters.ts";
import { label } from "./labels.ts";
import { flag, noWheels, panel, shield, sign, star, token } from "./marks.ts";

const man = { id: "lrdg-scout", side: "lrdg", squad: null, defence: 5, tile: "1A", vehicle: null, seat: null } as const;

/** What the shapes mean, in one line. */
export function drawLegend(pen: Pen, at: Box, language: Language): void {
  panel(pen, at);
  const y = at.y + at.h / 2;
  const items: readonly (readonly [words: string, wide: number, draw: (x: number) => void])[] = [
    [label(language, "lrdg"), 32, (x) => sign(pen, "lrdg", x, y, 30)],
    [label(language, "italy"), 32, (x) => sign(pen, "italy", x, y, 30)],
    [label(language, "scouted"), 34, (x) => token(pen, "lrdg", "scouted", x, y, 34)],
    [label(language, "controlled"), 34, (x) => token(pen, "lrdg", "controlled", x, y, 34)],
    [
      label(language, "suppressed"),
      56,
      (x) => drawSoldier(pen, { ...man, suppressed: true }, { x: x - 28, y: y - 20, w: 56, h: 40 }, language),
    ],
    [label(language, "cover"), 32, (x) => shield(pen, x, y, 36, "1")],
    [label(language, "impassable"), 34, (x) => noWheels(pen, x, y, 34)],
    [label(language, "points"), 36, (x) => star(pen, x, y, 38, "2")],
    [
      label(language, "initiative"),
      32,
      (x) => {
        box(pen, { x: x - 16, y: y - 17, w: 32, h: 34 }, { fill: colours.last, radius: 6 });
        flag(pen, x, y, 22, colours.ink);
      },
    ],
  ];
  const size = 24;
  const room = items.reduce((sum, [words, wide]) => sum + wide + 10 + widthOf(words, size), 0);
  const gap = (at.w - 36 - room) / (items.length - 1);
  let x = at.x + 18;
  for (const [words, wide, draw] of items) {
    draw(x + wide / 2);
    write(pen, words, x + wide + 10, y, { size, colour: colours.ink });
    x += wide + 10 + widthOf(words, size) + gap;
  }
}
