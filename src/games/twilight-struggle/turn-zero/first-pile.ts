import { type Crisis, noEffect } from "./crisis.ts";

/**
 * The pile and the Russian names are in the rulebook; English names and outcomes are those of the printed cards (public
 * scans), in our own words.
 */
export const firstPile: readonly Crisis[] = [
  {
    id: "crisis:yalta-potsdam",
    pile: 1,
    name: { en: "Yalta and Potsdam", ru: "Ялта и Потсдам" },
    aliases: ["yalta", "potsdam", "ялта", "потсдам"],
    outcomes: {
      "1": {
        text: {
          en: "at set-up the USSR adds 1 more influence anywhere in Europe and may take *Vietnam Revolts* or *Arab-Israeli War* into its hand before the deal",
          ru: "СССР при расстановке размещает ещё 1 очко влияния в любой стране Европы и может до раздачи взять на руку карту *«Восстание во Вьетнаме»* или *«Арабо-израильская война»*",
        },
        changes: [
          { change: "free-influence", side: "ussr", area: "europe", count: 1 },
          { change: "starting-card", side: "ussr", cards: ["vietnam-revolts", "arab-israeli-war"] },
        ],
      },
      "2-3": noEffect,
      "4-5": {
        text: {
          en: "the US may take *Marshall Plan* into its hand before the deal",
          ru: "США могут до раздачи взять на руку карту *«План Маршалла»*",
        },
        changes: [{ change: "starting-card", side: "us", cards: ["marshall-plan"] }],
      },
      "6": {
        includes: "4-5",
        text: {
          en: "the US may take *Marshall Plan* into its hand before the deal, and acts before the USSR in every action round of turns 1 to 3",
          ru: "США могут до раздачи взять на руку карту *«План Маршалла»* и в раундах 1–3 делают каждый ход раньше СССР",
        },
        changes: [{ change: "us-first", lastTurn: 3 }],
      },
    },
  },
  {
    id: "crisis:ve-day",
    pile: 1,
    name: { en: "VE Day", ru: "Победа в Европе" },
    aliases: ["ve"],
    outcomes: {
      "1": {
        includes: "2-3",
        text: {
          en: "at set-up the USSR adds 2 more influence in Eastern Europe, 1 to West Germany and 1 to Austria",
          ru: "СССР при расстановке размещает ещё 2 очка влияния в Восточной Европе и получает по 1 в Западной Германии и Австрии",
        },
        changes: [
          { change: "influence", side: "ussr", country: "west-germany", count: 1 },
          { change: "influence", side: "ussr", country: "austria", count: 1 },
        ],
      },
      "2-3": {
        text: {
          en: "at set-up the USSR adds 2 more influence in Eastern Europe",
          ru: "СССР при расстановке размещает ещё 2 очка влияния в Восточной Европе",
        },
        changes: [{ change: "free-influence", side: "ussr", area: "eastern-europe", count: 2 }],
      },
      "4-5": noEffect,
      "6": {
        text: {
          en: "East Germany starts with 2 US and 2 USSR influence; *Europe Scoring (Allied Berlin)* takes the place of *Europe Scoring*, and control of Europe no longer wins; the event of *Blockade* can no longer happen",
          ru: "в Восточной Германии в начале по 2 очка влияния США и СССР; *«Подсчёт очков в Европе (изменённая карта)»* заменяет карту *«Подсчёт очков в Европе»*, и контроль над Европой больше не приносит победы; событие *«Блокада»* больше не может произойти",
        },
        changes: [
          { change: "influence", side: "us", country: "east-germany", count: 2 },
          { change: "influence", side: "ussr", country: "east-germany", count: -1 },
          { change: "exchanged", card: "europe-scoring", for: "europe-scoring-allied-berlin" },
          { change: "void", card: "blockade" },
        ],
      },
    },
  },
  {
    id: "crisis:uk-election",
    pile: 1,
    name: { en: "1945 UK Election", ru: "Выборы 1945 года в Великобритании" },
    aliases: ["uk election", "british election", "выборы в великобритании"],
    outcomes: {
      "1": {
        text: {
          en: "at set-up the US has 2 less influence in the United Kingdom",
          ru: "у США при расстановке на 2 очка влияния меньше в Великобритании",
        },
        changes: [{ change: "influence", side: "us", country: "united-kingdom", count: -2 }],
      },
      "2-3": noEffect,
      "4-5": {
        text: {
          en: "the event of *Socialist Governments* does not happen in turns 1 and 2",
          ru: "событие *«Социалистические правительства»* не происходит в раундах 1 и 2",
        },
        changes: [{ change: "void", card: "socialist-governments", lastTurn: 2 }],
      },
      "6": {
        text: {
          en: "*Socialist Governments* joins the draw pile with the Mid War cards; the event of *Suez Crisis* can no longer happen",
          ru: "карта *«Социалистические правительства»* попадает в колоду с картами «Середина войны»; событие *«Суэцкий кризис»* больше не может произойти",
        },
        changes: [
          { change: "delayed", card: "socialist-governments" },
          { change: "void", card: "suez-crisis" },
        ],
      },
    },
  },
];
