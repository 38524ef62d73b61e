import type { Flow } from "../../../../engine/index.ts";
import { advanceInSpace } from "../../../cold-war/rules/space-race.ts";
import { other } from "../../../cold-war/seats.ts";
import type { TwilightCards } from "../card.ts";
import { nonAlignable, nonAligned } from "./non-aligned-movement.ts";

export const midPromo = {
  "non-aligned-movement": {
    code: "P1",
    era: "mid",
    ops: 1,
    side: "neutral",
    set: "promo",
    name: { en: "Non-Aligned Movement", ru: "Движение неприсоединения" },
    aliases: ["non-aligned", "non aligned", "неприсоединение"],
    text: {
      en: "You pick India or a country in Southeast Asia, the Middle East, Africa or South America in which both sides have at least 2 influence, and remove all influence of both from it. Then the top 4 cards of the draw pile are discarded without effect.",
      ru: "Вы выбираете Индию либо страну Юго-Восточной Азии, Ближнего Востока, Африки или Южной Америки, где у обеих сторон не меньше 2 очков влияния, и убираете из неё всё влияние обеих сторон. Затем 4 верхние карты колоды уходят в сброс без эффекта.",
    },
    messages: {
      "log.non-aligned-movement": {
        en: "Discarded from the draw pile: {cards}.",
        ru: "Из колоды в сброс: {cards}.",
        goesOn: true,
      },
      "ask.non-aligned-movement.country": {
        en: "Choose the country that loses all influence of both sides.",
        ru: "Выберите страну, из которой уйдёт всё влияние обеих сторон.",
      },
      "todo.non-aligned-movement.country": {
        en: "choose a country to lose all influence",
        ru: "выберите страну, из которой уйдёт всё влияние",
      },
    },
    condition: (g): boolean => nonAlignable(g).length > 0,
    *event(g, by): Flow {
      yield* nonAligned(g, by);
    },
  },
  "mobutu-sese-seko": {
    code: "P2",
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    set: "promo",
    name: { en: "Mobutu Sese Seko", ru: "Мобуту Сесе Секо" },
    aliases: ["mobutu", "мобуту"],
    text: {
      en: "The stability of Zaire is 3 from now on. The US adds 2 influence there.",
      ru: "Показатель стабильности Заира с этого момента равен 3. США размещают там 2 очка влияния.",
    },
    *event(g, by): Flow {
      g.begin("mobutu-sese-seko", by, "game");
      g.readBoard();
      g.add(by, "zaire", 2);
    },
  },
  "berlin-wall": {
    code: "P3",
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    set: "promo",
    name: { en: "Berlin Wall", ru: "Берлинская стена" },
    text: {
      en: "The USSR adds 2 influence to East Germany. If it is not ahead of the US in the Space Race, it moves its marker 1 box forward and takes the VP and ability of that box. This is not a Space Race attempt.",
      ru: "СССР размещает 2 очка влияния в Восточной Германии. Если он не опережает США в космической гонке, он продвигается на 1 деление и получает его ПО и бонус. Это не считается попыткой.",
    },
    *event(g): Flow {
      g.add("ussr", "east-germany", 2);
      const { space } = g.state;
      if (space.ussr <= space.us) advanceInSpace(g, "ussr", 1);
    },
  },
  "dont-wait-for-the-translation": {
    code: "P8",
    era: "mid",
    ops: 3,
    side: "us",
    removed: true,
    set: "promo",
    name: { en: "Don’t Wait for the Translation", ru: "Зорин против Стивенсона" },
    aliases: ["stevenson", "zorin", "stevenson vs zorin", "translation", "стивенсон", "зорин"],
    text: {
      en: "Only if the US has fewer Military Ops than the USSR: the US gains 2 VP.",
      ru: "Только если у США меньше очков военных операций, чем у СССР: США получают 2 ПО.",
    },
    condition: (g, by): boolean => g.state.milOps[by] < g.state.milOps[other(by)],
    *event(g, by): Flow {
      g.award(by, 2);
    },
  },
} as const satisfies TwilightCards;
