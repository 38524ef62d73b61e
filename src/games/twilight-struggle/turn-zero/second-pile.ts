import { type Crisis, noEffect } from "./crisis.ts";

/** Sources as of the first pile. */
export const secondPile: readonly Crisis[] = [
  {
    id: "crisis:israel",
    pile: 2,
    name: { en: "Israel", ru: "Создание Израиля" },
    aliases: ["israel crisis", "кризис израиль"],
    outcomes: {
      "1": {
        includes: "2-3",
        text: {
          en: "at set-up the USSR adds 1 influence to Syria and 2 in the Middle East, at most 1 per country",
          ru: "СССР при расстановке получает ещё 1 очко влияния в Сирии и размещает 2 на Ближнем Востоке, не больше 1 в стране",
        },
        changes: [{ change: "free-influence", side: "ussr", area: "middle-east", count: 2, perCountry: 1 }],
      },
      "2-3": {
        text: {
          en: "at set-up the USSR adds 1 influence to Syria",
          ru: "СССР при расстановке получает ещё 1 очко влияния в Сирии",
        },
        changes: [{ change: "influence", side: "ussr", country: "syria", count: 1 }],
      },
      "4-5": noEffect,
      "6": {
        text: {
          en: "at set-up the US adds 1 influence each to Israel, Lebanon and Jordan",
          ru: "США при расстановке получают ещё по 1 очку влияния в Израиле, Ливане и Иордании",
        },
        changes: [
          { change: "influence", side: "us", country: "israel", count: 1 },
          { change: "influence", side: "us", country: "lebanon", count: 1 },
          { change: "influence", side: "us", country: "jordan", count: 1 },
        ],
      },
    },
  },
  {
    id: "crisis:chinese-civil-war",
    pile: 2,
    name: { en: "Chinese Civil War", ru: "Гражданская война в Китае" },
    aliases: ["china crisis", "кризис китай"],
    outcomes: {
      "1": {
        text: {
          en: "*Ussuri River Skirmish* is removed from the game",
          ru: "карта *«Столкновение на реке Уссури»* убирается из игры",
        },
        changes: [{ change: "removed", card: "ussuri-river-skirmish" }],
      },
      "2-3": noEffect,
      "4-5": {
        text: {
          en: "*The China Card* starts face down in front of the USSR and turns up at the end of turn 1",
          ru: "*«Китайская карта»* в начале лежит у СССР рубашкой вверх и открывается в конце раунда 1",
        },
        changes: [{ change: "china-face-down" }],
      },
      "6": {
        includes: "4-5",
        text: {
          en: "*The China Card* starts face down in front of the USSR and turns up at the end of turn 1; Taiwan is a battleground for the whole game and starts with 3 more US influence; *Nationalist China* takes the place of *Formosan Resolution*",
          ru: "*«Китайская карта»* в начале лежит у СССР рубашкой вверх и открывается в конце раунда 1; Тайвань всю игру считается ключевой страной, США при расстановке получают там ещё 3 очка влияния; *«Национальное правительство Китая»* заменяет карту *«Формозская резолюция»*",
        },
        changes: [
          { change: "battleground", country: "taiwan" },
          { change: "influence", side: "us", country: "taiwan", count: 3 },
          { change: "exchanged", card: "formosan-resolution", for: "nationalist-china" },
        ],
      },
    },
  },
  {
    id: "crisis:vj-day",
    pile: 2,
    name: { en: "VJ Day", ru: "Победа над Японией" },
    aliases: ["vj"],
    outcomes: {
      "1": {
        includes: "2-3",
        text: {
          en: "at set-up the USSR adds 2 influence to South Korea and 1 to Japan; *US/Japan Mutual Defense Pact* joins the draw pile with the Mid War cards",
          ru: "СССР при расстановке получает 2 очка влияния в Южной Корее и 1 в Японии; карта *«Договор о взаимной обороне США и Японии»* попадает в колоду с картами «Середина войны»",
        },
        changes: [
          { change: "delayed", card: "us-japan-mutual-defense-pact" },
          { change: "influence", side: "ussr", country: "japan", count: 1 },
          { change: "influence", side: "ussr", country: "south-korea", count: 1 },
        ],
      },
      "2-3": {
        text: {
          en: "at set-up the USSR adds 1 influence to South Korea",
          ru: "СССР при расстановке получает 1 очко влияния в Южной Корее",
        },
        changes: [{ change: "influence", side: "ussr", country: "south-korea", count: 1 }],
      },
      "4-5": noEffect,
      "6": {
        text: {
          en: "*Korean War* is removed from the game; in turn 1 DEFCON closes no region to US coups and realignments and does not fall below 2",
          ru: "карта *«Корейская война»* убирается из игры; в раунде 1 уровень DEFCON не закрывает регионы для переворотов и снижения влияния США и не падает ниже 2",
        },
        changes: [
          { change: "removed", card: "korean-war" },
          { change: "us-ignores-defcon", lastTurn: 1 },
          { change: "defcon-floor", level: 2, lastTurn: 1 },
        ],
      },
    },
  },
];
