import type { Pen } from "./canvas.ts";
import { type Box, box } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";
import { type TextStyle, wrap, write } from "./text.ts";

/**
 * A picture for a phone: a thousand units across, of which letters of 28 are nine of the 330 pixels that a phone shows. It is as high
 * as what stands on it needs.
 */
export const PAGE = 1000;
/** The smallest letters. */
export const TYPE = 28;
/** Of a unit so many pixels. */
export const PAGE_SCALE = 0.82;

/** A page of so many units, drawn in units. */
export const page = (
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): Pick<Sketch, "width" | "height" | "draw"> => ({
  width: Math.round(width * PAGE_SCALE),
  height: Math.round(height * PAGE_SCALE),
  draw: (pen) => {
    pen.scale(PAGE_SCALE, PAGE_SCALE);
    draw(pen);
  },
});

const LEADING = 1.26;

/** How high words are in so much room. */
export const wordsHeight = (words: string, { size, weight = "regular" }: TextStyle, room: number): number =>
  words === "" ? 0 : wrap(words, size, weight, room).length * size * LEADING;

/** Words broken into lines from a height on; returns where they end. */
export function writeWords(pen: Pen, words: string, x: number, top: number, style: TextStyle, room: number): number {
  const { size, weight = "regular" } = style;
  const lines = words === "" ? [] : wrap(words, size, weight, room);
  for (const [at, line] of lines.entries()) write(pen, line, x, top + size * LEADING * (at + 0.5), style, room, 0.99);
  return top + lines.length * size * LEADING;
}

interface Heading {
  readonly title: string;
  /** What the title says in full. */
  readonly words: string;
  /** Under it, softer. */
  readonly about?: string;
  /** How many signs stand before the title. */
  readonly signs: number;
}

/** The signs of those who won, and where the words begin beside them. */
export const SIGN = 116;
const signRoom = (signs: number): number => 36 + signs * (SIGN + 20);

const HEAD = { pad: 22, title: 64 } as const;
const headWords = { size: 32, colour: "" } as const;
const headAbout = { size: TYPE, colour: "" } as const;

/** How high the head of a page is. */
export function headingHeight({ words, about = "", signs }: Heading): number {
  const room = PAGE - signRoom(signs) - 28;
  const high = HEAD.title + wordsHeight(words, headWords, room) + wordsHeight(about, headAbout, room);
  return Math.max(signs > 0 ? SIGN + 2 * HEAD.pad : 0, high + 2 * HEAD.pad);
}

interface HeadColours {
  readonly header: string;
  readonly headerSoft: string;
  readonly card: string;
}

/** A dark band with the title and its words; `sign` draws each sign in its place. */
export function drawHeading(
  pen: Pen,
  heading: Heading,
  { header, headerSoft, card }: HeadColours,
  sign: (x: number, y: number, at: number) => void,
): void {
  const { title, words, about = "", signs } = heading;
  const h = headingHeight(heading);
  box(pen, { x: 0, y: 0, w: PAGE, h } satisfies Box, { fill: header });
  for (let at = 0; at < signs; at++) sign(36 + SIGN / 2 + at * (SIGN + 20), h / 2, at);
  const x = signRoom(signs);
  const room = PAGE - x - 28;
  write(pen, title, x, HEAD.pad + HEAD.title / 2 - 4, { size: 48, weight: "bold", colour: card }, room);
  const end = writeWords(pen, words, x, HEAD.pad + HEAD.title, { ...headWords, colour: card }, room);
  writeWords(pen, about, x, end, { ...headAbout, colour: headerSoft }, room);
}
