import type { Language } from "../../src/engine/index.ts";
import { isArrow } from "../../src/games/wir-sind-das-volk/cards/elements.ts";
import { card } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardEntry, CardId, Colour, Element } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc, polygon } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import { cardColours, colours } from "./colours.ts";
import { drawTiles } from "./icons.ts";
import { label, nameIn, roman } from "./labels.ts";
import { panels } from "./layout.ts";
import { panel, token } from "./marks.ts";
import type { BoardScene, OpenView } from "./model.ts";

const BAND = 76;
const TITLE = 38;
const PITCH = 97;

/** The open cards: value in the shape of its colour, name, and the icons of the event. */
export function drawDisplay(pen: Pen, { view, language }: BoardScene): void {
  if (!hasOpenCards(view)) return;
  const at = panels.display;
  const title = `${label(language, "display")}: ${view.display.length}`;
  panel(pen, at, title);
  const rows = [...view.display, ...(view.special === null ? [] : [view.special])];
  for (const [index, id] of rows.entries())
    drawRow(pen, { x: at.x + 10, y: at.y + TITLE + index * PITCH, w: at.w - 20, h: PITCH - 7 }, id, view, language);
}

/** [6.4] The prestige arrow of a special card has priority where superpowers play; without them there is but one kind. */
export const eventShown = ({ event, special }: CardEntry, { powers }: OpenView): readonly Element[] =>
  special && powers === null ? event.map(withoutPriority) : event;

function withoutPriority(element: Element): Element {
  if (!isArrow(element)) return element;
  const { priority: _, ...plain } = element;
  return plain;
}

export const hasOpenCards = ({ display, special }: OpenView): boolean => display.length > 0 || special !== null;

function drawRow(pen: Pen, at: Box, id: CardId, view: OpenView, language: Language): void {
  const entry = card(id);
  const special = entry.special === true;
  const radius = 10 * roundness(entry.colour);
  box(pen, at, { fill: colours.card, radius });
  box(pen, { ...at, w: BAND }, { fill: cardColours[entry.colour].solid, radius: [radius, 0, 0, radius] });
  drawValue(pen, entry, at.x + BAND / 2, at.y + at.h / 2, 50);
  const left = at.x + BAND + 12;
  const notes = [
    ...(special ? [label(language, "special")] : []),
    ...(entry.runners === undefined ? [] : [`↗${entry.runners}`]),
    ...(entry.noArmsRace ? ["☢✗"] : []),
  ].join(" · ");
  const room = at.w - BAND - 24 - (notes === "" ? 0 : widthOf(notes, 19, "bold") + 8);
  write(pen, nameIn(language, id), left, at.y + 24, { size: 24, weight: "bold", colour: colours.ink }, room, 0.56);
  const note = { size: 19, weight: "bold", colour: colours.soft, align: "right" } as const;
  write(pen, notes, at.x + at.w - 12, at.y + 24, note);
  const { beside = [], below = [] } = entry;
  const event = eventShown(entry, view);
  const tiles = { x: left, y: at.y + 44, w: at.w - BAND - 22, h: 40 };
  const atValue = [...beside, ...below];
  if (atValue.length === 0) drawTiles(pen, { elements: event, language }, tiles, 36);
  else {
    const share = atValue.length > 1 ? 0.3 : 0.18;
    drawTiles(pen, { elements: event, language }, { ...tiles, w: tiles.w * (1 - share) - 20 }, 36);
    const aside = { ...tiles, x: tiles.x + tiles.w * (1 - share), w: tiles.w * share };
    write(pen, "+", aside.x - 4, aside.y + aside.h / 2, { size: 20, colour: colours.soft, align: "right" });
    drawTiles(pen, { elements: atValue }, aside, 32);
  }
  box(pen, at, { line: special ? colours.ink : colours.coast, width: special ? 4 : 2, radius });
}

/** Of the corners of a card: yellow ones are sharp, red ones round, all others between. */
export const roundness = (colour: Colour): number => (colour === "yellow" ? 0.2 : colour === "red" ? 2.2 : 1);

/** Yellow and red are square and round; a diamond is neutral, blue has six corners, green five, black three. */
const corners: Readonly<Record<Exclude<Colour, "yellow" | "red">, number>> = {
  neutral: 4,
  blue: 6,
  green: 5,
  black: 3,
};

/** The value in the shape of the card's colour; both numbers where they differ; the decade for a special card. */
export function drawValue(pen: Pen, entry: CardEntry, x: number, y: number, size: number): void {
  const { colour, value } = entry;
  const tone = cardColours[colour];
  if (value !== undefined && value.west !== value.east) {
    token(pen, "west", x, y - size * 0.42, size * 0.72, String(value.west));
    token(pen, "east", x, y + size * 0.42, size * 0.72, String(value.east));
    return;
  }
  const look = { fill: colours.card };
  const half = size / 2;
  if (colour === "yellow") box(pen, { x: x - half, y: y - half, w: size, h: size }, { ...look, radius: size * 0.12 });
  else if (colour === "red") disc(pen, x, y, half * 1.08, look);
  else polygon(pen, regular(corners[colour], x, y, half * (colour === "black" ? 1.42 : 1.28)), look);
  const ink = colour === "yellow" ? colours.ink : tone.solid;
  const low = colour === "black" ? size * 0.06 : 0;
  const words = value === undefined ? roman(entry.decade) : String(value.west);
  const style = {
    size: size * (value === undefined ? 0.56 : colour === "black" ? 0.56 : 0.84),
    weight: "bold",
    colour: ink,
    align: "center",
  } as const;
  write(pen, words, x, y + low, style, size * 0.9);
}

/** A regular polygon with a corner at the top. */
const regular = (count: number, x: number, y: number, radius: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
