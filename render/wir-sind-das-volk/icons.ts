import type { Language } from "../../src/engine/index.ts";
import { isArrow } from "../../src/games/wir-sind-das-volk/cards/elements.ts";
import type { Arrow, Element, Icon, IconKind, Track } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Germany } from "../../src/games/wir-sind-das-volk/components/board/types.ts";
import { germanyOf } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { whereName } from "./labels.ts";
import { bricks, burst, factory, house, shield, token } from "./marks.ts";

/** Markers of the tracks, wherever they are spoken of. */
export const trackMarks: Readonly<Record<Track, string>> = {
  prestige: "★",
  currency: "DM",
  socialists: "☭",
  dominance: "♛",
  space: "☄",
  arms: "☢",
};

interface Sign {
  readonly mark: "burst" | "protest" | "factory" | "house" | "shield" | "wall" | { readonly text: string };
  readonly words: (icon: Icon) => string;
  /** The state it concerns, where the icon itself does not say. */
  readonly side?: Germany;
}

const plus = ({ n = 1, where }: Icon): string => `+${where === "rheinsberg" ? 1 : n}`;
const minus = ({ n = 1 }: Icon): string => `−${n}`;
const just =
  (words: string): Sign["words"] =>
  () =>
    words;
const text = (glyph: string) => ({ text: glyph });

const signs: Readonly<Record<IconKind, Sign>> = {
  unrest: { mark: "burst", words: plus },
  "remove-unrest": { mark: "burst", words: minus },
  build: { mark: "factory", words: plus },
  dismantle: { mark: "factory", words: minus },
  "living-standard": { mark: "house", words: plus },
  "living-standard-plain": { mark: "house", words: plus },
  "remove-living-standard": { mark: "house", words: minus },
  rundown: { mark: "factory", words: just("▼"), side: "east" },
  repair: { mark: "factory", words: just("▲"), side: "east" },
  "stop-factory": { mark: "factory", words: just("✗"), side: "east" },
  police: { mark: "shield", words: just("+"), side: "east" },
  guillaume: { mark: text("◉"), words: just("?"), side: "east" },
  "move-unrest": { mark: "burst", words: just("⇄"), side: "east" },
  "remove-mass-protest": { mark: "protest", words: minus, side: "east" },
  "build-wall": { mark: "wall", words: just("+"), side: "east" },
  "remove-wall": { mark: "wall", words: just("−"), side: "east" },
  "disband-stasi": { mark: "shield", words: just("✗"), side: "east" },
  "dove-up": { mark: text("☮"), words: just("▲") },
  "dove-down": { mark: text("☮"), words: just("▼") },
  peacemaker: { mark: text("☮"), words: just("✓") },
  "choose-marker": { mark: text("★"), words: just("/♛") },
  pay: { mark: text("$"), words: ({ amount = 0 }) => `−${amount}` },
  gain: { mark: text("$"), words: ({ amount = 0 }) => `+${amount}` },
  conflict: { mark: text("⚔"), words: just("") },
  "arms-race-cost-up": { mark: text("☢"), words: just("+$") },
  "ussr-value-down": { mark: text("⚒"), words: just("−1"), side: "east" },
  "draw-3-keep-2": { mark: text("3"), words: just("→2") },
  "arms-card": { mark: text("☢"), words: just("") },
};

/** The state an icon or arrow is for, if any. */
function sideOfElement(element: Element): Germany | null {
  if (isArrow(element)) return element.toward;
  const { side, power, icon } = element;
  if (side !== undefined) return side;
  if (power !== undefined && power !== "acting") return germanyOf(power);
  return signs[icon].side ?? null;
}

const wordsOf = (element: Element, terse: boolean): string => {
  if (isArrow(element)) {
    const heads = (element.toward === "west" ? "◀" : "▶").repeat(element.steps);
    // [6.4] one with priority never moves dominance
    return element.priority ? `!${heads}` : heads;
  }
  const words = signs[element.icon].words(element);
  return terse ? words.replace(/^([+−])1$/, "$1") : words;
};

const markWidth = (element: Element, size: number): number =>
  isArrow(element) && element.arrow === "currency" ? size * 1.05 : size * 0.84;

export const widthOfTile = (element: Element, size: number, terse: boolean): number => {
  const words = wordsOf(element, terse);
  const wide = words === "" ? 0 : widthOf(words, size * 0.66, "bold") + size * 0.06;
  return markWidth(element, size) + wide + size * 0.24;
};

/** An icon or arrow as a tile: a mark and how many; square for the West, round for the East. Its width comes back. */
export function drawTile(pen: Pen, element: Element, x: number, middle: number, size: number, terse = false): number {
  const side = sideOfElement(element);
  const w = widthOfTile(element, size, terse);
  const tone = side === null ? { solid: colours.plain, ink: colours.ink } : sideColours[side];
  const at: Box = { x, y: middle - size / 2, w, h: size };
  const dash = !isArrow(element) && element.shaded ? { dash: [4, 3] } : {};
  box(pen, at, {
    fill: tone.solid,
    line: colours.ink,
    width: size * 0.05,
    radius: side === "east" ? size / 2 : size * 0.14,
    ...dash,
  });
  const left = x + size * 0.12;
  const mark = markWidth(element, size);
  drawMark(pen, element, left + mark / 2, middle, size * 0.74, tone.ink, tone.solid);
  const style = { size: size * 0.66, weight: "bold", colour: tone.ink, align: "left" } as const;
  write(pen, wordsOf(element, terse), left + mark + size * 0.02, middle, style);
  if (!isArrow(element) && element.decidedBy !== undefined)
    drawDecider(pen, element.decidedBy, x + w - size * 0.06, at.y + size * 0.04, size * 0.5);
  return w;
}

/** Who of the two decides about it. */
function drawDecider(pen: Pen, side: Germany, x: number, y: number, size: number): void {
  token(pen, side, x, y, size);
  write(pen, "?", x, y, { size: size * 0.92, weight: "bold", colour: sideColours[side].ink, align: "center" });
}

function drawMark(pen: Pen, element: Element, x: number, y: number, size: number, ink: string, ground: string): void {
  const glyph = (words: string, scale = 1) =>
    write(pen, words, x, y, { size: size * scale, weight: "bold", colour: ink, align: "center" }, size * 1.3, 0.4);
  if (isArrow(element))
    return glyph(trackMarks[(element satisfies Arrow).arrow], element.arrow === "currency" ? 0.66 : 0.95);
  const { mark } = signs[element.icon];
  if (typeof mark !== "string") return glyph(mark.text);
  const look = { fill: ink };
  if (mark === "burst") burst(pen, x, y, size * 0.48, look);
  else if (mark === "protest") {
    burst(pen, x, y, size * 0.52, look);
    write(pen, "!", x, y, { size: size * 0.66, weight: "bold", colour: ground, align: "center" });
  } else if (mark === "factory") factory(pen, x, y + size * 0.08, size * 0.78, look);
  else if (mark === "house") house(pen, x, y, size * 0.84, look);
  else if (mark === "wall")
    bricks(pen, { x: x - size * 0.42, y: y - size * 0.3, w: size * 0.84, h: size * 0.6 }, size * 0.2);
  else if (element.strength === "light") shield(pen, x, y, size * 0.78, { line: ink, width: size * 0.1 });
  else shield(pen, x, y, size * 0.82, look);
}

interface Row {
  readonly elements: readonly Element[];
  /** A single one without its number, where room is short. */
  readonly terse?: boolean;
  /** Where an icon applies is said beside it. */
  readonly language?: Language;
}

const GAP = 0.16;

const rowWidth = ({ elements, language, terse = false }: Row, size: number): number =>
  elements.reduce(
    (sum, each) => sum + widthOfTile(each, size, terse) + remarkWidth(each, size, language) + size * GAP,
    0,
  );

function remark(element: Element, language: Language | undefined): string {
  if (language === undefined || isArrow(element)) return "";
  const { where, maxPerProvince } = element;
  if (maxPerProvince !== undefined) return `≤${maxPerProvince}`;
  return where === undefined || where === "rheinsberg" ? "" : whereName(language, where);
}

const remarkWidth = (element: Element, size: number, language: Language | undefined): number => {
  const words = remark(element, language);
  return words === "" ? 0 : widthOf(words, size * 0.5) + size * 0.12;
};

/** Elements on as many lines as they need at a size. */
export function tileLines(row: Row, size: number, most: number): (readonly Element[])[] {
  const lines: Element[][] = [];
  for (const element of row.elements) {
    const line = lines.at(-1);
    if (line !== undefined && rowWidth({ ...row, elements: [...line, element] }, size) <= most) line.push(element);
    else lines.push([element]);
  }
  return lines;
}

/** Tiles in a row, smaller where they would not fit. */
export function drawTiles(pen: Pen, row: Row, at: Box, size: number, align: "left" | "center" = "left"): void {
  const wide = rowWidth(row, size);
  const fit = wide > at.w ? (size * at.w) / wide : size;
  let x = align === "left" ? at.x : at.x + (at.w - rowWidth(row, fit) + fit * GAP) / 2;
  for (const element of row.elements) {
    x += drawTile(pen, element, x, at.y + at.h / 2, fit, row.terse);
    const words = remark(element, row.language);
    if (words !== "")
      write(pen, words, x + fit * 0.1, at.y + at.h / 2, { size: fit * 0.5, colour: colours.soft, align: "left" });
    x += remarkWidth(element, fit, row.language) + fit * GAP;
  }
}
