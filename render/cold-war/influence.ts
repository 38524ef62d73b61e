import type { Language } from "../../src/engine/index.ts";
import type { Place } from "../../src/games/cold-war/components/board.ts";
import { sides } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { arrow, type Box, box } from "../kit/shapes.ts";
import { stamp } from "../kit/stamp.ts";
import { widthOf, write } from "../kit/text.ts";
import { type Atlas, controllerOf, countryBox, type OpenView } from "./atlas.ts";
import { type Change, type Changes, changed } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { cellsOf, drawStability, nameSize, outline } from "./country.ts";

/** What stands in a country: numbers, who controls it, and what has just changed. */
export function drawInfluence(pen: Pen, atlas: Atlas, view: OpenView, place: Place, changes: Changes): void {
  const at = countryBox(atlas, place);
  const { us, ussr } = view.influence;
  const now = atlas.now(view);
  const stability = now.stability[place];
  if (changes.influence.has(place)) return drawInside(pen, atlas, view, place, at, changes);
  if (us[place] === 0 && ussr[place] === 0 && stability === atlas.board.stability[place]) return;
  // most countries look like another one, now or a move ago
  const key = `${atlas.title}:${us[place]}:${ussr[place]}:${stability}:${now.battleground[place]}`;
  stamp(pen, key, at, { left: 3, top: 3, right: at.w + 3, bottom: at.h + 3 }, (on) =>
    drawInside(on, atlas, view, place, { ...at, x: 0, y: 0 }, changes),
  );
}

function drawInside(pen: Pen, atlas: Atlas, view: OpenView, place: Place, at: Box, changes: Changes): void {
  const controller = controllerOf(atlas, view, place);
  const cells = cellsOf(atlas, at);
  const now = atlas.now(view);
  const battleground = now.battleground[place] === true;
  const change = changes.influence.get(place) ?? {};
  const stability = now.stability[place] as number;
  if (controller !== undefined) {
    // control fills the side's cell and the stability it has overcome
    const own = cells[controller];
    const x = Math.min(own.x, cells.middle.x);
    const radius = controller === "us" ? [0, 0, 0, 8] : [0, 0, 8, 0];
    box(pen, { ...own, x, w: own.w + cells.middle.w }, { fill: sideColours[controller].strong, radius });
    drawStability(pen, atlas, at, stability, colours.card);
  } else if (stability !== atlas.board.stability[place]) {
    box(pen, cells.middle, { fill: colours.card });
    drawStability(pen, atlas, at, stability, colours.ink);
  }
  for (const side of sides) {
    const amount = view.influence[side][place] ?? 0;
    if (amount === 0 && !changed(change[side])) continue;
    const solid = controller === side;
    if (!solid) {
      const radius = side === "us" ? [0, 0, 0, 8] : [0, 0, 8, 0];
      box(pen, cells[side], { fill: sideColours[side].light, radius });
    }
    drawAmount(pen, cells[side], amount, change[side], solid ? colours.card : sideColours[side].strong);
  }
  outline(pen, at, battleground, controller === undefined ? colours.ink : sideColours[controller].strong);
  if (battleground) box(pen, { ...at, h: atlas.country.strip }, { line: colours.ink, width: 4, radius: [8, 8, 0, 0] });
}

const BEFORE = 20;
const unitOf = ({ h }: { readonly h: number }): number => h / 55;

/** The smallest letters in and on some countries: names, what a number was before, and markers. */
export const leastLetters = (atlas: Atlas, places: readonly Place[], language: Language): number =>
  Math.min(
    BEFORE * unitOf({ h: atlas.country.h - atlas.country.strip }),
    atlas.markers ?? Infinity,
    ...places.map((place) => nameSize(atlas, place, language)),
  );

/** The number; where it has changed the one before it stands small in front. */
function drawAmount(pen: Pen, cell: Box, amount: number, change: Change | undefined, colour: string): void {
  const y = cell.y + cell.h / 2 + 1;
  const middle = cell.x + cell.w / 2;
  const big = { size: cell.h * 0.96, weight: "bold", colour, align: "center" } as const;
  if (!changed(change)) {
    write(pen, String(amount), middle, y, big, cell.w - 5);
    return;
  }
  const unit = unitOf(cell);
  const before = { size: BEFORE * unit, weight: "bold", colour, align: "left" } as const;
  const from = String(change.from);
  const x = cell.x + 4 * unit;
  if (amount > 9) {
    // two digits need the whole width, below
    const end = x + widthOf(from, before.size, "bold") + 2 * unit;
    write(pen, from, x, cell.y + 12 * unit, before);
    arrow(pen, [end, cell.y + 12 * unit], [end + 15 * unit, cell.y + 12 * unit], colour, 3.5 * unit);
    write(pen, String(amount), middle, cell.y + 37 * unit, { ...big, size: 32 * unit }, cell.w - 5);
    return;
  }
  const wide = Math.max(14 * unit, widthOf(from, before.size, "bold"));
  write(pen, from, x, cell.y + 14 * unit, before);
  arrow(pen, [x, cell.y + 37 * unit], [x + wide, cell.y + 37 * unit], colour, 3.5 * unit);
  const left = x + wide + 1;
  const after = { ...big, size: cell.h * 0.82 };
  write(pen, String(amount), (left + cell.x + cell.w) / 2, y, after, cell.x + cell.w - left - 3, 0.4);
}
