import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import { altOf } from "../kit/alt.ts";
import { PAGE, page } from "../kit/page.ts";
import { box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { columnAt, layOut, SLIP } from "../kit/slips.ts";
import { write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import type { Atlas, ColdWarView } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { aboutWords } from "./face.ts";
import { type Label, label, nameIn } from "./labels.ts";
import { token } from "./marks.ts";
import { drawSlip, slipHeight } from "./slip.ts";

interface Headline {
  readonly side: Side;
  readonly card: string;
}

const HEAD = 92;
/** For whose it is, and which comes first. */
const WHOSE = 104;

/** Both headlines side by side, the US on the left as on the board; the words above each say which comes first. */
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
    ...headlinesPage(atlas, order, title, language),
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

function headlinesPage(atlas: Atlas, order: readonly Headline[], title: string, language: Language) {
  const faces = order.flatMap(({ card }) => atlas.cards[card] ?? []);
  const h = Math.max(...faces.map((face) => slipHeight(face, language)));
  const { bottom } = layOut([h], HEAD + WHOSE);
  return page(PAGE, bottom, (pen) => {
    box(pen, { x: 0, y: 0, w: PAGE, h: bottom }, { fill: colours.sea });
    box(pen, { x: 0, y: 0, w: PAGE, h: HEAD }, { fill: colours.header });
    const head = { size: 44, weight: "bold", colour: colours.card, align: "center" } as const;
    write(pen, title, PAGE / 2, HEAD / 2, head, PAGE - 60);
    for (const [index, { side, card }] of order.entries()) {
      const x = columnAt(sides.indexOf(side));
      token(pen, side, x + 38, HEAD + WHOSE / 2 + 2, 60);
      const place: Label = index === 0 ? "first" : "second";
      const alone = order.length === 1;
      const bold = { size: 34, weight: "bold", colour: sideColours[side].strong } as const;
      write(pen, label(language, side), x + 88, HEAD + (alone ? 54 : 36), bold);
      const words = alone ? "" : `${index + 1}. ${label(language, place)}`;
      write(pen, words, x + 88, HEAD + 74, { size: 30, colour: colours.ink }, SLIP.w - 96);
      const face = atlas.cards[card];
      const at = { x, y: HEAD + WHOSE, w: SLIP.w, h };
      if (face !== undefined) drawSlip(pen, atlas, face, at, language);
    }
  });
}
