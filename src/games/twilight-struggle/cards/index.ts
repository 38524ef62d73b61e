import type { TwilightCard } from "../twilight-struggle.ts";
import { earlyNeutral } from "./early-war/neutral.ts";
import { earlyUs } from "./early-war/us.ts";
import { earlyUssr } from "./early-war/ussr.ts";
import { type CardId, cardIds } from "./ids.ts";
import { lateNeutral } from "./late-war/neutral.ts";
import { lateUs } from "./late-war/us.ts";
import { lateUssr } from "./late-war/ussr.ts";
import { midNeutral } from "./mid-war/neutral.ts";
import { midUs } from "./mid-war/us.ts";
import { midUssr } from "./mid-war/ussr.ts";

const all: readonly TwilightCard[] = [
  ...earlyUs,
  ...earlyUssr,
  ...earlyNeutral,
  ...midUs,
  ...midUssr,
  ...midNeutral,
  ...lateUs,
  ...lateUssr,
  ...lateNeutral,
];

/** Every card by id, in the order of the printed numbers. */
export const cards = Object.fromEntries(
  cardIds.map((id) => {
    const card = all.find((each) => each.id === id);
    if (card === undefined) throw new Error(`No card ${id}`);
    return [id, card];
  }),
) as Readonly<Record<CardId, TwilightCard>>;

export const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);

/** The cards of an era that go into the draw pile; The China Card never does. */
export function deckOf(era: TwilightCard["era"], optional: boolean): CardId[] {
  return cardIds.filter((id) => {
    const card = cards[id];
    return card.era === era && id !== "the-china-card" && (optional || !card.optional);
  });
}
