import {
  type ProvinceId,
  provinceList,
  type SiteId,
  segmentList,
  site,
  siteList,
} from "../../src/games/wir-sind-das-volk/components/board/index.ts";
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
import { centre } from "../kit/shapes.ts";
import { cities, mapArea, plateBox, spotOf } from "./layout.ts";

/** How far land reaches from what stands on it, and how ragged it is. */
const REACH = 54;
const RAGGED = 12;
const STEP = 10;
/** What is smaller is no sea: there is land between the cities. */
const LAKE = 120;
/** The two Berlins keep close to their plates. */
const BERLIN = 22;

/** Stretches of land with neither a city nor a plate, so that neighbours by the rules are neighbours to the eye. */
const stretches: Readonly<Partial<Record<ProvinceId, readonly Bulk[]>>> = {
  "schleswig-holstein": [{ x: 670, y: 330, rx: 10, ry: 30 }],
  niedersachsen: [
    { x: 300, y: 440, rx: 60, ry: 10 },
    { x: 690, y: 440, rx: 30, ry: 10 },
  ],
  "nordrhein-westfalen": [{ x: 230, y: 640, rx: 60, ry: 10 }],
  bayern: [
    { x: 880, y: 1040, rx: 20, ry: 20 },
    { x: 900, y: 1270, rx: 50, ry: 30 },
    { x: 640, y: 1180, rx: 30, ry: 120 },
  ],
  "baden-wuerttemberg": [{ x: 400, y: 1320, rx: 60, ry: 10 }],
  "mecklenburg-vorpommern": [{ x: 780, y: 310, rx: 10, ry: 40 }],
  brandenburg: [
    { x: 830, y: 440, rx: 40, ry: 8 },
    { x: 1240, y: 500, rx: 40, ry: 20 },
    { x: 1300, y: 640, rx: 10, ry: 30 },
    { x: 1020, y: 632, rx: 80, ry: 2 },
    { x: 896, y: 530, rx: 4, ry: 60 },
  ],
  "sachsen-anhalt": [{ x: 905, y: 690, rx: 20, ry: 16 }],
  sachsen: [{ x: 975, y: 950, rx: 6, ry: 4 }],
};

interface Land {
  readonly all: readonly Curve[];
  readonly shallows: readonly (readonly Curve[])[];
  /** Where the two states meet, and further out. */
  readonly curtain: readonly Curve[];
  readonly provinces: ReadonlyMap<ProvinceId, readonly Curve[]>;
}

let made: Land | undefined;

/** The shapes of the provinces: drawn around cities and plates, made once. */
export function land(): Land {
  made ??= make();
  return made;
}

function make(): Land {
  const rough = roughness(52);
  const fine = roughness(21);
  const ragged = (x: number, y: number) => (rough(x, y) * 0.7 + fine(x, y) * 0.3) * RAGGED;
  const { x, y, w, h } = mapArea;
  const grids = new Map<ProvinceId, Grid>();
  for (const { id } of provinceList) {
    const field = distanceTo(bulksOf(id), bridgesOf(id));
    const less = id === "west-berlin" || id === "east-berlin" ? BERLIN : 0;
    grids.set(
      id,
      sample((px, py) => field(px, py) + ragged(px, py) + less, x - 40, y, w, h + 40, STEP),
    );
  }
  const own = (ids: readonly ProvinceId[], gap: number) => {
    const mine = nearestOf(ids.map((id) => grids.get(id) as Grid));
    const others = nearestOf([...grids].filter(([id]) => !ids.includes(id)).map(([, grid]) => grid));
    const values = mine.values.map((value, at) => (value - (others.values[at] as number)) / 2 + gap);
    return contours({ ...mine, values }, 0);
  };
  const nearest = nearestOf([...grids.values()]);
  return {
    all: contours(nearest, REACH).filter((curve) => curve.length > LAKE),
    shallows: [REACH + 30, REACH + 14].map((level) => contours(nearest, level)),
    curtain: own(
      provinceList.filter(({ side }) => side === "west").map(({ id }) => id),
      0,
    ),
    provinces: new Map(provinceList.map(({ id }) => [id, own([id], 1.5)])),
  };
}

function nearestOf(grids: readonly Grid[]): Grid {
  const [first, ...rest] = grids as [Grid, ...Grid[]];
  const values = first.values.slice();
  for (const { values: others } of rest)
    for (let at = 0; at < values.length; at++)
      values[at] = Math.min(values[at] as number, others[at] ?? Number.POSITIVE_INFINITY);
  return { ...first, values };
}

const liesIn = (id: SiteId): ProvinceId | null => {
  const { kind, provinces } = site(id);
  return kind === "city" || kind === "plant" ? (provinces[0] as ProvinceId) : null;
};

function bulksOf(id: ProvinceId): Bulk[] {
  const plate = plateBox(id);
  return [
    { ...centre(plate), rx: plate.w / 2 - 30, ry: plate.h / 2 - 20 },
    ...siteList
      .filter((each) => liesIn(each.id) === id)
      .map((each) => ({ x: cities[each.id][0], y: cities[each.id][1], rx: 8, ry: 8 })),
    ...(stretches[id] ?? []),
  ];
}

/** Roads are on land: those within a province, and half of each that leads to another one. Around Berlin lies Brandenburg. */
function bridgesOf(id: ProvinceId): Bridge[] {
  return segmentList.flatMap(({ ends: [a, b], connection }) => {
    if (connection === "rostock--magdeburg" || [a, b].some((end) => end === "berlin" || site(end).kind === "external"))
      return [];
    const [from, to] = [spotOf(a), spotOf(b)];
    const middle = [(from.x + to.x) / 2, (from.y + to.y) / 2] as const;
    const [here, there] = [liesIn(a) ?? liesIn(b), liesIn(b) ?? liesIn(a)];
    if (here !== id && there !== id) return [];
    const start = here === id ? ([from.x, from.y] as const) : middle;
    const end = there === id ? ([to.x, to.y] as const) : middle;
    return [{ from: start, to: end }];
  });
}
