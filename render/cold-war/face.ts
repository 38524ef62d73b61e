import type { Language } from "../../src/engine/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { box, diamond, disc } from "../kit/shapes.ts";
import { paragraph, wrap, write } from "../kit/text.ts";
import type { Atlas, Face, Spot } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { bareName, label } from "./labels.ts";

/** The faces of cards are drawn on this and made larger or smaller. */
export const FACE = { w: 480, h: 324 } as const;
const BAND = 92;

/** A card as we draw it: value and side in the band, then name, era and words. */
export function drawFace(
  pen: Pen,
  atlas: Atlas,
  id: string,
  at: { x: number; y: number; scale: number },
  language: Language,
): void {
  const card = atlas.cards[id];
  if (card === undefined) return;
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.scale, at.scale);
  const { w, h } = FACE;
  box(pen, { x: 0, y: 0, w, h }, { fill: colours.paper, radius: 16 });
  drawBand(pen, atlas, card, language);
  const left = BAND + 18;
  const room = w - left - 16;
  const name = bareName(card.name[language]);
  const long = wrap(name, 29, "bold", room).length > 1;
  const end = paragraph(
    pen,
    name,
    { x: left, y: 12, w: room, h: long ? 66 : 40 },
    { size: long ? 26 : 31, weight: "bold", colour: colours.ink },
    20,
  );
  write(pen, kindWords(card, language), left, end + 16, { size: 19, colour: colours.soft }, room, 0.7);
  box(pen, { x: left, y: end + 30, w: room, h: 2 }, { fill: colours.hair });
  const text = { x: left, y: end + 38, w: room, h: h - end - 48 };
  paragraph(pen, card.text[language], text, { size: card.about === undefined ? 22 : 30, colour: colours.ink }, 12.5);
  box(pen, { x: 0, y: 0, w, h }, { line: colours.ink, width: 3, radius: 16 });
  pen.restore();
}

function drawBand(pen: Pen, atlas: Atlas, card: Face, language: Language): void {
  const { h } = FACE;
  box(pen, { x: 0, y: 0, w: BAND, h }, { fill: bandOf(card), radius: [16, 0, 0, 16] });
  drawValue(pen, atlas, card, { x: BAND / 2, y: 52 }, 60);
  const style = { size: 21, weight: "bold", colour: colours.card, align: "center" } as const;
  if (card.side !== "neutral") write(pen, label(language, card.side), BAND / 2, 116, style, BAND - 10);
  const number = card.code ?? card.number;
  if (number !== undefined) write(pen, `#${number}`, BAND / 2, h - 26, { ...style, size: 19 });
  if (card.removed) write(pen, "✱", BAND / 2, h - 62, { ...style, size: 36 });
}

export function bandOf({ side, scoring }: Face): string {
  if (scoring) return colours.ink;
  return side === "neutral" ? colours.soft : sideColours[side].strong;
}

/** The value in the shape of its side: square for the US, disc for the USSR, diamond for both, a star to be scored. */
export function drawValue(pen: Pen, atlas: Atlas, card: Face, { x, y }: Spot, size: number): void {
  const { side, scoring, ops, value = String(ops) } = card;
  const unit = size / 60;
  const look = { fill: colours.card };
  const area = atlas.areaColours[atlas.scoredBy(card.id) ?? ""] ?? colours.card;
  if (scoring) disc(pen, x, y, 32 * unit, { fill: area });
  else if (side === "us")
    box(pen, { x: x - size / 2, y: y - size / 2, w: size, h: size }, { ...look, radius: 8 * unit });
  else if (side === "ussr") disc(pen, x, y, 33 * unit, look);
  else diamond(pen, x, y, 39 * unit, look);
  const type = (scoring ? 44 : 46) * unit;
  const style = { size: type, weight: "bold", colour: bandOf(card), align: "center" } as const;
  write(pen, scoring ? "★" : value, x, y, style, 54 * unit);
}

/** What the band does not say: the era, and whether the card goes for good. */
export const kindWords = ({ scoring, removed, era, about }: Face, language: Language): string =>
  about?.[language] ??
  [
    label(language, era),
    ...(scoring ? [label(language, "scoringCard")] : []),
    ...(removed ? [`✱ ${label(language, "starred")}`] : []),
  ].join(" · ");

export function aboutWords({ side, scoring, removed, era, ops, about }: Face, language: Language): string {
  if (about !== undefined) return about[language];
  const parts = [
    label(language, era),
    scoring ? label(language, "scoringCard") : `${ops} ${label(language, "opsShort")}`,
    ...(scoring ? [] : [label(language, side)]),
    ...(removed ? [label(language, "starred")] : []),
  ];
  return parts.join(" · ");
}
