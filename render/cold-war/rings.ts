import type { Language } from "../../src/engine/index.ts";
import type { Place } from "../../src/games/cold-war/components/board.ts";
import { sides } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, die, ring, shared } from "../kit/shapes.ts";
import { type Atlas, countryBox, type OpenView } from "./atlas.ts";
import { type Changes, changed, type Roll } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { cellsOf, nameWidth } from "./country.ts";

interface Ringed {
  readonly atlas: Atlas;
  readonly view: OpenView;
  readonly language: Language;
  readonly changes: Changes;
}

/** Rings around what the last move touched, with the dice that fell. */
export function drawRings(pen: Pen, ringed: Ringed, only?: ReadonlySet<Place>): void {
  const { atlas, changes } = ringed;
  const touched = new Set([...changes.influence.keys(), ...changes.rolls.keys()]);
  for (const place of touched) if (only?.has(place) ?? true) ring(pen, countryBox(atlas, place), colours.last);
  for (const [place, rolls] of changes.rolls) if (only?.has(place) ?? true) drawDice(pen, ringed, place, rolls);
}

/** The dice of both sides on the left and on the right, a single one on the right. */
function drawDice(pen: Pen, ringed: Ringed, place: Place, rolls: readonly Roll[]): void {
  const at = countryBox(ringed.atlas, place);
  const size = at.h * 0.43;
  const words = wordsAround(ringed, at, size);
  for (const [index, { side, value }] of rolls.entries()) {
    const left = rolls.length > 1 && index === 0;
    const hides = (die: Box) => words.reduce((sum, other) => sum + shared(die, other), 0);
    const { x, y } = diePlaces(at, size, left).reduce((best, each) => (hides(each) < hides(best) ? each : best));
    const { strong } = sideColours[side];
    die(pen, value, x + size / 2, y + size / 2, size, { fill: colours.card, line: strong, width: 4 }, strong);
  }
}

/** On the upper corner, on the lower one, or beside the box: where its name and its numbers can be read. */
function diePlaces({ x, y, w, h }: Box, size: number, left: boolean): readonly Box[] {
  const corner = (left ? x + 6 : x + w - 6) - size / 2;
  const outer = left ? x - size * 0.8 : x + w - size * 0.2;
  return [
    { x: corner, y: y + 4 - size },
    { x: corner, y: y + h - 4 },
    { x: outer, y: y + 4 - size },
    { x: outer, y: y + h - 4 },
    { x: outer, y: y + h / 2 - size / 2 },
  ].map((spot) => ({ ...spot, w: size, h: size }));
}

/** Where names and numbers stand in a country and in those around it, and in the counts of regions. */
function wordsAround({ atlas, view, language, changes }: Ringed, at: Box, reach: number): readonly Box[] {
  const around = { x: at.x - reach, y: at.y - reach, w: at.w + 2 * reach, h: at.h + 2 * reach };
  const near = [...atlas.board.everywhere, ...atlas.extraPlaces(view)].filter(
    (place) => shared(countryBox(atlas, place), around) > 0,
  );
  const words = near.flatMap((place): Box[] => {
    const country = countryBox(atlas, place);
    const wide = nameWidth(atlas, place, language);
    const cells = cellsOf(atlas, country);
    const change = changes.influence.get(place);
    const filled = sides.filter((side) => view.influence[side][place] !== 0 || changed(change?.[side]));
    return [
      { x: country.x + (country.w - wide) / 2, y: country.y + 4, w: wide, h: atlas.country.strip - 8 },
      cells.middle,
      ...filled.map((side) => cells[side]),
    ];
  });
  return [...words, ...Object.values(atlas.plates)];
}
