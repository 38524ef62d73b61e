import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import type { Sketch } from "../kit/sketch.ts";
import { type Pen, write } from "../kit/text.ts";
import type { CardInput, HandInput } from "../painter.ts";
import { altOf } from "./alt.ts";
import { colours } from "./colours.ts";
import { aboutWords, drawFace, FACE } from "./face.ts";
import { badge } from "./marks.ts";
import { label, nameIn } from "./words.ts";

const GAP = 20;
const TITLE = 84;
/** Nine cards are 1140 pixels across: the smallest words can still be read. */
const SCALE = 0.75;

interface Held {
  readonly side: Side;
  readonly cards: readonly CardId[];
  /** The China Card in front of the side, and whether it may be played. */
  readonly china: "face-up" | "face-down" | null;
}

/** The cards of a seat as a grid, in the order of the cards' numbers; a hand that lies open to it comes after. */
export function handSketch({ view, language }: HandInput<TwilightView>): Sketch | null {
  const { seat, hands, china, statecraft = [] } = view;
  // statecraft cards are told in words
  if (seat === null || statecraft.length > 0) return null;
  const order = [seat, ...sides.filter((side) => side !== seat)];
  const held = order.flatMap((side): Held[] => {
    const hand = hands[side];
    if (hand === undefined) return [];
    const front = china.holder === side && side === seat ? (china.faceUp ? "face-up" : "face-down") : null;
    return [{ side, cards: [...hand].sort((a, b) => numberOf(a) - numberOf(b)), china: front }];
  });
  const most = Math.max(...held.map(({ cards: own, china: front }) => own.length + (front === null ? 0 : 1)));
  const columns = most > 4 ? 3 : most > 1 ? 2 : 1;
  const heights = held.map(
    (each) => TITLE + Math.max(1, Math.ceil(shownCards(each).length / columns)) * (FACE.h + GAP),
  );
  return {
    key: `hand:${JSON.stringify([held, language])}`,
    name: "hand",
    alt: altOf(held.map((each) => handWords(each, language))),
    width: Math.round((columns * (FACE.w + GAP) + GAP) * SCALE),
    height: Math.round((heights.reduce((sum, each) => sum + each, 0) + GAP) * SCALE),
    draw: (pen) => drawHands(pen, held, heights, columns, language),
  };
}

const numberOf = (id: CardId): number => cards[id].number ?? 999;

const shownCards = ({ cards: own, china }: Held): readonly CardId[] =>
  china === null ? own : [...own, "the-china-card"];

function drawHands(
  pen: Pen,
  held: readonly Held[],
  heights: readonly number[],
  columns: number,
  language: Language,
): void {
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colours.sea;
  pen.fillRect(0, 0, columns * (FACE.w + GAP) + GAP, heights.reduce((sum, each) => sum + each, 0) + GAP);
  let top = 0;
  for (const [index, each] of held.entries()) {
    badge(pen, each.side, GAP + 34, top + 46, 60, language);
    const title = `${label(language, "hand")}: ${each.cards.length}`;
    write(pen, title, GAP + 84, top + 46, { size: 40, weight: "bold", colour: colours.ink });
    const all = shownCards(each);
    if (all.length === 0)
      write(pen, label(language, "empty"), GAP, top + TITLE + 60, { size: 32, colour: colours.soft });
    for (const [at, id] of all.entries()) {
      const x = GAP + (at % columns) * (FACE.w + GAP);
      const y = top + TITLE + Math.floor(at / columns) * (FACE.h + GAP);
      drawFace(pen, id, x, y, 1, language, id === "the-china-card" && each.china === "face-down");
    }
    top += heights[index] as number;
  }
}

function handWords(each: Held, language: Language): string {
  const list = each.cards.map((id) => cardWords(id, language)).join("; ");
  const china =
    each.china === null
      ? ""
      : `; ${nameIn(language, "the-china-card")}, ${label(language, each.china === "face-up" ? "faceUp" : "faceDown")}`;
  return `${label(language, "hand")}, ${label(language, each.side)}, ${each.cards.length}: ${list || label(language, "empty")}${china}.`;
}

const cardWords = (id: CardId, language: Language): string => {
  const { scoring, ops, side, removed } = cards[id];
  const about = scoring ? label(language, "scoringCard") : `${ops} ${label(language, side)}`;
  return `${nameIn(language, id)} (${about}${removed ? ` · ${label(language, "starred")}` : ""})`;
};

const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);
const LARGE = 2;

/** One card, large. */
export function cardSketch({ card, language }: CardInput): Sketch | null {
  if (!isCard(card)) return null;
  const [width, height] = [FACE.w * LARGE + 2 * GAP, FACE.h * LARGE + 2 * GAP];
  return {
    key: `card:${card}:${language}`,
    name: card,
    alt: altOf([`${nameIn(language, card)}. ${aboutWords(card, language)}.`, cards[card].text[language]]),
    width,
    height,
    draw: (pen) => {
      pen.fillStyle = colours.sea;
      pen.fillRect(0, 0, width, height);
      drawFace(pen, card, GAP, GAP, LARGE, language);
    },
  };
}
