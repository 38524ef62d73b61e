import { germanies, germanyOf, type seats } from "../../src/games/wir-sind-das-volk/seats.ts";
import { flightSoFar, wholeEconomy } from "../../src/games/wir-sind-das-volk/standing.ts";
import type { Pen } from "../kit/canvas.ts";
import { box, cardIcon, line, ring } from "../kit/shapes.ts";
import { wrap, write } from "../kit/text.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { hasOpenCards } from "./display.ts";
import { label, told } from "./labels.ts";
import { panels } from "./layout.ts";
import { badge, bricks, panel, pawn, shield, token } from "./marks.ts";
import type { BoardScene } from "./model.ts";

const bold = (size: number, colour: string) => ({ size, weight: "bold", colour, align: "center" }) as const;

export function drawHands(pen: Pen, { view, language }: BoardScene): void {
  const at = panels.hands;
  const playing = view.powers === null ? germanies : (view.powers.order as readonly (typeof seats)[number][]);
  panel(pen, at, label(language, "hands"));
  const pitch = playing.length > 2 ? 102 : 140;
  for (const [index, seat] of playing.entries()) {
    const x = at.x + 40 + index * pitch;
    badge(pen, seat, x, at.y + 64, 46, language);
    const style = { ...bold(38, sideColours[germanyOf(seat)].strong), align: "left" } as const;
    write(pen, String(view.handSizes[seat]), x + 34, at.y + 64, style);
  }
  const x = at.x + at.w - 92;
  write(pen, label(language, "deck"), x - 10, at.y + 21, { ...bold(18, colours.soft), align: "right" });
  cardIcon(pen, { x, y: at.y + 26, w: 54, h: 64 }, view.deckSize * 2, {
    fill: colours.ink,
    line: colours.soft,
    width: 2,
  });
  write(pen, String(view.deckSize), x + 27, at.y + 58, bold(30, colours.card), 48);
}

/** The Wall, flight, the police, the box of socialists, both economies. */
export function drawState(pen: Pen, scene: BoardScene, changes: Changes): void {
  const { view, language } = scene;
  const at = panels.state;
  panel(pen, at, "");
  const left = at.x + 16;
  const right = at.x + at.w - 20;
  const row = (index: number) => at.y + 34 + index * 65;
  const name = (words: string, index: number, x = left, most = 200) =>
    write(pen, words, x, row(index), { size: 22, weight: "bold", colour: colours.ink }, most, 0.6);
  const value = (words: string, index: number) =>
    write(pen, words, right, row(index), { ...bold(36, colours.ink), align: "right" });
  for (let index = 1; index < 5; index++)
    box(pen, { x: left, y: row(index) - 33, w: at.w - 32, h: 2 }, { fill: colours.hair });
  const wall = { x: right - 84, y: row(0) - 20, w: 84, h: 40 };
  name(label(language, view.wall ? "wallUp" : "wallDown"), 0);
  if (view.wall) bricks(pen, wall, 13);
  else box(pen, wall, { line: colours.faint, width: 3, dash: [4, 7] });
  if (changes.wall) ring(pen, wall, colours.last, 6, 5);
  name(`${label(language, "flight")} ↗`, 1);
  write(pen, label(language, "soFar"), right - 50, row(1), { size: 18, colour: colours.soft, align: "right" }, 90);
  value(view.wall ? "–" : String(flightSoFar(view)), 1);
  drawPolice(pen, scene, changes, right, row(2));
  name(label(language, "police"), 2, left, 96);
  name(label(language, "box"), 3, left, 210);
  pawn(pen, right - 60, row(3), 38, sideColours.east.strong);
  value(String(view.box), 3);
  if (changes.box) ring(pen, { x: right - 82, y: row(3) - 26, w: 90, h: 50 }, colours.last, 8, 5);
  name(label(language, "economy"), 4, left, 116);
  for (const [index, side] of germanies.entries()) {
    const x = right - 168 + index * 100;
    token(pen, side, x, row(4), 34, label(language, side));
    const style = { ...bold(34, sideColours[side].strong), align: "left" } as const;
    write(pen, String(wholeEconomy(view, side)), x + 24, row(4), style, 44);
  }
}

/** A shield each, dark or light; one that has been used is struck out. */
function drawPolice(pen: Pen, { view, language }: BoardScene, changes: Changes, right: number, y: number): void {
  const { police, stasiDisbanded } = view;
  if (police.length === 0) {
    const words = label(language, stasiDisbanded ? "disbanded" : "noPolice");
    return write(pen, words, right, y, { size: 19, colour: colours.soft, align: "right" }, 200);
  }
  const pitch = Math.min(48, 206 / police.length);
  for (const [index, { card: id, strength, used }] of police.entries()) {
    const x = right - 20 - (police.length - 1 - index) * pitch;
    const fill = strength === "dark" ? colours.ink : colours.card;
    shield(pen, x, y, 42, { fill: used ? colours.hair : fill, line: colours.ink, width: 3 });
    if (used)
      line(
        pen,
        [
          [x - 20, y + 18],
          [x + 20, y - 18],
        ],
        { line: colours.ink, width: 4 },
      );
    if (strength === "dark") write(pen, "↗", x, y - 3, bold(22, used ? colours.ink : colours.card));
    if (changes.police.has(id)) ring(pen, { x: x - 20, y: y - 22, w: 40, h: 44 }, colours.last, 6, 4);
  }
}

/** The last move in the words of its post; where no card is open it has their room too. */
export function drawLast(pen: Pen, { view, last, language }: BoardScene): void {
  const { y } = hasOpenCards(view) ? panels.last : panels.display;
  const at = { ...panels.last, y, h: panels.last.y + panels.last.h - y };
  panel(pen, at, label(language, "last"));
  box(pen, { x: at.x, y: at.y + 10, w: 6, h: at.h - 20 }, { fill: colours.last, radius: 3 });
  const lines = told(language, last);
  const room = { w: at.w - 34, h: at.h - 46 };
  let size = at.h > panels.last.h ? 30 : 23;
  const broken = () => lines.flatMap((words) => wrap(words, size, "regular", room.w));
  while (size > 17 && broken().length * size * 1.26 > room.h) size -= 0.5;
  const most = Math.floor(room.h / (size * 1.26));
  const shown = broken();
  // of a long move the end is what matters
  const kept = shown.length > most ? ["…", ...shown.slice(shown.length - most + 1)] : shown;
  for (const [index, words] of kept.entries())
    write(pen, words, at.x + 20, at.y + 40 + size * 1.26 * (index + 0.5), { size, colour: colours.ink }, room.w);
}
