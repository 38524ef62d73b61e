import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { type Pen, write } from "../kit/text.ts";
import type { EntriesInput } from "../painter.ts";
import { altOf } from "./alt.ts";
import { colours, sideColours } from "./colours.ts";
import { aboutWords, drawFace, FACE } from "./face.ts";
import { badge } from "./marks.ts";
import { type Label, label, nameIn } from "./words.ts";

interface Headline {
  readonly side: Side;
  readonly card: CardId;
}

const SCALE = 1.5;
const GAP = 28;
const TOP = 110;
const width = 2 * FACE.w * SCALE + 3 * GAP;
const height = TOP + 96 + FACE.h * SCALE + GAP;

/** Both headlines side by side, the US on the left as on the board; the words under the side say which comes first. */
export function headlinesSketch({ view, entries, language }: EntriesInput<TwilightView>): Sketch | null {
  const shown = entries.flatMap(({ key, args }): Headline[] => {
    const side = sides.find((each) => each === args.side);
    return key === "headline" && side !== undefined ? [{ side, card: args.card as CardId }] : [];
  });
  if (shown.length === 0) return null;
  const { turn } = view;
  const title = `${label(language, "headlines")}, ${label(language, "turn").toLowerCase()} ${turn}`;
  const told = inOrder(shown).map(
    ({ side, card }) => `${label(language, side)}: ${nameIn(language, card)} (${aboutWords(card, language)})`,
  );
  return {
    key: `headlines:${JSON.stringify([shown, turn, language])}`,
    name: `headlines-turn-${turn}`,
    alt: altOf([`${title}.`, ...told]),
    width,
    height,
    draw: (pen) => drawHeadlines(pen, shown, title, language),
  };
}

/** [4.5] The higher value first, the US on a tie; a card that defies this says so itself. */
function inOrder(shown: readonly Headline[]): readonly Headline[] {
  const rank = ({ side, card }: Headline) =>
    cards[card].headlineFirst === side ? 100 : cards[card].ops * 2 + (side === "us" ? 1 : 0);
  return [...shown].sort((a, b) => rank(b) - rank(a));
}

function drawHeadlines(pen: Pen, shown: readonly Headline[], title: string, language: Language): void {
  pen.fillStyle = colours.sea;
  pen.fillRect(0, 0, width, height);
  box(pen, { x: 0, y: 0, w: width, h: TOP - 20 }, { fill: colours.header });
  write(
    pen,
    title,
    width / 2,
    (TOP - 20) / 2,
    { size: 48, weight: "bold", colour: colours.card, align: "center" },
    width - 60,
  );
  const order = inOrder(shown);
  for (const headline of shown) {
    const x = GAP + (headline.side === "us" ? 0 : FACE.w * SCALE + GAP);
    const y = TOP + 10;
    badge(pen, headline.side, x + 44, y + 34, 72, language);
    const place: Label = order[0] === headline ? "first" : "second";
    const style = { size: 34, weight: "bold", colour: sideColours[headline.side].strong } as const;
    write(pen, shown.length === 1 ? "" : label(language, place), x + 100, y + 34, style);
    drawFace(pen, headline.card, x, y + 84, SCALE, language);
  }
}
