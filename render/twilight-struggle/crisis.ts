import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import type { Atlas } from "../cold-war/atlas.ts";
import { colours, sideColours } from "../cold-war/colours.ts";
import { drawFace, FACE } from "../cold-war/face.ts";
import { dieFace, label, nameIn, sentence, signed, unmarked } from "../cold-war/labels.ts";
import { badge } from "../cold-war/marks.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { box, die } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { paragraph, write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";

/** A crisis that has been met, as the log tells it. */
interface Met {
  readonly crisis: string;
  readonly die: number;
  readonly modifiers: Readonly<Record<Side, number>>;
  readonly total: number;
  readonly outcome: string;
  readonly cards: Readonly<Partial<Record<Side, string>>>;
}

const GAP = 28;
const TOP = 100;
const MIDDLE = 250;
const SCALE = 1.2;
const WIDTH = Math.round(2 * FACE.w * SCALE + MIDDLE + 4 * GAP);
const CARDS = TOP + 88;
const OUTCOME = Math.round(CARDS + FACE.h * SCALE + GAP);
const HEIGHT = OUTCOME + 190;

/** [TZ 5–7] The last crisis of a move: both statecraft cards, the die, and what it came to. */
export function crisisSketch(
  atlas: Atlas<TwilightView>,
  { entries, language }: EntriesInput<TwilightView>,
): Sketch | null {
  const met = metIn(entries);
  if (met === undefined) return null;
  const name = nameIn(atlas, language, met.crisis);
  const outcome = sentence(unmarked(nameIn(atlas, language, met.outcome)));
  const laid = sides.map((side) => `${label(language, side)}: ${cardName(atlas, met.cards[side], language)}.`);
  return {
    key: `crisis:${JSON.stringify([met, language])}`,
    name: met.crisis.replace(":", "-"),
    alt: altOf([`${name}.`, ...laid, `${dieFace(met.die)} ${sumOf(met)}.`, `${outcome}.`]),
    width: WIDTH,
    height: HEIGHT,
    draw: (pen) => drawCrisis(pen, atlas, met, name, outcome, language),
  };
}

function metIn(entries: EntriesInput["entries"]): Met | undefined {
  const result = entries.findLastIndex(({ key }) => key === "crisis.result");
  const args = entries[result]?.args;
  if (args === undefined) return undefined;
  const begun = entries.findLastIndex(({ key }, at) => key === "crisis" && at < result);
  const cards: Partial<Record<Side, string>> = {};
  for (const entry of entries.slice(begun + 1, result)) {
    const side = sides.find((each) => each === entry.args.side);
    if (entry.key === "statecraft" && side !== undefined) cards[side] = String(entry.args.card);
  }
  return {
    crisis: String(args.crisis),
    die: Number(args.die),
    modifiers: { us: Number(args.us), ussr: Number(args.ussr) },
    total: Number(args.total),
    outcome: String(args.outcome),
    cards,
  };
}

const cardName = (atlas: Atlas, card: string | undefined, language: Language): string =>
  card === undefined ? "–" : nameIn(atlas, language, card);

const sumOf = ({ die: value, modifiers: { us, ussr }, total }: Met): string =>
  `${value} ${[us, ussr].map((each) => (each < 0 ? `− ${-each}` : `+ ${each}`)).join(" ")} = ${total}`;

function drawCrisis(pen: Pen, atlas: Atlas, met: Met, name: string, outcome: string, language: Language): void {
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: colours.sea });
  box(pen, { x: 0, y: 0, w: WIDTH, h: TOP - 12 }, { fill: colours.header });
  const head = { size: 48, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, name, WIDTH / 2, (TOP - 12) / 2, head, WIDTH - 60);
  for (const side of sides) drawSide(pen, atlas, met, side, language);
  drawDie(pen, met);
  const room = { x: GAP, y: OUTCOME, w: WIDTH - 2 * GAP, h: 190 - GAP };
  box(pen, room, { fill: colours.paper, line: colours.last, width: 5, radius: 14 });
  const text = { x: room.x + 28, y: room.y + 18, w: room.w - 56, h: room.h - 30 };
  paragraph(pen, outcome, text, { size: 36, colour: colours.ink }, 22);
}

function drawSide(pen: Pen, atlas: Atlas, { cards, modifiers }: Met, side: Side, language: Language): void {
  const x = side === "us" ? GAP : WIDTH - GAP - FACE.w * SCALE;
  badge(pen, side, x + 40, TOP + 38, 68, language);
  const card = cards[side];
  if (card === undefined)
    box(
      pen,
      { x, y: CARDS, w: FACE.w * SCALE, h: FACE.h * SCALE },
      { line: colours.coast, width: 4, radius: 18, dash: [14, 10] },
    );
  else drawFace(pen, atlas, card, { x, y: CARDS, scale: SCALE }, language);
  const counted = { size: 44, weight: "bold", colour: sideColours[side].strong } as const;
  write(pen, signed(modifiers[side]), x + 96, TOP + 38, counted);
}

/** The roll in the middle, with its arithmetic under it and the result large. */
function drawDie(pen: Pen, met: Met): void {
  const x = WIDTH / 2;
  die(pen, met.die, x, CARDS + 66, 116, { fill: colours.card, line: colours.ink, width: 5 }, colours.ink);
  const style = { weight: "bold", colour: colours.ink, align: "center" } as const;
  const [sum = "", total = ""] = sumOf(met).split(" = ");
  write(pen, sum, x, CARDS + 172, { ...style, size: 36 }, MIDDLE - 10);
  write(pen, "=", x, CARDS + 220, { ...style, size: 40, colour: colours.soft });
  box(pen, { x: x - 62, y: CARDS + 252, w: 124, h: 120 }, { fill: colours.ink, radius: 16 });
  write(pen, total, x, CARDS + 312, { ...style, size: 92, colour: colours.card }, 112);
}
