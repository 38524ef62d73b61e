import type { Language } from "../../src/engine/index.ts";
import {
  provinceList,
  type SiteId,
  segmentList,
  siteList,
} from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Curve, trace } from "../kit/contour.ts";
import { type Box, box, disc, line, paint } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import { colours, landColours } from "./colours.ts";
import { mapName } from "./labels.ts";
import { land } from "./land.ts";
import { cities, mapArea, type Spot, spotOf } from "./layout.ts";

const seas: readonly Curve[] = [
  [
    [-60, 60],
    [470, 60],
    [474, 150],
    [420, 250],
    [400, 370],
    [300, 400],
    [110, 420],
    [70, 500],
    [-60, 530],
  ],
  [
    [560, 60],
    [1480, 60],
    [1480, 190],
    [1330, 205],
    [1200, 250],
    [1000, 300],
    [760, 300],
    [600, 300],
  ],
];

/** Provinces of one state in three shades, no two neighbours in the same. */
const shades: readonly number[] = [2, 0, 1, 2, 0, 1, 0, 1, 0, 1, 2, 2, 0, 1];

/** Sea, land, roads yet to be built and the places of factories: what no move changes. */
export function drawMap(pen: Pen): void {
  pen.save();
  pen.beginPath();
  pen.rect(mapArea.x, mapArea.y, mapArea.w, mapArea.h);
  pen.clip();
  drawLand(pen);
  pen.restore();
  for (const { ends, twin, id, touches } of segmentList) {
    const [a, b] = ends.map(spotOf) as [Spot, Spot];
    line(pen, twin === null ? [xy(a), xy(b)] : half(a, b, touches[0] === ends[0]), {
      line: colours.link,
      width: 4,
      dash: [3, 7],
    });
    if (twin !== null && id.endsWith(`.${ends[0]}`))
      disc(pen, (a.x + b.x) / 2, (a.y + b.y) / 2, 5, { fill: colours.link });
  }
  for (const { id, kind } of siteList) {
    const { x, y } = spotOf(id);
    disc(pen, x, y, 15, { fill: colours.card, line: colours.soft, width: 3 });
    if (kind === "plant") write(pen, "☢", x, y, { size: 22, colour: colours.soft, align: "center" });
  }
}

/** Above the roads, so that every name can be read. */
export function drawNames(pen: Pen, language: Language): void {
  for (const { id } of siteList) drawName(pen, language, id);
}

export const xy = ({ x, y }: Spot): readonly [number, number] => [x, y];

/** The half of a road that touches its first or its second end. */
export function half(a: Spot, b: Spot, first: boolean): (readonly [number, number])[] {
  const middle = [(a.x + b.x) / 2, (a.y + b.y) / 2] as const;
  return first ? [xy(a), middle] : [middle, xy(b)];
}

function drawLand(pen: Pen): void {
  const { all, shallows, curtain, provinces } = land();
  box(pen, mapArea, { fill: colours.abroad });
  trace(pen, seas);
  paint(pen, { fill: colours.sea });
  pen.save();
  pen.clip();
  for (const [at, curves] of shallows.entries()) {
    trace(pen, curves);
    paint(pen, { fill: colours.shallow[at] });
  }
  pen.restore();
  trace(pen, all);
  paint(pen, { fill: colours.border, line: colours.coast, width: 3 });
  pen.save();
  pen.clip();
  for (const [at, { id, side }] of provinceList.entries()) {
    trace(pen, provinces.get(id) ?? []);
    paint(pen, { fill: landColours[side][shades[at] ?? 0] });
  }
  trace(pen, curtain);
  paint(pen, { line: colours.curtain, width: 6 });
  pen.restore();
  trace(pen, all);
  paint(pen, { line: colours.coast, width: 3 });
}

const NAME = 20;

/** Where the name of a city stands, beside it. */
export function nameBox(language: Language, id: SiteId): Box {
  const [x, y, place] = cities[id];
  const wide = widthOf(mapName(language, id), NAME, "bold");
  const [cx, cy] =
    place === "above"
      ? [x, y - 45]
      : place === "below"
        ? [x, y + 41]
        : place === "left"
          ? [x - 33 - wide / 2, y + 2]
          : [x + 33 + wide / 2, y + 2];
  return { x: cx - wide / 2 - 4, y: cy - 12, w: wide + 8, h: 24 };
}

function drawName(pen: Pen, language: Language, id: SiteId): void {
  const at = nameBox(language, id);
  box(pen, at, { fill: "rgba(251,249,243,0.8)", radius: 6 });
  const style = { size: NAME, weight: "bold", colour: colours.ink, align: "center" } as const;
  write(pen, mapName(language, id), at.x + at.w / 2, at.y + 12, style);
}
