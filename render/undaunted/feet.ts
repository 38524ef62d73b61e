import type { Language } from "../../src/engine/index.ts";
import { sides } from "../../src/games/undaunted/seats.ts";
import type { TileView } from "../../src/games/undaunted/view/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, inset, ring } from "../kit/shapes.ts";
import { widthOf, wrap, write } from "../kit/text.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { label, nameIn } from "./labels.ts";
import { footOf } from "./layout.ts";
import { exit, shield, star, token } from "./marks.ts";
import { drawStructure } from "./structures.ts";

const TOKEN = 44;

/** Where something lies on a tile. */
export function footBoxes(tile: TileView, at: Box, language: Language): readonly Box[] {
  const foot = footOf(at);
  const y = foot.y + foot.h / 2 - 2;
  const tokens = sides.flatMap((side, index) =>
    tile.tokens[side] === undefined ? [] : [{ x: foot.x + 18 + index * 58, y: y - 24, w: 48, h: 48 }],
  );
  const w = worthWidth(tile, language);
  return w === 0 ? tokens : [...tokens, { x: foot.x + foot.w - 18 - w, y: y - 26, w, h: 52 }];
}

function worthWidth({ structure, objective, evacuation }: TileView, language: Language): number {
  const plate = structure === null ? 0 : plateWidth(nameIn(language, structure.id));
  const way =
    evacuation.length === 0
      ? 0
      : 56 + (evacuation.length - 1) * 60 + widthOf(exitWords(evacuation, language), 22, "bold");
  return Math.max(plate, objective === null ? 0 : 60, way);
}

const plateWidth = (name: string): number => 152 + widthOf(name, 22, "bold");

const exitWords = ([first]: TileView["evacuation"], language: Language): string =>
  `${label(language, "exit")} ${label(language, first === "italy" ? "ofItaly" : "ofLrdg")}`;

/** What lies on a tile: the tokens of both sides on the left, and on the right what is worth points or leads out. */
export function drawFoot(pen: Pen, tile: TileView, at: Box, changes: Changes, language: Language): void {
  const holder = sides.find((side) => tile.tokens[side] === "controlled");
  if (holder !== undefined) box(pen, inset(at, 4), { line: sideColours[holder].strong, width: 12, radius: 7 });
  const foot = footOf(at);
  const y = foot.y + foot.h / 2 - 2;
  for (const [index, side] of sides.entries()) {
    const face = tile.tokens[side];
    const x = foot.x + 42 + index * 58;
    if (face !== undefined) token(pen, side, face, x, y, TOKEN);
    if (changes.tokens.has(`${tile.id}:${side}`)) {
      const around = { x: x - TOKEN / 2, y: y - TOKEN / 2, w: TOKEN, h: TOKEN };
      ring(pen, around, colours.last, side === "lrdg" ? 4 : TOKEN / 2, 6, colours.ink);
    }
  }
  drawWorth(pen, tile, { ...foot, x: foot.x + 130, w: foot.w - 148, y: y - 25, h: 50 }, changes, language);
}

function drawWorth(pen: Pen, tile: TileView, room: Box, changes: Changes, language: Language): void {
  const right = room.x + room.w;
  const y = room.y + room.h / 2;
  const { structure, objective, evacuation } = tile;
  if (structure !== null) {
    const name = nameIn(language, structure.id);
    const w = Math.min(room.w, plateWidth(name));
    const plate = { x: right - w, y: room.y, w, h: room.h };
    box(pen, plate, { fill: colours.paper, line: colours.ink, width: 3, radius: 6 });
    drawStructure(pen, structure.id, plate.x + 28, y, 40);
    const fits = widthOf(name, 22, "bold") <= w - 146;
    const lines = fits ? [name] : wrap(name, 18, "bold", w - 146, 2);
    for (const [index, words] of lines.entries()) {
      const style = { size: fits ? 22 : 18, weight: "bold", colour: colours.ink } as const;
      write(pen, words, plate.x + 54, y + (index - (lines.length - 1) / 2) * 20, style, w - 146, 0.6);
    }
    shield(pen, right - 72, y, 36, String(structure.defence));
    star(pen, right - 30, y, 42, String(structure.points));
  } else if (changes.demolished.has(tile.id)) {
    const plate = { x: right - 60, y: room.y, w: 60, h: room.h };
    box(pen, plate, { fill: colours.hair, line: colours.ink, width: 3, dash: [8, 6], radius: 6 });
    write(pen, "✕", right - 30, y, { size: 40, weight: "bold", colour: colours.damage, align: "center" });
    ring(pen, plate, colours.last, 6, 6, colours.ink);
  }
  if (objective !== null) star(pen, right - 26, y, 52, String(objective));
  for (const [index, side] of evacuation.entries()) {
    const x = right - 24 - index * 60;
    exit(pen, side, x, y, 46);
    if (index > 0) continue;
    const words = exitWords(evacuation, language);
    const wide = widthOf(words, 22, "bold");
    box(pen, { x: x - 42 - wide, y: y - 17, w: wide + 12, h: 34 }, { fill: "#fbf6e9d0", radius: 6 });
    write(pen, words, x - 36, y, { size: 22, weight: "bold", colour: sideColours[side].strong, align: "right" });
  }
}
