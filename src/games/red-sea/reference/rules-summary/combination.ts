import { type Rule, rule } from "../../../rule.ts";

/** [12] Cards of Twilight Struggle in Red Sea. */
export const combinationRules: readonly Rule[] = [
  rule({
    at: ["12.1.1", "12.2"],
    title: { en: "Added cards: the choice", ru: "Добавленные карты: выбор" },
    text: {
      en: "An option of the lobby. After the set-up the US openly brings in cards of Twilight Struggle worth 9 points at most, then the USSR. Neutral cards are open to both, the others to their own side; there is one copy of each, and points left over are lost. Mid War cards are shuffled into what is left of the draw pile, Late War cards join with their era.",
      ru: "Настройка партии. После подготовки США открыто добавляют карты «Сумеречной борьбы» не больше чем на 9 очков, затем СССР. Нейтральные карты доступны обоим, остальные – только своей стороне; каждая карта одна, неиспользованные очки сгорают. Карты середины войны замешивают в остаток колоды, карты окончания войны приходят со своей эпохой.",
    },
    aliases: ["combination", "combined", "added cards", "объединение", "добавленные карты"],
  }),
  rule({
    at: "12.1.2",
    title: { en: "Added cards: three turns", ru: "Добавленные карты: три раунда" },
    text: {
      en: "With at least one added card the game lasts three turns. The third is like the second: DEFCON improves, hands are filled, no further era; final scoring follows it. Regions, neighbours and tracks are those of this board; names that are not on it are passed over.",
      ru: "Если добавлена хотя бы одна карта, партия длится три раунда. Третий проходит как второй: DEFCON повышается, руки пополняются, новых карт нет; после него финальный подсчёт. Регионы, соседи и шкалы – этого поля; названия, которых на нём нет, пропускаются.",
    },
    aliases: ["three turns", "третий раунд"],
  }),
];
