import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { PAGE, wordsHeight, writeWords } from "../kit/page.ts";
import { box } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { controllerOf } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { gapOf } from "./counted.ts";
import { type Label, label, nameIn, signed, statusMarks, statusWordOf } from "./labels.ts";
import { token } from "./marks.ts";
import { aheadIn } from "./plates.ts";
import type { RegionScene } from "./region.ts";

const HEAD = 104;
const SIDES = 68;
const ROW = 60;
const LAST = 84;
/** The middle of the column of each side. */
const columnOf: Readonly<Record<Side, number>> = { us: 520, ussr: 824 };
const COLUMN = 300;
const rows = ["status", "countries", "battlegrounds", "bonus"] as const;

export function countHeight(scene: RegionScene): number {
  if (scene.worth === undefined) return HEAD + SIDES + rows.length * ROW + LAST + 14;
  return heldRows(scene, scene.worth).reduce((sum, { h }) => sum + h, HEAD + 12);
}

/** The arithmetic of a scoring, a column for each side. */
export function drawCount(pen: Pen, scene: RegionScene): void {
  box(pen, { x: 0, y: 0, w: PAGE, h: countHeight(scene) + 2 }, { fill: colours.paper });
  box(pen, { x: 0, y: 0, w: PAGE, h: 4 }, { fill: colours.coast });
  write(pen, scene.title, 36, HEAD / 2 + 2, { size: 38, weight: "bold", colour: colours.ink }, 640);
  drawNet(pen, scene);
  if (scene.worth === undefined) drawTerms(pen, scene);
  else drawCountries(pen, scene, scene.worth);
}

function drawTerms(pen: Pen, { atlas, view, area, standing, language }: RegionScene): void {
  const { bonus } = atlas;
  const top = HEAD + SIDES;
  const middleOf = (row: number) => top + (row + 0.5) * ROW;
  for (const at of [0, 2]) box(pen, { x: 0, y: top + at * ROW, w: PAGE, h: ROW }, { fill: "#f3f0e6" });
  const total = top + rows.length * ROW;
  box(pen, { x: 28, y: total + 4, w: PAGE - 56, h: 3 }, { fill: colours.ink });
  const words = { size: 30, colour: colours.soft } as const;
  const names: readonly Label[] = ["countries", "battlegrounds", bonus.label];
  for (const [index, key] of names.entries()) write(pen, label(language, key), 36, middleOf(index + 1), words, 330);
  write(pen, label(language, "total"), 36, total + LAST / 2 + 4, { ...words, weight: "bold", colour: colours.ink });
  for (const side of sides) {
    const x = columnOf[side];
    drawSide(pen, side, x - 44, HEAD + SIDES / 2, language);
    const { status, countries, battlegrounds, borders, vp, wins } = standing[side];
    const printed = status === "none" ? 0 : (atlas.values(view, area)?.[status] ?? 0);
    // what was awarded may have been counted on another position: then the total stands alone
    const adds = wins || (printed !== "win" && bonus.total(view, side, printed + battlegrounds + borders) === vp);
    const ink = { size: 36, weight: "bold", colour: colours.ink, align: "center" } as const;
    const told =
      status === "none" ? "–" : `${statusMarks[status]} ${statusWordOf(language, status)} ${wins ? "★" : printed}`;
    write(pen, told, x, middleOf(0), { ...ink, size: 32 }, COLUMN, 0.88);
    const terms = [String(countries), signed(battlegrounds), bonus.of(view, side, standing[side])];
    for (const [index, term] of terms.entries()) {
      const colour = index === 0 ? colours.soft : colours.ink;
      write(pen, adds ? term : "–", x, middleOf(index + 1), { ...ink, colour });
    }
    const sum = { ...ink, size: 56, colour: sideColours[side].strong } as const;
    write(pen, wins ? "★" : String(vp), x, total + LAST / 2 + 6, sum);
  }
}

function drawSide(pen: Pen, side: Side, x: number, y: number, language: RegionScene["language"]): void {
  token(pen, side, x, y, 44);
  write(pen, label(language, side), x + 36, y, { size: 34, weight: "bold", colour: sideColours[side].strong });
}

interface HeldRow {
  readonly side: Side;
  readonly words: string;
  readonly h: number;
}

const held = { x: 330, room: PAGE - 330 - 36, style: { size: 34, weight: "bold", colour: colours.ink } } as const;

/** Countries that count one by one: those each side controls, the dearer ones with what they are worth. */
const heldRows = (
  { atlas, view, language }: RegionScene,
  worth: Readonly<Record<string, number>>,
): readonly HeldRow[] =>
  sides.map((side) => {
    const own = Object.entries(worth).filter(([id]) => {
      const place = atlas.board.find(id);
      return place !== undefined && controllerOf(atlas, view, place) === side;
    });
    const list = own.map(([id, vp]) => `${nameIn(atlas, language, id)}${vp > 1 ? ` (${vp})` : ""}`);
    const words = list.join(", ") || "–";
    return { side, words, h: Math.max(80, wordsHeight(words, held.style, held.room) + 28) };
  });

function drawCountries(pen: Pen, scene: RegionScene, worth: Readonly<Record<string, number>>): void {
  let y = HEAD;
  for (const [index, { side, words, h }] of heldRows(scene, worth).entries()) {
    if (index === 0) box(pen, { x: 0, y, w: PAGE, h }, { fill: "#f3f0e6" });
    drawSide(pen, side, 58, y + h / 2, scene.language);
    const { vp, wins } = scene.standing[side];
    const sum = { size: 56, weight: "bold", colour: sideColours[side].strong, align: "center" } as const;
    write(pen, wins ? "★" : String(vp), 262, y + h / 2 + 2, sum);
    const high = wordsHeight(words, held.style, held.room);
    writeWords(pen, words, held.x, y + (h - high) / 2, held.style, held.room);
    y += h;
  }
}

/** Who would gain, and how much. */
function drawNet(pen: Pen, { standing, language }: RegionScene): void {
  const ahead = aheadIn(standing);
  const at = { x: PAGE - 292, y: 14, w: 264, h: HEAD - 22 };
  const y = at.y + at.h / 2;
  box(pen, at, { fill: colours.plain, radius: 14 });
  const style = { size: 58, weight: "bold", colour: colours.ink, align: "center" } as const;
  if (ahead === undefined) return write(pen, "0", at.x + at.w / 2, y, style);
  token(pen, ahead, at.x + 48, y, 56);
  const room = { x: at.x + 168, w: 170 };
  if (standing[ahead].wins) return write(pen, label(language, "wins"), room.x, y, { ...style, size: 38 }, room.w);
  write(pen, `+${Math.abs(gapOf(standing))}`, room.x, y, style, room.w);
}
