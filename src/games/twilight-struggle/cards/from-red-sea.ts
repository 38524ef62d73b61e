import { type RedSeaGuest, redSeaCards, redSeaGuests } from "../../cold-war/cards/from-red-sea/index.ts";
import { mapCards } from "../../cold-war/cards/table.ts";
import type { TwilightEntry } from "./card.ts";

/** Texts that differ in this game. */
const changes: Partial<Record<RedSeaGuest, Pick<TwilightEntry, "text">>> = {
  "the-victorious-leader": {
    text: {
      en: "The US adds 4 influence in total to countries adjacent to the USSR or to those that it controlled at the start of the action round, at most 2 per country. Opponent control does not raise the cost.",
      ru: "США размещают в сумме 4 очка влияния в странах по соседству с СССР или с теми, которые он контролировал в начале хода, не более 2 в одной стране. Контроль противника не повышает цену.",
    },
  },
  eplf: {
    text: {
      en: "Only if the USSR controls Ethiopia: the US gains 1 VP and adds 1 influence to Ethiopia and 1 to Sudan or Somalia.",
      ru: "Только если СССР контролирует Эфиопию: США получают 1 ПО и размещают 1 очко влияния в Эфиопии и 1 в Судане или Сомали.",
    },
  },
  "presidential-directive-30": {
    text: {
      en: "The USSR may add 1 influence to any country and may take an eighth action round this turn. Cannot occur after Afghanistan Invasion.",
      ru: "СССР может разместить 1 очко влияния в любой стране и сделать в этом раунде восьмой ход. Не происходит после события «Ввод войск в Афганистан».",
    },
  },
};

/** [RS 12.3] The cards of Red Sea that can be brought into this game. */
export const fromRedSea: Readonly<Record<RedSeaGuest, TwilightEntry>> = mapCards(
  redSeaGuests,
  redSeaCards,
  (card, id) => ({ ...card, ...changes[id], code: `RS${card.number}`, set: "red-sea" }),
);
