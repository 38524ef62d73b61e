import type { Language } from "../../src/engine/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import type { Atlas } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { cellsOf } from "./country.ts";

import { label } from "./labels.ts";

/** How to read a country. */
export function drawLegend(pen: Pen, atlas: Atlas, language: Language): void {
  const at = atlas.panels.legend;
  const country = { h: 84, strip: 29, middle: 24 };
  const sample = { x: at.x + 8, y: at.y + (at.h - country.h) / 2, w: 112, h: country.h };
  const { us, middle, ussr } = cellsOf({ country }, sample);
  box(pen, sample, { fill: colours.card, radius: 8 });
  box(pen, { ...sample, h: country.strip }, { fill: colours.ink, radius: [8, 8, 0, 0] });
  box(pen, { ...us, w: us.w + middle.w }, { fill: sideColours.us.strong, radius: [0, 0, 0, 8] });
  box(pen, ussr, { fill: sideColours.ussr.light, radius: [0, 0, 8, 0] });
  box(pen, sample, { line: colours.ink, width: 3, radius: 8 });
  const inside = (words: string, x: number, y: number, size: number, colour: string, most: number) =>
    write(pen, words, x, y, { size, weight: "bold", colour, align: "center" }, most, 0.4);
  const [x, y] = [sample.x + sample.w / 2, sample.y + country.strip / 2];
  inside(label(language, "legendBattleground"), x, y, 18, colours.card, 104);
  inside(label(language, "us"), us.x + us.w / 2, us.y + us.h / 2, 22, colours.card, us.w - 6);
  inside("3", middle.x + middle.w / 2, middle.y + middle.h / 2, 19, colours.card, 20);
  inside(label(language, "ussr"), ussr.x + ussr.w / 2, ussr.y + ussr.h / 2, 22, sideColours.ussr.strong, ussr.w - 6);
  const style = { size: 19, colour: colours.ink } as const;
  const left = at.x + 154;
  const three = at.y + at.h / 2;
  const [solid, special] = [three - 28, three + 28];
  box(pen, { x: left - 24, y: solid - 9, w: 18, h: 18 }, { fill: sideColours.us.strong, radius: 3 });
  write(pen, label(language, "control"), left, solid, style, at.w - 154);
  write(pen, "3", left - 15, three, { ...style, weight: "bold", align: "center" });
  write(pen, label(language, "legendStability"), left, three, style, at.w - 154);
  atlas.legend.draw(pen, left - 15, special);
  write(pen, label(language, atlas.legend.label), left, special, style, at.w - 154);
}
