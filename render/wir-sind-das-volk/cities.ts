import type { Language } from "../../src/engine/index.ts";
import {
  isSegment,
  isSite,
  type SegmentId,
  type SiteId,
  segment,
  segmentList,
  site,
  siteList,
} from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { factoryValue } from "../../src/games/wir-sind-das-volk/standing.ts";
import type { Pen } from "../kit/canvas.ts";
import { disc, line, ring, shared } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { drawNames, half, nameBox, xy } from "./base.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { type Spot, spotOf } from "./layout.ts";
import { factory } from "./marks.ts";
import type { BoardScene, OpenView } from "./model.ts";

const SIZE = 42;

/** Infrastructure and factories that have been built, and what of them has just changed. */
export function drawCities(pen: Pen, { view, language }: BoardScene, changes: Changes): void {
  for (const [point, how] of changes.points) if (isSegment(point)) drawFreshRoad(pen, point, how);
  for (const { id } of segmentList) if (view.segments.includes(id)) drawRoad(pen, id);
  for (const [point] of changes.points) if (isSite(point)) ringSite(pen, point);
  drawNames(pen, language);
  for (const { id } of siteList) if (view.factories[id] !== undefined) drawFactory(pen, id, view);
  for (const [point, how] of changes.points) {
    if (how !== "gone") continue;
    if (isSite(point)) cross(pen, spotOf(point));
    else if (isSegment(point)) cross(pen, freeOn(roadOf(point), language));
  }
}

function roadOf(id: SegmentId): (readonly [number, number])[] {
  const { ends, touches, twin } = segment(id);
  const [a, b] = ends.map(spotOf) as [Spot, Spot];
  return twin === null ? [xy(a), xy(b)] : half(a, b, touches[0] === ends[0]);
}

/** A wide road in the colour of its state between dark edges. */
function drawRoad(pen: Pen, id: SegmentId): void {
  const { side } = segment(id);
  const road = roadOf(id);
  line(pen, road, { line: colours.ink, width: 13 });
  line(pen, road, { line: sideColours[side].solid, width: 8 });
}

function drawFreshRoad(pen: Pen, id: SegmentId, how: string): void {
  const road = roadOf(id);
  line(pen, road, { line: colours.card, width: 29 });
  line(pen, road, { line: colours.last, width: 24, ...(how === "gone" ? { dash: [10, 8] } : {}) });
  if (how === "gone") line(pen, road, { line: colours.abroad, width: 14 });
}

/** Where on a road a mark hides no name, or the least of them: in the middle if it can be. */
function freeOn(road: readonly (readonly [number, number])[], language: Language): Spot {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = road;
  const at = (share: number): Spot => ({ x: ax + (bx - ax) * share, y: ay + (by - ay) * share });
  const names = siteList.map(({ id }) => nameBox(language, id));
  const hides = ({ x, y }: Spot) =>
    names.reduce((sum, name) => sum + shared(name, { x: x - CROSS, y: y - CROSS, w: 2 * CROSS, h: 2 * CROSS }), 0);
  return [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]
    .map(at)
    .reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}

const CROSS = 17;

/** What has been taken away. */
function cross(pen: Pen, { x, y }: Spot): void {
  disc(pen, x, y, 15, { fill: colours.card, line: colours.last, width: 4 });
  write(pen, "✗", x, y, { size: 24, weight: "bold", colour: colours.last, align: "center" });
}

const ringSite = (pen: Pen, id: SiteId): void => {
  const { x, y } = spotOf(id);
  ring(pen, { x: x - 25, y: y - 31, w: 50, h: 56 }, colours.last, 12);
};

/** Its value stands in it. Run down it is pale and struck; West's are dark on yellow, East's white on red. */
function drawFactory(pen: Pen, id: SiteId, view: OpenView): void {
  const { x, y } = spotOf(id);
  const { side, kind } = site(id);
  const sound = view.factories[id] === "sound";
  const { solid, ink, strong } = sideColours[side];
  const look = sound
    ? { fill: solid, line: colours.ink, width: 3 }
    : { fill: colours.hair, line: strong, width: 3, dash: [6, 4] };
  factory(pen, x, y, SIZE, look);
  if (!sound)
    line(
      pen,
      [
        [x - SIZE / 2, y + SIZE / 2],
        [x + SIZE / 2, y - SIZE * 0.4],
      ],
      { line: strong, width: 3 },
    );
  const style = { size: 29, weight: "bold", colour: sound ? ink : colours.ink, align: "center" } as const;
  write(pen, String(factoryValue(view, id)), x, y + 4, style);
  if (kind === "plant") disc(pen, x + 20, y - 22, 8, { fill: colours.standard, line: colours.card, width: 2 });
}
