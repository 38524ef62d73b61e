import type { Language } from "../../src/engine/index.ts";
import { type CardId, cardIds, cards } from "../../src/games/undaunted/components/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { page } from "../kit/page.ts";
import type { Box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { layOut, pageWidth } from "../kit/slips.ts";
import { write } from "../kit/text.ts";
import type { HandInput } from "../painter.ts";
import { colours } from "./colours.ts";
import { type Note, offerWords } from "./face.ts";
import { label, nameIn } from "./labels.ts";
import { sign } from "./marks.ts";
import { drawSlip, slipHeight } from "./slip.ts";

const TITLE = 84;
/** For the words that there is no card. */
const NOTHING = 66;

interface Held {
  readonly card: CardId;
  readonly note: Note | undefined;
}

/** The cards of a seat in two columns, in the order of the card lists. */
export function handSketch({ view, language }: HandInput<UndauntedView>): Sketch | null {
  const { seat } = view;
  if (seat === null) return null;
  const held = [...view.hand]
    .sort((one, two) => cardIds.indexOf(one) - cardIds.indexOf(two))
    .map((card) => ({ card, note: noteOf(card, view, language) }));
  const heights = held.map(({ card, note }) => slipHeight(card, language, note));
  const { places, bottom } = layOut(heights, TITLE);
  const [width, height] = [pageWidth(held.length), held.length === 0 ? TITLE + NOTHING : bottom];
  return {
    key: `hand:${JSON.stringify([seat, held, language])}`,
    name: "hand",
    alt: handWords(seat, held, language),
    ...page(width, height, (pen) => {
      pen.fillStyle = colours.desk;
      pen.fillRect(0, 0, width + 2, height + 2);
      drawHand(pen, seat, held, places, language);
    }),
  };
}

function noteOf(card: CardId, { soldiers }: UndauntedView, language: Language): Note | undefined {
  const man = soldiers.find(({ id }) => id === card);
  if (man === undefined) return undefined;
  const place = `${nameIn(language, man.tile)}${man.vehicle === null ? "" : `, ${nameIn(language, man.vehicle)}`}`;
  const words = man.suppressed ? `▼ ${place}, ${label(language, "suppressed")}` : place;
  return { words, isWarning: man.suppressed };
}

function drawHand(pen: Pen, seat: Side, held: readonly Held[], places: readonly Box[], language: Language): void {
  sign(pen, seat, 50, 44, 54);
  const title = `${label(language, seat)} · ${label(language, "hand")}: ${held.length}`;
  write(pen, title, 94, 44, { size: 38, weight: "bold", colour: colours.ink });
  if (held.length === 0) write(pen, label(language, "empty"), 24, TITLE + 30, { size: 32, colour: colours.ink });
  for (const [index, { card, note }] of held.entries()) {
    const at = places[index];
    if (at !== undefined) drawSlip(pen, card, at, language, note);
  }
}

function handWords(seat: Side, held: readonly Held[], language: Language): string {
  const list = held.map(({ card, note }) => {
    const { initiative, actions } = cards[card];
    const offers = actions.map((offer) => offerWords(offer, language)).join(", ");
    const about = [`${label(language, "initiative")} ${initiative}`, offers, note?.words ?? ""].filter(
      (part) => part !== "",
    );
    return `${nameIn(language, card)} (${about.join("; ")})`;
  });
  const head = `${label(language, "hand")}, ${label(language, seat)}, ${held.length}:`;
  return altOf([`${head} ${list[0] ?? label(language, "empty")}.`, ...list.slice(1).map((each) => `${each}.`)]);
}
