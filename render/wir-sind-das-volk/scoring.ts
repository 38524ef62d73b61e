import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { paragraph, wrap, write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import { colours } from "./colours.ts";
import { inWords, label, plain, roman, sentence, told } from "./labels.ts";
import { badge } from "./marks.ts";
import { bare } from "./model.ts";
import { shown, sumOf, sumWords, type Term } from "./sums.ts";

const WIDTH = 1400;
const HEAD = 100;
const PAD = 16;
const LEFT = 372;
const ROOM = WIDTH - LEFT - 36;
const CHIP = 76;
const TITLE = { size: 27, room: LEFT - 60, line: 34 } as const;
const TEXT = 25;

interface Told {
  readonly title: string;
  readonly sums: readonly (readonly Term[])[];
  readonly lines: readonly string[];
  /** Of mass protests: how many each state has. */
  readonly protests: { readonly west: number; readonly east: number } | null;
}

/** The end of a decade phase by phase: the sums, then what came of them. */
export function scoringSketch({ entries, language }: EntriesInput<VolkView>): Sketch | null {
  const first = entries.find(({ key, args }) => key === "phase" && args.again !== true);
  if (first === undefined) return null;
  const phases = phasesIn(entries.slice(entries.indexOf(first)).map(bare), language);
  const title = `${label(language, "endOfDecade")} ${roman(Number(first.args.decade))}`;
  const heights = phases.map(heightOf);
  const height = Math.round(HEAD + heights.reduce((sum, each) => sum + each, 0) + 20);
  return {
    key: `scoring:${JSON.stringify([title, phases, language])}`,
    name: "end-of-decade",
    alt: altOf([
      `${title}.`,
      ...protestWords(phases, language),
      ...phases.filter(({ protests }) => protests === null).map(phaseWords),
    ]),
    width: WIDTH,
    height,
    draw: (pen) => drawPhases(pen, title, phases, heights, height, language),
  };
}

/** What comes after the last phase belongs to the next decade; a phase that waits for an answer has nothing yet. */
function phasesIn(entries: readonly VisibleEntry[], language: Language): Told[] {
  const groups: VisibleEntry[][] = [];
  for (const entry of entries) {
    if (entry.key === "decade" || entry.key === "hand.discarded") break;
    if (entry.key === "phase") groups.push([entry]);
    else groups.at(-1)?.push(entry);
  }
  return groups.map(([heading, ...rest]) => {
    const sums = rest.map((entry) => sumOf(entry, language)).filter((sum) => sum !== null);
    const last = rest.find(({ key }) => key === "protests");
    const plainly = rest.filter((entry) => entry !== last && sumOf(entry, language) === null);
    const lines = rest.length === 0 ? ["…"] : told(language, plainly);
    return {
      title: sentence(inWords(language, { key: `chapter.${heading?.args.phase}`, args: {} })),
      sums,
      lines: lines.flatMap((line) => wrap(line, TEXT, "regular", ROOM)),
      protests: last === undefined ? null : { west: Number(last.args.west), east: Number(last.args.east) },
    };
  });
}

/** Mass protests, by which a state falls, come first: not all phases may fit. */
const protestWords = (phases: readonly Told[], language: Language): string[] =>
  phases.flatMap(({ protests }) => (protests === null ? [] : [plain(language, "log.protests", { ...protests })]));

function phaseWords({ title, sums, lines }: Told): string {
  const parts = [...sums.map(sumWords), ...(lines.length === 0 ? [] : [lines.join(" ")])];
  return `${title}: ${parts.join("; ") || "–"}.`.replace(/\.\.$/, ".");
}

/** Sums of three terms stand two in a row. */
const rowsOf = (sums: Told["sums"]): (readonly (readonly Term[])[])[] => {
  const rows: (readonly Term[])[][] = [];
  for (const sum of sums) {
    const row = rows.at(-1);
    if (row !== undefined && sum.length <= 3 && row.length < 2 && (row[0]?.length ?? 9) <= 3) row.push(sum);
    else rows.push([sum]);
  }
  return rows;
};

const heightOf = ({ title, sums, lines, protests }: Told): number =>
  PAD * 2 +
  Math.max(
    wrap(title, TITLE.size, "bold", TITLE.room).length * TITLE.line + 6,
    rowsOf(sums).length * (CHIP + 8) + lines.length * TEXT * 1.3 + (protests === null ? 0 : 50),
  );

function drawPhases(
  pen: Pen,
  title: string,
  phases: readonly Told[],
  heights: readonly number[],
  height: number,
  language: Language,
): void {
  box(pen, { x: 0, y: 0, w: WIDTH, h: height }, { fill: colours.paper });
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEAD }, { fill: colours.header });
  write(pen, title, 36, HEAD / 2, { size: 50, weight: "bold", colour: colours.card }, WIDTH - 72);
  let top = HEAD;
  for (const [index, phase] of phases.entries()) {
    const h = heights[index] as number;
    if (index % 2 === 1) box(pen, { x: 0, y: top, w: WIDTH, h }, { fill: "#f2efe4" });
    drawPhase(pen, phase, top + PAD, language);
    top += h;
  }
}

function drawPhase(pen: Pen, { title, sums, lines, protests }: Told, top: number, language: Language): void {
  const heading = wrap(title, TITLE.size, "bold", TITLE.room);
  for (const [at, line] of heading.entries())
    write(
      pen,
      line,
      36,
      top + 20 + at * TITLE.line,
      { size: TITLE.size, weight: "bold", colour: colours.ink },
      LEFT - 56,
    );
  let y = top;
  for (const row of rowsOf(sums)) {
    const room = ROOM / (row[0]?.length === 3 ? 2 : 1);
    for (const [at, sum] of row.entries()) drawSum(pen, sum, LEFT + at * room, y, room - 10);
    y += CHIP + 8;
  }
  for (const line of lines) {
    write(pen, line, LEFT, y + 20, { size: TEXT, colour: colours.ink }, ROOM);
    y += TEXT * 1.3;
  }
  if (protests !== null) drawProtests(pen, protests, y, language);
}

/** Number over name, joined by signs; what the sum comes to is dark. */
function drawSum(pen: Pen, terms: readonly Term[], x: number, y: number, room: number): void {
  const sign = 30;
  const w = Math.min(150, (room - sign * (terms.length - 1)) / terms.length);
  let left = x;
  for (const { join, words, value } of terms) {
    if (join !== "") {
      const style = { size: 28, weight: "bold", colour: colours.soft, align: "center" } as const;
      write(pen, join, left + sign / 2, y + CHIP / 2, style);
      left += sign;
    }
    const result = join === "=" || join === "→";
    box(pen, { x: left, y, w, h: CHIP }, { fill: result ? colours.ink : colours.plain, radius: 8 });
    const ink = result ? colours.card : colours.ink;
    write(pen, shown(value), left + w / 2, y + 21, { size: 31, weight: "bold", colour: ink, align: "center" });
    const name = { size: 17, colour: result ? colours.headerSoft : colours.soft, align: "center" } as const;
    const two = wrap(words, 17, "regular", w - 8).length > 1;
    if (two) paragraph(pen, words, { x: left + 4, y: y + 36, w: w - 8, h: 38 }, { ...name, size: 15 }, 11);
    else write(pen, words, left + w / 2, y + 55, name, w - 8, 0.6);
    left += w;
  }
}

/** Four boxes for each state: full ones are mass protests. */
function drawProtests(pen: Pen, counts: { west: number; east: number }, y: number, language: Language): void {
  for (const [at, side] of (["west", "east"] as const).entries()) {
    const left = LEFT + at * 330;
    badge(pen, side, left + 24, y + 25, 42, language);
    for (let each = 0; each < Math.max(4, counts[side]); each++) {
      const mark = { x: left + 62 + each * 50, y: y + 4, w: 42, h: 42 };
      const full = each < counts[side];
      box(pen, mark, { fill: full ? colours.unrest : colours.card, line: colours.soft, width: 2, radius: 8 });
      const style = { size: 30, weight: "bold", colour: colours.card, align: "center" } as const;
      if (full) write(pen, "!", mark.x + 21, mark.y + 21, style);
    }
  }
  const words = label(language, "collapse");
  write(pen, words, LEFT + 680, y + 26, { size: 22, colour: colours.soft }, 300);
}
