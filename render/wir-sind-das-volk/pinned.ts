import type { Language } from "../../src/engine/index.ts";
import { type ProvinceId, provinceList, siteList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { ownProtests, protestsIn } from "../../src/games/wir-sind-das-volk/standing.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, shared } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { nameBox } from "./base.ts";
import { colours, sideColours } from "./colours.ts";
import { label } from "./labels.ts";
import { mapArea, panels, plateBox, spotOf } from "./layout.ts";
import { burst, pawn } from "./marks.ts";
import type { OpenView } from "./model.ts";

const PAWN = { step: 20, size: 32 } as const;

/** Above the plate of a province, from the left. */
export function drawSocialists(pen: Pen, id: ProvinceId, count: number): void {
  const at = plateBox(id);
  for (let each = 0; each < count; each++)
    pawn(pen, at.x + 14 + each * PAWN.step, at.y - 13, PAWN.size, sideColours.east.strong);
}

const BURST = { step: 36, radius: 23 } as const;

/** A mark on the edge of the plate for each mass protest; those laid on a supplier for West Berlin say so. */
export function drawProtests(pen: Pen, id: ProvinceId, view: OpenView, language: Language): void {
  const all = protestsIn(view, id);
  if (all === 0) return;
  const laid = all - ownProtests(view, id);
  const row = freeRow(id, all, view.socialists[id], language);
  for (let each = 0; each < all; each++) {
    const x = row.x + row.w - BURST.radius - each * BURST.step;
    const y = row.y + row.h / 2;
    burst(pen, x, y, BURST.radius, { fill: colours.unrest, line: colours.card, width: 3 });
    const style = { size: 23, weight: "bold", colour: colours.card, align: "center" } as const;
    write(pen, each < laid ? label(language, "berlinProtest") : "!", x, y, style, 32);
  }
}

/** A row of marks where it hides no city and no name: above the plate on the right if it can be. */
function freeRow(id: ProvinceId, count: number, socialists: number, language: Language): Box {
  const at = plateBox(id);
  const row = { w: 2 * BURST.radius + (count - 1) * BURST.step, h: 2 * BURST.radius };
  const [left, right] = [at.x - 9, at.x + at.w + 9 - row.w];
  const [above, below] = [at.y - 38, at.y + at.h - 2];
  const level = at.y + at.h / 2 - BURST.radius;
  const places = [
    { x: right, y: above },
    { x: left, y: above },
    { x: right, y: below },
    { x: left, y: below },
    { x: at.x - row.w + 8, y: level },
    { x: at.x + at.w - 8, y: level },
  ].map((place): Box => ({ ...place, ...row }));
  const pawns = { x: at.x, y: at.y - 34, w: 8 + socialists * PAWN.step, h: 34 };
  const others = [...taken(id, language), ...(socialists > 0 ? [pawns] : [])];
  const hides = (place: Box) => others.reduce((sum, other) => sum + shared(place, other), 0);
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}

/** What must not be hidden: cities with their names, other plates, panels, and what is beyond the map. */
const taken = (id: ProvinceId, language: Language): readonly Box[] => [
  ...siteList.map((site) => nameBox(language, site.id)),
  ...siteList.map((site) => ({ x: spotOf(site.id).x - 24, y: spotOf(site.id).y - 28, w: 48, h: 52 })),
  ...provinceList.filter((other) => other.id !== id).map((other) => plateBox(other.id)),
  panels.legend,
  panels.state,
  { x: mapArea.x - 200, y: mapArea.y, w: 200, h: mapArea.h },
];
