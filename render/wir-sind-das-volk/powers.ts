import type { Language } from "../../src/engine/index.ts";
import { germanyOf, type Superpower, seats } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { PowerView } from "../../src/games/wir-sind-das-volk/two-plus-two/view.ts";
import type { Pen } from "../kit/canvas.ts";
import { writeWords } from "../kit/page.ts";
import { box, ring } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { label } from "./labels.ts";
import { panels } from "./layout.ts";
import { badge, panel } from "./marks.ts";
import type { BoardScene } from "./model.ts";

const DOVES = 6;

/** What 2+2 keeps off its tracks: treasuries, doves, order of play, decks and peacemakers. */
export function drawPowers(pen: Pen, scene: BoardScene, changes: Changes): void {
  const { view, language } = scene;
  if (view.powers === null) return;
  const at = panels.powers;
  panel(pen, at, "");
  for (const [index, power] of (["usa", "ussr"] as const).entries())
    drawTreasury(pen, scene, view.powers, power, at.x + 16 + index * 304, changes);
  drawDoves(pen, view.powers, language, changes);
  drawOrder(pen, view.powers, language);
  drawDecks(pen, view.powers, language);
}

function drawTreasury(
  pen: Pen,
  { language }: BoardScene,
  { treasury, points }: PowerView,
  power: Superpower,
  x: number,
  changes: Changes,
): void {
  const y = panels.powers.y + 42;
  const { strong } = sideColours[germanyOf(power)];
  badge(pen, power, x + 28, y, 58, language);
  const money = treasury[power];
  const words = money < 0 ? `−$${-money}` : `$${money}`;
  const change = changes.treasury.get(power);
  const cell = { x: x + 62, y: y - 26, w: 116, h: 52 };
  box(pen, cell, { fill: money < 0 ? colours.ink : colours.plain, radius: 8 });
  const colour = money < 0 ? colours.card : strong;
  const before = change === undefined ? "" : `${change.from < 0 ? `−${-change.from}` : change.from}→`;
  write(pen, before, cell.x + 8, y, { size: 20, weight: "bold", colour });
  const style = { size: 36, weight: "bold", colour, align: "right" } as const;
  write(pen, words, cell.x + cell.w - 8, y, style, 74);
  if (change !== undefined) ring(pen, cell, colours.last, 8, 5);
  const vp = { size: 34, weight: "bold", colour: strong, align: "left" } as const;
  const score = String(points[power]);
  write(pen, score, x + 196, y, vp);
  const after = x + 204 + widthOf(score, vp.size, "bold");
  write(pen, label(language, "vp"), after, y + 4, { size: 20, weight: "bold", colour: colours.soft });
}

function drawDoves(pen: Pen, { doves }: PowerView, language: Language, changes: Changes): void {
  const { x, y } = panels.powers;
  const middle = y + 106;
  write(pen, label(language, "doves"), x + 16, middle, { size: 20, weight: "bold", colour: colours.soft }, 84);
  for (let each = 0; each < DOVES; each++) {
    const up = each < doves;
    const style = { size: 34, weight: "bold", colour: up ? colours.standard : colours.hair, align: "center" } as const;
    write(pen, up ? "☮" : "○", x + 122 + each * 34, middle, style);
  }
  const count = { size: 28, weight: "bold", colour: colours.ink } as const;
  write(pen, `${doves}/${DOVES}`, x + 318, middle, count);
  if (changes.doves) ring(pen, { x: x + 104, y: middle - 22, w: 268, h: 44 }, colours.last, 8, 5);
}

function drawOrder(pen: Pen, { order, peacemakers }: PowerView, language: Language): void {
  const { x, y, w } = panels.powers;
  const middle = y + 164;
  write(pen, label(language, "order"), x + 16, middle, { size: 20, weight: "bold", colour: colours.soft }, 84);
  for (const [index, seat] of order.entries()) {
    badge(pen, seat, x + 134 + index * 68, middle, 54, language);
    if (index > 0) write(pen, "›", x + 100 + index * 68, middle, { size: 26, colour: colours.soft, align: "center" });
  }
  const kept = seats.filter((seat) => peacemakers[seat].length > 0);
  if (kept.length === 0) return;
  const left = x + 402;
  write(
    pen,
    label(language, "peacemakers"),
    left,
    middle - 46,
    { size: 18, weight: "bold", colour: colours.soft },
    210,
  );
  const words = kept.map((seat) => `${label(language, seat)}\u00a0${peacemakers[seat].length}`).join(", ");
  const style = { size: 20, weight: "bold", colour: colours.ink } as const;
  writeWords(pen, words, left, middle - 32, style, w - 402 - 12);
}

function drawDecks(pen: Pen, powers: PowerView, language: Language): void {
  const { x, y, w } = panels.powers;
  const piles = [
    `${label(language, "armsDeck")}: ${powers.armsDeckSize}`,
    `${label(language, "conflictDeck")}: ${powers.conflictDeckSize}`,
    `${label(language, "prepared")}: ${powers.prepared}`,
  ];
  const lasting = [
    ...(powers.dearerArms ? [label(language, "dearer")] : []),
    ...(powers.weakerAid ? [label(language, "weaker")] : []),
  ];
  const line = { size: 19, colour: colours.ink } as const;
  write(pen, piles.join("  ·  "), x + 16, y + 206, line, w - 32);
  write(pen, lasting.join("  ·  "), x + 16, y + 234, { ...line, weight: "bold" }, w - 200);
  const key = { ...line, colour: colours.soft, align: "right" } as const;
  write(pen, `★ ${label(language, "win")}`, x + w - 16, y + 234, key, 150);
}
