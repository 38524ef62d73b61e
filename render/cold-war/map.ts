import type { Language } from "../../src/engine/index.ts";
import type { Place } from "../../src/games/cold-war/components/board.ts";
import type { Pen } from "../kit/canvas.ts";
import { trace } from "../kit/contour.ts";
import { type Box, box, line, paint } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { colours } from "./colours.ts";
import { drawCountry } from "./country.ts";
import { token } from "./marks.ts";

/** Sea, land, links and empty countries: what no move changes. */
export function drawMap(pen: Pen, atlas: Atlas, language: Language, shown: Iterable<Place>, frame: Box): void {
  drawLand(pen, atlas);
  drawWaters(pen, atlas, language, frame);
  atlas.ground?.(pen);
  drawLinks(pen, atlas);
  for (const place of shown) drawCountry(pen, atlas, place, language);
}

/** Countries and those they are linked to. */
export const withNeighbours = ({ board }: Atlas, places: readonly Place[]): ReadonlySet<Place> =>
  new Set(places.flatMap((place) => [place, ...board.adjacent(place)]));

function drawLand(pen: Pen, atlas: Atlas): void {
  const { shallows, all, areas } = atlas.land();
  box(pen, atlas.mapArea, { fill: colours.sea });
  for (const [at, curves] of shallows.entries()) {
    trace(pen, curves);
    paint(pen, { fill: colours.shallow[at] });
  }
  trace(pen, all);
  paint(pen, { fill: colours.border, line: colours.coast, width: 3 });
  for (const { fill, curves } of areas) {
    trace(pen, curves);
    paint(pen, { fill });
  }
}

/** Names that would be cut off by the edge of the picture are left out. */
function drawWaters(pen: Pen, { waters }: Atlas, language: Language, frame: Box): void {
  for (const { name, x, y, size, land = false } of waters) {
    if (x < frame.x + 90 || x > frame.x + frame.w - 90 || y < frame.y + 40 || y > frame.y + frame.h - 40) continue;
    const style = { size, colour: land ? colours.landInk : colours.seaInk, align: "center" } as const;
    const lines = name[language].split("\n");
    for (const [at, words] of lines.entries())
      write(pen, words, x, y + (at - (lines.length - 1) / 2) * size * 1.25, style);
  }
}

/** Links within a region are plain, those between two regions are dashed. */
function drawLinks(pen: Pen, { board, spots, borders, country }: Atlas): void {
  for (const place of board.everywhere)
    for (const next of board.adjacent(place)) {
      if (next < place) continue;
      const [a, b] = [spots[place] as Spot, spots[next] as Spot];
      const areas = [board.countries[place], board.countries[next]].map((each) => [
        each?.region ?? "",
        ...(each?.subregions ?? []),
      ]);
      const inside = areas[0]?.some((area) => areas[1]?.includes(area)) === true;
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
    const place = board.find(id) ?? -1;
    const side = board.superpower[place];
    if (side === null || side === undefined) continue;
    const { x, y } = spots[place] as Spot;
    const [tx, ty] = [x + dx * (country.w / 2 + 20), y + dy * (country.h / 2 + 20)];
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
