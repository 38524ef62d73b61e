import type { Language } from "../../src/engine/index.ts";
import { card } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId, Element } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { cutOut } from "../kit/closeup.ts";
import { type Box, box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { wrap, write } from "../kit/text.ts";
import { cardColours, colours } from "./colours.ts";
import { drawValue, eventShown, hasOpenCards, roundness } from "./display.ts";
import { faceWords } from "./face.ts";
import { drawTiles, tileLines } from "./icons.ts";
import { label, nameIn } from "./labels.ts";
import type { BoardScene, OpenView } from "./model.ts";

/** The open cards for a phone: 640 units across, and no letter smaller than 18. */
const WIDTH = 640;
const BAND = 84;
const GAP = 10;
const TITLE = 50;
const NAME = 27;
const TILE = 40;
const LINE = TILE + 8;

interface Row {
  readonly id: CardId;
  readonly name: readonly string[];
  readonly event: readonly (readonly Element[])[];
  /** What goes with the value of the card. */
  readonly aside: readonly (readonly Element[])[];
  readonly h: number;
}

const ROOM = WIDTH - 2 * GAP - BAND - 30;

function rowOf(id: CardId, view: OpenView, language: Language): Row {
  const entry = card(id);
  const { beside = [], below = [], special } = entry;
  const event = eventShown(entry, view);
  const name = wrap(nameIn(language, id), NAME, "bold", ROOM - (special ? 110 : 80));
  const lines = tileLines({ elements: event, language }, TILE, ROOM);
  const aside = tileLines({ elements: [...beside, ...below], language }, TILE, ROOM - 34);
  const h = 16 + name.length * (NAME + 7) + (lines.length + aside.length) * LINE + 6;
  return { id, name, event: lines, aside, h: Math.max(104, h) };
}

export function displaySketch({ view, language }: BoardScene): Omit<Sketch, "key" | "name"> | null {
  if (!hasOpenCards(view)) return null;
  const cards = [...view.display, ...(view.special === null ? [] : [view.special])];
  const rows = cards.map((id) => rowOf(id, view, language));
  const title = `${label(language, "display")}: ${view.display.length}`;
  const frame = { x: 0, y: 0, w: WIDTH, h: rows.reduce((sum, { h }) => sum + h + GAP, TITLE) + 2 };
  return {
    ...cutOut(frame, (pen) => {
      box(pen, frame, { fill: colours.paper });
      write(pen, title, GAP + 4, TITLE / 2 + 2, { size: 26, weight: "bold", colour: colours.soft });
      let y = TITLE;
      for (const row of rows) {
        drawRow(pen, row, { x: GAP, y, w: WIDTH - 2 * GAP, h: row.h }, language);
        y += row.h + GAP;
      }
    }),
    alt: altOf([`${title}.`, ...cards.map((id) => `${faceWords(id, language)}.`)]),
  };
}

function drawRow(pen: Pen, { id, name, event, aside }: Row, at: Box, language: Language): void {
  const entry = card(id);
  const special = entry.special === true;
  const radius = 10 * roundness(entry.colour);
  box(pen, at, { fill: colours.card, radius });
  box(pen, { ...at, w: BAND }, { fill: cardColours[entry.colour].solid, radius: [radius, 0, 0, radius] });
  drawValue(pen, entry, at.x + BAND / 2, at.y + at.h / 2, 54);
  const left = at.x + BAND + 16;
  const right = at.x + at.w - 14;
  let y = at.y + 16 + NAME / 2;
  const note = { size: 21, weight: "bold", colour: colours.soft, align: "right" } as const;
  const notes = [
    ...(special ? [label(language, "special")] : []),
    ...(entry.runners === undefined ? [] : [`↗${entry.runners}`]),
    ...(entry.noArmsRace ? ["☢✗"] : []),
  ].join(" · ");
  write(pen, notes, right, y, note);
  for (const words of name) {
    write(pen, words, left, y, { size: NAME, weight: "bold", colour: colours.ink });
    y += NAME + 7;
  }
  const top = y - NAME / 2 + 2;
  for (const [index, elements] of event.entries())
    drawTiles(pen, { elements, language }, { x: left, y: top + index * LINE, w: ROOM, h: TILE }, TILE);
  for (const [index, elements] of aside.entries()) {
    const line = { x: left + 34, y: top + (event.length + index) * LINE, w: ROOM - 34, h: TILE };
    if (index === 0) write(pen, "+", left + 8, line.y + TILE / 2, { size: 32, weight: "bold", colour: colours.soft });
    drawTiles(pen, { elements, language }, line, TILE);
  }
  box(pen, at, { line: special ? colours.ink : colours.coast, width: special ? 4 : 2, radius });
}
