import type { RedSeaCard } from "../red-sea.ts";
import { type CardId, cardIds } from "./ids.ts";
import { neutralCards } from "./neutral.ts";
import { usLateCards } from "./us-late.ts";
import { usMidCards } from "./us-mid.ts";
import { ussrLateCards } from "./ussr-late.ts";
import { ussrMidCards } from "./ussr-mid.ts";

const all: readonly RedSeaCard[] = [...usMidCards, ...usLateCards, ...ussrMidCards, ...ussrLateCards, ...neutralCards];

/** Every card by id, in the order of the numbers. */
export const cards = Object.fromEntries(
  cardIds.map((id) => {
    const card = all.find((each) => each.id === id);
    if (card === undefined) throw new Error(`No card ${id}`);
    return [id, card];
  }),
) as Readonly<Record<CardId, RedSeaCard>>;

export const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);

const idsOf = (era: RedSeaCard["era"]): readonly CardId[] =>
  all.filter((card) => card.era === era && card.id !== "romanian-autonomy").map(({ id }) => id);

const decks = { early: idsOf("early"), mid: idsOf("mid"), late: idsOf("late") };

/** The cards of an era that go into the draw pile; Romanian Autonomy never does. */
export const deckOf = (era: RedSeaCard["era"]): CardId[] => decks[era].slice();
