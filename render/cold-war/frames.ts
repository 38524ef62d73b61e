import type { Language } from "../../src/engine/index.ts";
import { sides } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import type { Atlas } from "./atlas.ts";
import { colours } from "./colours.ts";
import { label, mapName } from "./labels.ts";
import { badge, panel } from "./marks.ts";

/** What of panels and plates never changes. */
export function drawFrames(pen: Pen, atlas: Atlas, language: Language): void {
  const { panels } = atlas;
  panel(pen, panels.defcon, label(language, "defcon"));
  panel(pen, panels.turns, "");
  panel(pen, panels.milOps, label(language, "milOps"));
  panel(pen, panels.cards, label(language, "hands"));
  panel(pen, panels.front, "");
  panel(pen, panels.effects, label(language, "effects"));
  panel(pen, panels.last, label(language, "last"));
  const { last, effects, turns, milOps } = panels;
  box(pen, { x: last.x, y: last.y + 10, w: 6, h: last.h - 20 }, { fill: colours.last, radius: 3 });
  const aside = { size: 17, colour: colours.soft, align: "right" } as const;
  write(pen, `◔ ${label(language, "thisTurn")}`, effects.x + effects.w - 14, effects.y + 20, aside);
  const round = { size: 18, weight: "bold", colour: colours.soft } as const;
  write(pen, label(language, "round"), turns.x + 14, turns.y + 90, round, 200);
  for (const [index, side] of sides.entries())
    badge(pen, side, milOps.x + 34, milOps.y + 58 + index * 47, 38, language);
  for (const region of atlas.regions) drawPlateFrame(pen, atlas, region, language);
}

function drawPlateFrame(pen: Pen, atlas: Atlas, region: string, language: Language): void {
  const at = atlas.plates[region];
  if (at === undefined) return;
  box(pen, at, { fill: colours.paper, line: colours.coast, width: 2, radius: 10 });
  box(pen, { ...at, h: 34 }, { fill: atlas.areaColours[region], radius: [10, 10, 0, 0] });
  const style = { size: 22, weight: "bold", colour: colours.ink } as const;
  write(pen, mapName(atlas, language, region), at.x + 10, at.y + 17, style, at.w - 18);
}
