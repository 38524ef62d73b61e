import { type Flow, type Option, option } from "../../../../engine/index.ts";
import type { EventEnd } from "../../../cold-war/cards/card.ts";
import { addInfluence } from "../../../cold-war/rules/influence.ts";
import { lapseMissileEnvy } from "../../../cold-war/rules/missile-envy.ts";
import { discardFrom, drawInto } from "../../../cold-war/rules/piles.ts";
import { other } from "../../../cold-war/seats.ts";
import { board } from "../../components/board.ts";
import { latinAmerica } from "../areas.ts";
import type { TwilightCards } from "../card.ts";
import type { CardId } from "../ids.ts";
import { grainSales } from "../long-events.ts";
import { battlegroundsOf } from "../vocabulary.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

export const midUs = {
  "nuclear-subs": {
    number: 41,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Nuclear Subs", ru: "Атомные подводные лодки" },
    aliases: ["subs", "nuke subs", "nuclear submarines", "подлодки", "атомные подлодки", "апл"],
    text: {
      en: "Until the end of the turn, US coups in battleground countries do not lower DEFCON.",
      ru: "До конца раунда перевороты США в ключевых странах не понижают DEFCON.",
    },
    *event(g, by): Flow {
      g.begin("nuclear-subs", by, "turn");
    },
  },
  "kitchen-debates": {
    number: 48,
    era: "mid",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "Kitchen Debates", ru: "Кухонные дебаты" },
    aliases: ["kitchen", "kitchen debate", "кухня", "кухонные"],
    text: {
      en: "The US gains 2 VP, but only if it controls more battleground countries worldwide than the USSR.",
      ru: "США получают 2 ПО, но только если контролируют больше ключевых стран во всём мире, чем СССР.",
    },
    condition: (g, by): boolean => battlegroundsOf(g, by) > battlegroundsOf(g, other(by)),
    *event(g, by): Flow {
      g.award(by, 2);
    },
  },
  "panama-canal-returned": {
    number: 64,
    era: "mid",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "Panama Canal Returned", ru: "Возвращение Панамского канала" },
    aliases: ["panama canal", "панамский канал"],
    text: {
      en: "The US adds 1 influence each to Panama, Costa Rica and Venezuela.",
      ru: "США размещают по 1 очку влияния в Панаме, Коста-Рике и Венесуэле.",
    },
    *event(g, by): Flow {
      for (const country of ["panama", "costa-rica", "venezuela"] as const) g.add(by, country, 1);
    },
  },
  "camp-david-accords": {
    number: 65,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Camp David Accords", ru: "Кэмп-Дэвидские соглашения" },
    aliases: ["camp david", "кэмп-дэвид", "кемп-дэвид", "кэмп дэвид"],
    text: {
      en: "The US gains 1 VP and adds 1 influence each to Israel, Jordan and Egypt. Arab-Israeli War can no longer occur as an event.",
      ru: "США получают 1 ПО и размещают по 1 очку влияния в Израиле, Иордании и Египте. Событие «Арабо-израильская война» больше не может произойти.",
    },
    gains: 1,
    *event(g, by): Flow {
      g.award(by, 1);
      for (const country of ["israel", "jordan", "egypt"] as const) g.add(by, country, 1);
      g.begin("camp-david-accords", by, "game");
    },
  },
  "grain-sales-to-soviets": {
    number: 67,
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Grain Sales to Soviets", ru: "Продажа зерна СССР" },
    aliases: ["grain sales", "grain", "зерно", "продажа зерна", "продажа зерна советам"],
    text: {
      en: "The US takes 1 random card from the USSR hand and either plays it at once under the usual rules or gives it back. If it gives it back, or the USSR has no cards, the US conducts Operations with 2 Ops (influence, realignment or coup).",
      ru: "США берут 1 случайную карту с руки СССР и либо сразу разыгрывают её по обычным правилам, либо возвращают. Если карта возвращена или у СССР нет карт, США проводят операции на 2 ОО (влияние, попытки его снижения или переворот).",
    },
    messages: {
      "log.taken-card": {
        en: "A random card is taken from the {side} hand[: {cards}].",
        ru: "С руки {side} взята случайная карта[: {cards}].",
        goesOn: true,
      },
      "log.returned-card": {
        en: "**{side}** gives the card back[: {card}].",
        ru: "**{side}** {side|возвращает|возвращают} карту[: {card}].",
        goesOn: true,
      },
      "ask.grain-sales.use": {
        en: "You have taken {card}: choose what to play it for, or give it back.",
        ru: "Вы взяли карту {card}. Выберите, ради чего её разыграть, или верните её.",
      },
      "todo.grain-sales.use": {
        en: "play the card taken or give it back",
        ru: "разыграйте взятую карту или верните её",
      },
      "option.return": { en: "Give it back", ru: "Вернуть карту" },
    },
    peril: "taken-card",
    *event(g, by): Flow {
      yield* grainSales(g, by);
    },
  },
  "john-paul-ii-elected-pope": {
    number: 68,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "John Paul II Elected Pope", ru: "Избрание папы Иоанна Павла II" },
    aliases: [
      "john paul",
      "john paul ii",
      "john paul 2",
      "jp2",
      "jpii",
      "pope",
      "папа",
      "папа римский",
      "иоанн павел",
      "иоанн павел ii",
      "иоанн павел 2",
    ],
    text: {
      en: "The USSR loses 2 influence in Poland and the US adds 1 there. From now on Solidarity can occur as an event.",
      ru: "СССР теряет 2 очка влияния в Польше, а США размещают там 1 очко. С этого момента может произойти событие «Солидарность».",
    },
    *event(g, by): Flow {
      g.remove(other(by), "poland", 2);
      g.add(by, "poland", 1);
      g.begin("john-paul-ii-elected-pope", by, "game");
    },
  },
  "oas-founded": {
    number: 70,
    era: "mid",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "OAS Founded", ru: "Создание ОАГ" },
    aliases: ["oas", "оаг"],
    text: {
      en: "The US adds 2 influence in total in Central and/or South America, in 1 or 2 countries.",
      ru: "США размещают в сумме 2 очка влияния в Центральной и/или Южной Америке, в 1 или 2 странах.",
    },
    *event(g, by): Flow {
      yield* addInfluence(g, by, { count: 2, among: latinAmerica });
    },
  },
  "nixon-plays-the-china-card": {
    number: 71,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Nixon Plays The China Card", ru: "Никсон разыгрывает китайскую карту" },
    aliases: ["nixon", "никсон"],
    text: {
      en: "If the US holds The China Card, it gains 2 VP. Otherwise it takes that card from the USSR face down and cannot use it this turn.",
      ru: "Если «Китайская карта» у США, они получают 2 ПО. Иначе США забирают её у СССР рубашкой вверх и не могут использовать в этом раунде.",
    },
    gains: (g, by): number => (g.chinaHolder() === by ? 2 : 0),
    *event(g, by): Flow {
      if (g.chinaHolder() === by) g.award(by, 2);
      else g.passChina(by, false);
    },
  },
  "shuttle-diplomacy": {
    number: 73,
    era: "mid",
    ops: 3,
    side: "us",
    name: { en: "Shuttle Diplomacy", ru: "Челночная дипломатия" },
    aliases: ["shuttle", "челнок", "челночная"],
    text: {
      en: "Stays in play until the next Asia Scoring or Middle East Scoring. The US then picks 1 battleground in that region that the USSR controls: it is ignored in every count for the USSR. Then this card is discarded. Not used in final scoring.",
      ru: "Остаётся в игре до следующего подсчёта очков в Азии или на Ближнем Востоке. Тогда США выбирают там 1 ключевую страну под контролем СССР: для СССР она никак не учитывается. Затем карта уходит в сброс. При финальном подсчёте очков не применяется.",
    },
    messages: {
      "log.shuttle-diplomacy": {
        en: "*Shuttle Diplomacy*: {country} does not count for the USSR.",
        ru: "*«Челночная дипломатия»*: {country} не учитывается для СССР.",
        goesOn: true,
      },
      "log.shuttle-diplomacy.us": {
        en: "*Shuttle Diplomacy*: {country} does not count for the US.",
        ru: "*«Челночная дипломатия»*: {country} не учитывается для США.",
        goesOn: true,
      },
      "ask.shuttle-diplomacy.country": {
        en: "*Shuttle Diplomacy*: choose a battleground that will not count for the {enemy}.",
        ru: "*«Челночная дипломатия»*: выберите ключевую страну, которая не будет учтена для {enemy}.",
      },
      "todo.shuttle-diplomacy.country": {
        en: "choose a battleground for *Shuttle Diplomacy*",
        ru: "выберите ключевую страну для карты *«Челночная дипломатия»*",
      },
    },
    *event(g, by): Flow<EventEnd> {
      g.begin("shuttle-diplomacy", by, "game");
      // stays in front of the US until it is used
      return "kept";
    },
  },
  "ussuri-river-skirmish": {
    number: 76,
    era: "mid",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "Ussuri River Skirmish", ru: "Столкновение на реке Уссури" },
    aliases: ["ussuri", "ussuri river", "уссури", "даманский"],
    text: {
      en: "If the USSR holds The China Card, the US takes it face up and may use it this turn. Otherwise the US adds 4 influence in total in Asia, at most 2 per country.",
      ru: "Если «Китайская карта» у СССР, США забирают её лицом вверх и могут использовать в этом раунде. Иначе США размещают в сумме 4 очка влияния в Азии, не более 2 в одной стране.",
    },
    *event(g, by): Flow {
      if (g.chinaHolder() === other(by)) return g.passChina(by, true);
      yield* addInfluence(g, by, { count: 4, perCountry: 2, among: board.area("asia") });
    },
  },
  "ask-not-what-your-country-can-do-for-you": {
    number: 77,
    era: "mid",
    ops: 3,
    side: "us",
    removed: true,
    name: {
      en: "Ask Not What Your Country Can Do For You",
      ru: "«Не спрашивай, что твоя страна может сделать для тебя»",
    },
    aliases: ["ask not", "не спрашивай"],
    text: {
      en: "The US may discard any number of cards from its hand, scoring cards included, without their events. Then it draws as many from the draw pile.",
      ru: "США могут сбросить с руки любое число карт, в том числе карты подсчёта очков; их события не происходят. Затем США берут из колоды столько же карт.",
    },
    messages: {
      "ask.ask-not.discard": {
        en: "Discard as many cards as you like, {count} so far, then choose Done.",
        ru: "Сбросьте сколько угодно карт, затем выберите «Готово». Сброшено: {count}.",
      },
      "todo.ask-not.discard": {
        en: "discard any number of cards, {count} so far",
        ru: "сбросьте любое число карт, сброшено: {count}",
      },
    },
    *event(g, by): Flow {
      let count = 0;
      for (const hand = g.state.hands[by]; hand.length > 0; count++) {
        const cards: Option<CardId | "done">[] = hand.map((card) => option(card));
        const card = yield* g.ask(by, { kind: "ask-not.discard", args: { count } }, [...cards, option("done")]);
        if (card === "done") break;
        discardFrom(g, by, card);
      }
      lapseMissileEnvy(g);
      drawInto(g, by, count);
    },
  },
  "alliance-for-progress": {
    number: 78,
    era: "mid",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "Alliance for Progress", ru: "Союз ради прогресса" },
    aliases: ["alliance", "afp", "союз во имя прогресса"],
    text: {
      en: "The US gains 1 VP for each battleground it controls in Central and South America.",
      ru: "США получают по 1 ПО за каждую ключевую страну под своим контролем в Центральной и Южной Америке.",
    },
    *event(g, by): Flow {
      g.award(by, latinAmerica.filter((place) => board.battleground[place] && g.controls(by, place)).length);
    },
  },
} as const satisfies TwilightCards;
