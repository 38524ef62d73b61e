import { altOf } from "./kit/alt.ts";
import type { Pen } from "./kit/canvas.ts";
import { drawHeading, headingHeight, PAGE, page, TYPE, wordsHeight, writeWords } from "./kit/page.ts";
import { box, line } from "./kit/shapes.ts";
import type { Sketch } from "./kit/sketch.ts";
import { write } from "./kit/text.ts";

/** A column of a sheet: its share of the width, and what stands above it. */
interface SheetColumn {
  readonly head: string;
  readonly share: number;
  readonly align?: "left" | "right";
}

export interface SheetRow {
  readonly cells: readonly string[];
  /** Its reader’s own, or the one that it is about. */
  readonly isMarked?: boolean;
  /** Shares of a bar below: won, drawn, lost. */
  readonly bar?: readonly [number, number, number];
}

/** Names and numbers in rows, all in words: a ladder, a profile, the table of a league. */
export interface SheetInput {
  readonly name: string;
  readonly heading: string;
  readonly words: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** Under the rows. */
  readonly notes: readonly string[];
}

const colours = {
  header: "#1c2830",
  headerSoft: "#b9c6cc",
  card: "#ffffff",
  paper: "#f5f1e6",
  band: "#ebe5d5",
  mark: "#ffe7a3",
  ink: "#1c2830",
  soft: "#5a646a",
  rule: "#c9c1ac",
  won: "#2f7d4f",
  drawn: "#b7b0a0",
  lost: "#b4472e",
} as const;

const SIDE = 32;
const ROW = 62;
const BAR = 30;
const HEADS = 56;
const ROOM = PAGE - 2 * SIDE;

const rowHeight = ({ bar }: SheetRow): number => ROW + (bar === undefined ? 0 : BAR);

export function sheetSketch(input: SheetInput): Sketch<SheetInput> {
  const { name, heading: title, words, columns, rows, notes } = input;
  const heading = { title, words, signs: 0 };
  const noted = notes.reduce((sum, note) => sum + wordsHeight(note, { size: TYPE, colour: "" }, ROOM) + 8, 0);
  const top = headingHeight(heading);
  const hasHeads = columns.some(({ head }) => head !== "");
  const height = top + (hasHeads ? HEADS : 16) + rows.reduce((sum, row) => sum + rowHeight(row), 0) + noted + 34;
  return {
    key: `sheet:${JSON.stringify(input)}`,
    name,
    alt: altOf([
      `${title}. ${words}`,
      ...rows.map(({ cells }) => `${cells.filter((cell) => cell !== "").join(", ")}.`),
      ...notes,
    ]),
    ...page(PAGE, height, (pen) => {
      box(pen, { x: 0, y: 0, w: PAGE, h: height }, { fill: colours.paper });
      drawHeading(pen, heading, colours, () => {});
      let y = top;
      if (hasHeads) {
        drawCells(
          pen,
          columns,
          columns.map(({ head }) => head),
          y,
          HEADS,
          { size: TYPE, colour: colours.soft },
        );
        y += HEADS;
      } else y += 16;
      for (const [at, row] of rows.entries()) {
        drawRow(pen, columns, row, y, at % 2 === 0);
        y += rowHeight(row);
      }
      line(
        pen,
        [
          [SIDE, y + 2],
          [PAGE - SIDE, y + 2],
        ],
        { line: colours.rule },
      );
      y += 16;
      for (const note of notes) y = writeWords(pen, note, SIDE, y, { size: TYPE, colour: colours.soft }, ROOM) + 8;
    }),
  };
}

function drawRow(pen: Pen, columns: readonly SheetColumn[], row: SheetRow, y: number, isBand: boolean): void {
  const h = rowHeight(row);
  const fill = row.isMarked ? colours.mark : isBand ? colours.band : undefined;
  if (fill !== undefined) box(pen, { x: SIDE - 14, y: y + 2, w: PAGE - 2 * SIDE + 28, h: h - 4 }, { fill, radius: 10 });
  const weight = row.isMarked ? ("bold" as const) : ("regular" as const);
  drawCells(pen, columns, row.cells, y, ROW, { size: 33, colour: colours.ink, weight });
  if (row.bar !== undefined) drawBar(pen, row.bar, y + ROW - 8);
}

interface CellStyle {
  readonly size: number;
  readonly colour: string;
  readonly weight?: "regular" | "bold";
}

function drawCells(
  pen: Pen,
  columns: readonly SheetColumn[],
  cells: readonly string[],
  y: number,
  h: number,
  style: CellStyle,
): void {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x = SIDE;
  for (const [at, { share, align = "left" }] of columns.entries()) {
    const w = (ROOM * share) / all;
    const from = align === "left" ? x : x + w;
    write(pen, cells[at] ?? "", from, y + h / 2, { ...style, align }, w - 14, TYPE / style.size);
    x += w;
  }
}

/** Won, drawn and lost, said apart by their letters in the row above and by their order. */
function drawBar(pen: Pen, [won, drawn, lost]: readonly [number, number, number], y: number): void {
  const all = won + drawn + lost;
  if (all === 0) return;
  let x = SIDE;
  for (const [count, fill] of [
    [won, colours.won],
    [drawn, colours.drawn],
    [lost, colours.lost],
  ] as const) {
    const w = (ROOM * count) / all;
    if (w > 0) box(pen, { x, y, w, h: 18 }, { fill });
    x += w;
  }
}
