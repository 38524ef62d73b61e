import { type Flow, option } from "../../../../engine/index.ts";
import { conductOperations } from "../../../cold-war/rules/operations.ts";
import { advanceInSpace } from "../../../cold-war/rules/space-race.ts";
import { other } from "../../../cold-war/seats.ts";
import { scoreRegion, scoreSoutheastAsia } from "../../rules/scoring.ts";
import { latinAmerica } from "../areas.ts";
import type { TwilightCards } from "../card.ts";
import { freeStrike } from "../vocabulary.ts";

export const midNeutral = {
  "central-america-scoring": {
    number: 37,
    era: "mid",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "Central America Scoring", ru: "Подсчёт очков в Центральной Америке" },
    aliases: [
      "central america",
      "ca scoring",
      "центральная америка",
      "ца",
      "подсчёт ца",
      "подсчёт центральной америки",
    ],
    text: {
      en: "Both sides score Central America: Presence 1, Domination 3, Control 5 VP; +1 VP per controlled battleground, +1 VP per controlled country adjacent to the enemy superpower. Only the difference counts.",
      ru: "Обе стороны считают очки в Центральной Америке: присутствие 1, превосходство 3, контроль 5 ПО; +1 ПО за каждую ключевую страну под контролем и +1 ПО за каждую страну под контролем по соседству со сверхдержавой противника. Засчитывается только разница.",
    },
    *event(g): Flow {
      yield* scoreRegion(g, "central-america");
    },
  },
  "southeast-asia-scoring": {
    number: 38,
    era: "mid",
    ops: 0,
    side: "neutral",
    removed: true,
    scoring: true,
    name: { en: "Southeast Asia Scoring", ru: "Подсчёт очков в Юго-Восточной Азии" },
    aliases: [
      "southeast asia",
      "se asia",
      "sea scoring",
      "юго-восточная азия",
      "юва",
      "подсчёт юва",
      "подсчёт юго-восточной азии",
    ],
    text: {
      en: "Each side gains 1 VP for each Southeast Asian country it controls, but 2 VP for Thailand. Only the difference counts.",
      ru: "Каждая сторона получает 1 ПО за каждую страну Юго-Восточной Азии под своим контролем, а за Таиланд 2 ПО. Засчитывается только разница.",
    },
    *event(g): Flow {
      scoreSoutheastAsia(g);
    },
  },
  "cuban-missile-crisis": {
    number: 40,
    era: "mid",
    ops: 3,
    side: "neutral",
    removed: true,
    name: { en: "Cuban Missile Crisis", ru: "Карибский кризис" },
    aliases: ["cmc", "missile crisis", "карибский", "кубинский ракетный кризис", "кубинский кризис"],
    text: {
      en: "Set DEFCON to 2. Until the end of the turn, your opponent loses the game by attempting any coup. The opponent may cancel this at any time by removing 2 of their influence: the USSR from Cuba, the US from one of West Germany and Turkey.",
      ru: "DEFCON устанавливается на 2. До конца раунда противник проигрывает игру при любой своей попытке переворота. Противник может в любой момент отменить это, убрав 2 очка своего влияния: СССР с Кубы, США из Западной Германии или из Турции (из одной страны).",
    },
    messages: {
      "ask.cuban-missile-crisis.end": {
        en: "Under *Cuban Missile Crisis* this coup loses the game. Give up 2 influence to end the crisis first.",
        ru: "Пока идёт *«Карибский кризис»*, этот переворот означает поражение. Уберите 2 очка влияния, чтобы сначала завершить кризис.",
      },
      "todo.cuban-missile-crisis.end": {
        en: "end *Cuban Missile Crisis* before the coup, or lose",
        ru: "завершите *«Карибский кризис»* до переворота, иначе поражение",
      },
      "option.end-crisis:*": {
        en: "End Cuban Missile Crisis: 2 influence from {of}",
        ru: "Завершить Карибский кризис, убрать 2 очка влияния: {of}",
      },
      "option.cuban-missile-crisis.end.*": { en: "Give up 2 influence: {of}", ru: "Убрать 2 очка влияния: {of}" },
      "option.lose": { en: "Go on and lose the game", ru: "Продолжить и проиграть" },
      "danger.cuban-missile-crisis": {
        en: "A coup under {card} loses the game.",
        ru: "Переворот при событии {card} – поражение в игре.",
      },
      "end.cuban-missile-crisis": {
        en: "**{loser}** attempts a coup under *Cuban Missile Crisis*: **{winners}** wins.",
        ru: "Переворот во время события *«Карибский кризис»*, виновник: {loser}. Победа: **{winners}**.",
      },
    },
    *event(g, by): Flow {
      g.setDefcon(2);
      g.begin("cuban-missile-crisis", by, "turn");
    },
  },
  "how-i-learned-to-stop-worrying": {
    number: 46,
    era: "mid",
    ops: 2,
    side: "neutral",
    removed: true,
    name: { en: "How I Learned to Stop Worrying", ru: "«Как я научился не волноваться»" },
    aliases: ["how i learned", "hiltsw", "strangelove", "не волноваться", "как я научился не волноваться"],
    text: {
      en: "You set DEFCON to any level from 1 to 5 and gain 5 Military Ops. Level 1 ends the game, and the phasing player loses.",
      ru: "Вы устанавливаете DEFCON на любой уровень от 1 до 5 и получаете 5 очков военных операций. При уровне 1 игра заканчивается, активный игрок проигрывает.",
    },
    messages: {
      "ask.how-i-learned-to-stop-worrying.defcon": {
        en: "Set DEFCON to any level.",
        ru: "Установите DEFCON на любой уровень.",
      },
      "todo.how-i-learned-to-stop-worrying.defcon": { en: "set DEFCON", ru: "установите уровень DEFCON" },
      "option.how-i-learned-to-stop-worrying.defcon.*": { en: "Level {of}", ru: "Уровень {of}" },
    },
    peril: "chosen",
    *event(g, by): Flow {
      const levels = ["1", "2", "3", "4", "5"].map((level) => option(level, { defcon: Number(level) }));
      g.setDefcon(Number(yield* g.ask(by, { kind: "how-i-learned-to-stop-worrying.defcon" }, levels)));
      g.addMilOps(by, 5);
    },
  },
  junta: {
    number: 47,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "Junta", ru: "Хунта" },
    text: {
      en: "You add 2 influence to 1 country in Central or South America. Then you may use 2 Ops there or elsewhere in these regions for a free coup or for realignment rolls, ignoring DEFCON limits. The coup gives no Military Ops; in a battleground it lowers DEFCON.",
      ru: "Вы размещаете 2 очка влияния в 1 стране Центральной или Южной Америки. Затем вы можете на 2 ОО провести в этих регионах бесплатный переворот или попытки снижения влияния без ограничений DEFCON. Переворот не даёт очков военных операций, а в ключевой стране понижает DEFCON.",
    },
    messages: {
      "ask.junta.country": {
        en: "Choose a country to add 2 influence to.",
        ru: "Выберите страну, в которой разместить 2 очка влияния.",
      },
      "todo.junta.country": {
        en: "choose a country to add 2 influence to",
        ru: "выберите страну, в которой разместите 2 очка влияния",
      },
    },
    peril: { coupIn: latinAmerica },
    *event(g, by): Flow {
      g.change(by, yield* g.askPlace(by, { kind: "junta.country" }, latinAmerica), 2);
      yield* freeStrike(g, by, 2, latinAmerica);
    },
  },
  "abm-treaty": {
    number: 57,
    era: "mid",
    ops: 4,
    side: "neutral",
    name: { en: "ABM Treaty", ru: "Договор по ПРО" },
    aliases: ["abm", "договор о про"],
    text: {
      en: "Raise DEFCON by 1. Then you conduct Operations with 4 Ops (influence, realignment or coup).",
      ru: "DEFCON повышается на 1. Затем вы проводите операции на 4 ОО (влияние, попытки его снижения или переворот).",
    },
    *event(g, by): Flow {
      g.raiseDefcon();
      yield* conductOperations(g, by, g.pointsFor(by, 4, null));
    },
  },
  "latin-american-death-squads": {
    number: 69,
    era: "mid",
    ops: 2,
    side: "neutral",
    addsUp: true,
    name: { en: "Latin American Death Squads", ru: "Латиноамериканские эскадроны смерти" },
    aliases: ["death squads", "lads", "эскадроны смерти", "эскадроны"],
    text: {
      en: "Until the end of the turn, in Central and South America your coup rolls get +1 and your opponent’s get −1.",
      ru: "До конца раунда в Центральной и Южной Америке ваши броски на переворот получают +1, а броски противника −1.",
    },
    *event(g, by): Flow {
      g.begin("latin-american-death-squads", by, "turn");
    },
  },
  "africa-scoring": {
    number: 79,
    era: "mid",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "Africa Scoring", ru: "Подсчёт очков в Африке" },
    aliases: ["africa", "score africa", "африка", "подсчёт африки", "подсчёт африка"],
    text: {
      en: "Both sides score Africa: Presence 1, Domination 4, Control 6 VP; +1 VP per controlled battleground. Only the difference counts.",
      ru: "Обе стороны считают очки в Африке: присутствие 1, превосходство 4, контроль 6 ПО; +1 ПО за каждую ключевую страну под контролем. Засчитывается только разница.",
    },
    *event(g): Flow {
      yield* scoreRegion(g, "africa");
    },
  },
  "one-small-step": {
    number: 80,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "One Small Step", ru: "«Один маленький шаг…»" },
    aliases: ["small step", "oss", "маленький шаг", "один маленький шаг"],
    text: {
      en: "Only if you are behind in the Space Race: move your marker 2 boxes forward and take the VP and ability of the final box only. This is not a Space Race attempt.",
      ru: "Только если вы отстаёте в космической гонке: вы продвигаетесь на 2 деления и получаете ПО и бонус лишь последнего из них. Это не считается попыткой.",
    },
    condition: (g, by): boolean => g.state.space[by] < g.state.space[other(by)],
    *event(g, by): Flow {
      advanceInSpace(g, by, 2);
    },
  },
  "south-america-scoring": {
    number: 81,
    era: "mid",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "South America Scoring", ru: "Подсчёт очков в Южной Америке" },
    aliases: ["south america", "sa scoring", "южная америка", "юа", "подсчёт юа", "подсчёт южной америки"],
    text: {
      en: "Both sides score South America: Presence 2, Domination 5, Control 6 VP; +1 VP per controlled battleground. Only the difference counts.",
      ru: "Обе стороны считают очки в Южной Америке: присутствие 2, превосходство 5, контроль 6 ПО; +1 ПО за каждую ключевую страну под контролем. Засчитывается только разница.",
    },
    *event(g): Flow {
      yield* scoreRegion(g, "south-america");
    },
  },
} as const satisfies TwilightCards;
