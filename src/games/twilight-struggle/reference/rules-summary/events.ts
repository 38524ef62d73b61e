import { type Rule, rule } from "../../../rule.ts";

/** [7] Events. */
export const eventRules: readonly Rule[] = [
  rule({
    at: ["7.1", "5.5", "7.5"],
    title: { en: "Events", ru: "События" },
    text: {
      en: "Your own and neutral events do what the card says, and the card beats the rules, except that no event can make you hold a scoring card. A card whose event is cancelled or forbidden can still be played for operations.",
      ru: "Свои и нейтральные события действуют так, как написано на карте, и текст карты важнее правил; только заставить оставить на руке карту подсчёта очков событие не может. Карту, событие которой отменено или запрещено, можно разыграть ради операций.",
    },
    aliases: ["event", "событие"],
  }),
  rule({
    at: "7.4",
    title: { en: "Changes to operations", ru: "Изменение ОО" },
    text: {
      en: "*Containment* and *Brezhnev Doctrine* add 1, *Red Scare/Purge* takes 1 away. All are summed first; with a +1 the result is at most 4, and never below 1. The bonuses for Asia and Southeast Asia come on top of that.",
      ru: "*«Сдерживание»* и *«Доктрина Брежнева»* прибавляют 1 ОО, *«Красная угроза/Чистка»* отнимает 1. Сначала всё складывается; с прибавкой получается не больше 4, и никогда не меньше 1. Бонусы за Азию и Юго-Восточную Азию прибавляются сверх того.",
    },
    aliases: ["modifiers", "ops modifiers", "модификаторы"],
  }),
  rule({
    at: ["7.4.1", "7.4.2"],
    title: { en: "Changes belong to the player", ru: "Изменения ОО относятся к игроку" },
    text: {
      en: "They go with the side that uses the card, also with a card taken from the opponent. They count for everything: influence, rolls, coups and their military operations, the space race, demanded discards and operations that an event grants. Headline order, wars and VP keep the printed numbers.",
      ru: "Они относятся к стороне, которая использует карту, в том числе взятую у противника. Они действуют всюду: влияние, его снижение, перевороты с их военными операциями, космическая гонка, требуемый сброс и операции, которые даёт событие. Порядок начальных событий, войны и ПО считаются по напечатанным числам.",
    },
  }),
  rule({
    at: "7.6",
    title: { en: "War events", ru: "События-войны" },
    text: {
      en: "Wars can be played whether or not anyone has influence in the countries concerned. The side whose event it is gains military operations in any case, and the VP if the die wins.",
      ru: "Войну можно сыграть, даже если ни у кого нет влияния в этих странах. Сторона, чьё это событие, получает военные операции в любом случае, а ПО – если победила на кубике.",
    },
    aliases: ["war", "wars", "война", "войны"],
  }),
];
