import type { Language } from "../../src/engine/index.ts";
import { elementIds, idsAtValue } from "../../src/games/wir-sind-das-volk/cards/elements.ts";
import { card } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardEntry, CardId, Element } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Pen } from "../kit/canvas.ts";
import { wordsHeight, writeWords } from "../kit/page.ts";
import { box } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { cardColours, colours } from "./colours.ts";
import { drawValue, roundness } from "./display.ts";
import { drawTile } from "./icons.ts";
import { label, nameIn, plain, roman, sentence } from "./labels.ts";

/** The faces of cards are drawn on this and made larger or smaller. */
export const FACE = { w: 520, h: 380 } as const;
const BAND = 112;
const LEFT = BAND + 18;
const ROOM = FACE.w - LEFT - 16;
const styles = {
  name: { size: 30, weight: "bold", colour: colours.ink },
  about: { size: 18, colour: colours.soft },
  words: { size: 19, colour: colours.ink },
} as const;

/** A card as we draw it: value and colour in the band, then name, year and every icon of its event with its words. */
export function drawFace(pen: Pen, id: CardId, x: number, y: number, scale: number, language: Language): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const entry = card(id);
  const { w } = FACE;
  const h = faceHeight(id, language);
  const { solid, ink } = cardColours[entry.colour];
  const radius = 16 * roundness(entry.colour);
  box(pen, { x: 0, y: 0, w, h }, { fill: colours.paper, radius });
  box(pen, { x: 0, y: 0, w: BAND, h }, { fill: solid, radius: [radius, 0, 0, radius] });
  drawValue(pen, entry, BAND / 2, 62, 66);
  const style = { size: 19, weight: "bold", colour: ink, align: "center" } as const;
  write(pen, plain(language, `colour.${entry.colour}`), BAND / 2, 132, style, BAND - 10, 0.5);
  if (entry.runners !== undefined) write(pen, `↗ ${entry.runners}`, BAND / 2, 172, { ...style, size: 30 });
  if (entry.noArmsRace) write(pen, "☢✗", BAND / 2, 212, { ...style, size: 26 });
  if (entry.number !== undefined) write(pen, `#${entry.number}`, BAND / 2, h - 26, style);
  const end = writeWords(pen, nameIn(language, id), LEFT, 12, styles.name, ROOM);
  const top = writeWords(pen, aboutWords(entry, language), LEFT, end, styles.about, ROOM) + 8;
  box(pen, { x: LEFT, y: top - 4, w: ROOM, h: 2 }, { fill: colours.hair });
  drawEvent(pen, entry, top + 4, language);
  box(pen, { x: 0, y: 0, w, h }, { line: colours.ink, width: 3, radius });
  pen.restore();
}

/** As high as its words need, and not lower than the others. */
export function faceHeight(id: CardId, language: Language): number {
  const entry = card(id);
  const aside = atValue(entry, language);
  const lines = [...entry.event.map((element) => wordsOf(element, language)), ...aside.map(({ words }) => words)];
  const head =
    wordsHeight(nameIn(language, id), styles.name, ROOM) + wordsHeight(aboutWords(entry, language), styles.about, ROOM);
  const high = lines.reduce((sum, words) => sum + lineHeight(words), aside.length === 0 ? 0 : NOTE);
  return Math.max(FACE.h, Math.ceil(12 + head + 12 + high + 12));
}

const TILE = 38;
const WORDS = { x: LEFT + TILE * 2.9, w: ROOM - TILE * 2.9 } as const;
const LEAST_LINE = 50;
/** What stands above the things that go with the value. */
const NOTE = 34;

const lineHeight = (words: string): number =>
  Math.max(LEAST_LINE, wordsHeight(sentence(words), styles.words, WORDS.w) + 8);

/** One line each: the tile, then its words; below a rule what goes with the value. */
function drawEvent(pen: Pen, entry: CardEntry, top: number, language: Language): void {
  let y = top;
  for (const element of entry.event) y = drawLine(pen, { element, words: wordsOf(element, language) }, y);
  const aside = atValue(entry, language);
  if (aside.length === 0) return;
  const note = { size: 17, weight: "bold", colour: colours.soft } as const;
  write(pen, label(language, "atValue"), LEFT, y + NOTE / 2 + 2, note, ROOM);
  y += NOTE;
  for (const each of aside) y = drawLine(pen, each, y);
}

interface Worded {
  readonly element: Element;
  readonly words: string;
}

/** What goes with the value, and for whom. */
export function atValue(entry: CardEntry, language: Language): readonly Worded[] {
  const { beside = [], below = [] } = entry;
  const ids = idsAtValue(entry);
  return [...beside, ...below].map((element, at) => ({ element, words: nameIn(language, ids[at] ?? "") }));
}

/** Returns where the next one begins. */
function drawLine(pen: Pen, { element, words }: Worded, top: number): number {
  const h = lineHeight(words);
  drawTile(pen, element, LEFT, top + h / 2, TILE);
  const high = wordsHeight(sentence(words), styles.words, WORDS.w);
  writeWords(pen, sentence(words), WORDS.x, top + (h - high) / 2, styles.words, WORDS.w);
  return top + h;
}

export const wordsOf = (element: Element, language: Language): string =>
  nameIn(language, elementIds([element])[0] ?? "");

export function aboutWords(
  { decade, year, value, special, runners, source = {} }: CardEntry,
  language: Language,
): string {
  const shown = value === undefined ? "" : value.west === value.east ? `${value.west}` : `${value.west}/${value.east}`;
  return [
    `${label(language, "decade")} ${roman(decade)}`,
    year,
    ...(special ? [label(language, "special")] : []),
    ...(shown === "" ? [] : [`${label(language, "value")} ${shown}`]),
    ...(runners === undefined ? [] : [`${label(language, "runners")} ${runners}`]),
    ...(Object.values(source).includes("designed") ? [label(language, "standIn")] : []),
  ].join(" · ");
}

/** A card in words. */
export function faceWords(id: CardId, language: Language): string {
  const entry = card(id);
  const { event, colour } = entry;
  const list = (elements: readonly Element[]) => elements.map((each) => wordsOf(each, language)).join(", ");
  const aside = atValue(entry, language).map(({ words }) => words);
  return [
    `${nameIn(language, id)} (${plain(language, `colour.${colour}`)} · ${aboutWords(entry, language)}): ${list(event)}`,
    ...(aside.length === 0 ? [] : [`${label(language, "atValue")}: ${aside.join(", ")}`]),
    ...(entry.noArmsRace ? [label(language, "noArmsRace")] : []),
  ].join("; ");
}
