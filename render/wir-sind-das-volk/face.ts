import type { Language } from "../../src/engine/index.ts";
import { elementIds, idsAtValue } from "../../src/games/wir-sind-das-volk/cards/elements.ts";
import { card } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardEntry, CardId, Element } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import { paragraph, widthOf, wrap, write } from "../kit/text.ts";
import { cardColours, colours } from "./colours.ts";
import { drawValue, roundness } from "./display.ts";
import { drawTile } from "./icons.ts";
import { label, nameIn, plain, roman, sentence } from "./labels.ts";

/** The faces of cards are drawn on this and made larger or smaller. */
export const FACE = { w: 520, h: 380 } as const;
const BAND = 96;

/** A card as we draw it: value and colour in the band, then name, year and every icon of its event with its words. */
export function drawFace(pen: Pen, id: CardId, x: number, y: number, scale: number, language: Language): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const entry = card(id);
  const { w, h } = FACE;
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
  const left = BAND + 18;
  const room = w - left - 16;
  const name = nameIn(language, id);
  const long = wrap(name, 29, "bold", room).length > 1;
  const title = { size: long ? 26 : 31, weight: "bold", colour: colours.ink } as const;
  const end = paragraph(pen, name, { x: left, y: 12, w: room, h: long ? 68 : 40 }, title, 20);
  write(pen, aboutWords(entry, language), left, end + 15, { size: 18, colour: colours.soft }, room, 0.7);
  box(pen, { x: left, y: end + 31, w: room, h: 2 }, { fill: colours.hair });
  drawEvent(pen, entry, { x: left, y: end + 40, w: room, h: h - end - 52 }, language);
  box(pen, { x: 0, y: 0, w, h }, { line: colours.ink, width: 3, radius });
  pen.restore();
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One line each: the tile, then its words; below a rule what goes with the value. */
function drawEvent(pen: Pen, entry: CardEntry, at: Room, language: Language): void {
  const { event } = entry;
  const aside = atValue(entry, language);
  const rows = event.length + (aside.length === 0 ? 0 : aside.length + 0.8);
  const pitch = Math.min(56, at.h / Math.max(1, rows));
  for (const [index, element] of event.entries())
    drawLine(pen, { element, words: wordsOf(element, language) }, at, at.y + pitch * (index + 0.5), pitch);
  if (aside.length === 0) return;
  const top = at.y + pitch * event.length;
  const note = { size: Math.min(17, pitch * 0.56), weight: "bold", colour: colours.soft } as const;
  write(pen, label(language, "atValue"), at.x, top + pitch * 0.4, note, at.w);
  for (const [index, each] of aside.entries()) drawLine(pen, each, at, top + pitch * (index + 1.3), pitch);
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

function drawLine(pen: Pen, { element, words: said }: Worded, at: Room, y: number, pitch: number): void {
  const size = Math.min(38, pitch * 0.76);
  drawTile(pen, element, at.x, y, size);
  const left = at.x + size * 2.9;
  const words = sentence(said);
  const room = at.x + at.w - left;
  const type = Math.min(20, pitch * 0.5);
  const style = { size: type, colour: colours.ink } as const;
  if (widthOf(words, type) * 0.93 <= room || pitch < 40) return write(pen, words, left, y, style, room);
  paragraph(pen, words, { x: left, y: y - pitch / 2 + 1, w: room, h: pitch - 2 }, style, 11);
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
