import { type Rule, rule } from "../../../rule.ts";

/** [11, 12] Objectives and the end of the game. */
export const victoryRules: readonly Rule[] = [
  rule({
    at: "11.1",
    title: { en: "Objectives", ru: "Ключевые точки" },
    text: {
      en: "Whoever controls the tile of an objective has its points for as long as that lasts.",
      ru: "Очки ключевой точки принадлежат тому, кто контролирует её квадрат, и только пока он его контролирует.",
    },
    aliases: ["objective", "points", "очки"],
  }),
  rule({
    at: "11.2",
    title: { en: "Structures", ru: "Объекты" },
    text: {
      en: "The LRDG scores a structure for good by destroying it; Italy only while it controls the tile and the structure stands.",
      ru: "LRDG уничтожает объект и получает очки за него навсегда; Италия – только пока контролирует квадрат, а объект стоит.",
    },
    aliases: ["structure", "объект"],
  }),
  rule({
    at: ["11.3", "7.5"],
    title: { en: "Evacuation", ru: "Эвакуация" },
    text: {
      en: "From a tile with an evacuation point of its side a counter that may do so leaves the board for one step of a movement action; a vehicle with everybody aboard. All its cards leave the game.",
      ru: "Из квадрата с точкой эвакуации своей стороны фишка, которой это разрешено, покидает поле за один шаг перемещения; техника – со всеми, кто внутри. Все её карты убираются из игры.",
    },
    aliases: ["evacuate", "эвакуироваться"],
  }),
  rule({
    at: "11.4",
    title: { en: "Neutralisation", ru: "Нейтрализация" },
    text: {
      en: "A counter removed by wounds or damage lies before the player whose action removed it. An evacuated counter is not neutralised, and capture alone is no neutralisation.",
      ru: "Фишка, убранная ранениями или повреждениями, лежит перед тем, чьё действие её убрало. Эвакуированная фишка не нейтрализована; захват техники – тоже не нейтрализация.",
    },
    aliases: ["neutralise", "нейтрализовать"],
  }),
  rule({
    at: "12.1",
    title: { en: "Victory", ru: "Победа" },
    text: {
      en: "Each side has goals of its own: points, evacuation or neutralisation. The first to meet one wins at once; if one effect meets both, the active player.",
      ru: "У каждой стороны свои условия: очки, эвакуация или нейтрализация. Первый, кто выполнил условие, сразу побеждает; если одновременно оба – тот, чей ход.",
    },
    aliases: ["win", "goal", "условие победы"],
  }),
  rule({
    at: "12.2",
    title: { en: "Hopeless position", ru: "Безнадёжное положение" },
    text: {
      en: "If you can no longer meet a goal, your opponent wins at once by neutralisation or evacuation, or with more points. Otherwise the game goes on until the opponent has more points, or cannot reach the total either: then more points win, and on a tie the initiative token.",
      ru: "Если вы больше не можете выполнить условие, противник с целью нейтрализации или эвакуации побеждает сразу, как и тот, у кого больше очков. Иначе игра идёт, пока у него не станет больше или он тоже не сможет набрать нужное: тогда побеждает тот, у кого больше очков, при равенстве – владелец жетона инициативы.",
    },
    aliases: ["hopeless", "безнадёжное"],
  }),
  rule({
    at: "12.4",
    title: { en: "Stalemate", ru: "Пат" },
    text: {
      en: "Our own rule: after twenty rounds in which no token was laid, no card or counter left the game, no structure was destroyed and neither side came to more points than ever before, more points win, and on a tie the initiative token. The last five rounds are announced. The lobby can turn it off.",
      ru: "Наше правило: если двадцать раундов подряд не выложен ни один жетон контроля, ни одна карта и фишка не убраны из игры, не уничтожен ни один объект и ни одна сторона не набрала больше очков, чем у неё бывало, побеждает тот, у кого больше очков, при равенстве – владелец жетона инициативы. О последних пяти раундах предупреждают. Создавая игру, правило можно отключить.",
    },
    aliases: ["stalemate", "пат"],
  }),
];
