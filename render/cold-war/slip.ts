import type { Language } from "../../src/engine/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { wordsHeight, writeWords } from "../kit/page.ts";
import { type Box, box } from "../kit/shapes.ts";
import { SLIP, SLIP_ROOM } from "../kit/slips.ts";
import { write } from "../kit/text.ts";
import type { Atlas, Face } from "./atlas.ts";
import { colours } from "./colours.ts";
import { bandOf, drawValue, kindWords } from "./face.ts";
import { bareName, label } from "./labels.ts";

const styles = {
  name: { size: 32, weight: "bold", colour: colours.ink },
  kind: { size: SLIP.type, colour: colours.soft },
  text: { size: SLIP.type, colour: colours.ink },
} as const;

/** A card of a hand for a phone: value, side and number in the band, then name, era and all its words. */
export function slipHeight(card: Face, language: Language): number {
  const { name, kind, words } = partsOf(card, language);
  const high =
    wordsHeight(name, styles.name, SLIP_ROOM) +
    wordsHeight(kind, styles.kind, SLIP_ROOM) +
    wordsHeight(words, styles.text, SLIP_ROOM);
  return SLIP.band + 10 + high + 16 + SLIP.pad;
}

const partsOf = (card: Face, language: Language) => ({
  name: bareName(card.name[language]),
  kind: kindWords(card, language),
  words: card.text[language],
});

export function drawSlip(pen: Pen, atlas: Atlas, card: Face, at: Box, language: Language): void {
  const { name, kind, words } = partsOf(card, language);
  box(pen, at, { fill: colours.paper, radius: 14 });
  box(pen, { ...at, h: SLIP.band }, { fill: bandOf(card), radius: [14, 14, 0, 0] });
  const y = at.y + SLIP.band / 2;
  drawValue(pen, atlas, card, { x: at.x + 40, y }, 44);
  const white = { size: 30, weight: "bold", colour: colours.card } as const;
  if (card.side !== "neutral") write(pen, label(language, card.side), at.x + 82, y, white);
  const number = card.code ?? card.number;
  const marks = [...(card.removed ? ["✱"] : []), ...(number === undefined ? [] : [`#${number}`])].join("  ");
  write(pen, marks, at.x + at.w - SLIP.pad, y, { ...white, align: "right" });
  const left = at.x + SLIP.pad;
  const below = writeWords(pen, name, left, at.y + SLIP.band + 10, styles.name, SLIP_ROOM);
  const end = writeWords(pen, kind, left, below, styles.kind, SLIP_ROOM);
  box(pen, { x: left, y: end + 5, w: SLIP_ROOM, h: 2 }, { fill: colours.hair });
  writeWords(pen, words, left, end + 14, styles.text, SLIP_ROOM);
  box(pen, at, { line: colours.ink, width: 3, radius: 14 });
}
