import type { Flow } from "../../../../engine/index.ts";
import { addInfluence, removeInfluence } from "../../rules/influence.ts";
import { other } from "../../seats.ts";
import { lookAtDeck } from "../deck.ts";
import type { SharedCards } from "../shared-card.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

export const twilightUs = {
  "bear-trap": {
    number: 44,
    era: "mid",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "Bear Trap", ru: "Вторжение в Афганистан" },
    aliases: ["bear", "beartrap", "ловушка для медведя", "медвежья ловушка"],
    text: {
      en: "From its next action round the USSR each round only discards a card worth 2 or more Ops, without its event, and rolls a die; 1–4 ends this. Without such a card it plays a scoring card or skips the round; a scoring card that cannot wait goes first.",
      ru: "Со своего следующего хода СССР каждый ход лишь сбрасывает карту на 2 ОО или больше без события и бросает кубик; 1–4 завершает эффект. Если такой карты нет, он разыгрывает карту подсчёта очков или пропускает ход; неотложная карта подсчёта очков разыгрывается прежде всего.",
    },
    *event(g, by): Flow {
      g.begin("bear-trap", by, "game");
    },
  },
  "colonial-rear-guards": {
    number: 63,
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Colonial Rear Guards", ru: "Борьба за удержание колоний" },
    aliases: ["rear guards", "colonial", "crg", "удержание колоний"],
    text: {
      en: "The US picks 4 countries in Africa and/or Southeast Asia and adds 1 influence to each.",
      ru: "США выбирают 4 страны в Африке и/или Юго-Восточной Азии и размещают в каждой по 1 очку влияния.",
    },
    *event(g, by): Flow {
      const among = [...g.board.area("africa"), ...g.board.area("southeast-asia")];
      yield* addInfluence(g, by, { count: 4, perCountry: 1, among });
    },
  },
  "puppet-governments": {
    number: 66,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Puppet Governments", ru: "Марионеточные режимы" },
    aliases: ["puppets", "puppet", "марионетки", "марионеточные правительства"],
    text: {
      en: "The US may pick up to 3 countries where neither side has influence and add 1 influence to each.",
      ru: "США могут выбрать до 3 стран, где нет ничьего влияния, и разместить в каждой по 1 очку влияния.",
    },
    *event(g, by): Flow {
      const among = g.board.everywhere.filter((place) => g.influence("us", place) + g.influence("ussr", place) === 0);
      yield* addInfluence(g, by, { count: 3, perCountry: 1, among, upTo: true });
    },
  },
  "sadat-expels-soviets": {
    number: 72,
    era: "mid",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "Sadat Expels Soviets", ru: "Изгнание СССР из Египта" },
    aliases: ["sadat", "садат"],
    text: {
      en: "The USSR loses all its influence in Egypt, and the US adds 1 there.",
      ru: "СССР теряет всё влияние в Египте, а США размещают там 1 очко влияния.",
    },
    *event(g, by): Flow {
      g.removeAll(other(by), "egypt");
      g.add(by, "egypt", 1);
    },
  },
  "the-voice-of-america": {
    number: 74,
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "The Voice of America", ru: "«Голос Америки»" },
    aliases: ["voa", "voice of america", "голос америки"],
    text: {
      en: "Outside Europe, the US removes 4 USSR influence in total, at most 2 per country.",
      ru: "США убирают в сумме 4 очка влияния СССР из стран за пределами Европы, не более 2 из одной страны.",
    },
    *event(g, by): Flow {
      const inEurope = g.board.within("europe");
      const among = g.board.everywhere.filter((place) => !inEurope[place]);
      yield* removeInfluence(g, other(by), by, { count: 4, perCountry: 2, among });
    },
  },
  "our-man-in-tehran": {
    number: 108,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    optional: true,
    name: { en: "Our Man in Tehran", ru: "Свой человек в Тегеране" },
    aliases: ["our man", "omit", "tehran", "тегеран", "свой человек"],
    text: {
      en: "Only if the US controls a Middle East country: the US looks at the top 5 cards of the draw pile and may discard any of them without their events. The rest go back and the draw pile is shuffled.",
      ru: "Только если США контролируют страну Ближнего Востока: США смотрят 5 верхних карт колоды и могут сбросить любые из них без событий. Остальные возвращаются, и колода перемешивается.",
    },
    messages: {
      "log.looked-at": {
        en: "**{side}** looks at the top {count} {count|card|cards} of the draw pile[: {cards}].",
        ru: "**{side}** {side|смотрит|смотрят} верхние карты колоды, всего {count}[: {cards}].",
        goesOn: true,
      },
      "ask.our-man-in-tehran.discard": {
        en: "Discard any of the cards you look at, then choose Done.",
        ru: "Сбросьте любые из просмотренных карт, затем выберите «Готово».",
      },
      "todo.our-man-in-tehran.discard": {
        en: "discard any of the cards looked at",
        ru: "сбросьте любые из просмотренных карт",
      },
    },
    asksFor: { "our-man-in-tehran.discard": { from: "pile", refusal: "refusal.not-there" } },
    condition: (g, by): boolean => g.board.area("middle-east").some((place) => g.controls(by, place)),
    *event(g, by): Flow {
      yield* lookAtDeck(g, by, 5);
    },
  },
  "north-sea-oil": {
    number: 86,
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "North Sea Oil", ru: "Добыча нефти в Северном море" },
    aliases: ["nso", "north sea", "северное море", "нефть северного моря"],
    text: {
      en: "OPEC can no longer occur as an event. This turn the US may play 8 action rounds.",
      ru: "Событие «ОПЕК» больше не может произойти. В этом раунде США могут сделать 8 ходов.",
    },
    *event(g, by): Flow {
      g.begin("north-sea-oil", by, "game");
    },
  },
  "awacs-sale-to-saudis": {
    number: 110,
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    optional: true,
    name: { en: "AWACS Sale to Saudis", ru: "Поставка самолётов-разведчиков в Саудовскую Аравию" },
    aliases: ["awacs", "авакс", "самолёты-разведчики"],
    text: {
      en: "The US adds 2 influence to Saudi Arabia. Muslim Revolution can no longer occur as an event.",
      ru: "США размещают 2 очка влияния в Саудовской Аравии. Событие «Исламская революция» больше не может произойти.",
    },
    *event(g, by): Flow {
      g.add(by, "saudi-arabia", 2);
      g.begin("awacs-sale-to-saudis", by, "game");
    },
  },
} as const satisfies SharedCards;
