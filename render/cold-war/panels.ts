import { sides } from "../../src/games/cold-war/seats.ts";
import { story } from "../../src/i18n/index.ts";
import { type Box, box, cardIcon, ring } from "../kit/shapes.ts";
import { wrap, write } from "../kit/text.ts";
import type { Note } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { label, nameIn, unmarked } from "./labels.ts";
import { badge, token } from "./marks.ts";
import type { Stage } from "./stage.ts";

const bold = (size: number, colour: string) => ({ size, weight: "bold", colour, align: "center" }) as const;

/** How many cards everybody has, and the piles. */
export function drawCards({ pen, atlas, view, language }: Stage): void {
  const at = atlas.panels.cards;

  const apart = Math.min(126, (at.w - 272) / 2);
  for (const [index, side] of sides.entries()) {
    const x = at.x + 16 + index * apart;
    badge(pen, side, x + 20, at.y + 72, 46, language);
    const style = { ...bold(44, sideColours[side].strong), align: "left" } as const;
    write(pen, String(view.handSizes[side]), x + 50, at.y + 72, style);
  }
  const piles = [
    ["deck", view.deckSize],
    ["discard", view.discarded],
    ["removed", view.removed],
  ] as const;
  for (const [index, [name, count]] of piles.entries()) {
    const x = at.x + at.w - 262 + index * 86;
    write(pen, label(language, name), x + 34, at.y + 20, bold(18, colours.soft), 76);
    const face = name === "deck" ? colours.ink : name === "discard" ? colours.card : colours.hair;
    const ink = name === "deck" ? colours.card : colours.ink;
    cardIcon(pen, { x: x + 6, y: at.y + 42, w: 48, h: 62 }, count, { fill: face, line: colours.soft, width: 2 });
    write(pen, String(count), x + 30, at.y + 73, bold(28, ink), 44);
  }
}

/** The card that lies in front of a side: whose it is, and whether it may be played. */
export function drawFront({ pen, atlas, view, language, changes }: Stage): void {
  const front = atlas.front(view);
  if (front === null) return;
  const at = atlas.panels.front;
  write(pen, nameIn(atlas, language, front.card), at.x + at.w / 2, at.y + 20, bold(20, colours.soft), at.w - 16);
  const card: Box = { x: at.x + (front.holder === null ? 8 : 18), y: at.y + 42, w: 60, h: 84 };
  const shown = front.holder !== null && front.faceUp;
  box(pen, card, { fill: shown ? colours.card : colours.soft, line: colours.ink, width: 3, radius: 7 });
  const ops = String(atlas.cards[front.card]?.ops ?? "");
  if (shown) write(pen, ops, card.x + card.w / 2, card.y + card.h / 2, bold(48, colours.ink));
  else
    for (let y = card.y + 14; y < card.y + card.h - 6; y += 12)
      box(pen, { x: card.x + 10, y, w: card.w - 20, h: 4 }, { fill: colours.hair, radius: 2 });
  if (changes.front) ring(pen, card, colours.last, 7, 5);
  if (front.holder === null) return;
  const x = at.x + at.w - 62;
  badge(pen, front.holder, x, at.y + 72, 58, language);
  const state = label(language, front.faceUp ? "faceUp" : "faceDown");
  write(pen, state, x, at.y + 118, { ...bold(18, colours.ink), weight: "regular" }, 114);
}

/** Events that go on, each under the side it serves; a clock marks those that end with the turn. */
export function drawEffects({ pen, atlas, view, language }: Stage): void {
  const at = atlas.panels.effects;

  const open = view.playing.filter((card) => !view.effects.some((effect) => effect.card === card));
  const area = (id: string | undefined) => (id === undefined ? "" : ` (${nameIn(atlas, language, id)})`);
  const rows: Note[] = [
    ...view.effects.map((effect) => ({
      side: effect.side,
      words: `${effect.turn ? "◔ " : ""}${nameIn(atlas, language, effect.card)}${area(effect.area)}`,
    })),
    ...atlas.notes(view, language),
    ...open.map((card) => ({ side: null, words: `${nameIn(atlas, language, card)}, ${label(language, "table")}` })),
  ];
  const room = { x: at.x + 12, y: at.y + 38, w: at.w - 24, h: at.h - 44 };
  if (rows.length === 0) {
    write(pen, label(language, "noEffects"), at.x + 14, at.y + 58, { size: 20, colour: colours.soft });
    return;
  }
  let size = 21;
  let flow = flowOf(rows, room, size);
  while (size > 13 && flow.columns > flow.most) {
    size -= 0.5;
    flow = flowOf(rows, room, size);
  }
  for (const { side, words, x, y } of flow.lines) {
    if (side !== null) token(pen, side, x + size * 0.45, y, size * 0.86);
    write(pen, words, x + size * 1.3, y, { size, colour: colours.ink }, flow.width);
  }
}

interface Line extends Note {
  readonly x: number;
  readonly y: number;
}

/** Notes of up to three lines each, one below the other and then beside each other, none broken over two columns. */
function flowOf(notes: readonly Note[], room: Box, size: number) {
  const pitch = size * 1.28;
  const high = Math.floor(room.h / pitch);
  const most = notes.length > high ? 2 : 1;
  const width = (room.w - (most - 1) * 12) / most;
  const lines: Line[] = [];
  let [column, row] = [0, 0];
  for (const { side, words } of notes) {
    const broken = wrap(words, size, "regular", width - size * 1.3, 3);
    if (row + broken.length > high) [column, row] = [column + 1, 0];
    for (const [at, part] of broken.entries())
      lines.push({
        side: at === 0 ? side : null,
        words: part,
        x: room.x + column * (width + 12),
        y: room.y + (row + at + 0.5) * pitch,
      });
    row += broken.length;
  }
  return { lines, width: width - size * 1.3, columns: column + 1, most };
}

/** The last move in the words of its post. */
export function drawLast({ pen, atlas, last, language }: Stage): void {
  const at = atlas.panels.last;

  // what was and what is stay on one line
  const lines = story(language, last, atlas.messages).map((told) => unmarked(told).replaceAll(" → ", "\u00a0→\u00a0"));
  const room = { w: at.w - 32, h: at.h - 44 };
  let size = 21;
  const broken = () => lines.flatMap((words) => wrap(words, size, "regular", room.w));
  while (size > 15 && broken().length * size * 1.25 > room.h) size -= 0.5;
  const most = Math.floor(room.h / (size * 1.25));
  const shown = broken();
  // of a long move the beginning says what was played and the end what came of it
  const head = Math.min(2, most - 2);
  const kept =
    shown.length > most ? [...shown.slice(0, head), "…", ...shown.slice(shown.length - most + head + 1)] : shown;
  for (const [index, words] of kept.entries())
    write(pen, words, at.x + 18, at.y + 36 + size * 1.25 * (index + 0.5), { size, colour: colours.ink }, room.w);
}
