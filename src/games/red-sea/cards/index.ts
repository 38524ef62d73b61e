import { twilightGuests } from "../../cold-war/cards/from-twilight-struggle/index.ts";
import { idsInOrder, mapCards } from "../../cold-war/cards/table.ts";
import type { RedSeaCard, RedSeaEntry } from "./card.ts";
import { fromTwilightStruggle } from "./from-twilight-struggle.ts";
import type { CardId } from "./ids.ts";
import { neutralCards } from "./neutral.ts";
import { sharedCards } from "./shared.ts";
import { usCards } from "./us.ts";
import { ussrCards } from "./ussr.ts";

const ogadenWar = sharedCards["ogaden-war"];

/** The cards of the game itself. */
export const ownCards = {
  ...usCards,
  ...ussrCards,
  ...neutralCards,
  ...sharedCards,
  // here there is a card that forbids the war
  "ogaden-war": {
    ...ogadenWar,
    preventedBy: ["f-5es-delivered"],
    text: {
      en: `${ogadenWar.text.en} Cannot occur after F-5Es Delivered.`,
      ru: `${ogadenWar.text.ru} Не происходит после события «Поставка истребителей F-5E».`,
    },
  },
} as const;

const entries = { ...ownCards, ...fromTwilightStruggle };

/** In the order of the numbers; some of these are not known for sure, so nothing depends on them. */
export const cardIds: readonly CardId[] = idsInOrder(ownCards);

/** Every card there is, those of Twilight Struggle last. */
export const everyCardId: readonly CardId[] = [...cardIds, ...twilightGuests];

export const cards: Readonly<Record<CardId, RedSeaCard>> = mapCards<CardId, RedSeaEntry, RedSeaCard>(
  everyCardId,
  entries,
  (entry, id) => ({ id, ...entry }),
);

export const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);

const columns = ["us", "ussr", "neutral"] as const;

const idsOf = (era: RedSeaCard["era"]): readonly CardId[] =>
  columns.flatMap((side) =>
    cardIds.filter((id) => cards[id].era === era && cards[id].side === side && id !== "romanian-autonomy"),
  );

const decks = { early: idsOf("early"), mid: idsOf("mid"), late: idsOf("late") };

/** The cards of an era that go into the draw pile; Romanian Autonomy never does. */
export const deckOf = (era: RedSeaCard["era"]): CardId[] => decks[era].slice();
