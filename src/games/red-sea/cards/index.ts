import { redSeaCards } from "../../cold-war/cards/from-red-sea/index.ts";
import type { RedSeaCard } from "../red-sea.ts";
import { fromTwilightStruggle } from "./from-twilight-struggle.ts";
import { type CardId, cardIds, everyCardId } from "./ids.ts";
import { neutralCards } from "./neutral.ts";
import { usCards } from "./us.ts";
import { ussrCards } from "./ussr.ts";

/** Here there is a card that forbids the war. */
const ofThisBoard: readonly RedSeaCard[] = redSeaCards.map((card) =>
  card.id === "ogaden-war"
    ? {
        ...card,
        preventedBy: ["f-5es-delivered"],
        text: {
          en: `${card.text.en} Not possible after F-5Es Delivered.`,
          ru: `${card.text.ru} Невозможна после «Поставки истребителей F-5E».`,
        },
      }
    : card,
);

const all: readonly RedSeaCard[] = [...usCards, ...ussrCards, ...neutralCards, ...ofThisBoard, ...fromTwilightStruggle];

/** Every card by id, in the order of the numbers; those of Twilight Struggle come last. */
export const cards = Object.fromEntries(
  everyCardId.map((id) => {
    const card = all.find((each) => each.id === id);
    if (card === undefined) throw new Error(`No card ${id}`);
    return [id, card];
  }),
) as Readonly<Record<CardId, RedSeaCard>>;

export const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);

const columns = ["us", "ussr", "neutral"] as const;

const idsOf = (era: RedSeaCard["era"]): readonly CardId[] =>
  columns.flatMap((side) =>
    cardIds.filter((id) => cards[id].era === era && cards[id].side === side && id !== "romanian-autonomy"),
  );

const decks = { early: idsOf("early"), mid: idsOf("mid"), late: idsOf("late") };

/** The cards of an era that go into the draw pile; Romanian Autonomy never does. */
export const deckOf = (era: RedSeaCard["era"]): CardId[] => decks[era].slice();
