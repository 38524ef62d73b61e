import type { Language, Localized } from "../../src/engine/index.ts";
import type { SpaceBox, SpaceTrack } from "../../src/games/cold-war/components/tracks.ts";
import { other, type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, die, ring } from "../kit/shapes.ts";
import { paragraph, widthOf, wrap, write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import type { Atlas } from "./atlas.ts";
import { changed } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { label } from "./labels.ts";
import { panel, token } from "./marks.ts";
import type { Stage } from "./stage.ts";

const bold = (size: number, colour: string) => ({ size, weight: "bold", colour, align: "center" }) as const;

const cellsOf = ({ panels: { space } }: Atlas, track: SpaceTrack): Box[] =>
  cellsIn({ x: space.x + 10, y: space.y + 38, w: space.w - 20, h: space.h - 48 }, track.length, 5);

/** The boxes as printed: what each takes and gives. */
export function drawSpaceTrack(pen: Pen, atlas: Atlas, track: SpaceTrack, language: Language): void {
  panel(pen, atlas.panels.space, label(language, "space"));
  const cells = cellsOf(atlas, track);
  for (const [index, space] of track.entries()) {
    const where = cells[index] as Box;
    const { name, odds, prize } = rowsOf(where);
    const middle = where.x + where.w / 2;
    box(pen, where, { fill: colours.plain, line: colours.hair, width: 2, radius: 6 });
    const short = atlas.shortNames[space.name.en]?.[language] ?? space.name[language];
    paragraph(pen, short, name, bold(17, colours.ink), 12);
    if (index > 0) {
      const words = `${space.ops}+ ${label(language, "opsShort")} · 1–${space.upTo}`;
      write(pen, words, middle, odds, { ...bold(17, colours.soft), weight: "regular" }, where.w - 6);
    }
    if (space.ability === undefined)
      write(pen, prizeOf(space, language), middle, prize.y + prize.h / 2, bold(19, colours.ink), where.w - 8);
  }
}

/** Under each other in a box: its name, the odds, what it gives, and who stands there. */
function rowsOf({ x, y, w, h }: Box) {
  const name = { x: x + 4, y: y + 5, w: w - 8, h: h * 0.34 };
  return {
    name,
    odds: y + h * 0.43,
    prize: { x: x + 3, y: y + h * 0.5, w: w - 6, h: h * 0.22 },
    tokens: y + h * 0.86,
  };
}

const prizeOf = ({ vp: { first, second } }: SpaceBox, language: Language): string =>
  first + second > 0 ? `${first}/${second} ${label(language, "vp")}` : "";

/** Where both sides are, who holds the abilities, and how often they have tried. */
export function drawSpace(stage: Stage): void {
  const { pen, atlas, view, language, changes } = stage;
  const track = atlas.spaceTrack(view);
  const cells = cellsOf(atlas, track);
  drawAttempts(stage);
  for (const [index, space] of track.entries()) {
    const where = cells[index] as Box;
    const { prize, tokens } = rowsOf(where);
    if (space.ability !== undefined) {
      const holder = holderOf(view.space, index);
      const named = atlas.abilities[space.ability];
      const used = atlas.used(view).includes(space.ability);
      drawAbility(pen, prize, { holder, named, used }, prizeOf(space, language), language);
    }
    const size = Math.min(44, where.h * 0.26);
    for (const side of sides) {
      if (view.space[side] !== index) continue;
      const x = where.x + where.w / 2 + (side === "us" ? -1 : 1) * (size / 2 + 2);
      token(pen, side, x, tokens, size, label(language, side));
      const around = { x: x - size / 2, y: tokens - size / 2, w: size, h: size };
      if (changed(changes.space[side])) ring(pen, around, colours.last, 8, 4);
    }
  }
}

/** [6.4.4] Whoever is alone beyond a box with an ability holds it. */
const holderOf = (space: Readonly<Record<Side, number>>, index: number): Side | undefined =>
  sides.find((side) => space[side] >= index && space[other(side)] < index);

function drawAttempts({ pen, atlas, view, language, changes }: Stage): void {
  const at = atlas.panels.space;
  let x = at.x + at.w - 14;
  const words = sides.map((side) => `${label(language, side)} ${view.spaceAttempts[side]}`).join(" · ");
  const told = `${label(language, "attempts")}: ${words}`;
  write(pen, told, x, at.y + 20, { size: 18, colour: colours.soft, align: "right" });
  x -= widthOf(told, 18) + 26;
  for (const side of sides) {
    const value = changes.spaceRolls[side];
    if (value === undefined) continue;
    const { strong } = sideColours[side];
    die(pen, value, x, at.y + 20, 28, { fill: colours.card, line: strong, width: 3 }, strong);
    x -= 40;
  }
}

interface Ability {
  readonly holder: Side | undefined;
  readonly named: Localized | undefined;
  /** For this turn or round. */
  readonly used: boolean;
}

const SMALL = 16;

function drawAbility(pen: Pen, at: Box, { holder, named, used }: Ability, prize: string, language: Language): void {
  const look =
    holder === undefined
      ? { line: colours.faint, width: 1.5, radius: 5 }
      : { fill: sideColours[holder][used ? "light" : "strong"], line: sideColours[holder].strong, radius: 5 };
  box(pen, at, look);
  const colour = holder === undefined ? colours.ink : used ? sideColours[holder].strong : colours.card;
  const mark = holder === undefined ? "" : used ? "✓ " : holder === "us" ? "■ " : "● ";
  const told = `${mark}${named?.[language] ?? ""}`;
  const lines = prize === "" ? wrap(told, SMALL, "bold", at.w - 6, 2) : [told, prize];
  for (const [index, words] of lines.entries()) {
    const y = at.y + at.h / 2 + (index - (lines.length - 1) / 2) * SMALL * 1.15;
    write(pen, words, at.x + at.w / 2, y, bold(SMALL, colour), at.w - 6);
  }
}
