import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { Standing } from "../../src/games/cold-war/standing.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { PAGE, PAGE_SCALE, page } from "../kit/page.ts";
import { box } from "../kit/shapes.ts";
import { base, type Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { PartInput } from "../painter.ts";
import { controlWords, regionWords } from "./alt.ts";
import { type Atlas, type ColdWarView, countryBox, type OpenView } from "./atlas.ts";
import { changesIn } from "./changes.ts";
import { colours } from "./colours.ts";
import { countHeight, drawCount } from "./count.ts";
import { drawChanged } from "./country.ts";
import { drawInfluence } from "./influence.ts";
import { label, nameIn, statusMarks } from "./labels.ts";
import { drawMap } from "./map.ts";
import { drawRings } from "./rings.ts";
import { bare, openView } from "./stage.ts";
import { type Cut, cutOf, type Window } from "./windows.ts";

const HEAD = 136;

/** One region large, with what its scoring would give now. */
export function regionSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { view: whole, part: region, language, last = [], since = [] }: PartInput<View>,
): Sketch | null {
  if (!atlas.regions.includes(region)) return null;
  const view = openView(whole);
  const standing = atlas.standings(view, region);
  const told = { last: last.map(bare), since: since.map(bare) };
  return {
    ...regionPicture({
      atlas,
      view,
      area: region,
      standing,
      language,
      title: label(language, "ifScored"),
      ...told,
    }),
    key: `region:${JSON.stringify([region, language, view, told])}`,
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
  readonly since: readonly VisibleEntry[];
  /** Where countries count one by one: what each is worth. */
  readonly worth?: Readonly<Record<string, number>> | undefined;
}

/** The map of a region with its count under it. */
export function regionPicture<View extends ColdWarView>(
  scene: RegionScene<View>,
): Pick<Sketch, "width" | "height" | "draw"> {
  const { atlas, area, language } = scene;
  const cut = cutOf(atlas, area, language);
  const map = cut.height / PAGE_SCALE;
  return page(PAGE, HEAD + map + countHeight(scene), (pen) => {
    pen.save();
    pen.scale(1 / PAGE_SCALE, 1 / PAGE_SCALE);
    pen.translate(0, Math.round(HEAD * PAGE_SCALE));
    drawRegion(pen, scene, cut);
    pen.restore();
    drawHead(pen, scene);
    pen.translate(0, HEAD + map);
    drawCount(pen, scene);
  });
}

/** The windows one below the other, in pixels. */
function drawRegion<View extends ColdWarView>(pen: Pen, scene: RegionScene<View>, cut: Cut): void {
  const { atlas, view, area, language, last, since } = scene;
  const { windows, scale, width, height } = cut;
  const inWindow = (on: Pen, { frame, top }: Window, draw: () => void) => {
    on.save();
    on.beginPath();
    on.rect(0, top, width, frame.h * scale);
    on.clip();
    on.translate(-frame.x * scale, top - frame.y * scale);
    on.scale(scale, scale);
    draw();
    on.restore();
  };
  base(pen, `${atlas.title}:region:${area}:${language}`, width, height, (under) => {
    under.fillStyle = colours.header;
    under.fillRect(0, 0, width, height);
    for (const window of windows)
      inWindow(under, window, () => {
        box(under, window.frame, { fill: colours.sea });
        drawMap(under, atlas, language, window.shown, window.frame);
      });
  });
  const changes = changesIn(atlas.board, scene);
  for (const window of windows)
    inWindow(pen, window, () => {
      const { shown, aside } = window;
      drawChanged(pen, atlas, atlas.now(view), shown, language);
      for (const place of shown) drawInfluence(pen, atlas, view, place, changes);
      for (const place of aside) box(pen, countryBox(atlas, place), { fill: "rgba(236,232,220,0.62)", radius: 8 });
      drawRings(pen, { atlas, view, language, changes }, shown);
      atlas.over?.({ pen, atlas, view, language, changes, last, since, asks: [], outcome: null });
    });
}

function drawHead<View extends ColdWarView>(pen: Pen, { atlas, view, area, language }: RegionScene<View>): void {
  box(pen, { x: 0, y: 0, w: PAGE, h: HEAD }, { fill: colours.header });
  box(pen, { x: 0, y: 0, w: 16, h: HEAD }, { fill: atlas.areaColours[area] });
  const values = atlas.values(view, area);
  const middle = values === undefined ? HEAD / 2 : 46;
  write(pen, nameIn(atlas, language, area), 40, middle, { size: 50, weight: "bold", colour: colours.card }, PAGE - 70);
  if (values === undefined) return;
  const told = (["presence", "domination", "control"] as const).map((status) => {
    const worth = values[status] === "win" ? `– ${label(language, "win")}` : values[status];
    return `${statusMarks[status]} ${label(language, status)} ${worth}`;
  });
  write(pen, told.join("  ·  "), 40, 102, { size: 31, colour: colours.card }, PAGE - 64);
}
