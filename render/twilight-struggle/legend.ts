import type { Language } from "../../src/engine/index.ts";
import { box } from "../kit/shapes.ts";
import { type Pen, write } from "../kit/text.ts";
import { cellsOf } from "./base.ts";
import { colours, sideColours } from "./colours.ts";
import { COUNTRY, panels } from "./layout.ts";
import { label } from "./words.ts";

/** How to read a country. */
export function drawLegend(pen: Pen, language: Language): void {
  const at = panels.legend;
  const sample = { x: at.x + 8, y: at.y + 14, w: 112, h: COUNTRY.h };
  const { us, middle, ussr } = cellsOf(sample);
  box(pen, sample, { fill: colours.card, radius: 8 });
  box(pen, { ...sample, h: COUNTRY.strip }, { fill: colours.ink, radius: [8, 8, 0, 0] });
  box(pen, { ...us, w: us.w + middle.w }, { fill: sideColours.us.strong, radius: [0, 0, 0, 8] });
  box(pen, ussr, { fill: sideColours.ussr.light, radius: [0, 0, 8, 0] });
  box(pen, sample, { line: colours.ink, width: 3, radius: 8 });
  const inside = (words: string, x: number, y: number, size: number, colour: string, most: number) =>
    write(pen, words, x, y, { size, weight: "bold", colour, align: "center" }, most);
  inside("◆", sample.x + 56, sample.y + 15, 18, colours.card, 100);
  inside(label(language, "us"), us.x + us.w / 2, us.y + us.h / 2, 22, colours.card, us.w - 6);
  inside("3", middle.x + middle.w / 2, middle.y + middle.h / 2, 19, colours.card, 20);
  inside(label(language, "ussr"), ussr.x + ussr.w / 2, ussr.y + ussr.h / 2, 22, sideColours.ussr.strong, ussr.w - 6);
  const notes = [
    `◆ ${label(language, "battlegrounds")}`,
    `3 ${label(language, "legendStability")}`,
    `■ ${label(language, "control")}`,
    `★ ${label(language, "superpower")}`,
  ];
  for (const [index, words] of notes.entries())
    write(pen, words, at.x + 130, at.y + 18 + index * 25, { size: 17, colour: colours.ink }, at.w - 130, 0.5);
}
