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
      en: "The US makes a coup attempt with the Ops of this card, whatever the DEFCON level. It does not change DEFCON.",
      ru: "США проводят попытку переворота на ОО этой карты, каким бы ни был уровень DEFCON. Сам DEFCON при этом не меняется.",
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
      en: "Until the end of the turn a card that the USSR uses to place influence is worth 1 Op less, but no less than 1, if any of it is placed in Africa.",
      ru: "До конца раунда карта, на ОО которой СССР размещает влияние, даёт на 1 ОО меньше, но не менее 1 ОО, если хотя бы одно очко размещено в Африке.",
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
      en: "The US puts the CENTCOM marker on any country. For the rest of the game the USSR may not attempt coups or realignments there.",
      ru: "США кладут жетон ЦК ВС США в любую страну. До конца игры СССР не может проводить там перевороты и попытки снижения влияния.",
    },
    messages: {
      "ask.centcom.country": {
        en: "Choose the country that the *CENTCOM* marker protects from your opponent’s coups and realignments.",
        ru: "Выберите страну для жетона *«ЦК ВС США»*. Противник не сможет проводить там перевороты и снижать влияние.",
      },
      "todo.centcom.country": {
        en: "choose a country for the *CENTCOM* marker",
        ru: "выберите страну для жетона *«ЦК ВС США»*",
      },
      "board.centcom": { en: "*CENTCOM* of **{side}**: {country}", ru: "*«ЦК ВС США»*, **{side}**: {country}" },
      "look.centcom": {
        en: "*CENTCOM*: no coups or realignments of **{enemy}** here",
        ru: "*«ЦК ВС США»*: **{enemy}** не проводит здесь переворотов и снижения влияния",
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
      en: "Once before the end of the turn, when a die is about to be rolled, the US may declare it a 1 or a 6; it is then not rolled.",
      ru: "Один раз до конца раунда, прямо перед броском кубика, США могут объявить его результат: 1 или 6. Тогда этот кубик не бросают.",
    },
    messages: {
      "log.carter-doctrine": {
        en: "*Carter Doctrine*: **US** declares the {side} die a {die}.",
        ru: "*«Доктрина Картера»*: **США** объявляют, что на кубике {side} выпало {die}.",
        goesOn: true,
      },
      "ask.carter-doctrine.die": {
        en: "Declare what a die shows, or let the dice be rolled.",
        ru: "Объявите, что выпало на одном кубике, или пусть решает бросок.",
      },
      "todo.carter-doctrine.die": {
        en: "declare what a die shows, or let the dice be rolled",
        ru: "объявите результат кубика или бросьте его",
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
      en: "The US adds 1 influence to Kenya, then removes 1 USSR influence from a country that the USSR does not control.",
      ru: "США размещают 1 очко влияния в Кении, затем убирают 1 очко влияния СССР из страны, которую СССР не контролирует.",
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
      en: "The US conducts Operations with exactly 1 Op (influence, realignment or coup). For the rest of the turn each card with a printed value of 1 that the US uses for Operations is worth 1 Op more.",
      ru: "США проводят операции ровно на 1 ОО (влияние, попытка его снижения или переворот). До конца раунда каждая карта, на которой напечатано 1 ОО и которую США используют для операций, даёт на 1 ОО больше.",
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
      en: "Presidential Directive 30 is cancelled and can no longer occur. Until the end of the turn each further card that the USSR uses for Operations is worth 1 Op less, but no less than 1.",
      ru: "Событие «Президентская директива № 30» отменяется и больше не может произойти. До конца раунда каждая следующая карта, которую СССР использует для операций, даёт на 1 ОО меньше, но не менее 1 ОО.",
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
      en: "If the US controls Kenya, it gains 1 VP and must raise or lower DEFCON by 1. Otherwise the US adds 2 influence to Kenya.",
      ru: "Если США контролируют Кению, они получают 1 ПО и должны повысить или понизить DEFCON на 1. Иначе США размещают в Кении 2 очка влияния.",
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
      en: "If a Famine marker is on the board, the US gains 1 VP, adds 2 influence to a country with a Famine marker and removes that marker.",
      ru: "Если на поле есть жетон голода, США получают 1 ПО, размещают 2 очка влияния в одной стране с жетоном голода и убирают этот жетон.",
    },
    condition: (g): boolean => (g.state.famine ?? []).length > 0,
    *event(g, by): Flow {
      g.award(by, 1);
      g.endFamine(yield* addToOne(g, by, 2, g.state.famine ?? []));
    },
  },
} as const satisfies SharedCards;
