import type { Language } from "../../src/engine/index.ts";
import { isCard } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Seat } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import type { Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { CardInput, HandInput } from "../painter.ts";
import { colours } from "./colours.ts";
import { drawFace, FACE, faceWords } from "./face.ts";
import { label, nameIn } from "./labels.ts";
import { badge } from "./marks.ts";

const GAP = 20;
const TITLE = 84;
const SCALE = 0.9;

/** The cards of a seat side by side, as they came. */
export function handSketch({ view, language }: HandInput<VolkView>): Sketch | null {
  const { seat, hand } = view;
  if (seat === null) return null;
  const columns = Math.max(2, hand.length);
  const title = `${label(language, "hand")}, ${nameIn(language, seat)}: ${hand.length}`;
  const cards = hand.map((id) => `${faceWords(id, language)}.`);
  return {
    key: `hand:${JSON.stringify([seat, hand, language])}`,
    name: "hand",
    alt: altOf([`${title}.`, ...(cards.length === 0 ? [`${label(language, "empty")}.`] : cards)]),
    width: Math.round((columns * (FACE.w + GAP) + GAP) * SCALE),
    height: Math.round((TITLE + FACE.h + GAP) * SCALE),
    draw: (pen) => drawHand(pen, seat, hand, title, language),
  };
}

function drawHand(pen: Pen, seat: Seat, hand: readonly CardId[], title: string, language: Language): void {
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colours.sea;
  pen.fillRect(0, 0, Math.max(2, hand.length) * (FACE.w + GAP) + 2 * GAP, TITLE + FACE.h + 2 * GAP);
  badge(pen, seat, GAP + 32, 44, 60, language);
  write(pen, title, GAP + 82, 44, { size: 38, weight: "bold", colour: colours.ink });
  if (hand.length === 0) write(pen, label(language, "empty"), GAP, TITLE + 60, { size: 32, colour: colours.soft });
  for (const [at, id] of hand.entries()) drawFace(pen, id, GAP + at * (FACE.w + GAP), TITLE, 1, language);
}

const LARGE = 2;

/** One card, large. */
export function cardSketch({ card, language }: CardInput): Sketch | null {
  if (!isCard(card)) return null;
  const [width, height] = [FACE.w * LARGE + 2 * GAP, FACE.h * LARGE + 2 * GAP];
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
