import type { Language } from "../../src/engine/index.ts";
import type { Standing } from "../../src/games/cold-war/scoring.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import type { RegionValues } from "../../src/games/cold-war/tracks.ts";
import { board } from "../../src/games/twilight-struggle/board.ts";
import { valuesOf } from "../../src/games/twilight-struggle/board-now.ts";
import { type Region, regions } from "../../src/games/twilight-struggle/countries.ts";
import { regionStandings } from "../../src/games/twilight-struggle/scoring.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { type Box, box } from "../kit/shapes.ts";
import { base, type Sketch } from "../kit/sketch.ts";
import { type Pen, write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import type { RegionInput } from "../painter.ts";
import { altOf, controlWords, regionWords } from "./alt.ts";
import { drawMap, withNeighbours } from "./base.ts";
import { changesOf } from "./changes.ts";
import { colours, regionColours, sideColours } from "./colours.ts";
import { drawInfluence, drawRings } from "./influence.ts";
import { countryBox, mapArea } from "./layout.ts";
import { badge, token } from "./marks.ts";
import { type Ground, groundOf, openView } from "./model.ts";
import { label, nameIn, signed, statusMarks, statusWordOf } from "./words.ts";

/** The head and the count are laid out for this width, and made smaller with a narrower picture. */
const WIDTH = 1600;
const LEAST_WIDTH = 1120;
const HEAD = 100;
const FOOT = 250;
const MARGIN = 46;
const MOST_SCALE = 2;
const MOST_HEIGHT = 1500;

interface Cut {
  readonly frame: Box;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly shown: ReadonlySet<number>;
}

/** The part of the sheet around a region, and the countries of it with their neighbours. */
function cutOf(region: Region): Cut {
  const boxes = board.area(region).map(countryBox);
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
  const within = (at: Box) =>
    at.x > frame.x && at.x + at.w < frame.x + w && at.y > frame.y && at.y + at.h < frame.y + frame.h;
  const shown = new Set([...withNeighbours(board.area(region))].filter((place) => within(countryBox(place))));
  return { frame, scale, width, height: Math.round(frame.h * scale), shown };
}

const isRegion = (id: string): id is Region => regions.some((region) => region === id);

/** One region large, with what its scoring would give now. */
export function regionSketch({ view, region, language, last = [] }: RegionInput<TwilightView>): Sketch | null {
  if (!isRegion(region)) return null;
  const ground = groundOf(openView(view));
  const standing = regionStandings(ground, region);
  const title = label(language, "ifScored");
  const entries = last.map(({ key, args }) => ({ key, args }));
  return {
    ...regionPicture({ ground, region, standing, language, title, last: entries }),
    key: `region:${JSON.stringify([region, language, ground, standing, entries])}`,
    name: `board-${region}`,
    alt: altOf([regionWords(region, standing, language), controlWords(ground, board.area(region), language)]),
  };
}

interface RegionScene {
  readonly ground: Ground;
  readonly region: Region;
  readonly standing: Record<Side, Standing>;
  readonly language: Language;
  /** What the count is: if scored now, or scored. */
  readonly title: string;
  readonly last: RegionInput["last"];
}

/** The map of a region with its count under it. */
export function regionPicture(scene: RegionScene): Pick<Sketch, "width" | "height" | "draw"> {
  const cut = cutOf(scene.region);
  return {
    width: cut.width,
    height: wholeOf(cut),
    draw: (pen) => drawRegion(pen, scene, cut),
  };
}

/** The head, the map and the count, one below the other. */
const headOf = ({ width }: Cut): number => Math.round((HEAD * width) / WIDTH);
const wholeOf = (cut: Cut): number => headOf(cut) + cut.height + Math.round((FOOT * cut.width) / WIDTH);

function drawRegion(pen: Pen, { ground, region, standing, language, title, last = [] }: RegionScene, cut: Cut): void {
  const { frame, scale, width, height, shown } = cut;
  const [head, whole] = [headOf(cut), wholeOf(cut)];
  const toSheet = (on: Pen) => {
    on.save();
    on.beginPath();
    on.rect(0, head, width, height);
    on.clip();
    on.translate(-frame.x * scale, head - frame.y * scale);
    on.scale(scale, scale);
  };
  base(pen, `region:${region}:${language}`, width, whole, (under) => {
    under.fillStyle = colours.sea;
    under.fillRect(0, 0, width, whole);
    toSheet(under);
    drawMap(under, language, board.area(region), shown);
    under.restore();
  });
  const changes = changesOf(last);
  toSheet(pen);
  for (const place of shown) drawInfluence(pen, ground, place, changes);
  drawRings(pen, changes, shown);
  pen.restore();
  pen.scale(width / WIDTH, width / WIDTH);
  const values = valuesOf(region, ground);
  drawHead(pen, region, values, language);
  pen.translate(0, ((head + height) * WIDTH) / width);
  drawCount(pen, { x: 0, y: 0, w: WIDTH, h: FOOT + 4 }, standing, values, language, title);
}

function drawHead(pen: Pen, region: Region, values: RegionValues, language: Language): void {
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEAD }, { fill: colours.header });
  box(pen, { x: 0, y: 0, w: 18, h: HEAD }, { fill: regionColours[region] });
  write(pen, nameIn(language, region), 44, HEAD / 2, { size: 56, weight: "bold", colour: colours.card }, 640);
  const told = (["presence", "domination", "control"] as const)
    .map(
      (status) =>
        `${statusMarks[status]} ${label(language, status)} ${values[status] === "win" ? `– ${label(language, "win")}` : values[status]}`,
    )
    .join("  ·  ");
  write(pen, told, WIDTH - 36, HEAD / 2, { size: 32, colour: colours.card, align: "right" }, 860);
}

/** The arithmetic of a scoring, a row for each side. */
function drawCount(
  pen: Pen,
  at: Box,
  standing: Record<Side, Standing>,
  values: RegionValues,
  language: Language,
  title: string,
): void {
  box(pen, at, { fill: colours.paper });
  box(pen, { ...at, h: 3 }, { fill: colours.coast });
  const columns = cellsIn({ x: at.x + 180, y: at.y, w: 1080, h: 50 }, 5);
  const heads = ["", "countries", "battlegrounds", "nearEnemy", "total"] as const;
  const style = { size: 25, colour: colours.soft, align: "center" } as const;
  write(pen, title, at.x + 36, at.y + 34, { ...style, weight: "bold", align: "left" }, 330);
  for (const [index, key] of heads.entries()) {
    const { x, w } = columns[index] as Box;
    if (key !== "") write(pen, label(language, key), x + w / 2, at.y + 34, style, w - 12);
  }
  for (const [row, side] of sides.entries()) {
    const y = at.y + 100 + row * 92;
    const { status, countries, battlegrounds, borders, vp, wins } = standing[side];
    badge(pen, side, at.x + 80, y, 72, language);
    const printed = status === "none" ? 0 : values[status];
    // what was awarded may have been counted on another position: then the total stands alone
    const adds = wins || (printed !== "win" && printed + battlegrounds + borders === vp);
    const [first, ...rest] = columns as [Box, ...Box[]];
    const ink = { size: 40, weight: "bold", colour: colours.ink, align: "center" } as const;
    const told =
      status === "none" ? "–" : `${statusMarks[status]} ${statusWordOf(language, status)} ${wins ? "★" : printed}`;
    write(pen, told, first.x + first.w / 2, y, { ...ink, size: 31 }, first.w - 8);
    const terms = [String(countries), signed(battlegrounds), signed(borders)].map((term) => (adds ? term : "–"));
    const cells = [...terms, wins ? "★" : String(vp)];
    for (const [index, words] of cells.entries()) {
      const { x, w } = rest[index] as Box;
      const colour = index === 3 ? sideColours[side].strong : index === 0 ? colours.soft : colours.ink;
      write(pen, words, x + w / 2, y, { ...ink, size: index === 3 ? 56 : 40, colour });
    }
  }
  drawNet(pen, at, standing, language);
}

function drawNet(pen: Pen, at: Box, { us, ussr }: Record<Side, Standing>, language: Language): void {
  const gap = us.vp - ussr.vp;
  const [x, y] = [at.x + 1430, at.y + 146];
  const winner: Side | undefined = us.wins ? "us" : ussr.wins ? "ussr" : gap > 0 ? "us" : gap < 0 ? "ussr" : undefined;
  box(pen, { x: x - 130, y: at.y + 56, w: 260, h: 172 }, { fill: colours.plain, radius: 16 });
  const style = { size: 84, weight: "bold", colour: colours.ink, align: "center" } as const;
  if (winner === undefined) return write(pen, "0", x, y, style);
  token(pen, winner, x - 66, y, 96, label(language, winner));
  if (us.wins || ussr.wins) return write(pen, label(language, "wins"), x + 56, y, { ...style, size: 34 }, 130);
  write(pen, `+${Math.abs(gap)}`, x + 58, y, style, 136);
}
