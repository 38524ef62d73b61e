import { sides } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { paragraph, widthOf, write } from "../kit/text.ts";
import { controllerOf } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { gapOf } from "./counted.ts";
import { label, nameIn, signed, statusMarks, statusWordOf } from "./labels.ts";
import { badge, token } from "./marks.ts";
import { aheadIn } from "./plates.ts";
import type { RegionScene } from "./region.ts";

/** The arithmetic of a scoring, a row for each side. */
export function drawCount(pen: Pen, at: Box, scene: RegionScene): void {
  box(pen, at, { fill: colours.paper });
  box(pen, { ...at, h: 3 }, { fill: colours.coast });
  const head = { size: 27, weight: "bold", colour: colours.soft } as const;
  write(pen, scene.title, at.x + 36, at.y + 34, head, 330);
  for (const [row, side] of sides.entries()) badge(pen, side, at.x + 80, rowAt(at, row), 72, scene.language);
  if (scene.worth === undefined) drawTerms(pen, at, scene);
  else drawCountries(pen, at, scene, scene.worth);
  for (const [row, side] of sides.entries()) {
    const { vp, wins } = scene.standing[side];
    const style = { size: 58, weight: "bold", colour: sideColours[side].strong, align: "center" } as const;
    write(pen, wins ? "★" : String(vp), TOTAL, rowAt(at, row), style);
  }
  drawNet(pen, at, scene);
}

const rowAt = (at: Box, row: number): number => at.y + 100 + row * 92;
const TOTAL = 1200;

/** Where each column of the count stands, and how wide it is. */
const columns = [
  { key: null, x: 310, w: 330 },
  { key: "countries", x: 570, w: 170 },
  { key: "battlegrounds", x: 770, w: 210 },
  { key: "bonus", x: 990, w: 210 },
  { key: "total", x: TOTAL, w: 150 },
] as const;

function drawTerms(pen: Pen, at: Box, { atlas, view, area, standing, language }: RegionScene): void {
  const { bonus } = atlas;
  const style = { size: 26, colour: colours.soft, align: "center" } as const;
  for (const { key, x, w } of columns)
    if (key !== null) write(pen, label(language, key === "bonus" ? bonus.label : key), x, at.y + 34, style, w - 10);
  for (const [row, side] of sides.entries()) {
    const { status, countries, battlegrounds, borders, vp, wins } = standing[side];
    const printed = status === "none" ? 0 : (atlas.values(view, area)?.[status] ?? 0);
    // what was awarded may have been counted on another position: then the total stands alone
    const adds = wins || (printed !== "win" && bonus.total(view, side, printed + battlegrounds + borders) === vp);
    const ink = { size: 40, weight: "bold", colour: colours.ink, align: "center" } as const;
    const told =
      status === "none" ? "–" : `${statusMarks[status]} ${statusWordOf(language, status)} ${wins ? "★" : printed}`;
    const y = rowAt(at, row);
    write(pen, told, columns[0].x, y, { ...ink, size: 33 }, columns[0].w);
    const terms = [String(countries), signed(battlegrounds), bonus.of(view, side, standing[side])];
    for (const [index, term] of terms.entries()) {
      const colour = index === 0 ? colours.soft : colours.ink;
      write(pen, adds ? term : "–", columns[index + 1]?.x ?? 0, y, { ...ink, colour });
    }
  }
}

/** Countries that count one by one: those each side controls, the dearer ones with what they are worth. */
function drawCountries(pen: Pen, at: Box, scene: RegionScene, worth: Readonly<Record<string, number>>): void {
  const { atlas, view, language } = scene;
  for (const [row, side] of sides.entries()) {
    const held = Object.entries(worth).filter(([id]) => {
      const place = atlas.board.find(id);
      return place !== undefined && controllerOf(atlas, view, place) === side;
    });
    const words = held.map(([id, vp]) => `${nameIn(atlas, language, id)}${vp > 1 ? ` (${vp})` : ""}`);
    const told = words.join(", ") || "–";
    const style = { size: 36, weight: "bold", colour: colours.ink } as const;
    const room = { x: 150, y: rowAt(at, row) - 40, w: TOTAL - 240, h: 80 };
    if (widthOf(told, style.size, "bold") <= room.w) write(pen, told, room.x, rowAt(at, row), style);
    else paragraph(pen, told, room, { ...style, size: 30 }, 22);
  }
}

function drawNet(pen: Pen, at: Box, { standing, language }: RegionScene): void {
  const [x, y] = [at.x + 1430, at.y + 146];
  const ahead = aheadIn(standing);
  box(pen, { x: x - 130, y: at.y + 56, w: 260, h: 172 }, { fill: colours.plain, radius: 16 });
  const style = { size: 84, weight: "bold", colour: colours.ink, align: "center" } as const;
  if (ahead === undefined) return write(pen, "0", x, y, style);
  token(pen, ahead, x - 66, y, 96, label(language, ahead));
  if (standing[ahead].wins) return write(pen, label(language, "wins"), x + 56, y, { ...style, size: 34 }, 130);
  write(pen, `+${Math.abs(gapOf(standing))}`, x + 58, y, style, 136);
}
