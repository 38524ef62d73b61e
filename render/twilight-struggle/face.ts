import type { Language } from "../../src/engine/index.ts";
import { scoredArea } from "../../src/games/twilight-struggle/cards/areas.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import { type Region, regions } from "../../src/games/twilight-struggle/countries.ts";
import { type Box, box, diamond, disc } from "../kit/shapes.ts";
import { type Pen, paragraph, wrap, write } from "../kit/text.ts";
import { colours, landColours, sideColours } from "./colours.ts";
import { type Label, label, nameIn } from "./words.ts";

/** The faces of cards are drawn on this and made larger or smaller. */
export const FACE = { w: 480, h: 300 } as const;
const BAND = 92;

/** A card as we draw it: value and side in the band, then name, era and words. */
export function drawFace(
  pen: Pen,
  id: CardId,
  x: number,
  y: number,
  scale: number,
  language: Language,
  dim = false,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const card = cards[id];
  const { w, h } = FACE;
  box(pen, { x: 0, y: 0, w, h }, { fill: colours.paper, radius: 16 });
  box(pen, { x: 0, y: 0, w: BAND, h }, { fill: bandOf(id), radius: [16, 0, 0, 16] });
  drawValue(pen, id);
  const style = { size: 21, weight: "bold", colour: colours.card, align: "center" } as const;
  if (card.side !== "neutral") write(pen, label(language, card.side), BAND / 2, 116, style, BAND - 10);
  const number = card.code ?? card.number;
  if (number !== undefined) write(pen, `#${number}`, BAND / 2, h - 26, { ...style, size: 19 });
  if (card.removed) write(pen, "✱", BAND / 2, h - 62, { ...style, size: 36 });
  const left = BAND + 18;
  const room = w - left - 16;
  const name = nameIn(language, id);
  const long = wrap(name, 29, "bold", room).length > 1;
  const end = paragraph(
    pen,
    name,
    { x: left, y: 12, w: room, h: long ? 66 : 40 },
    { size: long ? 26 : 31, weight: "bold", colour: colours.ink },
    20,
  );
  write(pen, aboutWords(id, language), left, end + 16, { size: 18, colour: colours.soft }, room, 0.7);
  box(pen, { x: left, y: end + 30, w: room, h: 2 }, { fill: colours.hair });
  const text = { x: left, y: end + 38, w: room, h: h - end - 48 };
  paragraph(pen, card.text[language], text, { size: 22, colour: colours.ink }, 12.5);
  box(pen, { x: 0, y: 0, w, h }, { line: colours.ink, width: 3, radius: 16 });
  if (dim) box(pen, { x: 0, y: 0, w, h }, { fill: "rgba(223,221,212,0.5)", radius: 16 });
  pen.restore();
}

const scored = (id: CardId): Region | undefined => regions.find((region) => region === scoredArea[id]);

function bandOf(id: CardId): string {
  const { side, scoring } = cards[id];
  if (scoring) return colours.ink;
  return side === "neutral" ? colours.soft : sideColours[side].strong;
}

/** The value in the shape of its side: square for the US, disc for the USSR, diamond for both, a star to be scored. */
function drawValue(pen: Pen, id: CardId): void {
  const { side, scoring, ops } = cards[id];
  const at: Box = { x: 16, y: 22, w: 60, h: 60 };
  const [x, y] = [BAND / 2, 52];
  const look = { fill: colours.card };
  if (scoring) disc(pen, x, y, 32, { fill: landColours[scored(id) ?? "southeast-asia"] });
  else if (side === "us") box(pen, at, { ...look, radius: 8 });
  else if (side === "ussr") disc(pen, x, y, 33, look);
  else diamond(pen, x, y, 39, look);
  write(pen, scoring ? "★" : String(ops), x, y, {
    size: scoring ? 44 : 46,
    weight: "bold",
    colour: bandOf(id),
    align: "center",
  });
}

export function aboutWords(id: CardId, language: Language): string {
  const { side, scoring, removed, era, ops } = cards[id];
  const parts = [
    label(language, era as Label),
    scoring ? label(language, "scoringCard") : `${ops} ${label(language, "opsShort")}`,
    ...(scoring ? [] : [label(language, side)]),
    ...(removed ? [`✱ ${label(language, "starred")}`] : []),
  ];
  return parts.join(" · ");
}
