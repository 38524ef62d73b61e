import { board } from "../../src/games/twilight-struggle/board.ts";
import {
  type Bridge,
  type Bulk,
  type Curve,
  contours,
  distanceTo,
  type Grid,
  roughness,
  sample,
} from "../kit/contour.ts";
import { COUNTRY, islands, mapArea, type Spot, spots } from "./layout.ts";

/** How far land reaches from a country's box, and how ragged its coast is. */
const REACH = 27;
const RAGGED = 11;
const STEP = 8;
const LONGEST_BRIDGE = 230;

/** Regions, with the subregions that events and scoring single out as areas of their own. */
export const landAreas = [
  "europe",
  "eastern-europe",
  "asia",
  "southeast-asia",
  "middle-east",
  "central-america",
  "south-america",
  "africa",
] as const;
export type LandArea = (typeof landAreas)[number];

/** A country in both halves of Europe lies in the west. */
function areaOf(place: number): LandArea {
  const { region, subregions } = board.countries[place] as (typeof board.countries)[number];
  if (subregions.includes("southeast-asia")) return "southeast-asia";
  if (subregions.includes("eastern-europe") && !subregions.includes("western-europe")) return "eastern-europe";
  return region as LandArea;
}

export interface Land {
  readonly all: readonly Curve[];
  readonly shallows: readonly (readonly Curve[])[];
  readonly neutral: readonly Curve[];
  readonly areas: Readonly<Record<LandArea, readonly Curve[]>>;
}

let made: Land | undefined;

/** The coasts of the map: drawn around the countries, made once. */
export function land(): Land {
  made ??= make();
  return made;
}

/** Lands that belong to no region: the superpowers and China, and the north of America behind the panels. */
const elsewhere: readonly Bulk[] = [
  { x: 1430, y: 300, rx: 60, ry: 60 },
  { x: 1560, y: 250, rx: 90, ry: 60 },
  { x: 1680, y: 210, rx: 200, ry: 40 },
  { x: 1580, y: 470, rx: 95, ry: 120 },
  { x: 1720, y: 540, rx: 40, ry: 30 },
  { x: 1668, y: 370, rx: 60, ry: 160 },
  { x: 200, y: 300, rx: 220, ry: 200 },
  { x: 240, y: 560, rx: 120, ry: 60 },
];

function make(): Land {
  const rough = roughness(46);
  const fine = roughness(19);
  const ragged = (x: number, y: number) => (rough(x, y) * 0.7 + fine(x, y) * 0.3) * RAGGED;
  const grids = new Map<string, Grid>();
  const { x, y, w, h } = mapArea;
  for (const region of landAreas) {
    const field = distanceTo(bulksOf(region), bridgesOf(region));
    grids.set(
      region,
      sample((px, py) => field(px, py) + ragged(px, py), x - 40, y, w + 80, h, STEP),
    );
  }
  const neutralField = distanceTo(elsewhere);
  grids.set(
    "",
    sample((px, py) => neutralField(px, py) + ragged(px, py) + 6, x - 40, y, w + 80, h, STEP),
  );
  const nearest = nearestOf([...grids.values()]);
  const own = (key: string) => {
    const grid = grids.get(key) as Grid;
    const others = nearestOf([...grids].filter(([other]) => other !== key).map(([, other]) => other));
    // where two lands meet each keeps to its half, with a thin line between them
    const values = grid.values.map((mine, at) =>
      Math.max(mine - REACH, (mine - (others.values[at] as number)) / 2 + 2),
    );
    return contours({ ...grid, values }, 0);
  };
  return {
    all: contours(nearest, REACH),
    shallows: [REACH + 30, REACH + 14].map((level) => contours(nearest, level)),
    neutral: own(""),
    areas: Object.fromEntries(landAreas.map((area) => [area, own(area)])) as Record<LandArea, Curve[]>,
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

const placesIn = (area: LandArea): number[] => board.everywhere.filter((place) => areaOf(place) === area);

const bulksOf = (area: LandArea): Bulk[] =>
  placesIn(area).map((place) => {
    const { x, y } = spots[place] as Spot;
    return { x, y, rx: COUNTRY.w / 2 - 8, ry: COUNTRY.h / 2 - 8 };
  });

function bridgesOf(area: LandArea): Bridge[] {
  return placesIn(area).flatMap((place) =>
    board
      .adjacent(place)
      .filter((next) => next > place && areaOf(next) === area)
      .filter((next) => !islands.has(board.id(place)) && !islands.has(board.id(next)))
      .map((next): Bridge => {
        const [a, b] = [spots[place] as Spot, spots[next] as Spot];
        return { from: [a.x, a.y], to: [b.x, b.y] };
      })
      // a longer link crosses the sea or somebody else's land
      .filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) < LONGEST_BRIDGE),
  );
}
