import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import type { Atlas, ColdWarView } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { aboutWords, drawFace, FACE } from "./face.ts";
import { type Label, label, nameIn } from "./labels.ts";
import { badge } from "./marks.ts";

interface Headline {
  readonly side: Side;
  readonly card: string;
}

const SCALE = 1.5;
const GAP = 28;
const TOP = 110;
const width = 2 * FACE.w * SCALE + 3 * GAP;
const height = TOP + 96 + FACE.h * SCALE + GAP;

/** Both headlines side by side, the US on the left as on the board; the words under the side say which comes first. */
export function headlinesSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { view, entries, language }: EntriesInput<View>,
): Sketch | null {
  const shown = entries.flatMap(({ key, args }): Headline[] => {
    const side = sides.find((each) => each === args.side);
    const card = String(args.card);
    return key === "headline" && side !== undefined && Object.hasOwn(atlas.cards, card) ? [{ side, card }] : [];
  });
  if (shown.length === 0) return null;
  const { turn } = view;
  const title = `${label(language, "headlines")}, ${label(language, "turn").toLowerCase()} ${turn}`;
  const order = inOrder(atlas, shown);
  const told = order.map(({ side, card }) => {
    const about = atlas.cards[card];
    const aside = about === undefined ? "" : ` (${aboutWords(about, language)})`;
    return `${label(language, side)}: ${nameIn(atlas, language, card)}${aside}.`;
  });
  return {
    key: `headlines:${JSON.stringify([shown, turn, language])}`,
    name: `headlines-turn-${turn}`,
    alt: altOf([`${title}.`, ...told]),
    width,
    height,
    draw: (pen) => drawHeadlines(pen, atlas, order, title, language),
  };
}

/** [4.5] The higher value first, the US on a tie; a card that defies this says so itself. */
function inOrder(atlas: Atlas, shown: readonly Headline[]): readonly Headline[] {
  const rank = ({ side, card }: Headline) => {
    const facts = atlas.cards[card];
    return facts?.headlineFirst === side ? 100 : (facts?.ops ?? 0) * 2 + (side === "us" ? 1 : 0);
  };
  return [...shown].sort((a, b) => rank(b) - rank(a));
}

function drawHeadlines(pen: Pen, atlas: Atlas, order: readonly Headline[], title: string, language: Language): void {
  box(pen, { x: 0, y: 0, w: width, h: height }, { fill: colours.sea });
  box(pen, { x: 0, y: 0, w: width, h: TOP - 20 }, { fill: colours.header });
  const head = { size: 48, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, title, width / 2, (TOP - 20) / 2, head, width - 60);
  for (const [index, { side, card }] of order.entries()) {
    const x = GAP + (side === "us" ? 0 : FACE.w * SCALE + GAP);
    const y = TOP + 10;
    badge(pen, side, x + 44, y + 34, 72, language);
    const place: Label = index === 0 ? "first" : "second";
    const words = order.length === 1 ? "" : `${index + 1}. ${label(language, place)}`;
    write(pen, words, x + 100, y + 34, { size: 36, weight: "bold", colour: sideColours[side].strong });
    drawFace(pen, atlas, card, { x, y: y + 84, scale: SCALE }, language);
  }
}
