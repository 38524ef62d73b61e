import { newCanvas, type Pen } from "./canvas.ts";
import { font, type Weight } from "./fonts.ts";
import { stamp } from "./stamp.ts";

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour: string;
  readonly align?: "left" | "center" | "right";
}

/** Nothing is drawn with it: it knows how wide words are. */
let ruler: Pen | null = null;
/** Widths at size 100: text is measured once, whatever its size. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 20_000;

export function widthOf(words: string, size: number, weight: Weight = "regular"): number {
  const key = `${weight}:${words}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler ??= newCanvas(1, 1).getContext("2d");
    ruler.font = font(100, weight);
    width = ruler.measureText(words).width;
    if (widths.size >= MOST_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return (width * size) / 100;
}

/** Text on one line with its middle at `y`; what is wider than `most` is drawn smaller, down to `least`, then cut. */
export function write(pen: Pen, words: string, x: number, y: number, style: TextStyle, most = Infinity, least = 0.6) {
  const { weight = "regular", colour, align = "left" } = style;
  const { size, shown } = fitted(words, style.size, weight, most, least);
  if (shown.length > SHORT) return put(pen, shown, x, y, { size, weight, colour, align });
  const wide = widthOf(shown, size, weight);
  const left = align === "left" ? 0 : align === "right" ? wide : wide / 2;
  const reach = { left: left + 2, right: wide - left + 2, top: size * 0.7, bottom: size * 0.7 };
  stamp(pen, `${shown}|${size}|${weight}|${colour}|${align}`, { x, y }, reach, (on) =>
    put(on, shown, 0, 0, { size, weight, colour, align }),
  );
}

/** Numbers and marks: shaping them anew each time costs more than all else. */
const SHORT = 3;

function put(pen: Pen, words: string, x: number, y: number, { size, weight, colour, align }: Required<TextStyle>) {
  pen.font = font(size, weight);
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = "alphabetic";
  // capitals of the family are 0.73 of the size: their middle is the line's middle
  pen.fillText(words, x, y + size * 0.365);
}

function fitted(words: string, size: number, weight: Weight, most: number, least: number) {
  const width = widthOf(words, size, weight);
  if (width <= most) return { size, shown: words };
  const smaller = Math.max(size * (most / width), size * least);
  if (widthOf(words, smaller, weight) <= most + 0.5) return { size: smaller, shown: words };
  return { size: smaller, shown: cut(words, smaller, weight, most) };
}

function cut(words: string, size: number, weight: Weight, most: number): string {
  let end = words.length;
  while (end > 1 && widthOf(`${words.slice(0, end).trimEnd()}…`, size, weight) > most) end--;
  const whole = wholeWords(words, end);
  // a name of which but its first word would be left says more in letters
  return `${whole.length < end * 0.7 ? words.slice(0, end).trimEnd() : whole}…`;
}

/** As far as an end, but for a word that would be broken where there are others, and what leads up to it. */
function wholeWords(words: string, end: number): string {
  const shown = words.slice(0, end).trimEnd();
  const isBroken = /\S/.test(words.charAt(end)) && shown.includes(" ");
  const whole = isBroken && words.charAt(end - 1) !== " " ? shown.slice(0, shown.lastIndexOf(" ")) : shown;
  return whole.replace(/[\s·,;:→–(]+$/, "");
}

/** A space that does not break does not end a word. */
const wordsOf = (words: string): readonly string[] => words.split(/[ \n]+/);

/** Words broken into lines of at most this width; what is longer than `lines` ends in an ellipsis. */
export function wrap(words: string, size: number, weight: Weight, most: number, lines = Infinity): string[] {
  const out: string[] = [];
  let line = "";
  for (const word of wordsOf(words)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer, size, weight) > most) {
      out.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== "") out.push(line);
  if (out.length <= lines) return out;
  const kept = out.slice(0, lines);
  kept[lines - 1] = cut(`${kept[lines - 1]} ${out[lines] ?? ""}`, size, weight, most);
  return kept;
}

/** A paragraph in the largest size from `style.size` down to `least` with which it fits the box. Returns its end. */
export function paragraph(
  pen: Pen,
  words: string,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  style: TextStyle,
  least = style.size * 0.6,
): number {
  const { weight = "regular", align = "left" } = style;
  let { size } = style;
  const tooLong = () => wordsOf(words).some((word) => widthOf(word, size, weight) > box.w);
  while (size > least && (tooLong() || wrap(words, size, weight, box.w).length * size * 1.28 > box.h)) size -= 0.5;
  const lines = wrap(words, size, weight, box.w, Math.max(1, Math.floor(box.h / (size * 1.28))));
  const x = align === "left" ? box.x : align === "right" ? box.x + box.w : box.x + box.w / 2;
  for (const [at, line] of lines.entries())
    write(pen, line, x, box.y + size * 1.28 * (at + 0.5), { ...style, size }, box.w, 0.8);
  return box.y + size * 1.28 * lines.length;
}
