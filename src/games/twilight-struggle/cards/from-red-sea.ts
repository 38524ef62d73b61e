import { type RedSeaGuest, redSeaCards, redSeaGuests } from "../../cold-war/cards/from-red-sea/index.ts";
import { mapCards } from "../../cold-war/cards/table.ts";
import type { TwilightEntry } from "./card.ts";

/** Texts that differ in this game. */
const changes: Partial<Record<RedSeaGuest, Pick<TwilightEntry, "text">>> = {
  "the-victorious-leader": {
    text: {
      en: "US adds a total of 4 US Influence to countries adjacent to the USSR or to countries that it controlled when the current action round began, at most 2 per country; opponent control does not raise the cost.",
      ru: "США добавляют 4 влияния США в страны по соседству с СССР или со странами, которые он контролировал в начале хода, не больше 2 в одну страну; контроль противника не повышает цену.",
    },
  },
  eplf: {
    text: {
      en: "If the USSR controls Ethiopia: the US gains 1 VP, adds 1 US influence in Ethiopia and 1 in Sudan or Somalia.",
      ru: "Если СССР контролирует Эфиопию: США получают 1 ПО, добавляют 1 влияние США в Эфиопию и 1 в Судан или Сомали.",
    },
  },
  "presidential-directive-30": {
    text: {
      en: "The USSR may add 1 influence in any country and may take an eighth action round this turn. Not possible after Afghanistan Invasion.",
      ru: "СССР может добавить 1 влияние СССР в любую страну и может сделать в этом раунде восьмой ход. Невозможна после «Ввода войск в Афганистан».",
    },
  },
};

/** [RS 12.3] The cards of Red Sea that can be brought into this game. */
export const fromRedSea: Readonly<Record<RedSeaGuest, TwilightEntry>> = mapCards(
  redSeaGuests,
  redSeaCards,
  (card, id) => ({ ...card, ...changes[id], code: `RS${card.number}`, set: "red-sea" }),
);
