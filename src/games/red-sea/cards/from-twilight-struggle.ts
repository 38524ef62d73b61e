import {
  type TwilightGuest,
  twilightCards,
  twilightGuests,
} from "../../cold-war/cards/from-twilight-struggle/index.ts";
import { mapCards } from "../../cold-war/cards/table.ts";
import type { RedSeaEntry } from "./card.ts";

/** Texts that differ in this game: countries that are not on its board are left out. */
const changes: Partial<Record<TwilightGuest, Pick<RedSeaEntry, "text">>> = {
  "brush-war": {
    text: {
      en: "You attack a country with stability 1 or 2, gain 3 Military Ops and roll a die, −1 for each adjacent country your opponent controls. On 3 or more you gain 1 VP and turn all opposing influence there into yours. It is no coup.",
      ru: "Вы нападаете на страну с показателем стабильности 1 или 2, получаете 3 очка военных операций и бросаете кубик: −1 за каждую соседнюю страну под контролем противника. При 3 и более вы получаете 1 ПО и заменяете там всё влияние противника своим. Это не переворот.",
    },
  },
  "colonial-rear-guards": {
    text: {
      en: "The US picks 4 countries in Africa, Egypt included, and adds 1 influence to each.",
      ru: "США выбирают 4 страны Африки, включая Египет, и размещают в каждой по 1 очку влияния.",
    },
  },
  "the-voice-of-america": {
    text: {
      en: "The US removes 4 USSR influence in total from countries, at most 2 per country.",
      ru: "США убирают в сумме 4 очка влияния СССР из стран, не более 2 из одной страны.",
    },
  },
  "muslim-revolution": {
    text: {
      en: "The USSR picks 2 of these countries and removes all US influence from them: Sudan, Egypt, Saudi Arabia. Cannot occur after AWACS Sale to Saudis.",
      ru: "СССР выбирает 2 страны из списка и убирает из них всё влияние США: Судан, Египет, Саудовская Аравия. Не происходит после события «Поставка самолётов-разведчиков в Саудовскую Аравию».",
    },
  },
  opec: {
    text: {
      en: "The USSR gains 1 VP for each of these it controls: Egypt, Saudi Arabia. Cannot occur after North Sea Oil.",
      ru: "СССР получает по 1 ПО за контроль над каждой из стран: Египет, Саудовская Аравия. Не происходит после события «Добыча нефти в Северном море».",
    },
  },
  terrorism: {
    text: {
      en: "Your opponent discards 1 random card from hand, without its event.",
      ru: "Противник сбрасывает с руки 1 случайную карту без события.",
    },
  },
};

/** [12.2] The cards of Twilight Struggle that can be brought into this game. */
export const fromTwilightStruggle: Readonly<Record<TwilightGuest, RedSeaEntry>> = mapCards(
  twilightGuests,
  twilightCards,
  (card, id) => ({ ...card, ...changes[id], code: `TS${card.number}`, set: "twilight-struggle" }),
);
