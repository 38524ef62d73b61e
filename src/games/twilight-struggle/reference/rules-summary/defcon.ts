import { type Rule, rule } from "../../../rule.ts";

/** [8] DEFCON and military operations. */
export const defconRules: readonly Rule[] = [
  rule({
    at: ["8.1.1", "8.1.2", "8.1.7"],
    title: { en: "DEFCON", ru: "Шкала DEFCON" },
    text: {
      en: "It runs from 5, peace, to 1, nuclear war. To improve is to raise the number, to degrade is to lower it. It never goes above 5.",
      ru: "Уровни идут от 5, мир, до 1, ядерная война. Повышение – это большее число, понижение – меньшее. Выше 5 уровень не бывает.",
    },
    aliases: ["defcon", "дефкон"],
  }),
  rule({
    at: "8.1.3",
    title: { en: "Nuclear war", ru: "Ядерная война" },
    text: {
      en: "At DEFCON 1 the game ends and the phasing player loses, whoever made the decision; in the headline phase, the side whose headline is being resolved. Only under *Cuban Missile Crisis* it is the side that attempts a coup.",
      ru: "На DEFCON 1 игра кончается, и проигрывает активный игрок, кто бы ни принимал решение; в фазе начального события – тот, чьё событие выполняется. Только во время события *«Карибский кризис»* проигрывает сторона, устроившая переворот.",
    },
    aliases: ["defcon 1", "defcon suicide", "дефкон 1"],
  }),
  rule({
    at: "8.1.5",
    title: { en: "Regions closed by DEFCON", ru: "Закрытые по DEFCON регионы" },
    text: {
      en: "No coups or realignments: at 4 in Europe, at 3 in Europe and Asia, at 2 in Europe, Asia and the Middle East. At 5 everything is open; placing influence is always allowed.",
      ru: "Перевороты и снижение влияния закрыты: на уровне 4 в Европе, на 3 в Европе и Азии, на 2 в Европе, Азии и на Ближнем Востоке. На уровне 5 открыто всё; размещать влияние можно всегда.",
    },
    aliases: ["defcon restrictions", "ограничения defcon"],
  }),
  rule({
    at: ["8.2.1", "8.2"],
    title: { en: "Required military operations", ru: "Обязательные военные операции" },
    text: {
      en: "By the end of the turn each side needs as many military operations as the DEFCON level then. Each one missing gives the other side 1 VP; if both fall short, the difference counts. Then both markers return to 0.",
      ru: "К концу раунда каждой стороне нужно столько военных операций, каков тогда уровень DEFCON. За каждую недостающую противник получает 1 ПО; если не хватает обеим, считается разница. Затем оба маркера возвращаются на 0.",
    },
    aliases: ["milops", "military operations", "военные операции"],
  }),
  rule({
    at: ["8.2.2", "8.2.3", "8.2.4"],
    title: { en: "What counts as military operations", ru: "Что считается военными операциями" },
    text: {
      en: "Coups count with their operations value, war events with the number on the card. A war counts for the side whose event it is, also if the other side played the card. Realignments and free coups do not count; the track ends at 5.",
      ru: "Перевороты считаются по своим ОО, войны – по числу на карте. Война засчитывается той стороне, чьё это событие, даже если карту разыграл противник. Снижение влияния и бесплатные перевороты не считаются; шкала кончается на 5.",
    },
  }),
];
