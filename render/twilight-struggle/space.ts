import type { Language } from "../../src/engine/index.ts";
import { other, sides } from "../../src/games/cold-war/sides.ts";
import type { SpaceBox } from "../../src/games/cold-war/tracks.ts";
import { spaceTrackOf, spaceTracks } from "../../src/games/twilight-struggle/board.ts";
import type { TwilightOptions } from "../../src/games/twilight-struggle/options.ts";
import { type Box, box, die, ring } from "../kit/shapes.ts";
import { type Pen, paragraph, widthOf, write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import { type Changes, changed } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { panels } from "./layout.ts";
import { panel, token } from "./marks.ts";
import type { BoardScene } from "./model.ts";
import { label } from "./words.ts";

const bold = (size: number, colour: string) => ({ size, weight: "bold", colour, align: "center" }) as const;

const cells = cellsIn(
  { x: panels.space.x + 10, y: panels.space.y + 38, w: panels.space.w - 20, h: panels.space.h - 46 },
  spaceTracks.deluxe.length,
  5,
);

/** The boxes as printed: what each takes and gives. */
export function drawSpaceTrack(pen: Pen, options: TwilightOptions, language: Language): void {
  panel(pen, panels.space, label(language, "space"));
  for (const [index, space] of spaceTrackOf(options).entries()) {
    const where = cells[index] as Box;
    const middle = where.x + where.w / 2;
    box(pen, where, { fill: colours.plain, line: colours.hair, width: 2, radius: 6 });
    const name = { x: where.x + 4, y: where.y + 4, w: where.w - 8, h: 36 };
    paragraph(pen, space.name[language], name, bold(15, colours.ink), 11);
    if (index > 0) {
      const odds = `${space.ops}+ ${label(language, "opsShort")} · 1–${space.upTo}`;
      write(pen, odds, middle, where.y + 50, { ...bold(15, colours.soft), weight: "regular" }, where.w - 6);
    }
    if (space.ability === undefined)
      write(pen, prizeOf(space, language), middle, where.y + 70, bold(17, colours.ink), where.w - 8);
  }
}

const prizeOf = ({ vp: { first, second } }: SpaceBox, language: Language): string =>
  first + second > 0 ? `${first}/${second} ${label(language, "vp")}` : "";

/** Where both sides are, who holds the abilities, and how often they have tried. */
export function drawSpace(pen: Pen, { view, language }: BoardScene, changes: Changes): void {
  drawAttempts(pen, panels.space, view.spaceAttempts, language, changes);
  for (const [index, space] of spaceTrackOf(view.options).entries()) {
    const where = cells[index] as Box;
    const chip = { x: where.x + 3, y: where.y + 60, w: where.w - 6, h: 21 };
    if (space.ability !== undefined)
      drawAbility(pen, chip, space.ability, prizeOf(space, language), index, view.space, language);
    for (const side of sides) {
      if (view.space[side] !== index) continue;
      const x = where.x + where.w / 2 + (side === "us" ? -26 : 26);
      token(pen, side, x, where.y + 102, 36, label(language, side));
      if (changed(changes.space[side])) ring(pen, { x: x - 20, y: where.y + 82, w: 40, h: 40 }, colours.last, 8, 4);
    }
  }
}

function drawAttempts(
  pen: Pen,
  at: Box,
  attempts: BoardScene["view"]["spaceAttempts"],
  language: Language,
  changes: Changes,
): void {
  let x = at.x + at.w - 14;
  const words = sides.map((side) => `${label(language, side)} ${attempts[side]}`).join(" · ");
  const told = `${label(language, "attempts")}: ${words}`;
  write(pen, told, x, at.y + 20, { size: 17, colour: colours.soft, align: "right" });
  x -= widthOf(told, 17) + 26;
  for (const side of sides) {
    const value = changes.spaceRolls[side];
    if (value === undefined) continue;
    die(
      pen,
      value,
      x,
      at.y + 20,
      28,
      { fill: colours.card, line: sideColours[side].strong, width: 3 },
      sideColours[side].strong,
    );
    x -= 40;
  }
}

/** [6.4.4] Whoever is alone beyond a box with an ability holds it. */
function drawAbility(
  pen: Pen,
  at: Box,
  ability: string,
  prize: string,
  index: number,
  space: BoardScene["view"]["space"],
  language: Language,
): void {
  const holder = sides.find((side) => space[side] >= index && space[other(side)] < index);
  const words = [shortAbility[ability]?.[language] ?? ability, prize].filter((part) => part !== "").join(" · ");
  const look =
    holder === undefined
      ? { line: colours.faint, width: 1.5, radius: 5 }
      : { fill: sideColours[holder].strong, radius: 5 };
  box(pen, at, look);
  const mark = holder === undefined ? "" : holder === "us" ? "■ " : "● ";
  write(
    pen,
    mark + words,
    at.x + at.w / 2,
    at.y + at.h / 2,
    bold(14, holder === undefined ? colours.ink : colours.card),
    at.w - 4,
  );
}

const shortAbility: Readonly<Record<string, { readonly en: string; readonly ru: string }>> = {
  "two-space-attempts": { en: "2 attempts", ru: "2 попытки" },
  "opponent-headline-first": { en: "sees headline", ru: "видит событие" },
  "discard-held-card": { en: "discard a card", ru: "сброс карты" },
  "eight-action-rounds": { en: "8 rounds", ru: "8 ходов" },
  "military-operations": { en: "+2 MilOps", ru: "+2 воен. оп." },
  "cheap-influence": { en: "cheap marker", ru: "влияние за 1" },
  "coup-reroll": { en: "coup reroll", ru: "переброс" },
  "coup-shield": { en: "enemy coup −1", ru: "переворот −1" },
};
