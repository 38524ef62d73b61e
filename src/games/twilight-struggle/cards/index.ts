import { redSeaGuests } from "../../cold-war/cards/from-red-sea/index.ts";
import { idsInOrder, mapCards } from "../../cold-war/cards/table.ts";
import { crisisCards } from "../turn-zero/cards.ts";
import type { TwilightCard, TwilightEntry } from "./card.ts";
import { earlyNeutral } from "./early-war/neutral.ts";
import { earlyUs } from "./early-war/us.ts";
import { earlyUssr } from "./early-war/ussr.ts";
import { fromRedSea } from "./from-red-sea.ts";
import type { CardId } from "./ids.ts";
import { lateNeutral } from "./late-war/neutral.ts";
import { lateShared } from "./late-war/shared.ts";
import { lateUs } from "./late-war/us.ts";
import { lateUssr } from "./late-war/ussr.ts";
import { midNeutral } from "./mid-war/neutral.ts";
import { midShared } from "./mid-war/shared.ts";
import { midUs } from "./mid-war/us.ts";
import { midUssr } from "./mid-war/ussr.ts";
import { promoCards } from "./promo/index.ts";

/** The cards of the game itself. */
const ownCards = {
  ...earlyUs,
  ...earlyUssr,
  ...earlyNeutral,
  ...midUs,
  ...midUssr,
  ...midNeutral,
  ...lateUs,
  ...lateUssr,
  ...lateNeutral,
  ...midShared,
  ...lateShared,
};

/** Every card but those of Red Sea, as they stand in their files. */
export const entries = { ...ownCards, ...promoCards, ...crisisCards };

/** In the order of the printed numbers. */
export const cardIds: readonly CardId[] = idsInOrder(ownCards);
export const promoCardIds: readonly CardId[] = idsInOrder(promoCards);

/** Every card: promo cards, those of the crises and those of Red Sea come last. */
export const everyCardId: readonly CardId[] = [
  ...cardIds,
  ...promoCardIds,
  ...idsInOrder(crisisCards),
  ...redSeaGuests,
];

export const cards: Readonly<Record<CardId, TwilightCard>> = mapCards<CardId, TwilightEntry, TwilightCard>(
  everyCardId,
  { ...entries, ...fromRedSea },
  (entry, id) => ({ id, ...entry }),
);

export const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);

/** Sets of cards that a game's draw pile may have. */
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
