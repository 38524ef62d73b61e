import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import { controls } from "../../src/games/cold-war/state.ts";
import { boardOf } from "../../src/games/twilight-struggle/board-now.ts";
import { arrow, type Box, box, die, ring } from "../kit/shapes.ts";
import { type Pen, widthOf, write } from "../kit/text.ts";
import { cellsOf, outline } from "./base.ts";
import { type Change, type Changes, changed, type Roll } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { countryBox } from "./layout.ts";
import type { Ground } from "./model.ts";

export const controllerOf = (ground: Ground, place: number): Side | undefined =>
  sides.find((side) => controls(boardOf(ground), ground, side, place));

/** What stands in a country: numbers, who controls it, and what has just changed. */
export function drawInfluence(pen: Pen, ground: Ground, place: number, changes: Changes): void {
  const board = boardOf(ground);
  const at = countryBox(place);
  const controller = controllerOf(ground, place);
  const cells = cellsOf(at);
  const battleground = board.battleground[place] === true;
  const change = changes.influence.get(place) ?? {};
  if (controller !== undefined) {
    // control fills the side's cell and the stability it has overcome
    const own = cells[controller];
    const x = Math.min(own.x, cells.middle.x);
    const radius = controller === "us" ? [0, 0, 0, 8] : [0, 0, 8, 0];
    box(pen, { ...own, x, w: own.w + cells.middle.w }, { fill: sideColours[controller].strong, radius });
    const stability = { size: 19, weight: "bold", colour: colours.card, align: "center" } as const;
    const { middle } = cells;
    write(pen, String(board.stability[place]), middle.x + middle.w / 2, middle.y + middle.h / 2, stability);
  }
  for (const side of sides) {
    const amount = ground.influence[side][place] ?? 0;
    if (amount === 0 && !changed(change[side])) continue;
    const solid = controller === side;
    if (!solid) {
      const radius = side === "us" ? [0, 0, 0, 8] : [0, 0, 8, 0];
      box(pen, cells[side], { fill: sideColours[side].light, radius });
    }
    drawAmount(pen, cells[side], amount, change[side], solid ? colours.card : sideColours[side].strong);
  }
  outline(pen, at, battleground, controller === undefined ? colours.ink : sideColours[controller].strong);
  if (battleground) box(pen, { ...at, h: 29 }, { line: colours.ink, width: 4, radius: [8, 8, 0, 0] });
}

/** The number; where it has changed the one before it stands small in front. */
function drawAmount(pen: Pen, cell: Box, amount: number, change: Change | undefined, colour: string): void {
  const y = cell.y + cell.h / 2 + 1;
  const middle = cell.x + cell.w / 2;
  const big = { size: 45, weight: "bold", colour, align: "center" } as const;
  if (!changed(change)) {
    write(pen, String(amount), middle, y, big, cell.w - 4);
    return;
  }
  const before = { size: 19, weight: "bold", colour, align: "left" } as const;
  const wide = widthOf(String(change.from), before.size, "bold");
  write(pen, String(change.from), cell.x + 4, cell.y + 14, before);
  arrow(pen, [cell.x + 4, cell.y + 36], [cell.x + 4 + Math.max(14, wide), cell.y + 36], colour, 3.5);
  const left = cell.x + 6 + Math.max(14, wide);
  write(pen, String(amount), (left + cell.x + cell.w) / 2, y, { ...big, size: 42 }, cell.x + cell.w - left - 3, 0.4);
}

/** Rings around what the last move touched, with the dice that fell. */
export function drawRings(pen: Pen, changes: Changes, only?: ReadonlySet<number>): void {
  const touched = new Set([...changes.influence.keys(), ...changes.rolls.keys()]);
  for (const place of touched) if (only?.has(place) ?? true) ring(pen, countryBox(place), colours.last);
  for (const [place, rolls] of changes.rolls) if (only?.has(place) ?? true) drawDice(pen, countryBox(place), rolls);
}

function drawDice(pen: Pen, at: Box, rolls: readonly Roll[]): void {
  for (const [index, { side, value }] of rolls.entries()) {
    const x = rolls.length === 1 ? at.x + at.w - 6 : index === 0 ? at.x + 6 : at.x + at.w - 6;
    const { strong } = sideColours[side];
    die(pen, value, x, at.y - 8, 36, { fill: colours.card, line: strong, width: 4 }, strong);
  }
}
