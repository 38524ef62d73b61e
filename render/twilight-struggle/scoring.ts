import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import type { Standing, Status } from "../../src/games/cold-war/scoring.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import { board } from "../../src/games/twilight-struggle/board.ts";
import type { CountryId, Region } from "../../src/games/twilight-struggle/countries.ts";
import { regionStandings } from "../../src/games/twilight-struggle/scoring.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { type Box, box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { type Pen, write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import { altOf, regionWords } from "./alt.ts";
import { colours, landColours, regionColours, sideColours } from "./colours.ts";
import { badge, token } from "./marks.ts";
import { groundOf, openView } from "./model.ts";
import { regionPicture } from "./region.ts";
import { label, nameIn, sentence, statusWordOf } from "./words.ts";

interface Counted {
  readonly area: Region | "southeast-asia";
  readonly us: { readonly status: Status; readonly vp: number };
  readonly ussr: { readonly status: Status; readonly vp: number };
}

/** What was counted: one region with its map, or all of them as a table when the game is over. */
export function scoringSketch({ view, entries, language }: EntriesInput<TwilightView>): Sketch | null {
  const counted = entries.flatMap(countedIn);
  const [first] = counted;
  if (first === undefined) return null;
  if (counted.length === 1 && first.area !== "southeast-asia")
    return oneRegion(view, first, first.area, entries, language);
  const china = entries.find(({ key }) => key === "final-scoring.china")?.args.side as Side | undefined;
  const told = counted.map(
    ({ area, us, ussr }) =>
      `${nameIn(language, area)}: ${label(language, "us")} ${us.vp}, ${label(language, "ussr")} ${ussr.vp}.`,
  );
  const rows = counted.length + (china === undefined ? 0 : 1);
  return {
    key: `scoring:${JSON.stringify([counted, china ?? null, language])}`,
    name: "scoring",
    alt: altOf([`${label(language, "scored")}.`, ...told]),
    width: WIDTH,
    height: HEAD + ROW * (rows + 1) + 30,
    draw: (pen) => drawTable(pen, counted, china, language),
  };
}

function countedIn({ key, args }: VisibleEntry): Counted[] {
  const vp = (side: Side) => Number(args[`${side}Vp`] ?? 0);
  if (key === "scoring.southeast-asia")
    return [{ area: "southeast-asia", us: { status: "none", vp: vp("us") }, ussr: { status: "none", vp: vp("ussr") } }];
  if (key !== "scoring") return [];
  return [
    {
      area: args.region as Region,
      us: { status: args.us as Status, vp: vp("us") },
      ussr: { status: args.ussr as Status, vp: vp("ussr") },
    },
  ];
}

function oneRegion(
  view: TwilightView,
  counted: Counted,
  region: Region,
  entries: readonly VisibleEntry[],
  language: Language,
): Sketch {
  const ground = groundOf(openView(view));
  const told = entries.find(({ key }) => key === "shuttle-diplomacy")?.args.country;
  const ignored = typeof told === "string" ? board.place(told as CountryId) : undefined;
  const standing = asTold(regionStandings(view, region, ignored), counted);
  return {
    ...regionPicture({ ground, region, standing, language, title: label(language, "scored"), last: [] }),
    key: `scoring:${JSON.stringify([region, language, ground, standing])}`,
    name: `scoring-${region}`,
    alt: altOf([`${label(language, "scored")}.`, regionWords(region, standing, language)]),
  };
}

/** The log has the last word: what was awarded is what is shown. */
const asTold = (standing: Record<Side, Standing>, counted: Counted): Record<Side, Standing> => ({
  us: { ...standing.us, ...counted.us },
  ussr: { ...standing.ussr, ...counted.ussr },
});

const WIDTH = 1400;
const HEAD = 110;
const ROW = 84;

function drawTable(pen: Pen, counted: readonly Counted[], china: Side | undefined, language: Language): void {
  const rows = counted.length + (china === undefined ? 0 : 1);
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEAD + ROW * (rows + 1) + 30 }, { fill: colours.paper });
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEAD }, { fill: colours.header });
  write(pen, label(language, "scored"), 40, HEAD / 2, { size: 52, weight: "bold", colour: colours.card }, 520);
  for (const side of sides) badge(pen, side, columnOf[side], HEAD / 2, 72, language);
  const sum = { us: 0, ussr: 0 };
  for (const [index, { area, us, ussr }] of counted.entries()) {
    const y = HEAD + index * ROW;
    const fill = area === "southeast-asia" ? landColours[area] : regionColours[area];
    drawRow(pen, y, nameIn(language, area), fill, { us: us.vp, ussr: ussr.vp });
    for (const side of sides) {
      const { status } = side === "us" ? us : ussr;
      if (status === "none") continue;
      write(
        pen,
        statusWordOf(language, status),
        columnOf[side] - 44,
        y + ROW / 2,
        { size: 26, colour: colours.soft, align: "right" },
        150,
      );
    }
    sum.us += us.vp;
    sum.ussr += ussr.vp;
  }
  if (china !== undefined) {
    const vp = { us: china === "us" ? 1 : 0, ussr: china === "ussr" ? 1 : 0 };
    drawRow(pen, HEAD + counted.length * ROW, label(language, "china"), colours.hair, vp);
    sum[china] += 1;
  }
  const y = HEAD + rows * ROW + 10;
  box(pen, { x: 30, y, w: WIDTH - 60, h: 3 }, { fill: colours.ink });
  drawRow(pen, y + 6, sentence(label(language, "total")), colours.paper, sum);
}

const columnOf: Readonly<Record<Side, number>> = { us: 760, ussr: 1040 };

function drawRow(pen: Pen, y: number, name: string, fill: string, vp: Readonly<Record<Side, number>>): void {
  const at: Box = { x: 30, y: y + 10, w: 20, h: ROW - 20 };
  box(pen, at, { fill, radius: 6 });
  const middle = y + ROW / 2;
  write(pen, name, 70, middle, { size: 36, weight: "bold", colour: colours.ink }, 480);
  for (const side of sides) {
    const style = { size: 44, weight: "bold", colour: sideColours[side].strong, align: "center" } as const;
    write(pen, String(vp[side]), columnOf[side], middle, style);
  }
  const gap = vp.us - vp.ussr;
  if (gap === 0) write(pen, "0", 1290, middle, { size: 44, weight: "bold", colour: colours.soft, align: "center" });
  else token(pen, gap > 0 ? "us" : "ussr", 1290, middle, 66, `+${Math.abs(gap)}`);
}
