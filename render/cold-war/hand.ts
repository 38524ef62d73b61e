import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { page } from "../kit/page.ts";
import { type Box, box, diamond } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { layOut, pageWidth } from "../kit/slips.ts";
import { widthOf, write } from "../kit/text.ts";
import type { CardInput, HandInput } from "../painter.ts";
import type { Atlas, ColdWarView, Front } from "./atlas.ts";
import { colours } from "./colours.ts";
import { aboutWords, drawFace, FACE } from "./face.ts";
import { label, nameIn } from "./labels.ts";
import { token } from "./marks.ts";
import { drawSlip, slipHeight } from "./slip.ts";
import { openView } from "./stage.ts";

const GAP = 20;
const TITLE = 84;
/** For the words that there is no card. */
const EMPTY = 66;
/** The title needs so much, with the card that lies in front of a side. */
const LEAST_WIDTH = 1000;

interface Held {
  readonly side: Side;
  readonly cards: readonly string[];
  /** The card that lies in front of the side. */
  readonly front: Front | null;
}

/** The cards of a seat in two columns, in the order of the cards' numbers; a hand that lies open to it comes after. */
export function handSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { view, language }: HandInput<View>,
): Sketch<HandInput<View>> | null {
  const { seat, statecraft = [] } = view;
  if (seat === null) return null;
  const hands = statecraft.length === 0 ? view.hands : { [seat]: statecraft };
  const front = atlas.front(openView(view));
  const order = Object.keys(atlas.cards);
  const held = [seat, ...sides.filter((side) => side !== seat)].flatMap((side): Held[] => {
    const hand = hands[side];
    if (hand === undefined) return [];
    const own = front?.holder === side && side === seat && statecraft.length === 0 ? front : null;
    return [{ side, cards: [...hand].sort((a, b) => order.indexOf(a) - order.indexOf(b)), front: own }];
  });
  const width = Math.max(LEAST_WIDTH, ...held.map(({ cards }) => pageWidth(cards.length)));
  let bottom = 0;
  const pages = held.map((each): Page => {
    const laid = pageOf(atlas, each, bottom, language);
    bottom = laid.bottom;
    return laid;
  });
  return {
    key: `hand:${JSON.stringify([held, language])}`,
    name: "hand",
    alt: altOf(held.map((each) => handWords(atlas, each, language))),
    enough: { view: { ...view, discard: [], removed: [] }, language },
    ...page(width, bottom, (pen) => {
      box(pen, { x: 0, y: 0, w: width + 2, h: bottom + 2 }, { fill: colours.sea });
      for (const each of pages) drawHand(pen, atlas, each, width, language);
    }),
  };
}

/** A hand laid out from a height on. */
interface Page extends Held {
  readonly top: number;
  readonly places: readonly Box[];
  readonly bottom: number;
}

function pageOf(atlas: Atlas, held: Held, top: number, language: Language): Page {
  const heights = held.cards.map((id) => {
    const card = atlas.cards[id];
    return card === undefined ? 0 : slipHeight(card, language);
  });
  const { places, bottom } = layOut(heights, top + headOf(atlas, held, language));
  return { ...held, top, places, bottom: held.cards.length === 0 ? bottom + EMPTY : bottom };
}

const titleOf = ({ side, cards }: Held, language: Language): string =>
  `${label(language, side)} · ${label(language, "hand")}: ${cards.length}`;

/** The card in front of a side has a row of its own where it does not fit beside the title. */
function headOf(atlas: Atlas, held: Held, language: Language): number {
  if (held.front === null) return TITLE;
  const wide = 94 + widthOf(titleOf(held, language), 38, "bold") + 24 + chipWidth(atlas, held.front, language);
  return wide + 12 <= LEAST_WIDTH ? TITLE : TITLE + CHIP + 8;
}

function drawHand(pen: Pen, atlas: Atlas, page: Page, width: number, language: Language): void {
  const { side, cards, front, top, places } = page;
  token(pen, side, 50, top + 42, 54);
  const head = headOf(atlas, page, language);
  write(pen, titleOf(page, language), 94, top + 42, { size: 38, weight: "bold", colour: colours.ink });
  if (front !== null) drawChip(pen, atlas, front, { right: width - 12, top: top + head - TITLE + 14 }, language);
  if (cards.length === 0) write(pen, label(language, "empty"), 24, top + head + 30, { size: 32, colour: colours.soft });
  for (const [index, id] of cards.entries()) {
    const card = atlas.cards[id];
    const at = places[index];
    if (card !== undefined && at !== undefined) drawSlip(pen, atlas, card, at, language);
  }
}

const CHIP = 56;

const chipWidth = (atlas: Atlas, { card, faceUp }: Pick<Front, "card" | "faceUp">, language: Language): number =>
  64 +
  widthOf(nameIn(atlas, language, card), 30, "bold") +
  14 +
  widthOf(label(language, faceUp ? "faceUp" : "faceDown"), 28) +
  20;

interface Corner {
  readonly right: number;
  readonly top: number;
}

/** The card in front of the side is not in the hand: it stands in the title, dark while it may not be played. */
function drawChip(pen: Pen, atlas: Atlas, { card, faceUp }: Front, { right, top }: Corner, language: Language): void {
  const name = nameIn(atlas, language, card);
  const state = label(language, faceUp ? "faceUp" : "faceDown");
  const wide = chipWidth(atlas, { card, faceUp }, language);
  const chip = { x: right - wide, y: top, w: wide, h: CHIP };
  box(pen, chip, { fill: faceUp ? colours.paper : colours.soft, line: colours.ink, width: 3, radius: 12 });
  const ink = faceUp ? colours.ink : colours.card;
  const y = top + 28;
  diamond(pen, chip.x + 34, y, 25, { fill: ink });
  const value = String(atlas.cards[card]?.ops ?? "");
  const style = { size: 29, weight: "bold", colour: faceUp ? colours.card : colours.soft, align: "center" } as const;
  write(pen, value, chip.x + 34, y, style);
  write(pen, name, chip.x + 64, y, { size: 30, weight: "bold", colour: ink });
  write(pen, state, chip.x + chip.w - 20, y, { size: 28, colour: ink, align: "right" });
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
