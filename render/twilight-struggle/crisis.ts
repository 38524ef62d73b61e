import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import type { Atlas } from "../cold-war/atlas.ts";
import { colours, sideColours } from "../cold-war/colours.ts";
import { dieFace, label, nameIn, sentence, signed, unmarked } from "../cold-war/labels.ts";
import { token } from "../cold-war/marks.ts";
import { drawSlip, slipHeight } from "../cold-war/slip.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { PAGE, page, wordsHeight, writeWords } from "../kit/page.ts";
import { box, die } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { columnAt, layOut, SLIP } from "../kit/slips.ts";
import { widthOf, write } from "../kit/text.ts";
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

const HEAD = 92;
/** For whose a card is, and what it counts. */
const WHOSE = 92;
const DIE = 148;
const PAD = 12;
const outcomeStyle = { size: 32, colour: colours.ink } as const;
const ROOM = PAGE - 2 * PAD - 48;

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
    ...crisisPage(atlas, met, name, outcome, language),
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

function crisisPage(atlas: Atlas, met: Met, name: string, outcome: string, language: Language) {
  const faces = sides.flatMap((side) => atlas.cards[met.cards[side] ?? ""] ?? []);
  const { places, bottom } = layOut([Math.max(200, ...faces.map((face) => slipHeight(face, language)))], HEAD + WHOSE);
  const h = places[0]?.h ?? 0;
  const room = { x: PAD, y: bottom + DIE, w: PAGE - 2 * PAD, h: wordsHeight(outcome, outcomeStyle, ROOM) + 40 };
  return page(PAGE, room.y + room.h + PAD, (pen) => {
    box(pen, { x: 0, y: 0, w: PAGE, h: room.y + room.h + PAD }, { fill: colours.sea });
    box(pen, { x: 0, y: 0, w: PAGE, h: HEAD }, { fill: colours.header });
    const head = { size: 44, weight: "bold", colour: colours.card, align: "center" } as const;
    write(pen, name, PAGE / 2, HEAD / 2, head, PAGE - 60);
    for (const side of sides) drawSide(pen, atlas, met, side, h, language);
    drawDie(pen, met, bottom + DIE / 2);
    box(pen, room, { fill: colours.paper, line: colours.last, width: 5, radius: 14 });
    writeWords(pen, outcome, room.x + 24, room.y + 20, outcomeStyle, ROOM);
  });
}

function drawSide(pen: Pen, atlas: Atlas, { cards, modifiers }: Met, side: Side, h: number, language: Language): void {
  const at = { x: columnAt(sides.indexOf(side)), y: HEAD + WHOSE, w: SLIP.w, h };
  const y = HEAD + WHOSE / 2;
  token(pen, side, at.x + 34, y, 52);
  const bold = { size: 34, weight: "bold", colour: sideColours[side].strong } as const;
  write(pen, label(language, side), at.x + 80, y, bold);
  write(pen, signed(modifiers[side]), at.x + at.w - 20, y, { ...bold, size: 46, align: "right" });
  const face = atlas.cards[cards[side] ?? ""];
  if (face === undefined) box(pen, at, { line: colours.coast, width: 4, radius: 14, dash: [14, 10] });
  else drawSlip(pen, atlas, face, at, language);
}

/** The roll with its arithmetic, and what it comes to in the dark. */
function drawDie(pen: Pen, met: Met, y: number): void {
  const [sum = "", total = ""] = sumOf(met).split(" = ");
  const style = { size: 48, weight: "bold", colour: colours.ink } as const;
  const words = `${sum} =`;
  const wide = widthOf(words, style.size, "bold");
  const left = (PAGE - (104 + 28 + wide + 28 + 108)) / 2;
  die(pen, met.die, left + 52, y, 104, { fill: colours.card, line: colours.ink, width: 5 }, colours.ink);
  write(pen, words, left + 132, y, style);
  const result = { x: left + 160 + wide, y: y - 54, w: 108, h: 108 };
  box(pen, result, { fill: colours.ink, radius: 16 });
  write(pen, total, result.x + 54, y, { ...style, size: 76, colour: colours.card, align: "center" }, 96);
}
