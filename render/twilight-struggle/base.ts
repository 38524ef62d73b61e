import type { Language } from "../../src/engine/index.ts";
import { board, civilWarPlace } from "../../src/games/twilight-struggle/board.ts";
import { trace } from "../kit/contour.ts";
import { type Box, box, line, paint } from "../kit/shapes.ts";
import { type Pen, write } from "../kit/text.ts";
import { colours, landColours } from "./colours.ts";
import { land, landAreas } from "./land.ts";
import { borders, COUNTRY, countryBox, mapArea, type Spot, spots } from "./layout.ts";
import { token } from "./marks.ts";
import { mapName } from "./words.ts";

/** Sea, land, links and empty countries: what no move changes. */
export function drawMap(
  pen: Pen,
  language: Language,
  region: readonly number[] = board.everywhere,
  shown: Iterable<number> = region,
): void {
  drawLand(pen);
  drawLinks(pen, new Set(region));
  for (const place of shown) drawCountry(pen, place, language);
}

/** Countries and those they are linked to. */
export const withNeighbours = (places: readonly number[]): ReadonlySet<number> =>
  new Set(places.flatMap((place) => [place, ...board.adjacent(place)]));

function drawLand(pen: Pen): void {
  const { shallows, all, neutral, areas } = land();
  box(pen, mapArea, { fill: colours.sea });
  for (const [at, curves] of shallows.entries()) {
    trace(pen, curves);
    paint(pen, { fill: colours.shallow[at] });
  }
  trace(pen, all);
  paint(pen, { fill: colours.border, line: colours.coast, width: 3 });
  trace(pen, neutral);
  paint(pen, { fill: colours.neutralLand });
  for (const area of landAreas) {
    trace(pen, areas[area]);
    paint(pen, { fill: landColours[area] });
  }
}

/** Links within a region are plain, those between two regions are dashed. */
function drawLinks(pen: Pen, of: ReadonlySet<number>): void {
  for (const place of board.everywhere)
    for (const next of board.adjacent(place)) {
      if (next < place || !(of.has(place) || of.has(next))) continue;
      const [a, b] = [spots[place] as Spot, spots[next] as Spot];
      const inside = board.countries[place]?.region === board.countries[next]?.region;
      const look = { line: colours.link, width: inside ? 4 : 5, ...(inside ? {} : { dash: [12, 8] }) };
      line(
        pen,
        [
          [a.x, a.y],
          [b.x, b.y],
        ],
        look,
      );
    }
  for (const [id, [dx, dy]] of Object.entries(borders)) {
    const place = board.find(id) as number;
    const side = board.superpower[place];
    if (side === null || side === undefined || !of.has(place)) continue;
    const { x, y } = spots[place] as Spot;
    const [tx, ty] = [x + dx * (COUNTRY.w / 2 + 20), y + dy * (COUNTRY.h / 2 + 20)];
    line(
      pen,
      [
        [x, y],
        [tx, ty],
      ],
      { line: colours.link, width: 4 },
    );
    token(pen, side, tx, ty, 26, "★");
  }
}

export function drawCountry(pen: Pen, place: number, language: Language): void {
  const at = countryBox(place);
  const battleground = board.battleground[place] === true;
  const { strip } = COUNTRY;
  box(pen, at, { fill: colours.card, radius: 8 });
  box(pen, { ...at, h: strip }, { fill: battleground ? colours.ink : colours.plain, radius: [8, 8, 0, 0] });
  const ink = battleground ? colours.card : colours.ink;
  const name = mapName(language, board.id(place));
  const style = { size: 21, weight: "bold", colour: ink, align: "center" } as const;
  write(pen, name, at.x + at.w / 2, at.y + strip / 2 + 0.5, style, at.w - 8);
  const { middle } = cellsOf(at);
  const stability = place === civilWarPlace ? "3" : String(board.stability[place]);
  write(pen, stability, middle.x + middle.w / 2, middle.y + middle.h / 2, {
    size: 19,
    weight: "bold",
    colour: colours.soft,
    align: "center",
  });
  outline(pen, at, battleground);
}

export const outline = (pen: Pen, at: Box, battleground: boolean, colour: string = colours.ink): void =>
  box(pen, at, { line: colour, width: battleground ? 4 : 2, radius: 8 });

/** The parts of a country's box under its name: the US on the left, stability, the USSR on the right. */
export function cellsOf(at: Box): { readonly us: Box; readonly middle: Box; readonly ussr: Box } {
  const y = at.y + COUNTRY.strip;
  const h = at.h - COUNTRY.strip;
  const w = (at.w - COUNTRY.middle) / 2;
  return {
    us: { x: at.x, y, w, h },
    middle: { x: at.x + w, y, w: COUNTRY.middle, h },
    ussr: { x: at.x + w + COUNTRY.middle, y, w, h },
  };
}
