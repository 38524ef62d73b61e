import type { Language } from "../../src/engine/index.ts";
import { sides } from "../../src/games/cold-war/sides.ts";
import { actionRounds, defconBans, EXTRA_ROUND, eraOf } from "../../src/games/twilight-struggle/board.ts";
import { arrow, type Box, box, inset, ring } from "../kit/shapes.ts";
import { type Pen, write } from "../kit/text.ts";
import { cell, cellsIn } from "../kit/track.ts";
import { type Changes, changed } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { panels } from "./layout.ts";
import { badge, panel, token } from "./marks.ts";
import type { BoardScene } from "./model.ts";
import { label, nameIn, signed } from "./words.ts";

const still = { fill: colours.plain, line: colours.hair, width: 2, radius: 6 } as const;
const bold = (size: number, colour: string) => ({ size, weight: "bold", colour, align: "center" }) as const;

const middleOf = ({ x, w }: Box): number => x + w / 2;

export function drawDefcon(pen: Pen, { view, language }: BoardScene, changes: Changes): void {
  const at = panels.defcon;
  panel(pen, at, label(language, "defcon"));
  const note = label(language, view.options.realignIgnoresDefcon ? "coupBans" : "defconBans");
  const x = at.x + at.w - 14;
  write(pen, note, x, at.y + 20, { size: 16, colour: colours.soft, align: "right" }, 340);
  const short = (id: string) => (id === "middle-east" ? label(language, "middleEastShort") : nameIn(language, id));
  const cells = cellsIn({ x: at.x + 12, y: at.y + 40, w: at.w - 24, h: 84 }, 5, 8);
  for (const [index, where] of cells.entries()) {
    const level = 5 - index;
    const here = level === view.defcon;
    const danger = here && level <= 2;
    const look = here ? { fill: danger ? colours.danger : colours.ink, radius: 6 } : still;
    cell(pen, where, String(level), look, bold(here ? 66 : 40, here ? colours.card : colours.faint));
    const closed = level === 1 ? label(language, "war") : bannedFrom(level).map(short).join("");
    const inForce = level > 1 && level >= view.defcon && closed !== "";
    const words = inForce ? `✕ ${closed}` : closed === "" ? label(language, "free") : closed;
    const colour = inForce ? colours.danger : colours.soft;
    const style = { size: 19, weight: inForce ? "bold" : "regular", colour, align: "center" } as const;
    write(pen, words, middleOf(where), at.y + 148, style, where.w + 6);
  }
  if (changes.defcon === undefined) return;
  const [from, to] = [cells[5 - changes.defcon.from], cells[5 - changes.defcon.to]];
  if (to !== undefined) ring(pen, to, colours.last, 6, 6);
  if (from !== undefined && to !== undefined) leap(pen, from, to, at.y + 132);
}

/** The regions closed at this level that are open one above. */
const bannedFrom = (level: number): readonly string[] =>
  (defconBans[level] ?? []).filter((area) => !(defconBans[level + 1] ?? []).includes(area));

/** From where a marker came. */
function leap(pen: Pen, from: Box, to: Box, y: number): void {
  const toward = middleOf(to) > middleOf(from) ? -1 : 1;
  arrow(pen, [middleOf(from), y], [middleOf(to) + toward * 4, y], colours.last, 5);
}

export function drawTurns(pen: Pen, { view, language }: BoardScene): void {
  const at = panels.turns;
  const rounds = Math.max(actionRounds(view.turn), view.round);
  panel(pen, at, `${label(language, "turn")} ${view.turn} · ${label(language, eraOf(view.turn))}`);
  for (const [era, turns] of erasOf.entries()) {
    // the eras stand a little apart
    const from = turns[0] as number;
    const x = at.x + 12 + (from - 1) * 43 + era * 6;
    const row = cellsIn({ x, y: at.y + 36, w: turns.length * 43 - 3, h: 38 }, turns.length, 3);
    for (const [index, where] of row.entries()) stop(pen, where, from + index, view.turn);
  }
  write(pen, label(language, "round"), at.x + 14, at.y + 90, bold18(colours.soft), 200);
  const row = cellsIn({ x: at.x + 12, y: at.y + 104, w: at.w - 24, h: 34 }, EXTRA_ROUND, 4);
  const now = view.step === "round" ? view.round : view.step === "turn-end" ? EXTRA_ROUND + 1 : 0;
  for (const [index, where] of row.entries()) {
    if (index >= rounds) {
      box(pen, where, { line: colours.hair, width: 2, radius: 6, dash: [4, 4] });
      continue;
    }
    stop(pen, where, index + 1, now);
    if (index + 1 === now && view.phasing !== null) token(pen, view.phasing, where.x + where.w - 8, where.y + 2, 22);
  }
}

const erasOf: readonly (readonly number[])[] = [
  [1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10],
];

/** A cell of a track of time: dark now, grey when it is past. */
function stop(pen: Pen, where: Box, number: number, now: number): void {
  const look =
    number === now ? { fill: colours.ink, radius: 6 } : number < now ? { ...still, fill: colours.hair } : still;
  cell(pen, where, String(number), look, bold(23, number === now ? colours.card : colours.soft));
}

const bold18 = (colour: string) => ({ size: 18, weight: "bold", colour, align: "left" }) as const;

/** [8.2.1] At the end of the turn each side needs as many as the DEFCON level. */
export function drawMilOps(pen: Pen, { view, language }: BoardScene, changes: Changes): void {
  const at = panels.milOps;
  panel(pen, at, label(language, "milOps"));
  const needed = `${label(language, "required")} ${view.defcon}`;
  write(pen, needed, at.x + at.w - 70, at.y + 20, { size: 18, colour: colours.soft, align: "right" });
  for (const [index, side] of sides.entries()) {
    const y = at.y + 38 + index * 47;
    badge(pen, side, at.x + 34, y + 20, 38, language);
    const cells = cellsIn({ x: at.x + 66, y, w: 324, h: 40 }, 6, 4);
    const done = view.milOps[side];
    for (const [amount, where] of cells.entries()) {
      const here = amount === done;
      const look = here ? { fill: sideColours[side].strong, radius: 6 } : still;
      cell(pen, where, String(amount), look, bold(here ? 28 : 22, here ? colours.card : colours.faint));
      if (amount === view.defcon) box(pen, inset(where, 1), { line: colours.ink, width: 4, radius: 6 });
    }
    const short = Math.max(0, view.defcon - done);
    const words = short === 0 ? "✓" : signed(-short);
    write(pen, words, at.x + 425, y + 20, bold(28, short === 0 ? colours.soft : colours.danger));
    const where = cells[done];
    if (changed(changes.milOps[side]) && where !== undefined) ring(pen, where, colours.last, 6, 5);
  }
}

/** [10.1] The whole track: the USSR's half on the left, 20 wins. */
export function drawVpTrack(pen: Pen, language: Language): void {
  const at = panels.vp;
  panel(pen, at, "");
  badge(pen, "ussr", at.x + 38, at.y + 36, 50, language);
  badge(pen, "us", at.x + at.w - 38, at.y + 36, 48, language);
  for (const [index, where] of vpCells.entries()) {
    const vp = index - 20;
    const light = vp === 0 ? colours.hair : sideColours[vp > 0 ? "us" : "ussr"].light;
    const edge = Math.abs(vp) === 20;
    const colour = vp === 0 ? colours.ink : sideColours[vp > 0 ? "us" : "ussr"].strong;
    const style = { size: edge ? 22 : 19, colour, weight: edge ? "bold" : "regular" } as const;
    cell(pen, where, String(Math.abs(vp)), { fill: light, radius: 5 }, style);
  }
}

const vpCells = cellsIn({ x: panels.vp.x + 76, y: panels.vp.y + 12, w: panels.vp.w - 152, h: 48 }, 41, 2);
const vpCell = (vp: number): Box => vpCells[Math.max(-20, Math.min(20, vp)) + 20] as Box;

/** Where the score stands, and where it came from. */
export function drawVp(pen: Pen, { view }: BoardScene, changes: Changes): void {
  const here = vpCell(view.vp);
  const from = changes.vp === undefined ? undefined : vpCell(changes.vp.from);
  if (from !== undefined && from !== here) {
    box(pen, from, { line: colours.last, width: 4, radius: 5, dash: [6, 4] });
    leap(pen, from, here, panels.vp.y + 66);
  }
  const marker = inset(here, -8);
  box(pen, marker, {
    fill: colours.ink,
    line: from === undefined ? colours.card : colours.last,
    width: from === undefined ? 3 : 6,
    radius: 8,
  });
  write(pen, String(Math.abs(view.vp)), middleOf(here), here.y + here.h / 2, bold(36, colours.card), marker.w - 8);
}
