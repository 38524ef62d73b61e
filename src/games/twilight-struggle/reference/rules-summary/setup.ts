import { type Rule, rule } from "../../../rule.ts";

/** [3] Before the first turn. */
export const setupRules: readonly Rule[] = [
  rule({
    at: ["3.1", "3.4"],
    title: { en: "Set-up: cards and tracks", ru: "Подготовка: карты и шкалы" },
    text: {
      en: "Each side is dealt 8 Early War cards and may look at them before placing influence. The USSR starts with *The China Card* face up. DEFCON is 5; VP, military operations and the space race are at 0; it is turn 1.",
      ru: "Каждая сторона получает 8 карт «Начало войны» и может посмотреть их до расстановки. *«Китайская карта»* лежит перед СССР лицом вверх. DEFCON равен 5, победные очки, военные операции и космическая гонка – на нуле, идёт раунд 1.",
    },
    aliases: ["setup", "start"],
  }),
  rule({
    at: ["3.2", "3.3"],
    title: { en: "Set-up: influence", ru: "Подготовка: влияние" },
    text: {
      en: "USSR first: Syria 1, Iraq 1, North Korea 3, East Germany 3, Finland 1, and 6 of its choice in Eastern Europe. Then US: Canada 2, Iran 1, Israel 1, Japan 1, Australia 4, Philippines 1, South Korea 1, Panama 1, South Africa 1, United Kingdom 5, and 7 of its choice in Western Europe.",
      ru: "Сначала СССР: Сирия 1, Ирак 1, Северная Корея 3, Восточная Германия 3, Финляндия 1 и ещё 6 на выбор в Восточной Европе. Затем США: Канада 2, Иран 1, Израиль 1, Япония 1, Австралия 4, Филиппины 1, Южная Корея 1, Панама 1, Южная Африка 1, Великобритания 5 и ещё 7 на выбор в Западной Европе.",
    },
    aliases: ["starting influence", "начальная расстановка"],
  }),
  rule({
    at: "handicap",
    paragraph: { en: "tournament play", ru: "турнирная игра" },
    title: { en: "Extra influence", ru: "Дополнительное влияние" },
    text: {
      en: "If it is agreed or bid, one side adds influence after set-up: only where it already has some, and in no country more than 2 beyond control.",
      ru: "По договорённости или по ставке одна из сторон добавляет влияние после расстановки: только туда, где оно у неё уже есть, и не больше чем на 2 сверх контроля в одной стране.",
    },
    aliases: ["handicap", "гандикап", "фора"],
  }),
];
