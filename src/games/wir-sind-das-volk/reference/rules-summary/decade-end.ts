import { type Rule, rule } from "../../../rule.ts";

/** B13: the ten phases. */
export const decadeEndRules: readonly Rule[] = [
  rule({
    at: "B13",
    title: { en: "End of a decade", ru: "Конец декады" },
    text: {
      en: "Ten phases in order. If East cannot dismantle what it must in phases 1 to 4, it is insolvent and West wins.",
      ru: "Десять фаз по порядку. Если в фазах 1–4 Восток не может снести то, что должен, он банкрот и побеждает Запад.",
    },
    aliases: ["end of decade", "insolvency", "банкротство"],
  }),
  rule({
    at: "B13.1",
    title: { en: "Flight", ru: "Бегство" },
    text: {
      en: "Runners on the cards played + dark police + best Western living standard − worst Eastern one, + 1 with a mass protest in the East, − 1 with one in the West. East loses half of that in points, chosen in turn.",
      ru: "Беглецы на сыгранных картах + тёмная полиция + лучшее благосостояние Запада − худшее на Востоке, + 1 при массовом протесте на Востоке, − 1 при протесте на Западе. Восток теряет половину этого в объектах, выбирают по очереди.",
    },
    aliases: ["flight", "бегство"],
  }),
  rule({
    at: "B13.2",
    title: { en: "Phase of prestige", ru: "Фаза престижа" },
    text: {
      en: "The side of the marker uses the icons of its box or of one nearer to the start.",
      ru: "Сторона маркера использует иконки его ячейки или одной из более близких к началу.",
    },
  }),
  rule({
    at: "B13.3",
    title: { en: "Western currency", ru: "Валюта" },
    text: {
      en: "Marker + Eastern provinces whose best factory matches the weakest best factory of West Germany − the whole living standard of the East. If that is below 0, so many factories are run down; if there are not enough, points are lost.",
      ru: "Маркер + восточные провинции, чья лучшая фабрика не хуже слабейшей из лучших фабрик ФРГ − всё благосостояние Востока. Если меньше 0, столько фабрик изнашивается; если их мало, теряются объекты.",
    },
    aliases: ["western currency", "валюта"],
  }),
  rule({
    at: ["B13.4", "B13.8"],
    title: { en: "Police at the end of a decade", ru: "Полиция в конце декады" },
    text: {
      en: "Phase 4: East dismantles 1 point per police card. Phase 8: every unused card removes 1 unrest, then all are unused again.",
      ru: "Фаза 4: Восток сносит по объекту за карту полиции. Фаза 8: каждая неиспользованная карта снимает 1 фишку беспорядков, затем все снова готовы.",
    },
  }),
  rule({
    at: "B13.5",
    title: { en: "Upkeep of the living standard", ru: "Содержание благосостояния" },
    text: {
      en: "Living standard falls to the value of the province’s best factory. West Berlin may not be above the weakest supplier whose sector holds any.",
      ru: "Благосостояние падает до значения лучшей фабрики провинции. Западный Берлин не может быть выше слабейшего поставщика, чей сектор не пуст.",
    },
  }),
  rule({
    at: ["B13.6", "B13.7"],
    title: { en: "Comparisons", ru: "Сравнения" },
    text: {
      en: "Within a state each province gets 1 unrest for every level it is behind the best one, except the first; in West Berlin the first counts too. Across the border each province makes one poorer neighbour restless; West Berlin all of them.",
      ru: "Внутри государства провинция получает по 1 фишке беспорядков за каждый уровень отставания от лучшей, кроме первого; в Западном Берлине считается и первый. Через границу провинция будоражит одного более бедного соседа, Западный Берлин – всех.",
    },
    aliases: ["comparison", "сравнение"],
  }),
  rule({
    at: "B13.9",
    title: { en: "Phase of socialists", ru: "Фаза социалистов" },
    text: {
      en: "Right of the start socialists come into the box; if the twelve do not suffice, East wins. Left of it they are lost, first from the box; if there are too few, West wins.",
      ru: "Справа от начала социалисты приходят в ячейку; если двенадцати не хватает, побеждает Восток. Слева они теряются, сначала из ячейки; если их мало, побеждает Запад.",
    },
  }),
  rule({
    at: "B13.10",
    title: { en: "Collapse and victory", ru: "Крах и победа" },
    text: {
      en: "Four mass protests and a state collapses; if both do, East wins. After decade IV without a collapse East wins.",
      ru: "При четырёх массовых протестах государство рушится; если рушатся оба, побеждает Восток. После декады IV без краха побеждает Восток.",
    },
    aliases: ["victory", "collapse", "победа", "крах"],
  }),
];
