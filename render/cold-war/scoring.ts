import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Standing } from "../../src/games/cold-war/standing.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { PAGE, page } from "../kit/page.ts";
import { box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import { netWords, regionWords } from "./alt.ts";
import type { Atlas, ColdWarView, OpenView } from "./atlas.ts";
import { type Change, changesOf } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import type { Counted } from "./counted.ts";
import { label, nameIn, statusMarks, statusWordOf } from "./labels.ts";
import { token } from "./marks.ts";
import { regionPicture } from "./region.ts";
import { bare, openView } from "./stage.ts";

/** What was counted: one region with its map, or all of them as a table when the game is over. */
export function scoringSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { view, entries, language }: EntriesInput<View>,
): Sketch | null {
  const told = entries.map(bare);
  const counted = atlas.counted(told);
  const [first] = counted;
  if (first === undefined) return null;
  if (counted.length === 1 && atlas.board.area(first.area).length > 0)
    return oneArea(atlas, openView(view), first, told, language);
  // what was won before it, such as for military operations, is no part of the sum
  const begun = told.findIndex((entry) => atlas.counted([entry]).length > 0);
  const score = changesOf(atlas.board, told.slice(begun)).vp;
  const words = counted.map(
    ({ area, us, ussr }) =>
      `${nameIn(atlas, language, area)}: ${label(language, "us")} ${us.vp}, ${label(language, "ussr")} ${ussr.vp}.`,
  );
  return {
    key: `scoring:${JSON.stringify([counted, score ?? null, language])}`,
    name: "scoring",
    alt: altOf([`${label(language, "scored")}.`, ...words]),
    ...page(PAGE, HEAD + ROW * counted.length + SUM * (score === undefined ? 1 : 2) + 30, (pen) =>
      drawTable(pen, atlas, counted, score, language),
    ),
  };
}

function oneArea<View extends ColdWarView>(
  atlas: Atlas<View>,
  view: OpenView<View>,
  { area, us, ussr, worth }: Counted,
  entries: readonly VisibleEntry[],
  language: Language,
): Sketch {
  // the log has the last word: what was awarded is what is shown
  const now = atlas.standings(view, area, entries);
  const standing: Record<Side, Standing> = { us: { ...now.us, ...us }, ussr: { ...now.ussr, ...ussr } };
  return {
    ...regionPicture({
      atlas,
      view,
      area,
      standing,
      language,
      title: label(language, "scored"),
      last: [],
      since: [],
      worth,
    }),
    key: `scoring:${JSON.stringify([area, language, view, standing])}`,
    name: `scoring-${area}`,
    alt: altOf([
      `${label(language, "scored")}.`,
      (worth === undefined ? regionWords : netWords)(atlas, area, standing, language),
    ]),
  };
}

const HEAD = 156;
/** The name, under it what each side had there. */
const ROW = 124;
const SUM = 92;
/** Where the columns of the sides begin, and the middle of the last one: who gained. */
const columnOf: Readonly<Record<Side, number>> = { us: 70, ussr: 474 };
const GAIN = 926;

function drawTable(
  pen: Pen,
  atlas: Atlas,
  counted: readonly Counted[],
  score: Change | undefined,
  language: Language,
): void {
  const below = HEAD + ROW * counted.length;
  box(pen, { x: 0, y: 0, w: PAGE, h: below + 2 * SUM + 31 }, { fill: colours.paper });
  box(pen, { x: 0, y: 0, w: PAGE, h: HEAD }, { fill: colours.header });
  write(pen, label(language, "scored"), 36, 48, { size: 48, weight: "bold", colour: colours.card }, PAGE - 72);
  for (const side of sides) {
    token(pen, side, columnOf[side] + 22, 116, 42);
    const style = { size: 34, weight: "bold", colour: colours.card } as const;
    write(pen, label(language, side), columnOf[side] + 60, 116, style);
  }
  for (const [index, { area, us, ussr }] of counted.entries()) {
    const y = HEAD + index * ROW;
    if (index % 2 === 1) box(pen, { x: 0, y, w: PAGE, h: ROW }, { fill: "#f3f0e6" });
    box(pen, { x: 28, y: y + 12, w: 18, h: ROW - 24 }, { fill: atlas.areaColours[area] ?? colours.hair, radius: 6 });
    write(pen, nameIn(atlas, language, area), 70, y + 38, { size: 34, weight: "bold", colour: colours.ink }, 780);
    for (const [side, { status, vp }] of [["us", us] as const, ["ussr", ussr] as const]) {
      drawVp(pen, side, vp, y + 88);
      const words = status === "none" ? "" : `${statusMarks[status]} ${statusWordOf(language, status)}`;
      write(pen, words, columnOf[side] + 76, y + 88, { size: 29, colour: colours.soft }, 320, 0.97);
    }
    drawGain(pen, us.vp - ussr.vp, y + ROW / 2);
  }
  const sum = (side: Side) => counted.reduce((total, each) => total + each[side].vp, 0);
  const y = below + 12;
  box(pen, { x: 28, y, w: PAGE - 56, h: 3 }, { fill: colours.ink });
  const middle = y + SUM / 2 + 6;
  const bold = { size: 34, weight: "bold", colour: colours.ink } as const;
  for (const side of sides) {
    drawVp(pen, side, sum(side), middle);
    write(pen, label(language, "total"), columnOf[side] + 76, middle, { size: 29, colour: colours.soft });
  }
  drawGain(pen, sum("us") - sum("ussr"), middle);
  if (score === undefined) return;
  write(pen, label(language, "victoryPoints"), 70, middle + SUM, bold, 560);
  drawLead(pen, score.from, 730, middle + SUM, 58);
  write(pen, "→", 828, middle + SUM, { size: 44, weight: "bold", colour: colours.soft, align: "center" });
  drawLead(pen, score.to, GAIN, middle + SUM, 68);
}

function drawVp(pen: Pen, side: Side, vp: number, y: number): void {
  const style = { size: 44, weight: "bold", colour: sideColours[side].strong, align: "center" } as const;
  write(pen, String(vp), columnOf[side] + 28, y, style);
}

/** What one side got more than the other. */
function drawGain(pen: Pen, gap: number, y: number): void {
  if (gap === 0) write(pen, "0", GAIN, y, { size: 44, weight: "bold", colour: colours.soft, align: "center" });
  else token(pen, gap > 0 ? "us" : "ussr", GAIN, y, 72, `+${Math.abs(gap)}`);
}

/** The score before or after all of it. */
function drawLead(pen: Pen, vp: number, x: number, y: number, size: number): void {
  const style = { size: size * 0.66, weight: "bold", colour: colours.ink, align: "center" } as const;
  if (vp === 0) write(pen, "0", x, y, style);
  else token(pen, vp > 0 ? "us" : "ussr", x, y, size, String(Math.abs(vp)));
}
