import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { arrow, type Box, box, inset, ring } from "../kit/shapes.ts";
import { paragraph, write } from "../kit/text.ts";
import { cell, cellsIn } from "../kit/track.ts";
import { type Atlas, turnOf } from "./atlas.ts";
import { changed } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { label, nameIn, signed } from "./labels.ts";
import type { Stage } from "./stage.ts";

const still = { fill: colours.plain, line: colours.hair, width: 2, radius: 6 } as const;
const bold = (size: number, colour: string) => ({ size, weight: "bold", colour, align: "center" }) as const;

const middleOf = ({ x, w }: Box): number => x + w / 2;

export function drawDefcon({ pen, atlas, view, language, changes }: Stage): void {
  const at = atlas.panels.defcon;

  const note = label(language, atlas.defconNote(view));
  write(pen, note, at.x + at.w - 14, at.y + 20, { size: 16, colour: colours.soft, align: "right" }, at.w - 124);
  const cells = cellsIn({ x: at.x + 12, y: at.y + 38, w: at.w - 24, h: 78 }, 5, 8);
  for (const [index, where] of cells.entries()) {
    const level = 5 - index;
    const here = level === view.defcon;
    const danger = here && level <= 2;
    const look = here ? { fill: danger ? colours.danger : colours.ink, radius: 6 } : still;
    cell(pen, where, String(level), look, bold(here ? 66 : 40, here ? colours.card : colours.faint));
    const closed = closedFrom(atlas, level).map((area) => nameIn(atlas, language, area));
    const inForce = level > 1 && level >= view.defcon && closed.length > 0;
    const open = label(language, level === 1 ? "war" : "free");
    const same = level > 1 && (atlas.defconBans[level] ?? []).length > 0;
    const words = closed.length > 0 ? `${inForce ? "✕ " : ""}${closed.join(", ")}` : same ? "" : open;
    const style = {
      ...bold(18, inForce ? colours.danger : colours.soft),
      weight: inForce ? "bold" : "regular",
    } as const;
    paragraph(pen, words, { x: where.x - 3, y: at.y + 126, w: where.w + 6, h: 47 }, style, 14);
  }
  if (changes.defcon === undefined) return;
  const [from, to] = [cells[5 - changes.defcon.from], cells[5 - changes.defcon.to]];
  if (to !== undefined) ring(pen, to, colours.last, 6, 6);
  if (from !== undefined && to !== undefined) leap(pen, from, to, at.y + 121);
}

/** The regions closed at this level that are open one above. */
const closedFrom = ({ defconBans }: Atlas, level: number): readonly string[] =>
  (defconBans[level] ?? []).filter((area) => !(defconBans[level + 1] ?? []).includes(area));

/** From where a marker came. */
function leap(pen: Pen, from: Box, to: Box, y: number): void {
  const toward = middleOf(to) > middleOf(from) ? -1 : 1;
  arrow(pen, [middleOf(from), y], [middleOf(to) + toward * 4, y], colours.last, 5);
}

export function drawTurns({ pen, atlas, view, language }: Stage): void {
  const at = atlas.panels.turns;
  const rounds = Math.max(atlas.rounds(view.turn), view.round);
  const title = `${label(language, "turn")} ${turnOf(atlas, view)} · ${label(language, atlas.eraOf(view.turn))}`;
  write(pen, title, at.x + 14, at.y + 20, { size: 20, weight: "bold", colour: colours.soft }, at.w - 28);
  const count = atlas.eras.flat().length;
  const gap = 6;
  const pitch = (at.w - 24 - gap * (atlas.eras.length - 1) + 3) / count;
  for (const [era, turns] of atlas.eras.entries()) {
    // the eras stand a little apart
    const from = turns[0] as number;
    const x = at.x + 12 + (from - 1) * pitch + era * gap;
    const row = cellsIn({ x, y: at.y + 36, w: turns.length * pitch - 3, h: 38 }, turns.length, 3);
    for (const [index, where] of row.entries()) stop(pen, where, from + index, turnOf(atlas, view));
  }

  const row = cellsIn({ x: at.x + 12, y: at.y + 104, w: at.w - 24, h: 34 }, atlas.mostRounds, 4);
  const now = view.step === "round" ? view.round : view.step === "turn-end" ? atlas.mostRounds + 1 : 0;
  for (const [index, where] of row.entries()) {
    if (index >= rounds) {
      box(pen, where, { line: colours.hair, width: 2, radius: 6, dash: [4, 4] });
      continue;
    }
    stop(pen, where, index + 1, now, view.phasing);
  }
}

/** A cell of a track of time: dark now, square or round for the side whose it is, grey when it is past. */
function stop(pen: Pen, where: Box, number: number, now: number, side: Side | null = null): void {
  const here = {
    fill: side === null ? colours.ink : sideColours[side].strong,
    radius: side === "ussr" ? where.h / 2 : 6,
  };
  const look = number === now ? here : number < now ? { ...still, fill: colours.hair } : still;
  cell(pen, where, String(number), look, bold(23, number === now ? colours.card : colours.soft));
}

/** [8.2.1] At the end of the turn each side needs as many as the DEFCON level. */
export function drawMilOps({ pen, atlas, view, language, changes }: Stage): void {
  const at = atlas.panels.milOps;

  const needed = `${label(language, "required")} ${view.defcon}`;
  write(pen, needed, at.x + at.w - 70, at.y + 20, { size: 18, colour: colours.soft, align: "right" });
  for (const [index, side] of sides.entries()) {
    const y = at.y + 38 + index * 47;

    const cells = cellsIn({ x: at.x + 66, y, w: at.w - 140, h: 40 }, atlas.mostMilOps + 1, 4);
    const done = view.milOps[side];
    for (const [amount, where] of cells.entries()) {
      const here = amount === done;
      const look = here ? { fill: sideColours[side].strong, radius: 6 } : still;
      cell(pen, where, String(amount), look, bold(here ? 28 : 22, here ? colours.card : colours.faint));
      if (amount === view.defcon) box(pen, inset(where, 1), { line: colours.ink, width: 4, radius: 6 });
    }
    const short = Math.max(0, view.defcon - done);
    const words = short === 0 ? "✓" : signed(-short);
    write(pen, words, at.x + at.w - 39, y + 20, bold(28, short === 0 ? colours.soft : colours.danger));
    const where = cells[done];
    if (changed(changes.milOps[side]) && where !== undefined) ring(pen, where, colours.last, 6, 5);
  }
}
