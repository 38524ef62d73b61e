import type { Flow } from "../../../../engine/index.ts";
import { conductOperations } from "../../rules/operations.ts";
import { points } from "../../rules/points.ts";
import type { Peril } from "../card.ts";
import type { SharedCards } from "../shared-card.ts";
import { addToOne, moveDefcon, removeUncontrolled } from "../verbs.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

export const redSeaUsLate = {
  zbig: {
    number: 2,
    era: "late",
    ops: 3,
    side: "us",
    name: { en: "ZBIG (Zbigniew Brzezinski)", ru: "Збигнев Бжезинский" },
    aliases: ["brzezinski", "zbigniew", "бжезинский"],
    text: {
      en: "US makes one coup attempt with this card's Ops value (modified). The attempt ignores every DEFCON ban on its target and never moves DEFCON.",
      ru: "США проводят попытку переворота на ОО этой карты. Запреты DEFCON на неё не действуют, и уровень DEFCON она не меняет.",
    },
    *event(g, by): Flow {
      const grant = { anyDefcon: true, calm: true } as const;
      yield* conductOperations(g, by, g.pointsOf(by, "zbig"), ["coup"], grant);
    },
  },
  "albano-stalinist-economics": {
    number: 5,
    era: "late",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "Albano-Stalinist Economics", ru: "По примеру Албании" },
    aliases: ["albania", "албания"],
    text: {
      en: "Until the end of the turn each card whose Ops the USSR uses to place Influence is worth 1 Op less (not below 1) if at least one of the points goes into an African country.",
      ru: "До конца раунда карта, за ОО которой СССР размещает влияние, даёт на 1 ОО меньше (не меньше 1), если хотя бы одно влияние размещено в Африке.",
    },
    *event(g, by): Flow {
      g.begin("albano-stalinist-economics", by, "turn");
    },
  },
  centcom: {
    number: 8,
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "CENTCOM", ru: "ЦК ВС США" },
    aliases: ["central command", "цк вс"],
    text: {
      en: "US puts the CENTCOM marker on any one country. For the rest of the game the USSR may neither coup nor realign there.",
      ru: "США кладут жетон ЦК ВС США в любую страну. До конца игры СССР не может проводить там перевороты и снижать влияние.",
    },
    messages: {
      "ask.centcom.country": {
        en: "Choose the country that the *CENTCOM* marker protects from your opponent's coups and realignments.",
        ru: "Выберите страну для жетона *ЦК ВС США*. Противник не сможет проводить там перевороты и снижать влияние.",
      },
      "todo.centcom.country": {
        en: "choose a country for the *CENTCOM* marker",
        ru: "выберите страну для жетона *ЦК ВС США*",
      },
      "board.centcom": { en: "*CENTCOM* of **{side}**: {country}", ru: "*ЦК ВС США*, **{side}**: {country}" },
      "look.centcom": {
        en: "*CENTCOM*: no coups or realignments of **{enemy}** here",
        ru: "*ЦК ВС США*: **{enemy}** не проводит здесь переворотов и снижения влияния",
      },
    },
    *event(g, by): Flow {
      g.placeCentcom(by, yield* g.askPlace(by, { kind: "centcom.country" }, g.board.everywhere));
    },
  },
  "carter-doctrine": {
    number: 9,
    era: "late",
    ops: 4,
    side: "us",
    removed: true,
    name: { en: "Carter Doctrine", ru: "Доктрина Картера" },
    aliases: ["carter", "картер"],
    text: {
      en: "Once during the rest of this turn, before a die is thrown, US may declare that this die counts as a 1 or as a 6; it is then not rolled.",
      ru: "Один раз до конца раунда, перед броском кубика, США могут объявить, что на этом кубике выпало 1 или 6; тогда его не бросают.",
    },
    messages: {
      "log.carter-doctrine": {
        en: "*Carter Doctrine*: the {side} die shows {die}.",
        ru: "*Доктрина Картера*: на кубике {side} выпало {die}.",
        goesOn: true,
      },
      "ask.carter-doctrine.die": {
        en: "*Carter Doctrine*: name what one die shows, or let the dice fall.",
        ru: "*Доктрина Картера*: объявите, что выпало на одном кубике, или пусть решает бросок.",
      },
      "todo.carter-doctrine.die": {
        en: "name a die with *Carter Doctrine* or let the dice fall",
        ru: "объявите результат кубика (*Доктрина Картера*) или бросьте его",
      },
      "option.carter-doctrine.die.*": { en: "{head} die: {of}", ru: "Кубик {head}: {of}" },
    },
    *event(g, by): Flow {
      g.begin("carter-doctrine", by, "turn");
    },
  },
  "kenya-joins-rdf": {
    number: 10,
    era: "late",
    ops: 1,
    side: "us",
    name: { en: "Kenya Joins Rapid Deployment Force", ru: "Милитаризм в Кении" },
    aliases: ["rdf", "rapid deployment force", "милитаризм"],
    text: {
      en: "US adds 1 US Influence in Kenya, then removes 1 USSR Influence from one country the USSR does not control.",
      ru: "США добавляют 1 влияние США в Кению, затем убирают 1 влияние СССР из страны, которую СССР не контролирует.",
    },
    *event(g, by): Flow {
      g.add(by, "kenya", 1);
      yield* removeUncontrolled(g, by);
    },
  },
  "voa-in-amharic": {
    number: 11,
    era: "late",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Voice of America in Amharic", ru: "«Голос Америки» звучит в Эфиопии" },
    aliases: ["voa", "amharic"],
    text: {
      en: "US conducts Operations worth exactly 1 point (as USAID: placement, one realignment attempt or a coup of value 1). For the rest of the turn each card with printed value 1 whose Ops the US uses gets +1.",
      ru: "США проводят операции ровно на 1 ОО. До конца раунда каждая карта, на которой напечатано 1 ОО и которую США используют для операций, даёт на 1 ОО больше.",
    },
    peril: "operations",
    *event(g, by): Flow {
      // no card is used for this point, so nothing changes its value
      yield* conductOperations(g, by, points(1));
      g.begin("voa-in-amharic", by, "turn");
    },
  },
  "afghanistan-invasion": {
    number: 17,
    era: "late",
    ops: 4,
    side: "us",
    name: { en: "Afghanistan Invasion", ru: "Ввод войск в Афганистан" },
    aliases: ["afghanistan", "афганистан"],
    text: {
      en: "Presidential Directive 30 loses any running effect and cannot happen as an event for the rest of the game. For the rest of this turn every further card the USSR uses for Ops is worth 1 less (not below 1).",
      ru: "«Президентская директива № 30» отменяется и больше не может произойти. До конца раунда каждая следующая карта, которую СССР использует для операций, даёт на 1 ОО меньше (не меньше 1).",
    },
    *event(g, by): Flow {
      g.cease("presidential-directive-30");
      g.begin("afghanistan-invasion", by, "game");
    },
  },
  "daniel-arap-moi": {
    number: 18,
    era: "late",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Daniel arap Moi", ru: "Дэниэл арап Мои" },
    aliases: ["moi", "arap moi", "мои"],
    text: {
      en: "If the US controls Kenya: US gains 1 VP and then must move DEFCON one level up or down (US chooses). Otherwise: US adds 2 US Influence in Kenya.",
      ru: "Если США контролируют Кению, они получают 1 ПО и меняют уровень DEFCON на 1 в любую сторону. Иначе США добавляют 2 влияния США в Кению.",
    },
    peril: (g, by): Peril | undefined => (g.controlsCountry(by, "kenya") ? "lowered" : undefined),
    *event(g, by): Flow {
      if (!g.controlsCountry(by, "kenya")) return g.add(by, "kenya", 2);
      g.award(by, 1);
      yield* moveDefcon(g, by);
    },
  },
  "we-are-the-world": {
    number: 46,
    era: "late",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "We Are the World", ru: "«Мы – это мир»" },
    aliases: ["are the world", "мы это мир"],
    text: {
      en: "If a Famine marker is on the map: the US gains 1 VP, adds 2 US influence in one country with a Famine marker and takes that marker off.",
      ru: "Если на поле есть жетон голода: США получают 1 ПО, добавляют 2 влияния США в одну страну с жетоном голода и убирают этот жетон.",
    },
    condition: (g): boolean => (g.state.famine ?? []).length > 0,
    *event(g, by): Flow {
      g.award(by, 1);
      g.endFamine(yield* addToOne(g, by, 2, g.state.famine ?? []));
    },
  },
} as const satisfies SharedCards;
