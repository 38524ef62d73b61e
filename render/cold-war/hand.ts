import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, diamond } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { widthOf, write } from "../kit/text.ts";
import type { CardInput, HandInput } from "../painter.ts";
import type { Atlas, ColdWarView, Front } from "./atlas.ts";
import { colours } from "./colours.ts";
import { aboutWords, drawFace, FACE } from "./face.ts";
import { label, nameIn } from "./labels.ts";
import { badge } from "./marks.ts";
import { openView } from "./stage.ts";

const GAP = 20;
const TITLE = 84;
/** Nine cards are 1140 pixels across: the smallest words can still be read. */
const SCALE = 0.75;

interface Held {
  readonly side: Side;
  readonly cards: readonly string[];
  /** The card that lies in front of the side. */
  readonly front: Front | null;
}

/** The cards of a seat as a grid, in the order of the cards' numbers; a hand that lies open to it comes after. */
export function handSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { view, language }: HandInput<View>,
): Sketch<HandInput<View>> | null {
  const { seat, statecraft = [] } = view;
  if (seat === null) return null;
  const hands = statecraft.length === 0 ? view.hands : { [seat]: statecraft };
  const front = atlas.front(openView(view));
  const numberOf = (id: string): number => atlas.cards[id]?.number ?? 999;
  const held = [seat, ...sides.filter((side) => side !== seat)].flatMap((side): Held[] => {
    const hand = hands[side];
    if (hand === undefined) return [];
    const own = front?.holder === side && side === seat && statecraft.length === 0 ? front : null;
    return [{ side, cards: [...hand].sort((a, b) => numberOf(a) - numberOf(b)), front: own }];
  });
  const most = Math.max(...held.map(({ cards }) => cards.length));
  const columns = most > 4 ? 3 : 2;
  const heights = held.map(({ cards }) => TITLE + Math.max(1, Math.ceil(cards.length / columns)) * (FACE.h + GAP));
  const [w, h] = [columns * (FACE.w + GAP) + GAP, heights.reduce((sum, each) => sum + each, 0) + GAP];
  return {
    key: `hand:${JSON.stringify([held, language])}`,
    name: "hand",
    alt: altOf(held.map((each) => handWords(atlas, each, language))),
    enough: { view: { ...view, discard: [], removed: [] }, language },
    width: Math.round(w * SCALE),
    height: Math.round(h * SCALE),
    draw: (pen) => {
      pen.scale(SCALE, SCALE);
      box(pen, { x: 0, y: 0, w: w + GAP, h: h + GAP }, { fill: colours.sea });
      let top = 0;
      for (const [index, each] of held.entries()) {
        drawHand(pen, atlas, each, { x: 0, y: top, w, h: heights[index] as number }, columns, language);
        top += heights[index] as number;
      }
    },
  };
}

function drawHand(
  pen: Pen,
  atlas: Atlas,
  { side, cards, front }: Held,
  at: Box,
  columns: number,
  language: Language,
): void {
  badge(pen, side, GAP + 34, at.y + 46, 60, language);
  const title = `${label(language, "hand")}: ${cards.length}`;
  write(pen, title, GAP + 84, at.y + 46, { size: 40, weight: "bold", colour: colours.ink });
  if (front !== null) drawChip(pen, atlas, front, at, language);
  if (cards.length === 0)
    write(pen, label(language, "empty"), GAP, at.y + TITLE + 60, { size: 32, colour: colours.soft });
  for (const [index, id] of cards.entries()) {
    const x = GAP + (index % columns) * (FACE.w + GAP);
    const y = at.y + TITLE + Math.floor(index / columns) * (FACE.h + GAP);
    drawFace(pen, atlas, id, { x, y, scale: 1 }, language);
  }
}

/** The card in front of the side is not in the hand: it stands in the title, dark while it may not be played. */
function drawChip(pen: Pen, atlas: Atlas, { card, faceUp }: Front, at: Box, language: Language): void {
  const name = nameIn(atlas, language, card);
  const state = label(language, faceUp ? "faceUp" : "faceDown");
  const wide = 62 + widthOf(name, 25, "bold") + 14 + widthOf(state, 22) + 20;
  const chip = { x: at.x + at.w - GAP - wide, y: at.y + 20, w: wide, h: 52 };
  box(pen, chip, { fill: faceUp ? colours.paper : colours.soft, line: colours.ink, width: 3, radius: 12 });
  const ink = faceUp ? colours.ink : colours.card;
  diamond(pen, chip.x + 32, chip.y + 26, 23, { fill: ink });
  const value = String(atlas.cards[card]?.ops ?? "");
  const style = { size: 26, weight: "bold", colour: faceUp ? colours.card : colours.soft, align: "center" } as const;
  write(pen, value, chip.x + 32, chip.y + 26, style);
  write(pen, name, chip.x + 62, chip.y + 26, { size: 25, weight: "bold", colour: ink });
  write(pen, state, chip.x + chip.w - 20, chip.y + 26, { size: 22, colour: ink, align: "right" });
}

function handWords(atlas: Atlas, { side, cards, front }: Held, language: Language): string {
  const list = cards.map((id) => cardWords(atlas, id, language)).join("; ");
  const state = front === null ? "" : label(language, front.faceUp ? "faceUp" : "faceDown");
  const beside = front === null ? "" : `; ${nameIn(atlas, language, front.card)}, ${state}`;
  const title = `${label(language, "hand")}, ${label(language, side)}, ${cards.length}`;
  return `${title}: ${list || label(language, "empty")}${beside}.`;
}

function cardWords(atlas: Atlas, id: string, language: Language): string {
  const card = atlas.cards[id];
  if (card === undefined) return id;
  const about = card.scoring
    ? label(language, "scoringCard")
    : `${card.value ?? card.ops} ${label(language, card.side)}`;
  return `${nameIn(atlas, language, id)} (${about}${card.removed ? ` · ${label(language, "starred")}` : ""})`;
}

const LARGE = 2;

/** One card, large. */
export function cardSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { card: id, language }: CardInput,
): Sketch | null {
  const card = Object.hasOwn(atlas.cards, id) ? atlas.cards[id] : undefined;
  if (card === undefined) return null;
  const [width, height] = [FACE.w * LARGE + 2 * GAP, FACE.h * LARGE + 2 * GAP];
  return {
    key: `card:${id}:${language}`,
    name: id,
    alt: altOf([`${nameIn(atlas, language, id)}. ${aboutWords(card, language)}.`, card.text[language]]),
    width,
    height,
    draw: (pen) => {
      box(pen, { x: 0, y: 0, w: width, h: height }, { fill: colours.sea });
      drawFace(pen, atlas, id, { x: GAP, y: GAP, scale: LARGE }, language);
    },
  };
}
