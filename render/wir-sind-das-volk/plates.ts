import type { Language } from "../../src/engine/index.ts";
import { type ProvinceId, province, provinceList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { sectors } from "../../src/games/wir-sind-das-volk/components/board/types.ts";
import {
  type Assignment,
  exportFactory,
  ownProtests,
  protestsIn,
  standardOf,
} from "../../src/games/wir-sind-das-volk/standing.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc, inset, ring } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { label, mapName } from "./labels.ts";
import { PLATE, plateBox } from "./layout.ts";
import { amount, bricks, burst, factory, house } from "./marks.ts";
import type { OpenView } from "./model.ts";
import { drawProtests, drawSocialists } from "./pinned.ts";

/** A province: unrest, living standard and its best factory under its name. */
export function drawPlates(pen: Pen, view: OpenView, language: Language, changes: Changes): void {
  for (const { id } of provinceList) drawPlate(pen, id, view, language, changes);
  for (const { id } of provinceList) {
    drawSocialists(pen, id, view.socialists[id]);
    drawProtests(pen, id, view, language);
  }
}

function drawPlate(pen: Pen, id: ProvinceId, view: OpenView, language: Language, changes: Changes): void {
  const at = plateBox(id);
  const { side, supplies } = province(id);
  const protests = protestsIn(view, id);
  if (id === "west-berlin") drawWall(pen, at, view.wall, changes.wall);
  const { solid, ink } = sideColours[side];
  const radius = cornersOf(id);
  box(pen, at, { fill: colours.card, radius });
  box(pen, { ...at, h: PLATE.strip }, { fill: solid, radius: [radius, radius, 0, 0] });
  const room = supplies === undefined ? at.w : at.w - 24;
  const style = { size: 20, weight: "bold", colour: ink, align: "center" } as const;
  write(pen, mapName(language, id), at.x + at.w - room / 2, at.y + PLATE.strip / 2 + 1, style, room - 10);
  if (supplies !== undefined) {
    disc(pen, at.x + 16, at.y + PLATE.strip / 2, 11, { fill: colours.ink });
    write(pen, label(language, supplies), at.x + 16, at.y + PLATE.strip / 2, {
      ...style,
      size: 16,
      colour: colours.card,
    });
  }
  drawCells(pen, { ...at, y: at.y + PLATE.strip, h: PLATE.h - PLATE.strip }, id, view, changes);
  if (id === "west-berlin") drawSectors(pen, { ...at, y: at.y + PLATE.h, h: at.h - PLATE.h }, view, language, changes);
  box(pen, at, { line: protests > 0 ? colours.protest : colours.ink, width: protests > 0 ? 6 : 2, radius });
  const touched =
    changes.unrest.has(id) || changes.standard.has(id) || changes.suppliers.has(id) || changes.socialists.has(id);
  if (touched) ring(pen, at, colours.last, radius);
}

/** Plates of the West have sharp corners, those of the East round ones. */
const cornersOf = (id: ProvinceId): number => (province(id).side === "west" ? 4 : 16);

function drawCells(pen: Pen, at: Box, id: ProvinceId, view: OpenView, changes: Changes): void {
  const unrest = view.unrest[id];
  const own = ownProtests(view, id);
  const first: Box = { ...at, w: 68 };
  const second: Box = { ...at, x: at.x + 68, w: 62 };
  const third: Box = { ...at, x: at.x + 130, w: at.w - 130 };
  const bottom = id === "west-berlin" ? 0 : cornersOf(id);
  const fill = own > 0 ? colours.protest : unrest > 0 ? colours.unrestLight : colours.card;
  box(pen, first, { fill, radius: [0, 0, 0, bottom] });
  if (unrest > 0) burst(pen, first.x + 34, first.y + first.h / 2, 30, { fill: own > 0 ? "#4a5258" : "#ffc596" });
  const ink = own > 0 ? colours.card : unrest > 0 ? "#8a2c05" : colours.faint;
  amount(pen, first, unrest, changes.unrest.get(id), ink, 44);
  const standard = standardOf(view, id);
  box(pen, second, { fill: standard > 0 ? colours.standardLight : colours.card });
  if (standard > 0) house(pen, second.x + 31, second.y + second.h / 2 - 1, 54, { fill: "#b5dccd" });
  amount(pen, second, standard, changes.standard.get(id), standard > 0 ? colours.standard : colours.faint, 42);
  const best = id === "west-berlin" ? 0 : exportFactory(view, id, hamburgIn(id));
  if (id === "west-berlin") return;
  factory(pen, third.x + third.w / 2, third.y + third.h / 2 + 5, 34, { fill: "#dedacb" });
  const style = { size: 24, weight: "bold", colour: best > 0 ? colours.ink : colours.faint, align: "center" } as const;
  write(pen, String(best), third.x + third.w / 2, third.y + third.h / 2 + 7, style);
}

/** Hamburg as if it counted here. */
const hamburgIn = (id: ProvinceId): Assignment =>
  id === "schleswig-holstein" || id === "niedersachsen" ? { hamburg: id } : {};

/** The living standard of each sector, under the letter of who supplies it. */
function drawSectors(pen: Pen, at: Box, view: OpenView, language: Language, changes: Changes): void {
  const row = cellsIn(at, sectors.length);
  for (const [index, sector] of sectors.entries()) {
    const cell = row[index] as Box;
    const fresh = changes.sectors.has(sector);
    box(pen, cell, {
      fill: fresh ? colours.lastSoft : colours.plain,
      radius: [0, 0, index === 2 ? 4 : 0, index === 0 ? 4 : 0],
    });
    const y = cell.y + cell.h / 2;
    disc(pen, cell.x + 14, y, 10, { fill: colours.ink });
    const style = { size: 15, weight: "bold", colour: colours.card, align: "center" } as const;
    write(pen, label(language, sector), cell.x + 14, y, style);
    const count = view.sectors[sector];
    write(pen, String(count), cell.x + 40, y, {
      ...style,
      size: 20,
      colour: count > 0 ? colours.standard : colours.faint,
    });
  }
}

/** Bricks all around, or a dotted line where they could stand. */
function drawWall(pen: Pen, at: Box, stands: boolean, fresh: boolean): void {
  const around = inset(at, -13);
  if (stands) bricks(pen, around, 9);
  else box(pen, inset(at, -8), { line: colours.curtain, width: 3, radius: 10, dash: [3, 8] });
  if (fresh) ring(pen, around, colours.last, 6);
}
