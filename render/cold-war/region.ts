import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { Standing } from "../../src/games/cold-war/standing.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { base, type Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { PartInput } from "../painter.ts";
import { controlWords, regionWords } from "./alt.ts";
import { type Atlas, type ColdWarView, countryBox, type OpenView } from "./atlas.ts";
import { changesOf } from "./changes.ts";
import { colours } from "./colours.ts";
import { drawCount } from "./count.ts";
import { drawChanged } from "./country.ts";
import { drawInfluence, drawRings } from "./influence.ts";
import { label, nameIn, statusMarks } from "./labels.ts";
import { drawMap, withNeighbours } from "./map.ts";
import { bare, openView } from "./stage.ts";

/** The head and the count are laid out for this width, and made smaller with a narrower picture. */
const WIDTH = 1600;
const LEAST_WIDTH = 1120;
const HEAD = 100;
const FOOT = 250;
const MARGIN = 46;
const MOST_SCALE = 2;
const MOST_HEIGHT = 1300;

interface Cut {
  readonly frame: Box;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly shown: ReadonlySet<number>;
  /** Of those shown the ones that have no part in it. */
  readonly aside: readonly number[];
}

/** The part of the sheet around an area. */
function cutOf(atlas: Atlas, area: string): Cut {
  const { board, mapArea } = atlas;
  const boxes = board.area(area).map((place) => countryBox(atlas, place));
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, w }) => x + w)) + MARGIN;
  const top = Math.max(mapArea.y, Math.min(...boxes.map(({ y }) => y)) - MARGIN);
  const bottom = Math.min(mapArea.y + mapArea.h, Math.max(...boxes.map(({ y, h }) => y + h)) + MARGIN);
  const scale = Math.min(MOST_SCALE, WIDTH / (right - left), MOST_HEIGHT / (bottom - top));
  const width = Math.max(LEAST_WIDTH, Math.min(WIDTH, Math.round((right - left) * scale)));
  const w = width / scale;
  // what is narrower than the picture is shown with what lies around it
  const x = Math.max(-30, Math.min(mapArea.w + 30 - w, (left + right - w) / 2));
  const frame = { x, y: top, w, h: bottom - top };
  const touches = (at: Box) =>
    at.x + at.w > frame.x && at.x < frame.x + w && at.y + at.h > frame.y && at.y < frame.y + frame.h;
  const shown = new Set(board.everywhere.filter((place) => touches(countryBox(atlas, place))));
  const near = withNeighbours(atlas, board.area(area));
  const aside = [...shown].filter((place) => !near.has(place));
  return { frame, scale, width, height: Math.round(frame.h * scale), shown, aside };
}

/** One region large, with what its scoring would give now. */
export function regionSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { view: whole, part: region, language, last = [] }: PartInput<View>,
): Sketch | null {
  if (!atlas.regions.includes(region)) return null;
  const view = openView(whole);
  const standing = atlas.standings(view, region);
  const entries = last.map(bare);
  return {
    ...regionPicture({
      atlas,
      view,
      area: region,
      standing,
      language,
      title: label(language, "ifScored"),
      last: entries,
    }),
    key: `region:${JSON.stringify([region, language, view, entries])}`,
    name: `board-${region}`,
    alt: altOf([
      regionWords(atlas, region, standing, language),
      controlWords(atlas, view, atlas.board.area(region), language),
    ]),
  };
}

export interface RegionScene<View extends ColdWarView = ColdWarView> {
  readonly atlas: Atlas<View>;
  readonly view: OpenView<View>;
  readonly area: string;
  readonly standing: Record<Side, Standing>;
  readonly language: Language;
  /** What the count is: if scored now, or scored. */
  readonly title: string;
  readonly last: readonly VisibleEntry[];
  /** Where countries count one by one: what each is worth. */
  readonly worth?: Readonly<Record<string, number>> | undefined;
}

/** The map of a region with its count under it. */
export function regionPicture<View extends ColdWarView>(
  scene: RegionScene<View>,
): Pick<Sketch, "width" | "height" | "draw"> {
  const cut = cutOf(scene.atlas, scene.area);
  return { width: cut.width, height: wholeOf(cut), draw: (pen) => drawRegion(pen, scene, cut) };
}

/** The head, the map and the count, one below the other. */
const headOf = ({ width }: Cut): number => Math.round((HEAD * width) / WIDTH);
const wholeOf = (cut: Cut): number => headOf(cut) + cut.height + Math.round((FOOT * cut.width) / WIDTH);

function drawRegion<View extends ColdWarView>(pen: Pen, scene: RegionScene<View>, cut: Cut): void {
  const { atlas, view, area, language } = scene;
  const { frame, scale, width, height, shown, aside } = cut;
  const [head, whole] = [headOf(cut), wholeOf(cut)];
  const toSheet = (on: Pen) => {
    on.save();
    on.beginPath();
    on.rect(0, head, width, height);
    on.clip();
    on.translate(-frame.x * scale, head - frame.y * scale);
    on.scale(scale, scale);
  };
  base(pen, `${atlas.title}:region:${area}:${language}`, width, whole, (under) => {
    under.fillStyle = colours.sea;
    under.fillRect(0, 0, width, whole);
    toSheet(under);
    drawMap(under, atlas, language, shown, frame);
    under.restore();
  });
  const changes = changesOf(atlas.board, scene.last);
  toSheet(pen);
  drawChanged(pen, atlas, atlas.now(view), shown, language);
  for (const place of shown) drawInfluence(pen, atlas, view, place, changes);
  for (const place of aside) box(pen, countryBox(atlas, place), { fill: "rgba(236,232,220,0.62)", radius: 8 });
  drawRings(pen, atlas, changes, shown);
  const { last } = scene;
  atlas.over?.({ pen, atlas, view, language, changes, last, asks: [], outcome: null });
  pen.restore();
  pen.scale(width / WIDTH, width / WIDTH);
  drawHead(pen, scene);
  pen.translate(0, ((head + height) * WIDTH) / width);
  drawCount(pen, { x: 0, y: 0, w: WIDTH, h: FOOT + 4 }, scene);
}

function drawHead<View extends ColdWarView>(pen: Pen, { atlas, view, area, language }: RegionScene<View>): void {
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEAD }, { fill: colours.header });
  box(pen, { x: 0, y: 0, w: 18, h: HEAD }, { fill: atlas.areaColours[area] });
  write(pen, nameIn(atlas, language, area), 44, HEAD / 2, { size: 56, weight: "bold", colour: colours.card }, 640);
  const values = atlas.values(view, area);
  if (values === undefined) return;
  const told = (["presence", "domination", "control"] as const).map((status) => {
    const worth = values[status] === "win" ? `– ${label(language, "win")}` : values[status];
    return `${statusMarks[status]} ${label(language, status)} ${worth}`;
  });
  const style = { size: 33, colour: colours.card, align: "right" } as const;
  write(pen, told.join("  ·  "), WIDTH - 36, HEAD / 2, style, 860);
}
