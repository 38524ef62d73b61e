import type { Language } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import { flashpoints } from "../../src/games/red-sea/components/board.ts";
import type { RedSeaView } from "../../src/games/red-sea/view.ts";
import { type Atlas, countryBox } from "../cold-war/atlas.ts";
import { colours, sideColours } from "../cold-war/colours.ts";
import { nameIn } from "../cold-war/labels.ts";
import type { Stage } from "../cold-war/stage.ts";
import type { Pen } from "../kit/canvas.ts";
import { box, polygon } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";

/** What lies on countries besides influence, and which of them are flashpoints. */
export function drawMarkers({ pen, atlas, view, language, changes }: Stage<RedSeaView>): void {
  for (const place of flashpoints) {
    const { x, y } = countryBox(atlas, place);
    drawBurst(pen, x - 8, y - 8, 28);
  }
  for (const place of view.famine) drawTag(pen, atlas, place, "famine", null, language);
  if (view.centcom !== null) drawTag(pen, atlas, view.centcom.place, "centcom", view.centcom.side, language);
  for (const [place, card] of changes.turnedUp) drawTurnedUp(pen, atlas, place, card);
}

/** A flash: sixteen points in turn far and near. */
export function drawBurst(pen: Pen, x: number, y: number, radius: number): void {
  const points = Array.from({ length: 16 }, (_, at) => {
    const far = at % 2 === 0 ? radius : radius * 0.55;
    const angle = (at * Math.PI) / 8;
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)] as const;
  });
  polygon(pen, points, { fill: colours.last, line: colours.ink, width: radius * 0.1 });
}

/** The letters of a marker. */
export const TAG = 28;

/** A marker on the lower edge of a country; one that serves a side has its colour and its shape. */
function drawTag(pen: Pen, atlas: Atlas, place: number, card: string, side: Side | null, language: Language): void {
  const at = countryBox(atlas, place);
  const words = nameIn(atlas, language, card);
  const w = widthOf(words, TAG, "bold") + 34;
  const shift = side === null ? 0 : 36;
  const tag = { x: at.x + (at.w - w) / 2, y: at.y + at.h - 5 + shift, w, h: 40 };
  const fill = side === null ? colours.ink : sideColours[side].strong;
  box(pen, tag, { fill, line: colours.card, width: 3, radius: side === "us" ? 5 : 20 });
  const style = { size: TAG, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, words, tag.x + w / 2, tag.y + 20, style);
}

/** The card that a coup in a flashpoint has turned up: its value decides about DEFCON. */
function drawTurnedUp(pen: Pen, atlas: Atlas, place: number, id: string): void {
  const at = countryBox(atlas, place);
  const card = { x: at.x + at.w / 2 - 27, y: at.y - 68, w: 54, h: 72 };
  const facts = atlas.cards[id];
  box(pen, card, { fill: colours.card, line: colours.last, width: 6, radius: 8 });
  const style = { size: 44, weight: "bold", colour: colours.ink, align: "center" } as const;
  write(pen, facts?.scoring ? "★" : String(facts?.ops ?? ""), card.x + 27, card.y + 36, style);
}
