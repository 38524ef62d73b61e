import type { Language } from "../../src/engine/index.ts";
import { card } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId, Element } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Pen } from "../kit/canvas.ts";
import { wordsHeight, writeWords } from "../kit/page.ts";
import { type Box, box } from "../kit/shapes.ts";
import { SLIP, SLIP_ROOM } from "../kit/slips.ts";
import { write } from "../kit/text.ts";
import { cardColours, colours } from "./colours.ts";
import { drawValue, roundness } from "./display.ts";
import { aboutWords, atValue, wordsOf } from "./face.ts";
import { drawTile, widthOfTile } from "./icons.ts";
import { label, nameIn, plain, sentence } from "./labels.ts";
import { token } from "./marks.ts";

/** Even the smallest mark in a tile of this size can be read. */
const TILE = 58;
const BAND = 76;

const styles = {
  name: { size: 32, weight: "bold", colour: colours.ink },
  about: { size: SLIP.type, colour: colours.soft },
  words: { size: SLIP.type, colour: colours.ink },
  aside: { size: SLIP.type, weight: "bold", colour: colours.soft },
} as const;

interface Line {
  readonly element: Element;
  readonly words: string;
  readonly indent: number;
  readonly h: number;
}

function lineOf(element: Element, said: string): Line {
  const words = sentence(said);
  const indent = Math.max(150, widthOfTile(element, TILE, false) + 14);
  return { element, words, indent, h: Math.max(TILE, wordsHeight(words, styles.words, SLIP_ROOM - indent)) + 8 };
}

function linesOf(id: CardId, language: Language) {
  const entry = card(id);
  return {
    event: entry.event.map((element) => lineOf(element, wordsOf(element, language))),
    aside: atValue(entry, language).map(({ element, words }) => lineOf(element, words)),
  };
}

const highOf = (lines: readonly Line[]): number => lines.reduce((sum, { h }) => sum + h, 0);

/** A card of a hand for a phone: value and colour in the band, then name, year and every icon of its event with its words. */
export function slipHeight(id: CardId, language: Language): number {
  const { event, aside } = linesOf(id, language);
  const head =
    wordsHeight(nameIn(language, id), styles.name, SLIP_ROOM) +
    wordsHeight(aboutWords(card(id), language), styles.about, SLIP_ROOM);
  const below = aside.length === 0 ? 0 : wordsHeight(label(language, "atValue"), styles.aside, SLIP_ROOM) + 8;
  return BAND + 10 + head + 14 + highOf(event) + below + highOf(aside) + SLIP.pad;
}

export function drawSlip(pen: Pen, id: CardId, at: Box, language: Language): void {
  const entry = card(id);
  const { event, aside } = linesOf(id, language);
  const { solid, ink } = cardColours[entry.colour];
  const radius = 12 * roundness(entry.colour);
  box(pen, at, { fill: colours.paper, radius });
  box(pen, { ...at, h: BAND }, { fill: solid, radius: [radius, radius, 0, 0] });
  const middle = at.y + BAND / 2;
  const { value } = entry;
  const hasTwo = value !== undefined && value.west !== value.east;
  if (hasTwo) {
    token(pen, "west", at.x + 42, middle, 50, String(value.west));
    token(pen, "east", at.x + 100, middle, 50, String(value.east));
  } else drawValue(pen, entry, at.x + 46, middle, 52);
  const style = { size: 30, weight: "bold", colour: ink } as const;
  write(pen, sentence(plain(language, `colour.${entry.colour}`)), at.x + (hasTwo ? 142 : 92), middle, style);
  const marks = [
    ...(entry.runners === undefined ? [] : [`↗${entry.runners}`]),
    ...(entry.noArmsRace ? ["☢✗"] : []),
    ...(entry.number === undefined ? [] : [`#${entry.number}`]),
  ];
  write(pen, marks.join("  "), at.x + at.w - 24, middle, { ...style, align: "right" });
  const left = at.x + SLIP.pad;
  const below = writeWords(pen, nameIn(language, id), left, at.y + BAND + 10, styles.name, SLIP_ROOM);
  const end = writeWords(pen, aboutWords(entry, language), left, below, styles.about, SLIP_ROOM);
  box(pen, { x: left, y: end + 4, w: SLIP_ROOM, h: 2 }, { fill: colours.hair });
  let y = drawLines(pen, event, left, end + 14);
  if (aside.length > 0) {
    y = writeWords(pen, label(language, "atValue"), left, y, styles.aside, SLIP_ROOM) + 8;
    drawLines(pen, aside, left, y);
  }
  box(pen, at, { line: colours.ink, width: 3, radius });
}

function drawLines(pen: Pen, lines: readonly Line[], left: number, top: number): number {
  let y = top;
  for (const { element, words, indent, h } of lines) {
    drawTile(pen, element, left, y + TILE / 2, TILE);
    const room = SLIP_ROOM - indent;
    const high = wordsHeight(words, styles.words, room);
    writeWords(pen, words, left + indent, y + Math.max(0, (TILE - high) / 2), styles.words, room);
    y += h;
  }
  return y;
}
