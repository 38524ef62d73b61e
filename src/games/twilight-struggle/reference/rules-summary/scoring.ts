import { type Rule, rule } from "../../../rule.ts";

/** [10] Scoring and victory. */
export const scoringRules: readonly Rule[] = [
  rule({
    at: ["10.1.1", "10.1"],
    title: { en: "Presence, domination, control", ru: "Присутствие, превосходство, контроль" },
    text: {
      en: "Presence: you control at least one country of the region. Domination: you control more countries and more battlegrounds than your opponent, at least one battleground and one other country. Control: more countries, and all battlegrounds. Only the highest of the three counts.",
      ru: "Присутствие: под вашим контролем хотя бы одна страна региона. Превосходство: у вас больше и стран, и ключевых стран, чем у противника, при этом хотя бы одна ключевая и одна неключевая. Контроль: больше стран и все ключевые. Засчитывается только высшее из трёх.",
    },
    aliases: ["presence", "domination", "region control", "присутствие", "превосходство"],
  }),
  rule({
    at: ["10.1.2", "7.2"],
    title: { en: "Scoring a region", ru: "Подсчёт очков в регионе" },
    text: {
      en: "Presence/domination/control: Europe 3/7/win, Asia 3/7/9, Middle East 3/5/7, Central America 1/3/5, South America 2/5/6, Africa 1/4/6. Add 1 for each battleground you control and 1 for each country you control next to the enemy superpower. Only the difference between the sides is scored. Southeast Asia has a card of its own, counted country by country and only once.",
      ru: "Присутствие/превосходство/контроль: Европа 3/7/победа, Азия 3/7/9, Ближний Восток 3/5/7, Центральная Америка 1/3/5, Южная Америка 2/5/6, Африка 1/4/6. Ещё по 1 за каждую свою ключевую страну и за каждую свою страну рядом со сверхдержавой противника. Засчитывается только разница. У Юго-Восточной Азии своя карта: по странам и один раз за игру.",
    },
    aliases: ["scoring", "region values", "подсчёт очков"],
  }),
  rule({
    at: ["10.1.5", "10.1.3", "10.1.4"],
    title: { en: "Scoring cards must be played", ru: "Обязательный розыгрыш карт подсчёта" },
    text: {
      en: "If you hold as many scoring cards as you have action rounds left, you must play one now. The only other choice is a card whose event can take it out of your hand. No event can make you keep a scoring card.",
      ru: "Если карт подсчёта очков на руке столько же, сколько у вас осталось ходов, надо разыграть одну из них. Вместо неё можно разыграть только карту, событие которой может убрать её с руки. Заставить придержать такую карту событие не может.",
    },
    aliases: ["scoring card", "карта подсчёта очков"],
  }),
  rule({
    at: ["10.2.1", "10.2.2", "10.2.3"],
    title: { en: "Victory points", ru: "Победные очки" },
    text: {
      en: "One marker for both sides, from 20 for the US to 20 for the USSR, with 0 between. To gain VP is to move it towards yourself. If both sides gain at once, only the difference counts.",
      ru: "Маркер один на двоих: от 20 за США до 20 за СССР, посередине 0. Получить ПО – значит сдвинуть его в свою сторону. Если очки одновременно получают обе стороны, считается только разница.",
    },
    aliases: ["vp", "victory point track", "по"],
  }),
  rule({
    at: "10.3.1",
    title: { en: "Victory at once", ru: "Немедленная победа" },
    text: {
      en: "You win with 20 VP, once everything the event gives to both sides is counted; with control of Europe when it is scored; and if your opponent brings about nuclear war.",
      ru: "Вы побеждаете, набрав 20 ПО, когда учтено всё, что событие даёт обеим сторонам; контролируя Европу при её подсчёте; если противник вызвал ядерную войну.",
    },
    aliases: ["victory", "automatic victory", "20 vp", "победа", "20 по"],
  }),
  rule({
    at: ["10.3.2", "4.5.I"],
    title: { en: "Final scoring", ru: "Финальный подсчёт очков" },
    text: {
      en: "After turn 10 every region is scored once, Southeast Asia within Asia, and the holder of *The China Card* gains 1 VP. 20 VP no longer end the game here, but control of Europe wins. Whoever leads wins; at 0 it is a draw.",
      ru: "После раунда 10 один раз подсчитывается каждый регион, Юго-Восточная Азия – в составе Азии, а владелец «Китайской карты» получает 1 ПО. 20 ПО здесь игру уже не обрывают, но контроль над Европой приносит победу. Побеждает тот, кто впереди; при 0 – ничья.",
    },
    aliases: ["end of the game", "draw", "конец игры", "ничья"],
  }),
];
