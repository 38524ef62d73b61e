import { type Rule, rule } from "../../../rule.ts";

/** [6.4] The space race. */
export const spaceRaceRules: readonly Rule[] = [
  rule({
    at: ["6.4.1", "6.4", "6.4.2", "6.4.5", "6.4.6"],
    title: { en: "Space race: an attempt", ru: "Космическая гонка: попытка" },
    text: {
      en: "Once per turn you may spend a card worth enough for the next box and roll a die: if it is low enough, you move 1 box. The event of the card does not happen, whoever’s it is, and the card is discarded. After box 8 there are no more attempts.",
      ru: "Раз за раунд можно потратить карту, ОО которой хватает для следующего деления, и бросить кубик: если выпало не больше нужного, вы продвигаетесь на 1 деление. Событие карты не происходит, чьим бы оно ни было, карта уходит в сброс. После деления 8 попыток больше нет.",
    },
    aliases: ["space", "space race", "космос", "космическая гонка"],
  }),
  rule({
    at: "6.4.3",
    title: { en: "Space race: numbers", ru: "Космическая гонка: числа" },
    text: {
      en: "Box: operations needed, die, VP for the first/second side. 1: 2 ops, 1–3, 2/1. 2: 2 ops, 1–4. 3: 2 ops, 1–3, 2/0. 4: 2 ops, 1–4. 5: 3 ops, 1–3, 3/1. 6: 3 ops, 1–4. 7: 3 ops, 1–3, 4/2. 8: 4 ops, 1–2, 2/0.",
      ru: "Деление: нужные ОО, кубик, ПО первой/второй стороне. 1: 2 ОО, 1–3, 2/1. 2: 2 ОО, 1–4. 3: 2 ОО, 1–3, 2/0. 4: 2 ОО, 1–4. 5: 3 ОО, 1–3, 3/1. 6: 3 ОО, 1–4. 7: 3 ОО, 1–3, 4/2. 8: 4 ОО, 1–2, 2/0.",
    },
    aliases: ["space boxes", "деления космической гонки"],
  }),
  rule({
    at: "6.4.4",
    title: { en: "Space race: abilities", ru: "Космическая гонка: бонусы" },
    text: {
      en: "Only for the first to arrive, and only until the other side arrives too. Box 2: two attempts per turn. Box 4: the opponent shows the headline before you choose yours. Box 6: you may discard one held card at the end of the turn. Box 8: eight action rounds.",
      ru: "Бонус получает только первая сторона и теряет, когда на деление приходит вторая. Деление 2: две попытки за раунд. Деление 4: противник показывает начальное событие до вашего выбора. Деление 6: в конце раунда можно сбросить одну неразыгранную карту. Деление 8: восемь ходов.",
    },
    aliases: ["space abilities"],
  }),
  rule({
    at: "eighth-round",
    paragraph: { en: "6.4.4 and the cards", ru: "6.4.4 и тексты карт" },
    title: { en: "Eighth action round", ru: "Восьмой ход" },
    text: {
      en: "It follows round 7 of both sides: for the holder of the box 8 ability, and for the US in the turn of *North Sea Oil*. It is optional, unless a scoring card would be held, and *The China Card* may be its card.",
      ru: "Он идёт после седьмого хода обеих сторон: у обладателя бонуса деления 8 и у США в раунде, когда сыграна *«Добыча нефти в Северном море»*. Играть его необязательно, если иначе на руке не останется карты подсчёта очков; годится и *«Китайская карта»*.",
    },
    aliases: ["extra round", "дополнительный ход"],
  }),
];
