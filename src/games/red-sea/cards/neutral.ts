import { type Flow, option } from "../../../engine/index.ts";
import { conduct, conductOperations, onTheMap } from "../../cold-war/rules/operations.ts";
import { discardFrom } from "../../cold-war/rules/piles.ts";
import { hasTarget } from "../../cold-war/rules/targets.ts";
import { isOpponents } from "../../cold-war/rules/uses.ts";
import type { Side } from "../../cold-war/seats.ts";
import { board } from "../components/board.ts";
import type { RedSea } from "../red-sea.ts";
import { scoreCard } from "../rules/scoring.ts";
import { countries } from "./areas.ts";
import type { RedSeaCards } from "./card.ts";
import type { CardId } from "./ids.ts";
import { rollFor } from "./vocabulary.ts";

const arabStates = board.placesOf("egypt", "sudan", "south-yemen", "yemen", "oman", "saudi-arabia");

const opponentsCards = (g: RedSea, side: Side): CardId[] =>
  g.state.hands[side].filter((card) => isOpponents(g, side, card));

export const neutralCards = {
  "africa-scoring": {
    order: 37,
    era: "mid",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "Africa Scoring", ru: "Подсчёт очков в Африке" },
    aliases: ["africa", "score africa", "африка", "подсчёт африки"],
    text: {
      en: "A side that controls Ethiopia, Somalia and more African countries than its opponent wins at once. Otherwise both sides score Africa: Presence 1, Domination 3, Control 4 VP; +1 VP per controlled battleground; the Strategic Sea Lanes count as well. Only the difference counts.",
      ru: "Сторона, которая контролирует Эфиопию, Сомали и больше стран Африки, чем противник, сразу побеждает в игре. Иначе обе стороны считают очки в Африке: присутствие 1, превосходство 3, контроль 4 ПО; +1 ПО за каждую ключевую страну под контролем; учитываются и Стратегические морские пути. Засчитывается только разница.",
    },
    messages: {
      "end.africa": {
        en: "**{winners}** controls both flashpoints and more African countries when Africa is scored, and wins.",
        ru: "При подсчёте Африки под контролем обе горячие точки и больше стран, чем у противника. Победа: **{winners}**.",
      },
    },
    *event(g): Flow {
      scoreCard(g, "africa-scoring");
    },
  },
  "middle-east-scoring": {
    order: 38,
    era: "late",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "Middle East Scoring", ru: "Подсчёт очков на Ближнем Востоке" },
    aliases: ["middle east", "score middle east", "ближний восток", "бв", "подсчёт бв"],
    text: {
      en: "Both sides score the Middle East: Presence 3, Domination 5, Control 7 VP; +1 VP per controlled battleground; the Strategic Sea Lanes count as well. Only the difference counts.",
      ru: "Обе стороны считают очки на Ближнем Востоке: присутствие 3, превосходство 5, контроль 7 ПО; +1 ПО за каждую ключевую страну под контролем; учитываются и Стратегические морские пути. Засчитывается только разница.",
    },
    *event(g): Flow {
      scoreCard(g, "middle-east-scoring");
    },
  },
  "romanian-autonomy": {
    order: 39,
    era: "mid",
    ops: 2,
    side: "neutral",
    noHeadline: true,
    name: { en: "Romanian Autonomy", ru: "Румынская автономия" },
    aliases: ["romania", "autonomy", "ra", "румыния"],
    text: {
      en: "Worth 2 Ops, or 3 if you had fewer VP than your opponent at the start of the action round; it has no event. After play it goes to your opponent face down and turns face up at the end of the turn. Whoever holds it at final scoring gains 1 VP.",
      ru: "Даёт 2 ОО или 3 ОО, если в начале хода у вас меньше ПО, чем у противника; события нет. После розыгрыша уходит противнику рубашкой вверх и открывается в конце раунда. Владелец карты при финальном подсчёте очков получает 1 ПО.",
    },
    messages: {
      "log.romania": {
        en: "*Romanian Autonomy* lies in front of **{side}**, face {faceUp:face}.",
        ru: "*«Румынская автономия»* теперь у **{side}**, {faceUp:face}.",
        goesOn: true,
      },
      "face.true": { en: "up", ru: "лицом вверх" },
      "face.false": { en: "down", ru: "рубашкой вверх" },
      "log.final-scoring.romania": {
        en: "**{side}** holds *Romanian Autonomy* at the end.",
        ru: "*«Румынская автономия»* в конце игры у **{side}**.",
      },
      "board.romania": {
        en: "*Romanian Autonomy*: **{holder}**, face {faceUp:face}",
        ru: "*«Румынская автономия»*: **{holder}**, {faceUp:face}",
      },
      "refusal.passing.use": { en: "{card} cannot be used for this.", ru: "Карта {card} для этого не подходит." },
      "refusal.passing.holder": { en: "{side} holds {card}.", ru: "Карта {card} сейчас у противника ({side})." },
      "refusal.passing.face-down": {
        en: "{card} lies face down until the end of the turn.",
        ru: "Карта {card} лежит рубашкой вверх до конца раунда.",
      },
      "refusal.passing.duty": { en: "Another card has to be played first.", ru: "Сначала нужно сыграть другую карту." },
      "refusal.passing.event": { en: "{card} has no event.", ru: "У карты {card} нет события." },
    },
    condition: (): boolean => false,
    *event(): Flow {},
  },
  oau: {
    order: 40,
    era: "late",
    ops: 1,
    side: "neutral",
    name: { en: "Organization of African Unity", ru: "Организация африканского единства" },
    aliases: ["african unity", "оае"],
    text: {
      en: "Discard a card with your opponent’s event from your hand, without that event, and roll a die: on 4–6 you may conduct Operations with its Ops.",
      ru: "Сбросьте с руки карту с событием противника, и оно не произойдёт. Затем бросьте кубик: при 4–6 вы можете провести операции на ОО сброшенной карты.",
    },
    messages: {
      "ask.oau.discard": {
        en: "Discard a card with your opponent’s event: on 4–6 you may use its operations.",
        ru: "Сбросьте карту с событием противника: при 4–6 на кубике её операции ваши.",
      },
      "todo.oau.discard": { en: "discard a card with an opponent’s event", ru: "сбросьте карту с событием противника" },
    },
    condition: (g, by): boolean => opponentsCards(g, by).length > 0,
    *event(g, by): Flow {
      const cards = opponentsCards(g, by).map((card) => option(card));
      const card = yield* g.ask(by, { kind: "oau.discard", secret: true }, cards);
      discardFrom(g, by, card);
      if (!(yield* rollFor(g, by, { needs: 4 }))) return;
      yield* conductOperations(g, by, g.pointsOf(by, card), onTheMap, { optional: true });
    },
  },
  famine: {
    order: 41,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "Famine", ru: "Голод" },
    text: {
      en: "Put Famine markers on 2 adjacent countries and at once make a coup attempt with the Ops of this card in a country with such a marker. A Famine marker adds 1 to every coup roll in its country and is removed by a successful coup there.",
      ru: "Положите жетоны голода в 2 соседние страны и сразу проведите попытку переворота на ОО этой карты в стране с таким жетоном. Жетон даёт +1 к каждому броску при перевороте в его стране и убирается после успешного переворота.",
    },
    messages: {
      "ask.famine.country": {
        en: "Choose a country for a *Famine* marker: {left} left, in adjacent countries.",
        ru: "Выберите страну для жетона *«Голод»*: осталось {left}, в соседних странах.",
      },
      "todo.famine.country": {
        en: "choose a country for a *Famine* marker, {left} left",
        ru: "выберите страну для жетона *«Голод»*, осталось {left}",
      },
      "board.famine": { en: "*Famine*: {countries}", ru: "*«Голод»*: {countries}" },
      "look.famine": {
        en: "*Famine*: +1 to every coup roll here",
        ru: "*«Голод»*: +1 к броскам при переворотах здесь",
      },
    },
    *event(g, by): Flow {
      // there are two markers: those still on the map are used again
      for (const place of g.state.famine) g.endFamine(place);
      let open = countries;
      for (const left of [2, 1]) {
        const place = yield* g.askPlace(by, { kind: "famine.country", args: { left } }, open);
        g.startFamine(place);
        open = g.board.adjacent(place);
      }
      const among = g.state.famine;
      if (!hasTarget(g, by, "coup", { among })) return;
      yield* conduct(g, by, "coup", g.pointsOf(by, "famine"), { among });
    },
  },
  "arab-league": {
    number: 43,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "Arab League", ru: "Лига арабских государств" },
    aliases: ["league", "лаг", "лига"],
    text: {
      en: "You gain 3 VP if you control at least 3 of Egypt, Sudan, South Yemen, Yemen, Oman and Saudi Arabia.",
      ru: "Вы получаете 3 ПО, если контролируете хотя бы 3 из этих стран: Египет, Судан, Южный Йемен, Йемен, Оман, Саудовская Аравия.",
    },
    condition: (g, by): boolean => arabStates.filter((place) => g.controls(by, place)).length >= 3,
    *event(g, by): Flow {
      g.award(by, 3);
    },
  },
  "indian-ocean-zone-of-peace": {
    number: 45,
    era: "mid",
    ops: 2,
    side: "neutral",
    removed: true,
    name: { en: "Indian Ocean Zone of Peace", ru: "Индийский океан – зона мира" },
    aliases: ["zone of peace", "indian ocean", "зона мира", "индийский океан"],
    text: {
      en: "You gain 2 VP. Until the end of the turn every country counts as a battleground for coup attempts of both sides.",
      ru: "Вы получаете 2 ПО. До конца раунда при переворотах обеих сторон каждая страна считается ключевой.",
    },
    *event(g, by): Flow {
      g.award(by, 2);
      g.begin("indian-ocean-zone-of-peace", by, "turn");
    },
  },
} as const satisfies RedSeaCards;
