import type { Board, Place } from "../../src/games/cold-war/components/board.ts";
import { type Bridge, type Bulk, contours, distanceTo, type Grid, roughness, sample } from "../kit/contour.ts";
import type { Box } from "../kit/shapes.ts";
import type { Land, Spot } from "./atlas.ts";
import { colours } from "./colours.ts";

/** How far land reaches from a country's box, and how ragged its coast is. */
const REACH = 27;
const RAGGED = 11;
const STEP = 8;

interface Geography {
  readonly board: Board;
  readonly mapArea: Box;
  readonly country: { readonly w: number; readonly h: number };
  readonly spots: readonly Spot[];
  /** The areas that have land of their own, by the colour of it. */
  readonly areas: Readonly<Record<string, string>>;
  areaOf(place: Place): string;
  /** Surrounded by water: no land reaches from them to their neighbours. */
  readonly islands: ReadonlySet<string>;
  /** Lands that belong to no area. */
  readonly elsewhere: readonly Bulk[];
  /** More of the land of an area than its countries take. */
  readonly more?: Readonly<Record<string, readonly Bulk[]>>;
  readonly longestBridge: number;
}

/** The coasts of a map: drawn around the countries. */
export function makeLand(geography: Geography): Land {
  const { mapArea, areas, elsewhere, more = {} } = geography;
  const rough = roughness(46);
  const fine = roughness(19);
  const ragged = (x: number, y: number) => (rough(x, y) * 0.7 + fine(x, y) * 0.3) * RAGGED;
  const { x, y, w, h } = mapArea;
  const grids = Object.keys(areas).map((area) => {
    const field = distanceTo([...bulksOf(geography, area), ...(more[area] ?? [])], bridgesOf(geography, area));
    return sample((px, py) => field(px, py) + ragged(px, py), x - 40, y, w + 80, h, STEP);
  });
  const neutral = distanceTo(elsewhere);
  grids.push(sample((px, py) => neutral(px, py) + ragged(px, py) + 6, x - 40, y, w + 80, h, STEP));
  const fills = [...Object.values(areas), colours.neutralLand];
  const nearest = nearestOf(grids);
  const own = (grid: Grid) => {
    const others = nearestOf(grids.filter((other) => other !== grid));
    // where two lands meet each keeps to its half, with a thin line between them
    const values = grid.values.map((mine, at) =>
      Math.max(mine - REACH, (mine - (others.values[at] as number)) / 2 + 2),
    );
    return contours({ ...grid, values }, 0);
  };
  return {
    all: contours(nearest, REACH),
    shallows: [REACH + 30, REACH + 14].map((level) => contours(nearest, level)),
    areas: grids.map((grid, at) => ({ fill: fills[at] as string, curves: own(grid) })),
  };
}

/** At every point the distance to the nearest of several lands. */
function nearestOf(grids: readonly Grid[]): Grid {
  const [first, ...rest] = grids as [Grid, ...Grid[]];
  const values = first.values.slice();
  for (const grid of rest)
    for (let at = 0; at < values.length; at++)
      if ((grid.values[at] as number) < (values[at] as number)) values[at] = grid.values[at] as number;
  return { ...first, values };
}

const placesIn = ({ board, areaOf }: Geography, area: string): Place[] =>
  board.everywhere.filter((place) => areaOf(place) === area);

const bulksOf = (geography: Geography, area: string): Bulk[] =>
  placesIn(geography, area).map((place) => {
    const { x, y } = geography.spots[place] as Spot;
    const { w, h } = geography.country;
    return { x, y, rx: w / 2 - 8, ry: h / 2 - 8 };
  });

function bridgesOf(geography: Geography, area: string): Bridge[] {
  const { board, areaOf, islands, spots, longestBridge } = geography;
  return placesIn(geography, area).flatMap((place) =>
    board
      .adjacent(place)
      .filter((next) => next > place && areaOf(next) === area)
      .filter((next) => !islands.has(board.id(place)) && !islands.has(board.id(next)))
      .map((next): Bridge => {
        const [a, b] = [spots[place] as Spot, spots[next] as Spot];
        return { from: [a.x, a.y], to: [b.x, b.y] };
      })
      // a longer link crosses the sea or somebody else's land
      .filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) < longestBridge),
  );
}
