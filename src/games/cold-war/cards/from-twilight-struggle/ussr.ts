import { type Flow, option } from "../../../../engine/index.ts";
import { chooseCountries } from "../../rules/influence.ts";
import { conductOperations, onTheMap } from "../../rules/operations.ts";
import { discardFrom, showTo } from "../../rules/piles.ts";
import { other } from "../../seats.ts";
import type { SharedCards } from "../shared-card.ts";
import { emptyOf, named } from "../verbs.ts";

/** Not every board of the family has all of them. */
const muslimStates = ["sudan", "iran", "iraq", "egypt", "libya", "saudi-arabia", "syria", "jordan"];
const oilStates = ["egypt", "iran", "libya", "saudi-arabia", "iraq", "gulf-states", "venezuela"];

export const twilightUssr = {
  "brezhnev-doctrine": {
    number: 51,
    era: "mid",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Brezhnev Doctrine", ru: "Доктрина Брежнева" },
    aliases: ["brezhnev", "брежнев"],
    text: {
      en: "Until the end of the turn, USSR cards and Operations are worth 1 more Op, but no more than 4.",
      ru: "До конца раунда карты и операции СССР дают на 1 ОО больше, но не более 4 ОО.",
    },
    *event(g, by): Flow {
      g.begin("brezhnev-doctrine", by, "turn");
    },
  },
  "muslim-revolution": {
    number: 56,
    era: "mid",
    ops: 4,
    side: "ussr",
    preventedBy: ["awacs-sale-to-saudis"],
    name: { en: "Muslim Revolution", ru: "Исламская революция" },
    aliases: ["muslim rev", "muslim", "мусульманская революция"],
    text: {
      en: "The USSR picks 2 of these countries and removes all US influence from them: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan. Cannot occur after AWACS Sale to Saudis.",
      ru: "СССР выбирает 2 страны из списка и убирает из них всё влияние США: Судан, Иран, Ирак, Египет, Ливия, Саудовская Аравия, Сирия, Иордания. Не происходит после события «Поставка самолётов-разведчиков в Саудовскую Аравию».",
    },
    *event(g, by): Flow {
      const rival = other(by);
      const among = named(g.board, muslimStates).filter((place) => g.influence(rival, place) > 0);
      yield* chooseCountries(g, by, "influence.remove-all", 2, among, (place) => emptyOf(g, rival, place));
    },
  },
  opec: {
    number: 61,
    era: "mid",
    ops: 3,
    side: "ussr",
    preventedBy: ["north-sea-oil"],
    name: { en: "OPEC", ru: "ОПЕК" },
    text: {
      en: "The USSR gains 1 VP for each of these it controls: Egypt, Iran, Libya, Saudi Arabia, Iraq, Gulf States, Venezuela. Cannot occur after North Sea Oil.",
      ru: "СССР получает по 1 ПО за контроль над каждой из стран: Египет, Иран, Ливия, Саудовская Аравия, Ирак, Государства Персидского залива, Венесуэла. Не происходит после события «Добыча нефти в Северном море».",
    },
    *event(g, by): Flow {
      g.award(by, named(g.board, oilStates).filter((place) => g.controls(by, place)).length);
    },
  },
  "lone-gunman": {
    number: 62,
    era: "mid",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "Lone Gunman", ru: "Убийство Джона Кеннеди" },
    aliases: ["gunman", "jfk", "убийство кеннеди", "стрелок-одиночка"],
    text: {
      en: "The US shows its hand to the USSR. Then the USSR may conduct Operations with 1 Op (influence, realignment or coup).",
      ru: "США показывают СССР свою руку. Затем СССР может провести операции на 1 ОО (влияние, попытка его снижения или переворот).",
    },
    peril: "operations",
    *event(g, by): Flow {
      showTo(g, by, "hand", g.state.hands[other(by)]);
      yield* conductOperations(g, by, g.pointsFor(by, 1, null), onTheMap, { optional: true });
    },
  },
  "aldrich-ames-remix": {
    number: 98,
    era: "late",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Aldrich Ames Remix", ru: "Олдрич Эймс" },
    aliases: ["ames", "aldrich ames", "эймс"],
    text: {
      en: "The USSR sees the US hand until the end of the turn and now discards 1 card of its choice from it, without the event.",
      ru: "До конца раунда СССР видит руку США и сразу сбрасывает из неё 1 карту по своему выбору; её событие не происходит.",
    },
    messages: {
      "ask.aldrich-ames-remix.discard": {
        en: "Choose the card that the US discards.",
        ru: "Выберите карту, которую сбросят США.",
      },
      "todo.aldrich-ames-remix.discard": {
        en: "choose the card that the US discards",
        ru: "выберите карту, которую сбросят США",
      },
    },
    asksFor: { "aldrich-ames-remix.discard": { from: "pile", refusal: "refusal.not-there" } },
    *event(g, by): Flow {
      g.begin("aldrich-ames-remix", by, "turn");
      const hand = g.state.hands[other(by)];
      showTo(g, by, "hand", hand);
      if (hand.length === 0) return;
      const cards = hand.map((card) => option(card));
      discardFrom(g, other(by), yield* g.ask(by, { kind: "aldrich-ames-remix.discard" }, cards));
    },
  },
  "yuri-and-samantha": {
    number: 109,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    optional: true,
    name: { en: "Yuri and Samantha", ru: "Саманта Смит" },
    aliases: ["yuri", "samantha", "yuri & samantha", "саманта", "юрий и саманта", "юрий"],
    text: {
      en: "Until the end of the turn, the USSR gains 1 VP for each coup the US attempts, successful or not.",
      ru: "До конца раунда СССР получает 1 ПО за каждую попытку переворота США, даже неудачную.",
    },
    *event(g, by): Flow {
      g.begin("yuri-and-samantha", by, "turn");
    },
  },
} as const satisfies SharedCards;
