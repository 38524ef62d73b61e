import { isCard } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import { germanyOf } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import { altOf } from "../kit/alt.ts";
import { page } from "../kit/page.ts";
import type { Sketch } from "../kit/sketch.ts";
import { layOut, pageWidth } from "../kit/slips.ts";
import { write } from "../kit/text.ts";
import type { CardInput, HandInput } from "../painter.ts";
import { colours } from "./colours.ts";
import { drawFace, FACE, faceHeight, faceWords } from "./face.ts";
import { label, nameIn } from "./labels.ts";
import { token } from "./marks.ts";
import { drawSlip, slipHeight } from "./slip.ts";

const GAP = 20;
const TITLE = 84;
/** For the words that there is no card. */
const NOTHING = 66;

/** The cards of a seat in two columns, as they came. */
export function handSketch({ view, language }: HandInput<VolkView>): Sketch | null {
  const { seat, hand } = view;
  if (seat === null) return null;
  const title = `${nameIn(language, seat)} · ${label(language, "hand")}: ${hand.length}`;
  const cards = hand.map((id) => `${faceWords(id, language)}.`);
  const heights = hand.map((id) => slipHeight(id, language));
  const { places, bottom } = layOut(heights, TITLE);
  const [width, height] = [pageWidth(hand.length), hand.length === 0 ? TITLE + NOTHING : bottom];
  return {
    key: `hand:${JSON.stringify([seat, hand, language])}`,
    name: "hand",
    alt: altOf([`${title}.`, ...(cards.length === 0 ? [`${label(language, "empty")}.`] : cards)]),
    ...page(width, height, (pen) => {
      pen.fillStyle = colours.sea;
      pen.fillRect(0, 0, width + 2, height + 2);
      token(pen, germanyOf(seat), 50, 44, 54);
      write(pen, title, 94, 44, { size: 38, weight: "bold", colour: colours.ink }, width - 110);
      if (hand.length === 0) write(pen, label(language, "empty"), 24, TITLE + 30, { size: 32, colour: colours.soft });
      for (const [index, id] of hand.entries()) {
        const at = places[index];
        if (at !== undefined) drawSlip(pen, id, at, language);
      }
    }),
  };
}

const LARGE = 2;

/** One card, large. */
export function cardSketch({ card, language }: CardInput): Sketch | null {
  if (!isCard(card)) return null;
  const [width, height] = [FACE.w * LARGE + 2 * GAP, faceHeight(card, language) * LARGE + 2 * GAP];
  return {
    key: `card:${card}:${language}`,
    name: card,
    alt: altOf([`${faceWords(card, language)}.`]),
    width,
    height,
    draw: (pen) => {
      pen.fillStyle = colours.sea;
      pen.fillRect(0, 0, width, height);
      drawFace(pen, card, GAP, GAP, LARGE, language);
    },
  };
}
