import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { PAGE, page, wordsHeight, writeWords } from "../kit/page.ts";
import { box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { widthOf, write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import { colours, sideColours } from "./colours.ts";
import { inWords, label, nameIn, plain, roman, sentence, told } from "./labels.ts";
import { token } from "./marks.ts";
import { bare } from "./model.ts";
import { shown, sumOf, sumWords, type Term } from "./sums.ts";

const HEAD = 92;
const PAD = 18;
const LEFT = 36;
const ROOM = PAGE - 2 * LEFT;
const TITLE = { size: 33, weight: "bold", colour: colours.ink } as const;
const TEXT = { size: 29, colour: colours.ink } as const;
/** A line of a sum, and of the mass protests of a state. */
const TERM = 50;
const PROTEST = 66;

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
  const height = HEAD + heights.reduce((sum, each) => sum + each, 0);
  return {
    key: `scoring:${JSON.stringify([title, phases, language])}`,
    name: "end-of-decade",
    alt: altOf([
      `${title}.`,
      ...protestWords(phases, language),
      ...phases.filter(({ protests }) => protests === null).map(phaseWords),
    ]),
    ...page(PAGE, height, (pen) => drawPhases(pen, title, phases, heights, height, language)),
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
    const lines = rest.length === 0 ? [label(language, "waiting")] : told(language, plainly);
    return {
      title: sentence(inWords(language, { key: `chapter.${heading?.args.phase}`, args: {} })),
      sums,
      lines,
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

const heightOf = ({ title, sums, lines, protests }: Told): number =>
  2 * PAD +
  wordsHeight(title, TITLE, ROOM) +
  sums.reduce((sum, terms) => sum + termLines(terms).length * TERM + 12, 6) +
  lines.reduce((sum, words) => sum + wordsHeight(words, TEXT, ROOM), 0) +
  (protests === null ? 0 : 2 * PROTEST + 40);

/** A comparison fills its lines; a longer sum is an account, a line for each number. */
function termLines(terms: readonly Term[]): readonly (readonly Term[])[] {
  if (terms.length > 3) return terms.map((term) => [term]);
  const lines: Term[][] = [];
  for (const term of terms) {
    const line = lines.at(-1);
    if (line !== undefined && lineWidth([...line, term]) <= ROOM) line.push(term);
    else lines.push([term]);
  }
  return lines;
}

const lineWidth = (terms: readonly Term[]): number =>
  terms.reduce((sum, term) => sum + termWidth(term) + BETWEEN, -BETWEEN);

const SIGN = 30;
const VALUE = 54;
const BETWEEN = 12;

const isResult = ({ join }: Term): boolean => join === "=" || join === "→";
const weightOf = (term: Term) => (isResult(term) ? "bold" : "regular");
const termWidth = (term: Term): number => SIGN + VALUE + 10 + widthOf(term.words, TEXT.size, weightOf(term));

function drawPhases(
  pen: Pen,
  title: string,
  phases: readonly Told[],
  heights: readonly number[],
  height: number,
  language: Language,
): void {
  box(pen, { x: 0, y: 0, w: PAGE, h: height }, { fill: colours.paper });
  box(pen, { x: 0, y: 0, w: PAGE, h: HEAD }, { fill: colours.header });
  write(pen, title, LEFT, HEAD / 2, { size: 46, weight: "bold", colour: colours.card }, ROOM);
  let top = HEAD;
  for (const [index, phase] of phases.entries()) {
    const h = heights[index] as number;
    if (index % 2 === 1) box(pen, { x: 0, y: top, w: PAGE, h }, { fill: "#f2efe4" });
    drawPhase(pen, phase, top + PAD, language);
    top += h;
  }
}

function drawPhase(pen: Pen, { title, sums, lines, protests }: Told, top: number, language: Language): void {
  let y = writeWords(pen, title, LEFT, top, TITLE, ROOM) + 6;
  for (const sum of sums) {
    for (const line of termLines(sum)) {
      let x = LEFT;
      for (const term of line) {
        drawTerm(pen, term, x, y + TERM / 2);
        x += termWidth(term) + BETWEEN;
      }
      y += TERM;
    }
    y += 12;
  }
  for (const line of lines) y = writeWords(pen, line, LEFT, y, TEXT, ROOM);
  if (protests !== null) drawProtests(pen, protests, y, language);
}

/** The sign, the number and its name; what a sum comes to is dark. */
function drawTerm(pen: Pen, term: Term, x: number, y: number): void {
  const { join, words, value } = term;
  const dark = isResult(term);
  write(pen, join, x + SIGN / 2 - 3, y, { size: 32, weight: "bold", colour: colours.soft, align: "center" });
  const at = { x: x + SIGN, y: y - 22, w: VALUE, h: 44 };
  box(pen, at, { fill: dark ? colours.ink : colours.plain, radius: 8 });
  const ink = dark ? colours.card : colours.ink;
  write(pen, shown(value), at.x + VALUE / 2, y, { size: 33, weight: "bold", colour: ink, align: "center" }, VALUE - 4);
  write(pen, words, at.x + VALUE + 10, y, { ...TEXT, weight: weightOf(term) }, ROOM - SIGN - VALUE);
}

/** Four boxes for each state: full ones are mass protests. */
function drawProtests(pen: Pen, counts: { west: number; east: number }, top: number, language: Language): void {
  for (const [at, side] of (["west", "east"] as const).entries()) {
    const y = top + PROTEST * (at + 0.5);
    token(pen, side, LEFT + 24, y, 44);
    write(pen, nameIn(language, side), LEFT + 62, y, { size: 32, weight: "bold", colour: sideColours[side].strong });
    for (let each = 0; each < Math.max(4, counts[side]); each++) {
      const mark = { x: LEFT + 230 + each * 62, y: y - 25, w: 50, h: 50 };
      const full = each < counts[side];
      box(pen, mark, { fill: full ? colours.unrest : colours.card, line: colours.soft, width: 2, radius: 8 });
      const style = { size: 36, weight: "bold", colour: colours.card, align: "center" } as const;
      if (full) write(pen, "!", mark.x + 25, mark.y + 25, style);
    }
  }
  const style = { size: TEXT.size, colour: colours.soft } as const;
  write(pen, label(language, "collapse"), LEFT, top + 2 * PROTEST + 20, style, ROOM);
}
