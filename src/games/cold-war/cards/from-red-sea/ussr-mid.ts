import type { Flow } from "../../../../engine/index.ts";
import { cancelHeadline } from "../../rules/headline.ts";
import { other } from "../../seats.ts";
import type { SharedCards } from "../shared-card.ts";
import { clearOne } from "../verbs.ts";
import { discardOneOfTwo } from "./long-events.ts";

export const redSeaUssrMid = {
  "soviets-airlift-cubans": {
    number: 19,
    era: "mid",
    ops: 3,
    side: "ussr",
    name: { en: "Soviets Airlift Cubans", ru: "Кубинцы в Африке" },
    aliases: ["cubans", "airlift", "кубинцы"],
    text: {
      en: "The USSR removes all US influence from one African country.",
      ru: "СССР убирает всё влияние США из одной страны Африки.",
    },
    *event(g, by): Flow {
      yield* clearOne(g, other(by), by, g.board.area("africa"));
    },
  },
  "the-lion-falters": {
    number: 21,
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "The Lion Falters", ru: "Лев слабеет" },
    aliases: ["lion", "lion falters", "лев"],
    text: {
      en: "If the USSR controls Ethiopia, it gains 2 VP. Otherwise the USSR adds 1 influence there and the US loses all of its own. From now on Mengistu Haile Mariam can occur as an event.",
      ru: "Если СССР контролирует Эфиопию, он получает 2 ПО. Иначе СССР размещает там 1 очко влияния, а США теряют в ней всё своё. С этого момента может произойти событие «Менгисту Хайле Мариам».",
    },
    *event(g, by): Flow {
      if (g.controlsCountry(by, "ethiopia")) g.award(by, 2);
      else {
        g.add(by, "ethiopia", 1);
        g.removeAll(other(by), "ethiopia");
      }
      g.begin("the-lion-falters", by, "game");
    },
  },
  nasserism: {
    number: 23,
    era: "mid",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "Nasserism", ru: "Насеризм" },
    text: {
      en: "Until the end of the turn the USSR adds 1 to its coup rolls.",
      ru: "До конца раунда СССР прибавляет 1 к своим броскам при переворотах.",
    },
    *event(g, by): Flow {
      g.begin("nasserism", by, "turn");
    },
  },
  "us-presidential-elections": {
    number: 28,
    era: "mid",
    ops: 1,
    side: "ussr",
    headlineFirst: "ussr",
    name: { en: "US Presidential Elections", ru: "Президентские выборы в США" },
    aliases: ["elections", "presidential elections", "выборы"],
    text: {
      en: "As a USSR headline it cancels the US headline, and that card is discarded. Otherwise it has no event.",
      ru: "Если это начальное событие СССР, оно отменяет начальное событие США, и та карта уходит в сброс. В остальных случаях события нет.",
    },
    condition: (g, by): boolean => g.state.round === 0 && g.state.phasing === by,
    *event(g, by): Flow {
      cancelHeadline(g, other(by));
    },
  },
  "cyrus-vance": {
    number: 32,
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Cyrus Vance", ru: "Сайрус Вэнс" },
    aliases: ["vance", "вэнс"],
    text: {
      en: "The USSR draws 2 random cards from the US hand (1 if there is no other), looks at them, discards one and returns the other. If the discarded card has a USSR event, the USSR gains 2 VP.",
      ru: "СССР вытягивает с руки США 2 случайные карты (1, если другой нет), смотрит их, одну сбрасывает, другую возвращает. Если на сброшенной карте событие СССР, он получает 2 ПО.",
    },
    messages: {
      "log.drawn-blindly": {
        en: "{count} random {count|card is|cards are} drawn from the {side} hand[: {cards}].",
        ru: "С руки {side} {count|вытянута|вытянуты|вытянуто} {count} {count|случайная карта|случайные карты|случайных карт}[: {cards}].",
        goesOn: true,
      },
      "ask.cyrus-vance.discard": {
        en: "Choose the card that your opponent discards.",
        ru: "Выберите карту, которую сбросит противник.",
      },
      "todo.cyrus-vance.discard": { en: "choose the card to be discarded", ru: "выберите карту для сброса" },
    },
    *event(g, by): Flow {
      const discarded = yield* discardOneOfTwo(g, by);
      if (discarded !== undefined && g.facts(discarded).side === by) g.award(by, 2);
    },
  },
} as const satisfies SharedCards;
