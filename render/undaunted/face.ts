import type { Language } from "../../src/engine/index.ts";
import { actions, type CardId, cards, type Offer } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { wordsHeight, writeWords } from "../kit/page.ts";
import { type Box, box } from "../kit/shapes.ts";
import { paragraph, widthOf, wrap, write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { glosses } from "./glosses.ts";
import { type Label, label, nameIn, plain, squadLetter } from "./labels.ts";
import { flag, shield, sign } from "./marks.ts";

/** The faces of cards are drawn on this and made larger or smaller. */
export const FACE = { w: 480, h: 320 } as const;
const BAND = 92;
const LEFT = BAND + 20;

/** In a hand: where the soldier of a card stands, and whether something is wrong with him. */
export interface Note {
  readonly words: string;
  readonly isWarning: boolean;
}

/** A card as we draw it: initiative and side in the band, then name, kind and actions. */
export function drawCardFace(pen: Pen, id: CardId, at: Box, language: Language): void {
  const { side, kind, initiative, squad, defence, actions: offers } = cards[id];
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.w / FACE.w, at.h / FACE.h);
  drawBlank(pen, side, FACE, language, kind === "fog");
  box(pen, { x: 17, y: 22, w: 58, h: 76 }, { fill: colours.last, radius: 10 });
  flag(pen, 46, 40, 24, colours.ink);
  write(pen, String(initiative), 46, 74, { size: 42, weight: "bold", colour: colours.ink, align: "center" });
  const white = { weight: "bold", colour: colours.card, align: "center" } as const;
  if (squad !== null) {
    write(pen, squadLetter(squad, language), BAND / 2, 196, { ...white, size: 54 });
    write(pen, label(language, "squad"), BAND / 2, 232, { ...white, weight: "regular", size: 16 }, BAND - 8);
  }
  if (defence !== undefined) {
    box(pen, { x: BAND / 2 - 24, y: 256, w: 48, h: 52 }, { fill: colours.card, radius: 8 });
    shield(pen, BAND / 2, 282, 42, String(defence));
  }
  const top = drawName(pen, nameIn(language, id), inRow(aboutWords(id, language)));
  const room = { x: LEFT, y: top, w: FACE.w - LEFT - 18, h: FACE.h - top - 14 };
  if (kind === "fog") paragraph(pen, label(language, "fogText"), room, { size: 25, colour: colours.ink });
  else drawOffers(pen, offers, room, language);
  pen.restore();
}

/** Paper with a band in the colour, the shape and the name of the side. */
export function drawBlank(
  pen: Pen,
  side: "lrdg" | "italy" | null,
  { w, h }: { readonly w: number; readonly h: number },
  language: Language,
  dim = false,
): void {
  box(pen, { x: 0, y: 0, w, h }, { fill: dim ? "#ece4d3" : colours.paper, radius: 16 });
  const band = dim ? "#8c8374" : side === null ? colours.desk : sideColours[side].strong;
  box(pen, { x: 0, y: 0, w: BAND, h }, { fill: band, radius: [16, 0, 0, 16] });
  box(pen, { x: 1.5, y: 1.5, w: w - 3, h: h - 3 }, { line: colours.ink, width: 3, radius: 15 });
  if (side === null) return;
  sign(pen, side, BAND / 2, 122, 26, { fill: colours.card, line: colours.card });
  const style = { size: 20, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, label(language, side), BAND / 2, 150, style, BAND - 8);
}

/** Parted by points: nothing that belongs together is broken, and no line begins with a point. */
export const inRow = (parts: readonly string[]): string =>
  parts.map((words) => words.replaceAll(" ", "\u00a0")).join("\u00a0· ");

const ABOUT = { size: 19, colour: colours.soft } as const;
const NAME_ROOM = FACE.w - LEFT - 18;

/** Where the rest begins below a name. */
export const nameHeight = (about: string): number => 68 + wordsHeight(about, ABOUT, NAME_ROOM);

/** Name and what kind of thing it is, with a line under them; returns where the rest begins. */
export function drawName(pen: Pen, name: string, about: string): number {
  const size = wrap(name, 31, "bold", NAME_ROOM).length > 1 ? 26 : 31;
  write(pen, name, LEFT, 34, { size, weight: "bold", colour: colours.ink }, NAME_ROOM, 0.6);
  writeWords(pen, about, LEFT, 55, ABOUT, NAME_ROOM);
  const end = nameHeight(about);
  box(pen, { x: LEFT, y: end - 9, w: NAME_ROOM, h: 2 }, { fill: colours.hair });
  return end;
}

export function aboutWords(id: CardId, language: Language): string[] {
  const { kind, squad, specialisation, count } = cards[id];
  return [
    label(language, kind as Label),
    ...(squad === null ? [] : [nameIn(language, `squad:${squad}`)]),
    ...(specialisation === "tank" ? [label(language, "tank")] : []),
    plain(language, "look.copies", { copies: count }),
  ];
}

/** Rows share what room there is, within these. */
const ROW = { least: 53, most: 70 } as const;

/** One line for each action: its value, its name, and what it does. */
export function drawOffers(pen: Pen, offers: readonly Offer[], room: Box, language: Language): void {
  const row = Math.max(ROW.least, Math.min(ROW.most, room.h / Math.max(1, offers.length)));
  const unit = row / ROW.least;
  // all of a card in one size
  const widest = Math.max(1, ...offers.map((offer) => widthOf(glossWords(offer, language), 1)));
  const small = Math.min(18 * unit, (room.w - 52 * unit) / widest);
  for (const [index, offer] of offers.entries()) {
    const y = room.y + index * row + row / 2;
    drawValue(pen, offer, room.x + 20 * unit, y, unit);
    const left = room.x + 52 * unit;
    const w = room.x + room.w - left;
    const title = `${actions[offer.action].name[language]}${squadWords(offer, language)}`;
    write(pen, title, left, y - 12 * unit, { size: 23 * unit, weight: "bold", colour: colours.ink }, w, 0.6);
    write(pen, glossWords(offer, language), left, y + 13 * unit, { size: small, colour: colours.soft }, w);
  }
}

const chips = { movement: colours.edge, support: colours.soft, combat: colours.damage } as const;

export function drawValue(pen: Pen, { action, value }: Offer, x: number, y: number, unit: number): void {
  const chip = { x: x - 20 * unit, y: y - 20 * unit, w: 40 * unit, h: 40 * unit };
  box(pen, chip, { fill: chips[actions[action].class], radius: 8 * unit });
  const style = { size: 28 * unit, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, value === null ? "•" : String(value), x, y, style);
}

export const glossWords = ({ action, value }: Offer, language: Language): string =>
  glosses[action][language].replace("X", String(value ?? ""));

export const squadWords = ({ squad }: Offer, language: Language): string =>
  squad === undefined ? "" : ` (${squadLetter(squad, language)})`;

export const offerWords = (offer: Offer, language: Language): string =>
  `${actions[offer.action].name[language]}${offer.value === null ? "" : ` ${offer.value}`}${squadWords(offer, language)}`;
