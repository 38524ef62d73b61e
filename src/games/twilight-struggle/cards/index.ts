import { twilightCards } from "../../cold-war/cards/from-twilight-struggle/index.ts";
import { crisisCards } from "../turn-zero/cards.ts";
import type { TwilightCard } from "../twilight-struggle.ts";
import { earlyNeutral } from "./early-war/neutral.ts";
import { earlyUs } from "./early-war/us.ts";
import { earlyUssr } from "./early-war/ussr.ts";
import { fromRedSea } from "./from-red-sea.ts";
import { type CardId, cardIds, everyCardId, promoCardIds } from "./ids.ts";
import { lateNeutral } from "./late-war/neutral.ts";
import { lateUs } from "./late-war/us.ts";
import { lateUssr } from "./late-war/ussr.ts";
import { midNeutral } from "./mid-war/neutral.ts";
import { midUs } from "./mid-war/us.ts";
import { midUssr } from "./mid-war/ussr.ts";
import { promoCards } from "./promo/index.ts";

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
  ...twilightCards,
  ...promoCards,
  ...crisisCards,
  ...fromRedSea,
];

/** Every card by id, in the order of the printed numbers; promo cards, those of the crises and those of Red Sea come last. */
export const cards = Object.fromEntries(
  everyCardId.map((id) => {
    const card = all.find((each) => each.id === id);
    if (card === undefined) throw new Error(`No card ${id}`);
    return [id, card];
  }),
) as Readonly<Record<CardId, TwilightCard>>;

export const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);

/** What a game is played with, as far as the draw pile goes. */
export interface Sets {
  readonly optionalCards: boolean;
  readonly promoCards: boolean;
}

/** The cards of an era that go into the draw pile; The China Card never does. */
export function deckOf(era: TwilightCard["era"], { optionalCards, promoCards: promo }: Sets): CardId[] {
  const ids: readonly CardId[] = promo ? [...cardIds, ...promoCardIds] : cardIds;
  return ids.filter((id) => {
    const card = cards[id];
    return card.era === era && id !== "the-china-card" && (optionalCards || !card.optional);
  });
}
