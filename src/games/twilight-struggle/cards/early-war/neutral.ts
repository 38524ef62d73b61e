import { type Flow, option } from "../../../../engine/index.ts";
import { compete } from "../../../cold-war/cards/contests.ts";
import { conductOperations } from "../../../cold-war/rules/operations.ts";
import { advanceInSpace } from "../../../cold-war/rules/space-race.ts";
import { chooseWar, war } from "../../../cold-war/rules/war.ts";
import { other } from "../../../cold-war/seats.ts";
import { board } from "../../components/board.ts";
import { scoreRegion } from "../../rules/scoring.ts";
import type { TwilightCards } from "../card.ts";

export const earlyNeutral = {
  "asia-scoring": {
    number: 1,
    era: "early",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "Asia Scoring", ru: "Подсчёт очков в Азии" },
    aliases: ["asia", "score asia", "азия", "подсчёт азии", "подсчёт азия"],
    text: {
      en: "Both sides score Asia, Southeast Asia included: Presence 3, Domination 7, Control 9 VP; +1 VP per controlled battleground, +1 VP per controlled country adjacent to the enemy superpower. Only the difference counts.",
      ru: "Обе стороны считают очки в Азии, включая Юго-Восточную: присутствие 3, превосходство 7, контроль 9 ПО; +1 ПО за каждую ключевую страну под контролем и +1 ПО за каждую страну под контролем по соседству со сверхдержавой противника. Засчитывается только разница.",
    },
    *event(g): Flow {
      yield* scoreRegion(g, "asia");
    },
  },
  "europe-scoring": {
    number: 2,
    era: "early",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "Europe Scoring", ru: "Подсчёт очков в Европе" },
    aliases: ["europe", "score europe", "eu scoring", "европа", "подсчёт европы", "подсчёт европа"],
    text: {
      en: "Both sides score Europe: Presence 3, Domination 7 VP; +1 VP per controlled battleground, +1 VP per controlled country adjacent to the enemy superpower. Only the difference counts. Control of Europe wins the game at once.",
      ru: "Обе стороны считают очки в Европе: присутствие 3, превосходство 7 ПО; +1 ПО за каждую ключевую страну под контролем и +1 ПО за каждую страну под контролем по соседству со сверхдержавой противника. Засчитывается только разница. Контроль над Европой сразу приносит победу в игре.",
    },
    *event(g): Flow {
      yield* scoreRegion(g, "europe");
    },
  },
  "middle-east-scoring": {
    number: 3,
    era: "early",
    ops: 0,
    side: "neutral",
    scoring: true,
    name: { en: "Middle East Scoring", ru: "Подсчёт очков на Ближнем Востоке" },
    aliases: ["middle east", "mideast", "me scoring", "ближний восток", "бв", "подсчёт бв", "подсчёт ближнего востока"],
    text: {
      en: "Both sides score the Middle East: Presence 3, Domination 5, Control 7 VP; +1 VP per controlled battleground. Only the difference counts.",
      ru: "Обе стороны считают очки на Ближнем Востоке: присутствие 3, превосходство 5, контроль 7 ПО; +1 ПО за каждую ключевую страну под контролем. Засчитывается только разница.",
    },
    *event(g): Flow {
      yield* scoreRegion(g, "middle-east");
    },
  },
  "the-china-card": {
    number: 6,
    era: "early",
    ops: 4,
    side: "neutral",
    noHeadline: true,
    name: { en: "The China Card", ru: "Китайская карта" },
    aliases: ["china", "china card", "tcc", "китай", "карта китая", "карточка китая"],
    text: {
      en: "Worth 4 Ops, or 5 if all points are used in Asia; it has no event and cannot be a headline. After play it goes to your opponent face down and turns face up at the end of the turn. Its holder at the end of turn 10 gains 1 VP. If the US plays it, Formosan Resolution ends.",
      ru: "Даёт 4 ОО или 5 ОО, если все очки потрачены в Азии; события нет, начальным событием быть не может. После розыгрыша уходит противнику рубашкой вверх и открывается в конце раунда. Владелец карты в конце раунда 10 получает 1 ПО. Если её разыгрывают США, «Формозская резолюция» отменяется.",
    },
    messages: {
      "log.china": {
        en: "*The China Card* lies in front of **{side}**, face {faceUp:china}.",
        ru: "*«Китайская карта»* теперь у **{side}**, {faceUp:china}.",
        goesOn: true,
      },
      "china.true": { en: "up", ru: "лицом вверх" },
      "china.false": { en: "down", ru: "рубашкой вверх" },
      "log.final-scoring.china": {
        en: "**{side}** holds *The China Card* at the end.",
        ru: "*«Китайская карта»* в конце игры у **{side}**.",
      },
      "board.china.held": {
        en: "*The China Card*: **{holder}**, face {faceUp:china}",
        ru: "*«Китайская карта»*: **{holder}**, {faceUp:china}",
      },
      "board.china.none": {
        en: "*The China Card*: with nobody yet, USSR influence in the Chinese Civil War {influence} of 3",
        ru: "*«Китайская карта»*: пока ни у кого, влияние СССР в гражданской войне {influence} из 3",
      },
      "refusal.china.use": {
        en: "The China Card cannot be used for this.",
        ru: "Китайская карта для этого не подходит.",
      },
      "refusal.china.holder": {
        en: "{side} holds The China Card.",
        ru: "Китайская карта сейчас у противника ({side}).",
      },
      "refusal.china.face-down": {
        en: "The China Card lies face down until the end of the turn.",
        ru: "Китайская карта лежит рубашкой вверх до конца раунда.",
      },
      "refusal.china.duty": { en: "Another card has to be played first.", ru: "Сначала нужно сыграть другую карту." },
      "refusal.china.event": { en: "The China Card has no event.", ru: "У Китайской карты нет события." },
    },
    condition: (): boolean => false,
    *event(): Flow {},
  },
  "captured-nazi-scientist": {
    number: 18,
    era: "early",
    ops: 1,
    side: "neutral",
    removed: true,
    name: { en: "Captured Nazi Scientist", ru: "Пленный нацистский учёный" },
    aliases: ["nazi scientist", "cns", "scientist", "нацистский учёный", "учёный"],
    text: {
      en: "Move your Space Race marker 1 box forward and take the VP and ability of that box as usual. This is not a Space Race attempt and needs no roll.",
      ru: "Вы продвигаетесь на 1 деление в космической гонке и получаете ПО и бонус этого деления по обычным правилам. Это не считается попыткой и не требует броска.",
    },
    *event(g, by): Flow {
      advanceInSpace(g, by, 1);
    },
  },
  "olympic-games": {
    number: 20,
    era: "early",
    ops: 2,
    side: "neutral",
    name: { en: "Olympic Games", ru: "Олимпийские игры" },
    aliases: ["olympics", "olympic", "олимпиада", "олимпийские"],
    text: {
      en: "Your opponent chooses. Take part: both roll a die, you add 2, and the higher total gains 2 VP; ties are rerolled. Boycott: lower DEFCON by 1, and you conduct Operations with 4 Ops (influence, realignment or coup).",
      ru: "Противник выбирает. Участие: оба бросают кубик, у вас +2; у кого сумма больше, тот получает 2 ПО, при ничьей бросок повторяется. Бойкот: DEFCON понижается на 1, и вы проводите операции на 4 ОО (влияние, попытки его снижения или переворот).",
    },
    messages: {
      "log.olympic-games": { en: "**{side}** {answer:olympics}.", ru: "**{side}** {answer:olympics}.", goesOn: true },
      "olympics.participate": { en: "takes part in the games", ru: "{side|участвует|участвуют} в играх" },
      "olympics.boycott": { en: "boycotts the games", ru: "{side|бойкотирует|бойкотируют} игры" },
      "contest.olympics": { en: "Olympic Games", ru: "Олимпийские игры" },
      "contest.tie.olympics": { en: ", a tie: rolled again", ru: ", ничья: бросок повторяется" },
      "ask.olympic-games.answer": {
        en: "Take part in the games, or boycott them.",
        ru: "Участвуйте в играх или бойкотируйте их.",
      },
      "todo.olympic-games.answer": {
        en: "take part in the games or boycott them",
        ru: "участвуйте в играх или бойкотируйте их",
      },
      "option.participate": { en: "Take part", ru: "Участвовать" },
      "option.boycott": { en: "Boycott", ru: "Бойкотировать" },
    },
    peril: "rival-lowers",
    *event(g, by): Flow {
      const rival = other(by);
      const answers = [option("participate"), option("boycott", { defcon: g.lowered() })];
      const answer = yield* g.ask(rival, { kind: "olympic-games.answer" }, answers);
      g.tell("olympic-games", { side: rival, answer });
      if (answer === "participate") {
        yield* compete(g, "olympics", by, 2, rival, 0, 2);
        return;
      }
      g.lowerDefcon();
      yield* conductOperations(g, by, g.pointsFor(by, 4, null));
    },
  },
  "indo-pakistani-war": {
    number: 24,
    era: "early",
    ops: 2,
    side: "neutral",
    war: true,
    name: { en: "Indo-Pakistani War", ru: "Индо-пакистанская война" },
    aliases: ["indo-pak", "indo pak", "indo-pakistani", "indo pakistani war", "ipw", "индо-пакистанская", "индопак"],
    text: {
      en: "You attack India or Pakistan, gain 2 Military Ops and roll a die, −1 for each country adjacent to the target that your opponent controls. On 4 or more you gain 2 VP and turn all opposing influence in the target into yours.",
      ru: "Вы нападаете на Индию или Пакистан, получаете 2 очка военных операций и бросаете кубик: −1 за каждую соседнюю с целью страну под контролем противника. При 4 и более вы получаете 2 ПО и заменяете всё влияние противника в этой стране своим.",
    },
    *event(g, by): Flow {
      const target = yield* chooseWar(g, by, board.placesOf("india", "pakistan"), 4);
      yield* war(g, by, { target, needs: 4, vp: 2, milOps: 2 });
    },
  },
  "red-scare-purge": {
    number: 31,
    era: "early",
    ops: 4,
    side: "neutral",
    addsUp: true,
    name: { en: "Red Scare/Purge", ru: "Красная угроза/Чистка" },
    aliases: ["red scare", "purge", "rsp", "красная угроза", "чистка", "чистки", "боязнь красных"],
    text: {
      en: "Until the end of the turn, your opponent’s cards and Operations are worth 1 Op less, but no less than 1.",
      ru: "До конца раунда карты и операции противника дают на 1 ОО меньше, но не менее 1 ОО.",
    },
    condition: (g, by): boolean => by === "us" || !g.isCivilWarOpen(),
    *event(g, by): Flow {
      g.begin("red-scare-purge", by, "turn");
    },
  },
  "un-intervention": {
    number: 32,
    era: "early",
    ops: 1,
    side: "neutral",
    noHeadline: true,
    name: { en: "UN Intervention", ru: "Вмешательство ООН" },
    aliases: ["un", "оон"],
    text: {
      en: "Play this in your action round with another card from your hand that has an opponent’s event: you use that card for Operations and its event does not happen. Both cards are discarded. Cannot be a headline.",
      ru: "Разыгрывается в ваш ход вместе с другой картой с руки, на которой событие противника: вы используете ту карту для операций, а её событие не происходит. Обе карты уходят в сброс. Не может быть начальным событием.",
    },
    messages: {
      "play.un-intervention": { en: "with *UN Intervention*", ru: "вместе с картой *«Вмешательство ООН»*" },
      "log.un-intervention": {
        en: "*UN Intervention*: **{side}** uses {card} for operations, and its event does not happen.",
        ru: "*«Вмешательство ООН»*: **{side}** {side|использует|используют} карту {card} ради операций, её событие не происходит.",
      },
      "ask.un-intervention.card": {
        en: "Choose a card with your opponent’s event to use for operations without that event.",
        ru: "Выберите карту с событием противника: она даст операции, а событие не произойдёт.",
      },
      "todo.un-intervention.card": { en: "choose a card to go with it", ru: "выберите вторую карту" },
      "option.play.use.un-intervention": { en: "With UN Intervention", ru: "С Вмешательством ООН" },
      "option.grain-sales.use.un-intervention": { en: "With UN Intervention", ru: "С Вмешательством ООН" },
      "refusal.un-intervention": {
        en: "{card} has no event of your opponent, so UN Intervention cannot go with it.",
        ru: "{card}: на карте нет события противника, вместе с картой «Вмешательство ООН» её не разыграть.",
      },
    },
    asksFor: { "un-intervention.card": { from: "hand", refusal: "refusal.un-intervention" } },
    // played with another card in an action round: see play.ts
    condition: (): boolean => false,
    *event(): Flow {},
  },
  "nuclear-test-ban": {
    number: 34,
    era: "early",
    ops: 4,
    side: "neutral",
    name: { en: "Nuclear Test Ban", ru: "Запрет ядерных испытаний" },
    aliases: ["ntb", "test ban", "запрет испытаний"],
    text: {
      en: "You gain VP equal to the DEFCON level minus 2. Then raise DEFCON by 2, to 5 at most.",
      ru: "Вы получаете ПО: уровень DEFCON минус 2. Затем DEFCON повышается на 2, но не выше 5.",
    },
    *event(g, by): Flow {
      g.award(by, g.state.defcon - 2);
      g.raiseDefcon(2);
    },
  },
} as const satisfies TwilightCards;
