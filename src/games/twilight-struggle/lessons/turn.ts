import type { Scene } from "../../lesson.ts";
import type { TwilightState } from "../state.ts";
import { lay } from "./position.ts";

/** What a turn is played for, and how it ends. */
export const turn: readonly Scene<TwilightState>[] = [
  {
    id: "scoring",
    head: { en: "A scoring card", ru: "Карта подсчёта" },
    position: () =>
      lay({
        step: { at: "round", round: 3, side: "us" },
        turn: 2,
        vp: 2,
        defcon: 4,
        milOps: { us: 2, ussr: 2 },
        influence: { israel: [4, 0], iran: [2, 0], jordan: [2, 0], iraq: [0, 3] },
        hands: {
          us: ["middle-east-scoring", "nuclear-test-ban", "olympic-games", "romanian-abdication"],
          ussr: ["decolonization", "nasser", "blockade", "comecon"],
        },
      }),
    moves: ["middle-east-scoring"],
    typed: { en: "/ts play card: Middle East Scoring", ru: "/тс сыграть карта: Подсчёт очков на Ближнем Востоке" },
    shows: { parts: ["middle-east"] },
    before: {
      en: "Middle East Scoring has no operations: playing it scores the region for both sides, and that takes up your round. So play it when you stand well. You control Israel and Iran (battlegrounds) and Jordan, the USSR only Iraq: more countries, more battlegrounds and one that is none make **domination**, 5 VP, and 1 for each battleground.",
      ru: "У карты «Подсчёт очков на Ближнем Востоке» нет операций: она подсчитывает регион для обеих сторон и стоит вам хода. Потому её играют, когда вы стоите хорошо. У вас Израиль и Иран (ключевые) и Иордания, у СССР только Ирак: больше стран, больше ключевых и хоть одна неключевая – это **доминирование**, 5 ПО, и по 1 за каждую ключевую.",
    },
    after: {
      en: "Yours: 5 for domination and 2 battlegrounds, 7. The USSR’s: 3 for presence and 1 battleground, 4. You gain the difference, 3 VP; what you hold stays on the board and is scored again when the card comes back.",
      ru: "У вас 5 за доминирование и 2 за ключевые, всего 7. У СССР 3 за присутствие и 1 за ключевую, всего 4. Вам идёт разница, 3 ПО; всё остаётся на карте и будет подсчитано снова, когда карта вернётся.",
    },
    otherwise: {
      en: "The scoring card is still in your hand, and you must play it before the turn ends: whoever still holds one then has lost. Until then the USSR can spoil your lead in the Middle East, now worth 3 VP.",
      ru: "Карта подсчёта всё ещё у вас на руке, и разыграть её придётся до конца раунда: кто её придержит, проиграл. А до тех пор СССР может испортить вам Ближний Восток, который сейчас стоит 3 ПО.",
    },
  },
  {
    id: "military",
    head: { en: "Military operations", ru: "Военные операции" },
    position: () =>
      lay({
        step: { at: "round", round: 5, side: "us" },
        turn: 2,
        vp: 5,
        defcon: 3,
        milOps: { us: 0, ussr: 3 },
        influence: { colombia: [0, 2] },
        hands: { us: ["nuclear-test-ban", "formosan-resolution", "olympic-games"], ussr: ["nasser", "comecon"] },
      }),
    dice: [3],
    moves: ["nuclear-test-ban", "coup", "colombia"],
    typed: {
      en: "/ts coup card: Nuclear Test Ban target: Colombia",
      ru: "/тс переворот карта: Запрет ядерных испытаний цель: Колумбия",
    },
    shows: { parts: ["south-america"] },
    before: {
      en: "At the end of the turn each side must have as many **military operations** as DEFCON shows: 3 now. You have 0, and each one missing gives the USSR 1 VP; a coup counts as many as its operations. At DEFCON 3 Europe and Asia are closed, and Colombia is no battleground, so a coup there leaves DEFCON alone.",
      ru: "К концу раунда у каждой стороны должно быть столько **военных операций**, сколько показывает DEFCON: сейчас 3. У вас 0, и за каждую недостающую СССР получит 1 ПО; переворот засчитывает свои ОО. При DEFCON 3 закрыты Европа и Азия, а Колумбия не ключевая, и переворот в ней DEFCON не снижает.",
    },
    asked: {
      "play.use": {
        en: "Nuclear Test Ban has 4 operations: more than the 3 you owe. Choose the coup.",
        ru: "У «Запрета ядерных испытаний» 4 ОО – больше, чем 3, которые нужны. Выберите переворот.",
      },
      "coup.target": {
        en: "Colombia has stability 1: die + 4 − 2 cannot fail. Beware of battlegrounds now: one coup there and DEFCON is 2, where only Africa and Latin America are still open.",
        ru: "У Колумбии стабильность 1: кубик + 4 − 2 не может не удаться. Осторожнее с ключевыми странами: один переворот там – и DEFCON 2, когда открыты только Африка и Латинская Америка.",
      },
    },
    after: {
      en: "The coup made 3 + 4 − 2 = 5: the USSR lost its 2 in Colombia, and you have 3 there. You have 4 military operations, enough for DEFCON 3, and the USSR gets nothing.",
      ru: "Переворот дал 3 + 4 − 2 = 5: СССР потерял свои 2 в Колумбии, а у вас там 3. У вас 4 военные операции – для DEFCON 3 достаточно, и СССР ничего не получит.",
    },
    otherwise: {
      en: "One round is left for the 3 military operations that DEFCON 3 wants. Only coups and wars count; what is missing at the end of the turn goes to the USSR as VP, one for one.",
      ru: "На 3 военные операции, которых требует DEFCON 3, остался один ход. Засчитываются только перевороты и войны; сколько не хватит к концу раунда, столько ПО получит СССР.",
    },
  },
  {
    id: "end",
    head: { en: "The end of the turn", ru: "Конец раунда" },
    position: () =>
      lay({
        step: { at: "round", round: 6, side: "us" },
        turn: 2,
        vp: 5,
        defcon: 3,
        milOps: { us: 4, ussr: 1 },
        influence: { japan: [4, 0], "south-korea": [3, 0], philippines: [2, 0] },
        hands: { us: ["asia-scoring", "romanian-abdication"], ussr: ["comecon"] },
      }),
    moves: ["asia-scoring"],
    typed: { en: "/ts play card: Asia Scoring", ru: "/тс сыграть карта: Подсчёт очков в Азии" },
    shows: { parts: ["asia"] },
    before: {
      en: "The last round of the turn, and two cards in hand: you play one and keep the other. A **scoring card may never be kept**, so only Asia Scoring can be played now; Romanian Abdication, an event of the USSR, stays with you. In Asia you control Japan, South Korea and the Philippines, the USSR only North Korea.",
      ru: "Последний ход раунда, и на руке две карты: одну вы разыграете, другую придержите. **Карту подсчёта придержать нельзя**, поэтому сейчас можно разыграть только «Подсчёт очков в Азии»; «Отречение короля Румынии», событие СССР, останется у вас. В Азии у вас Япония, Южная Корея и Филиппины, у СССР только Северная Корея.",
    },
    after: {
      en: "Asia gave you 5 VP: 9 for domination and 2 battlegrounds, less 4 for the USSR. Then the turn ended: the USSR had 1 military operation where DEFCON asked for 3, so you got 2 VP more. DEFCON rose by 1, hands were filled, and the next turn begins with headlines.",
      ru: "Азия дала вам 5 ПО: 9 за доминирование и 2 ключевые минус 4 у СССР. Затем раунд кончился: у СССР была 1 военная операция, а DEFCON требовал 3, и вы получили ещё 2 ПО. DEFCON поднялся на 1, карты добраны, и следующий раунд начнут начальные события.",
    },
    otherwise: {
      en: "The turn has ended: missing military operations became VP, DEFCON rose by 1, hands were filled, and the next turn begins with headlines.",
      ru: "Раунд кончился: недостающие военные операции стали ПО, DEFCON поднялся на 1, карты добраны, и следующий раунд начнут начальные события.",
    },
  },
];
