import { demandedDiscards, failedEvents } from "../../../cold-war/reference/shared-rules.ts";
import { type Rule, rule } from "../../../rule.ts";

/** [5] Playing cards. */
export const playingCardsRules: readonly Rule[] = [
  rule({
    at: "5.1",
    title: { en: "Playing a card", ru: "Розыгрыш карты" },
    text: {
      en: "In your action round you must play a card: you may neither pass nor simply discard. Your own and neutral cards are played for the event or for operations, scoring cards for the event only. With only *The China Card* left you may pass.",
      ru: "В свой ход надо разыграть карту: пасовать или просто сбросить её нельзя. Свои и нейтральные карты разыгрывают ради события или ради операций, карты подсчёта очков – только ради события. Если осталась одна *«Китайская карта»*, ход можно пропустить.",
    },
    aliases: ["pass", "пас", "пропуск хода"],
  }),
  rule({
    at: "5.2",
    title: { en: "Opponent’s events", ru: "События противника" },
    text: {
      en: "If you play a card with your opponent’s event for operations, the event happens too, and your opponent makes its choices. You decide before you start whether it comes before or after your operations. Only the space race and *UN Intervention* avoid it.",
      ru: "Если вы разыграли ради операций карту с событием противника, событие тоже происходит, и решения в нём принимает он. До начала операций вы решаете, будет оно до них или после. Избежать его можно только космической гонкой или картой *«Вмешательство ООН»*.",
    },
    aliases: ["event order", "event first", "порядок события"],
  }),
  failedEvents,
  demandedDiscards,
  rule({
    at: "traps",
    paragraph: { en: "5.3, 10.1.5 and the cards", ru: "5.3, 10.1.5 и тексты карт" },
    title: { en: "Traps", ru: "Ловушки для США и СССР" },
    text: {
      en: "Under *Quagmire* the US, under *Bear Trap* the USSR discards a card worth 2 or more in each action round and rolls: 1 to 4 sets it free from the next round on. A scoring card that would otherwise be held is played first; without a card worth 2 a scoring card is played, or nothing. Headlines are not affected.",
      ru: "Сторона под действием карты *«Трясина»* (США) или *«Вторжение в Афганистан»* (СССР) каждый ход сбрасывает карту на 2 ОО или больше и бросает кубик: 1–4 освобождает со следующего хода. Карта подсчёта очков, которая иначе осталась бы на руке, играется раньше; если карт на 2 ОО нет, играется карта подсчёта или ничего. На начальное событие это не влияет.",
    },
    aliases: ["trap", "quagmire", "bear trap", "ловушка"],
  }),
];
