import type { Language } from "../../src/engine/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { arrow, type Box, box, inset } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { cell, cellsIn } from "../kit/track.ts";
import type { Atlas } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { badge, panel } from "./marks.ts";
import type { Stage } from "./stage.ts";

const cellsOf = ({ panels: { vp }, victory }: Atlas): Box[] =>
  cellsIn({ x: vp.x + 76, y: vp.y + 12, w: vp.w - 152, h: 48 }, 2 * victory + 1, 2);

/** [10.1] The whole track: the USSR's half on the left, its ends win. */
export function drawScoreTrack(pen: Pen, atlas: Atlas, language: Language): void {
  const at = atlas.panels.vp;
  panel(pen, at, "");
  badge(pen, "ussr", at.x + 38, at.y + 36, 50, language);
  badge(pen, "us", at.x + at.w - 38, at.y + 36, 48, language);
  for (const [index, where] of cellsOf(atlas).entries()) {
    const vp = index - atlas.victory;
    const light = vp === 0 ? colours.hair : sideColours[vp > 0 ? "us" : "ussr"].light;
    const edge = Math.abs(vp) === atlas.victory;
    const colour = vp === 0 ? colours.ink : sideColours[vp > 0 ? "us" : "ussr"].strong;
    const style = { size: edge ? 23 : 20, colour, weight: edge ? "bold" : "regular" } as const;
    cell(pen, where, String(Math.abs(vp)), { fill: light, radius: 5 }, style);
  }
}

/** Where the score stands, and where it came from. */
export function drawScore({ pen, atlas, view, changes }: Stage): void {
  const cells = cellsOf(atlas);
  const { victory, panels } = atlas;
  const cellAt = (vp: number) => cells[Math.max(-victory, Math.min(victory, vp)) + victory] as Box;
  const here = cellAt(view.vp);
  const from = changes.vp === undefined ? undefined : cellAt(changes.vp.from);
  const middle = here.x + here.w / 2;
  if (from !== undefined && from !== here) {
    box(pen, from, { line: colours.last, width: 4, radius: 5, dash: [6, 4] });
    const start = from.x + from.w / 2;
    const y = panels.vp.y + 66;
    arrow(pen, [start, y], [middle + (middle > start ? -4 : 4), y], colours.last, 5);
  }
  const marker = inset(here, -8);
  const look = from === undefined ? { line: colours.card, width: 3 } : { line: colours.last, width: 6 };
  box(pen, marker, { fill: colours.ink, radius: 8, ...look });
  const style = { size: 38, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, String(Math.abs(view.vp)), middle, here.y + here.h / 2, style, marker.w - 8);
}
