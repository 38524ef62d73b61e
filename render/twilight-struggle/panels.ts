import { sides } from "../../src/games/cold-war/sides.ts";
import { civilWarPlace } from "../../src/games/twilight-struggle/board.ts";
import { twilightStruggleWords } from "../../src/games/twilight-struggle/words/index.ts";
import { story } from "../../src/i18n/index.ts";
import { type Box, box, cardIcon, ring } from "../kit/shapes.ts";
import { type Pen, wrap, write } from "../kit/text.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { panels } from "./layout.ts";
import { badge, panel, token } from "./marks.ts";
import type { BoardScene } from "./model.ts";
import { label, nameIn, unmarked } from "./words.ts";

const bold = (size: number, colour: string) => ({ size, weight: "bold", colour, align: "center" }) as const;

export function drawCards(pen: Pen, { view, language }: BoardScene): void {
  const at = panels.cards;
  panel(pen, at, label(language, "hands"));
  for (const [index, side] of sides.entries()) {
    const x = at.x + 20 + index * 126;
    badge(pen, side, x + 20, at.y + 72, 46, language);
    write(pen, String(view.handSizes[side]), x + 54, at.y + 72, {
      ...bold(44, sideColours[side].strong),
      align: "left",
    });
  }
  const piles = [
    ["deck", view.deckSize],
    ["discard", view.discarded],
    ["removed", view.removed],
  ] as const;
  for (const [index, [name, count]] of piles.entries()) {
    const x = at.x + 292 + index * 84;
    write(pen, label(language, name), x + 32, at.y + 20, { ...bold(17, colours.soft), weight: "bold" }, 80);
    const face = name === "deck" ? colours.ink : name === "discard" ? colours.card : colours.hair;
    const ink = name === "deck" ? colours.card : colours.ink;
    cardIcon(pen, { x: x + 6, y: at.y + 42, w: 48, h: 62 }, count, { fill: face, line: colours.soft, width: 2 });
    write(pen, String(count), x + 30, at.y + 73, bold(27, ink), 44);
  }
}

export function drawChina(pen: Pen, { view, language }: BoardScene, changes: Changes): void {
  const at = panels.china;
  panel(pen, at, "");
  write(pen, label(language, "china"), at.x + at.w / 2, at.y + 20, bold(19, colours.soft), at.w - 16);
  const { holder, faceUp } = view.china;
  const card: Box = { x: at.x + 18, y: at.y + 40, w: 62, h: 86 };
  const shown = holder !== null && faceUp;
  box(pen, card, { fill: shown ? colours.card : colours.soft, line: colours.ink, width: 3, radius: 7 });
  if (shown) write(pen, "4", card.x + 31, card.y + 43, bold(48, colours.ink));
  else
    for (let y = card.y + 14; y < card.y + card.h - 6; y += 12)
      box(pen, { x: card.x + 10, y, w: card.w - 20, h: 4 }, { fill: colours.hair, radius: 2 });
  if (changes.china) ring(pen, card, colours.last, 7, 5);
  const x = at.x + 146;
  if (holder === null) {
    const influence = `${view.influence.ussr[civilWarPlace] ?? 0} / 3`;
    write(pen, label(language, "nobody"), x, at.y + 62, bold(20, colours.ink), 110);
    write(pen, influence, x, at.y + 98, bold(30, sideColours.ussr.strong));
    return;
  }
  badge(pen, holder, x, at.y + 70, 56, language);
  write(
    pen,
    label(language, faceUp ? "faceUp" : "faceDown"),
    x,
    at.y + 117,
    { ...bold(18, colours.ink), weight: "regular" },
    112,
  );
}

/** Events that go on, each under the side it serves; a clock marks those that end with the turn. */
export function drawEffects(pen: Pen, { view, language }: BoardScene): void {
  const at = panels.effects;
  panel(pen, at, label(language, "effects"));
  write(pen, `◔ ${label(language, "thisTurn")}`, at.x + at.w - 14, at.y + 20, {
    size: 16,
    colour: colours.soft,
    align: "right",
  });
  const open = view.playing.filter((card) => !view.effects.some((effect) => effect.card === card));
  const rows = [
    ...view.effects.map(({ card, side, turn, area }) => ({
      side,
      words: `${turn ? "◔ " : ""}${nameIn(language, card)}${area === undefined ? "" : ` (${nameIn(language, area)})`}`,
    })),
    ...(view.missileEnvy === null ? [] : [{ side: view.missileEnvy, words: `! ${nameIn(language, "missile-envy")}` }]),
    ...(view.turnZero?.running ?? []).map((crisis) => ({ side: null, words: nameIn(language, crisis) })),
    ...open.map((card) => ({ side: null, words: `${nameIn(language, card)}, ${label(language, "table")}` })),
  ];
  const room = { x: at.x + 12, y: at.y + 36, w: at.w - 24, h: at.h - 42 };
  if (rows.length === 0) {
    write(pen, label(language, "noEffects"), at.x + 14, at.y + 58, { size: 19, colour: colours.faint });
    return;
  }
  const columns = rows.length > 5 ? 2 : 1;
  const lines = Math.max(5, Math.ceil(rows.length / columns));
  const pitch = room.h / lines;
  const width = (room.w - (columns - 1) * 10) / columns;
  for (const [index, { side, words }] of rows.entries()) {
    const x = room.x + Math.floor(index / lines) * (width + 10);
    const y = room.y + (index % lines) * pitch + pitch / 2;
    if (side !== null) token(pen, side, x + 9, y, Math.min(17, pitch - 3));
    write(pen, words, x + 26, y, { size: Math.min(19, pitch * 0.84), colour: colours.ink }, width - 28, 0.75);
  }
}

/** The last move in the words of its post. */
export function drawLast(pen: Pen, { last, language }: BoardScene): void {
  const at = panels.last;
  panel(pen, at, label(language, "last"));
  box(pen, { x: at.x, y: at.y + 10, w: 6, h: at.h - 20 }, { fill: colours.last, radius: 3 });
  const lines = story(language, last, twilightStruggleWords).map(unmarked);
  const room = { w: at.w - 32, h: at.h - 42 };
  let size = 20;
  const broken = () => lines.flatMap((words) => wrap(words, size, "regular", room.w));
  while (size > 13.5 && broken().length * size * 1.25 > room.h) size -= 0.5;
  const most = Math.floor(room.h / (size * 1.25));
  const shown = broken();
  // of a long move the end is what matters
  const kept = shown.length > most ? ["…", ...shown.slice(shown.length - most + 1)] : shown;
  for (const [index, words] of kept.entries())
    write(pen, words, at.x + 18, at.y + 36 + size * 1.25 * (index + 0.5), { size, colour: colours.ink }, room.w);
}
