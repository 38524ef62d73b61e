import { type Rule, rule } from "../../../rule.ts";

/** [9] The China Card. */
export const chinaRules: readonly Rule[] = [
  rule({
    at: ["9.1", "9.2", "9.6", "9.7"],
    title: { en: "The China Card", ru: "Китайская карта: розыгрыш" },
    text: {
      en: "Its holder may play it in an action round like a card in hand, for operations or the space race: 4 points, or 5 if all are used in Asia, changed by events like those of any card. It counts as the card of that round, so one more card may be left over, but not towards the size of the hand. Whoever holds it after turn 10 gains 1 VP.",
      ru: "Владелец может разыграть её в свой ход, как карту с руки: ради операций или космической гонки. Она даёт 4 ОО или 5, если все потрачены в Азии; события меняют их, как у любой карты. Она занимает ход, так что на руке может остаться лишняя карта, но в размер руки не входит. Кто владеет ею после раунда 10, получает 1 ПО.",
    },
    aliases: ["china", "china card", "китай"],
  }),
  rule({
    at: ["9.3", "9.4"],
    title: { en: "The China Card: changing hands", ru: "Китайская карта: переход" },
    text: {
      en: "Once played it goes to the opponent face down and cannot be used until it turns face up at the end of the turn. Handed over by an event it comes face up and may be used at once, except with *Nixon Plays The China Card*.",
      ru: "После розыгрыша она уходит противнику рубашкой вверх и недоступна, пока не откроется в конце раунда. По событию она переходит лицом вверх и годится сразу; исключение – *«Никсон разыгрывает китайскую карту»*.",
    },
  }),
  rule({
    at: ["9.5", "9.8"],
    title: { en: "The China Card: limits", ru: "Китайская карта: ограничения" },
    text: {
      en: "It cannot be a headline, nor a discard that an event demands, nor be played if a scoring card would then be held. Nobody can be forced to play it.",
      ru: "Её нельзя взять начальным событием, сбросить по требованию события и разыграть, если из-за этого останется карта подсчёта очков. Заставить разыграть её нельзя.",
    },
  }),
];
