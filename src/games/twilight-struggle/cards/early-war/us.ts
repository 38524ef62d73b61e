import type { Flow } from "../../../../engine/index.ts";
import { emptyOf, pullBlindly } from "../../../cold-war/cards/verbs.ts";
import { playEvent } from "../../../cold-war/rules/events.ts";
import { cancelHeadline } from "../../../cold-war/rules/headline.ts";
import { addInfluence, chooseCountries } from "../../../cold-war/rules/influence.ts";
import { conductOperations, onTheMap } from "../../../cold-war/rules/operations.ts";
import { putAway, showTo } from "../../../cold-war/rules/piles.ts";
import { other } from "../../../cold-war/seats.ts";
import { board, eraOf } from "../../components/board.ts";
import { easternEurope, europe, westernEurope } from "../areas.ts";
import type { TwilightCards } from "../card.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

export const earlyUs = {
  "duck-and-cover": {
    number: 4,
    era: "early",
    ops: 3,
    side: "us",
    name: { en: "Duck and Cover", ru: "«Пригнись и накройся»" },
    aliases: ["duck", "duck & cover", "пригнись", "пригнись и накройся"],
    text: {
      en: "Lower DEFCON by 1. The US gains VP equal to 5 minus the new DEFCON level.",
      ru: "DEFCON понижается на 1. США получают ПО: 5 минус новый уровень DEFCON.",
    },
    peril: "falls",
    gains: (g): number => 5 - g.lowered(),
    *event(g, by): Flow {
      g.lowerDefcon();
      g.award(by, 5 - g.state.defcon);
    },
  },
  "five-year-plan": {
    number: 5,
    era: "early",
    ops: 3,
    side: "us",
    name: { en: "Five Year Plan", ru: "Пятилетний план" },
    aliases: ["five year", "5 year plan", "5yp", "fyp", "пятилетка"],
    text: {
      en: "The USSR discards 1 random card from its hand. If it carries a US event, that event happens at once; any other card, a scoring card included, has no effect.",
      ru: "СССР сбрасывает с руки 1 случайную карту. Если на ней событие США, оно сразу происходит; любая другая карта, в том числе карта подсчёта очков, не даёт эффекта.",
    },
    peril: "blind-card",
    *event(g, by): Flow {
      const card = pullBlindly(g, other(by));
      if (card === undefined) return;
      if (g.facts(card).side === by) yield* playEvent(g, card, by);
      else putAway(g, card, "discard");
    },
  },
  "truman-doctrine": {
    number: 19,
    era: "early",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "Truman Doctrine", ru: "Доктрина Трумэна" },
    aliases: ["truman", "трумэн", "трумен"],
    text: {
      en: "The US picks a European country that neither side controls and removes all USSR influence from it.",
      ru: "США выбирают страну Европы, которую не контролирует ни одна из сторон, и убирают из неё всё влияние СССР.",
    },
    *event(g, by): Flow {
      const among = europe.filter(
        (place) => g.influence(other(by), place) > 0 && !g.controls(by, place) && !g.controls(other(by), place),
      );
      yield* chooseCountries(g, by, "influence.remove-all", 1, among, (place) => emptyOf(g, other(by), place));
    },
  },
  nato: {
    number: 21,
    era: "early",
    ops: 4,
    side: "us",
    removed: true,
    name: { en: "NATO", ru: "НАТО" },
    text: {
      en: "Needs Marshall Plan or Warsaw Pact Formed first. From now on the USSR may not use coups, realignments or Brush War against US-controlled countries in Europe. France is not protected after De Gaulle Leads France, nor West Germany while Willy Brandt is in effect.",
      ru: "Только после события «План Маршалла» или «Создание Варшавского договора». СССР больше не может проводить перевороты, попытки снижения влияния и «Опосредованную войну» в странах Европы под контролем США. Защиту снимают: с Франции «Де Голль во главе Франции», с Западной Германии «Вилли Брандт».",
    },
    condition: (g): boolean => g.inEffect("marshall-plan") || g.inEffect("warsaw-pact-formed"),
    *event(g, by): Flow {
      g.begin("nato", by, "game");
      // the events that made it possible are no longer needed
      g.cease("marshall-plan");
      g.cease("warsaw-pact-formed");
    },
  },
  "independent-reds": {
    number: 22,
    era: "early",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Independent Reds", ru: "Независимые коммунисты" },
    aliases: ["reds", "indep reds", "независимые красные"],
    text: {
      en: "The US picks Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and adds influence there until it matches that of the USSR.",
      ru: "США выбирают Югославию, Румынию, Болгарию, Венгрию или Чехословакию и увеличивают там своё влияние, пока оно не сравняется с влиянием СССР.",
    },
    messages: {
      "ask.independent-reds.country": {
        en: "Choose the country where you match the {enemy} influence.",
        ru: "Выберите страну, где ваше влияние сравняется с влиянием {enemy}.",
      },
      "todo.independent-reds.country": { en: "choose a country", ru: "выберите страну" },
    },
    *event(g, by): Flow {
      const places = board.placesOf("yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia");
      const place = yield* g.askPlace(by, { kind: "independent-reds.country", args: { enemy: other(by) } }, places);
      g.change(by, place, Math.max(0, g.influence(other(by), place) - g.influence(by, place)));
    },
  },
  "marshall-plan": {
    number: 23,
    era: "early",
    ops: 4,
    side: "us",
    removed: true,
    name: { en: "Marshall Plan", ru: "План Маршалла" },
    aliases: ["marshall", "маршалл", "маршал"],
    text: {
      en: "The US picks 7 Western European countries that the USSR does not control and adds 1 influence to each. From now on NATO can occur as an event.",
      ru: "США выбирают 7 стран Западной Европы, не находящихся под контролем СССР, и размещают в каждой по 1 очку влияния. С этого момента может произойти событие «НАТО».",
    },
    *event(g, by): Flow {
      const among = westernEurope.filter((place) => !g.controls(other(by), place));
      yield* addInfluence(g, by, { count: 7, perCountry: 1, among });
      g.begin("marshall-plan", by, "game");
    },
  },
  containment: {
    number: 25,
    era: "early",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "Containment", ru: "Сдерживание" },
    text: {
      en: "Until the end of the turn, US cards and Operations are worth 1 more Op, but no more than 4.",
      ru: "До конца раунда карты и операции США дают на 1 ОО больше, но не более 4 ОО.",
    },
    *event(g, by): Flow {
      g.begin("containment", by, "turn");
    },
  },
  "cia-created": {
    number: 26,
    era: "early",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "CIA Created", ru: "Создание ЦРУ" },
    aliases: ["cia", "цру"],
    text: {
      en: "The USSR shows its hand to the US. Then the US may conduct Operations with 1 Op (influence, realignment or coup).",
      ru: "СССР показывает США свою руку. Затем США могут провести операции на 1 ОО (влияние, попытка его снижения или переворот).",
    },
    peril: "operations",
    *event(g, by): Flow {
      showTo(g, by, "hand", g.state.hands[other(by)]);
      yield* conductOperations(g, by, g.pointsFor(by, 1, null), onTheMap, { optional: true });
    },
  },
  "us-japan-mutual-defense-pact": {
    number: 27,
    era: "early",
    ops: 4,
    side: "us",
    removed: true,
    name: { en: "US/Japan Mutual Defense Pact", ru: "Договор о взаимной обороне США и Японии" },
    aliases: [
      "us/japan",
      "us japan",
      "us/japan pact",
      "us japan pact",
      "japan pact",
      "договор с японией",
      "договор сша и японии",
      "пакт сша и японии",
    ],
    text: {
      en: "The US adds enough influence to Japan to control it. From now on the USSR may not attempt coups or realignments there.",
      ru: "США доводят своё влияние в Японии до контроля. С этого момента СССР не может проводить там перевороты и попытки снижения влияния.",
    },
    *event(g, by): Flow {
      g.raiseToControl(by, "japan");
      g.begin("us-japan-mutual-defense-pact", by, "game");
    },
  },
  "east-european-unrest": {
    number: 29,
    era: "early",
    ops: 3,
    side: "us",
    name: { en: "East European Unrest", ru: "Волнения в Восточной Европе" },
    aliases: ["eeu", "eastern european unrest", "волнения в европе"],
    text: {
      en: "The US picks 3 Eastern European countries and removes 1 USSR influence from each, or 2 from each in turns 8–10.",
      ru: "США выбирают 3 страны Восточной Европы и убирают из каждой по 1 очку влияния СССР, а в раундах 8–10 по 2.",
    },
    *event(g, by): Flow {
      const among = easternEurope.filter((place) => g.influence(other(by), place) > 0);
      const amount = eraOf(g.state.turn) === "late" ? 2 : 1;
      yield* chooseCountries(g, by, "influence.remove", 3, among, (place) => g.change(other(by), place, -amount));
    },
  },
  "formosan-resolution": {
    number: 35,
    era: "early",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Formosan Resolution", ru: "Формозская резолюция" },
    aliases: ["formosan", "формозская"],
    text: {
      en: "From now on Taiwan counts as a battleground whenever Asia is scored while the US controls it, final scoring included. Ends when the US plays The China Card.",
      ru: "С этого момента Тайвань под контролем США считается ключевой страной при подсчёте очков в Азии, в том числе в конце игры. Отменяется, когда США разыгрывают «Китайскую карту».",
    },
    condition: (g): boolean => !g.isCivilWarOpen(),
    *event(g, by): Flow {
      g.begin("formosan-resolution", by, "game");
    },
  },
  defectors: {
    number: 103,
    era: "early",
    ops: 2,
    side: "us",
    headlineFirst: "us",
    oneWay: true,
    name: { en: "Defectors", ru: "Перебежчики" },
    aliases: ["defector", "перебежчик"],
    text: {
      en: "As a US headline it cancels the USSR headline, and that card is discarded. If the USSR plays this for Operations in its action round, the US gains 1 VP. In a US action round it has no event.",
      ru: "Если это начальное событие США, оно отменяет начальное событие СССР, и та карта уходит в сброс. Если СССР в свой ход разыгрывает эту карту для операций, США получают 1 ПО. В ход США события нет.",
    },
    // while a headline of the USSR is still to come, or in an action round of the USSR
    condition: (g): boolean => (g.state.round === 0 ? g.headlines.ussr !== undefined : g.state.phasing === "ussr"),
    *event(g): Flow {
      if (g.state.round === 0) cancelHeadline(g, "ussr");
      else g.award("us", 1);
    },
  },
  "special-relationship": {
    number: 105,
    era: "early",
    ops: 2,
    side: "us",
    optional: true,
    name: { en: "Special Relationship", ru: "Особые отношения" },
    aliases: ["special rel"],
    text: {
      en: "Only if the US controls the United Kingdom. Without NATO, the US adds 1 influence to Canada, Norway, Benelux or France. With NATO in effect, the US adds 2 influence to 1 Western European country and gains 2 VP.",
      ru: "Только если США контролируют Великобританию. Без «НАТО» США размещают 1 очко влияния в Канаде, Норвегии, Бенилюксе или Франции. Если «НАТО» действует, США размещают 2 очка в 1 стране Западной Европы и получают 2 ПО.",
    },
    messages: {
      "ask.special-relationship.country": {
        en: "Choose a country to add influence to.",
        ru: "Выберите страну, в которой разместить влияние.",
      },
      "todo.special-relationship.country": {
        en: "choose a country to add influence to",
        ru: "выберите страну, в которой разместите влияние",
      },
    },
    condition: (g, by): boolean => g.controlsCountry(by, "united-kingdom"),
    *event(g, by): Flow {
      const kind = "special-relationship.country";
      if (!g.inEffect("nato")) {
        const near = board.adjacent(board.place("united-kingdom"));
        g.change(by, yield* g.askPlace(by, { kind }, near), 1);
        return;
      }
      g.change(by, yield* g.askPlace(by, { kind }, westernEurope), 2);
      g.award(by, 2);
    },
  },
  norad: {
    number: 106,
    era: "early",
    ops: 3,
    side: "us",
    removed: true,
    optional: true,
    name: { en: "NORAD", ru: "НОРАД" },
    text: {
      en: "From now on, at the end of each action round of either side in which DEFCON moved to 2, the US may add 1 influence to a country where it already has some, provided it controls Canada. Cancelled by Quagmire.",
      ru: "С этого момента, если за ход любой стороны DEFCON стал равен 2 и США контролируют Канаду, в конце этого хода США могут разместить 1 очко влияния в стране, где оно у них уже есть. Отменяется событием «Трясина».",
    },
    *event(g, by): Flow {
      g.begin("norad", by, "game");
    },
  },
} as const satisfies TwilightCards;
