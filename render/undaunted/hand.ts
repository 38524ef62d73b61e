import type { Language } from "../../src/engine/index.ts";
import { type CardId, cardIds, cards } from "../../src/games/undaunted/components/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import type { Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { HandInput } from "../painter.ts";
import { colours } from "./colours.ts";
import { drawCardFace, FACE, type Note, offerWords } from "./face.ts";
import { label, nameIn } from "./labels.ts";
import { badge } from "./marks.ts";

const GAP = 20;
const TITLE = 84;
/** For the words that there is no card. */
const NOTHING = 66;
/** Three cards are 1140 pixels across: the smallest words can still be read. */
const SCALE = 0.75;

interface Held {
  readonly card: CardId;
  readonly note: Note | undefined;
}

/** The cards of a seat as a grid, in the order of the card lists. */
export function handSketch({ view, language }: HandInput<UndauntedView>): Sketch | null {
  const { seat } = view;
  if (seat === null) return null;
  const held = [...view.hand]
    .sort((one, two) => cardIds.indexOf(one) - cardIds.indexOf(two))
    .map((card) => ({ card, note: noteOf(card, view, language) }));
  const columns = held.length > 4 ? 3 : held.length > 1 ? 2 : 1;
  const rows = Math.ceil(held.length / columns);
  const width = columns * (FACE.w + GAP) + GAP;
  const height = TITLE + (rows === 0 ? NOTHING : rows * (FACE.h + GAP));
  return {
    key: `hand:${JSON.stringify([seat, held, language])}`,
    name: "hand",
    alt: handWords(seat, held, language),
    width: Math.round(width * SCALE),
    height: Math.round(height * SCALE),
    draw: (pen) => {
      pen.scale(SCALE, SCALE);
      pen.fillStyle = colours.desk;
      pen.fillRect(0, 0, width, height);
      drawHand(pen, seat, held, columns, language);
    },
  };
}

function noteOf(card: CardId, { soldiers }: UndauntedView, language: Language): Note | undefined {
  const man = soldiers.find(({ id }) => id === card);
  if (man === undefined) return undefined;
  const place = `${nameIn(language, man.tile)}${man.vehicle === null ? "" : `, ${nameIn(language, man.vehicle)}`}`;
  const words = man.suppressed ? `▼ ${place}, ${label(language, "suppressed")}` : place;
  return { words, isWarning: man.suppressed };
}

function drawHand(pen: Pen, seat: Side, held: readonly Held[], columns: number, language: Language): void {
  badge(pen, seat, GAP + 34, 46, 60, language);
  const title = `${label(language, "hand")}: ${held.length}`;
  write(pen, title, GAP + 84, 46, { size: 40, weight: "bold", colour: colours.ink });
  if (held.length === 0) write(pen, label(language, "empty"), GAP, TITLE + 30, { size: 32, colour: colours.ink });
  for (const [at, { card, note }] of held.entries()) {
    const x = GAP + (at % columns) * (FACE.w + GAP);
    const y = TITLE + Math.floor(at / columns) * (FACE.h + GAP);
    drawCardFace(pen, card, { x, y, ...FACE }, language, note);
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
