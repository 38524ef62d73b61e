import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Standing } from "../../src/games/cold-war/standing.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import { netWords, regionWords } from "./alt.ts";
import type { Atlas, ColdWarView, OpenView } from "./atlas.ts";
import { type Change, changesOf } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import type { Counted } from "./counted.ts";
import { label, nameIn, sentence, statusMarks, statusWordOf } from "./labels.ts";
import { badge, token } from "./marks.ts";
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
  const score = changesOf(atlas.board, told).vp;
  const words = counted.map(
    ({ area, us, ussr }) =>
      `${nameIn(atlas, language, area)}: ${label(language, "us")} ${us.vp}, ${label(language, "ussr")} ${ussr.vp}.`,
  );
  return {
    key: `scoring:${JSON.stringify([counted, score ?? null, language])}`,
    name: "scoring",
    alt: altOf([`${label(language, "scored")}.`, ...words]),
    width: WIDTH,
    height: HEAD + ROW * (counted.length + (score === undefined ? 1 : 2)) + 30,
    draw: (pen) => drawTable(pen, atlas, counted, score, language),
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
    ...regionPicture({ atlas, view, area, standing, language, title: label(language, "scored"), last: [], worth }),
    key: `scoring:${JSON.stringify([area, language, view, standing])}`,
    name: `scoring-${area}`,
    alt: altOf([
      `${label(language, "scored")}.`,
      (worth === undefined ? regionWords : netWords)(atlas, area, standing, language),
    ]),
  };
}

const WIDTH = 1400;
const HEAD = 110;
const ROW = 84;

function drawTable(
  pen: Pen,
  atlas: Atlas,
  counted: readonly Counted[],
  score: Change | undefined,
  language: Language,
): void {
  const rows = counted.length;
  const height = HEAD + ROW * (rows + (score === undefined ? 1 : 2)) + 30;
  box(pen, { x: 0, y: 0, w: WIDTH, h: height }, { fill: colours.paper });
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEAD }, { fill: colours.header });
  write(pen, label(language, "scored"), 40, HEAD / 2, { size: 52, weight: "bold", colour: colours.card }, 520);
  for (const side of sides) badge(pen, side, columnOf[side], HEAD / 2, 72, language);
  for (const [index, { area, us, ussr }] of counted.entries()) {
    const y = HEAD + index * ROW;
    if (index % 2 === 1) box(pen, { x: 0, y, w: WIDTH, h: ROW }, { fill: "#f3f0e6" });
    drawRow(pen, y, nameIn(atlas, language, area), atlas.areaColours[area] ?? colours.hair, {
      us: us.vp,
      ussr: ussr.vp,
    });
    for (const side of sides) {
      const { status } = side === "us" ? us : ussr;
      if (status === "none") continue;
      const words = `${statusMarks[status]} ${statusWordOf(language, status)}`;
      const style = { size: 27, colour: colours.soft, align: "right" } as const;
      write(pen, words, columnOf[side] - 44, y + ROW / 2, style, 232);
    }
  }
  const sum = {
    us: counted.reduce((total, { us }) => total + us.vp, 0),
    ussr: counted.reduce((total, { ussr }) => total + ussr.vp, 0),
  };
  const y = HEAD + rows * ROW + 10;
  box(pen, { x: 30, y, w: WIDTH - 60, h: 3 }, { fill: colours.ink });
  drawRow(pen, y + 6, sentence(label(language, "total")), colours.paper, sum);
  if (score !== undefined) drawScore(pen, y + 6 + ROW, score, language);
}

/** The score before and after all of it. */
function drawScore(pen: Pen, y: number, { from, to }: Change, language: Language): void {
  const middle = y + ROW / 2;
  write(pen, label(language, "victoryPoints"), 70, middle, { size: 36, weight: "bold", colour: colours.ink }, 480);
  const lead = (vp: number, x: number, size: number) => {
    const style = { size: size * 0.66, weight: "bold", colour: colours.ink, align: "center" } as const;
    if (vp === 0) write(pen, "0", x, middle, style);
    else token(pen, vp > 0 ? "us" : "ussr", x, middle, size, String(Math.abs(vp)));
  };
  lead(from, columnOf.ussr, 58);
  write(pen, "→", 1190, middle, { size: 44, weight: "bold", colour: colours.soft, align: "center" });
  lead(to, 1290, 66);
}

const columnOf: Readonly<Record<Side, number>> = { us: 790, ussr: 1090 };

function drawRow(pen: Pen, y: number, name: string, fill: string, vp: Readonly<Record<Side, number>>): void {
  const at: Box = { x: 30, y: y + 10, w: 20, h: ROW - 20 };
  box(pen, at, { fill, radius: 6 });
  const middle = y + ROW / 2;
  write(pen, name, 70, middle, { size: 36, weight: "bold", colour: colours.ink }, 440);
  for (const side of sides) {
    const style = { size: 44, weight: "bold", colour: sideColours[side].strong, align: "center" } as const;
    write(pen, String(vp[side]), columnOf[side], middle, style);
  }
  const gap = vp.us - vp.ussr;
  if (gap === 0) write(pen, "0", 1290, middle, { size: 44, weight: "bold", colour: colours.soft, align: "center" });
  else token(pen, gap > 0 ? "us" : "ussr", 1290, middle, 66, `+${Math.abs(gap)}`);
}
