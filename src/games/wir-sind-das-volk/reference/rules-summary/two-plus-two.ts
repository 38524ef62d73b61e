import { type Rule, rule } from "../../../rule.ts";

/** The paragraphs of 2+2. */
export const expansionRules: readonly Rule[] = [
  rule({
    at: ["1", "6.1", "6.2", "6.3"],
    title: { en: "Sides and superpowers", ru: "Блоки и сверхдержавы" },
    text: {
      en: "The USA and West are allies, yellow; the USSR and East are allies, red. Only one of the four wins. A superpower removes unrest, builds and raises the living standard in the Germany of its ally as if it were that state; the arms race and credit are for superpowers alone.",
      ru: "США и Запад – союзники, жёлтые; СССР и Восток – союзники, красные. Победит только один из четырёх. Сверхдержава снимает беспорядки, строит и повышает благосостояние в Германии своего союзника так, будто сама им является; гонка вооружений и кредит – только для сверхдержав.",
    },
    aliases: ["allies", "superpowers", "союзники", "сверхдержавы"],
  }),
  rule({
    at: ["4", "3"],
    title: { en: "Sub-decades", ru: "Этапы декады" },
    text: {
      en: "Before a decade everybody draws up to two cards. It has three sub-decades with three cards of 2+2 and three (in C four) of the base game. Each ends when one card is left; that one is the automatic event.",
      ru: "Перед декадой все добирают до двух карт. В ней три этапа: по три карты 2+2 и по три (на этапе С – четыре) базовых. Этап кончается, когда остаётся одна карта; это автоматическое событие.",
    },
    aliases: ["sub-decade", "этап"],
  }),
  rule({
    at: "5",
    title: { en: "Order of play", ru: "Очерёдность хода" },
    text: {
      en: "By prestige and dominance, the highest first; in a tie superpowers before German states.",
      ru: "По престижу и доминированию, от большего; при равенстве сверхдержавы впереди немецких государств.",
    },
    aliases: ["order", "очерёдность"],
  }),
  rule({
    at: "6.4",
    title: { en: "Events in 2+2", ru: "События в 2+2" },
    text: {
      en: "Of a blue card you execute your own colour, of black and green cards everything. An acting superpower may turn prestige arrows without priority into dominance. Beyond the end of dominance the favoured superpower takes $1 or removes 1 unrest of its ally.",
      ru: "На синей карте выполняется только свой цвет, на чёрных и зелёных – все. Действующая сверхдержава может стрелку престижа без приоритета применить к доминированию. За концом доминирования выигрывающая сверхдержава берёт $1 или снимает 1 фишку беспорядков у союзника.",
    },
    aliases: ["blue card", "dominance", "доминирование"],
  }),
  rule({
    at: ["6.5", "6.6", "6"],
    title: { en: "Arms race and credit", ru: "Гонка вооружений и кредит" },
    text: {
      en: "Superpowers only. Arms race: one box and a card of the arms race deck. Credit: the value in dollars. With a treasury below 0 only credit or an event that brings money is allowed.",
      ru: "Только для сверхдержав. Гонка вооружений: одна ячейка и карта её колоды. Кредит: значение карты в долларах. С казной ниже 0 можно только взять кредит или разыграть событие, приносящее деньги.",
    },
    aliases: ["arms race", "credit", "debt", "кредит", "долг"],
  }),
  rule({
    at: ["7", "8"],
    title: { en: "Icons at the value, conflict cards", ru: "Иконки у значения, карты конфликтов" },
    text: {
      en: "Who uses the value executes the icon beside it if it is of their colour, then those below. Arms race and conflict cards are executed at once in the column of the superpower.",
      ru: "Кто использует значение карты, выполняет иконку справа от него, если она его цвета, затем иконки под ним. Карты гонки вооружений и конфликтов выполняются сразу, в столбце сверхдержавы.",
    },
    aliases: ["conflict", "конфликт"],
  }),
  rule({
    at: "9",
    title: { en: "Automatic events", ru: "Автоматические события" },
    text: {
      en: "Everything is executed in printed order. Each state places the icons of its colour, unless a superpower leads the arms race: then it places them, from level 2 also those with the other side’s coat of arms, from level 3 it may cancel one.",
      ru: "Выполняется всё в напечатанном порядке. Каждое государство размещает иконки своего цвета, если ни одна сверхдержава не впереди в гонке вооружений: тогда размещает она, с уровня 2 – и иконки с чужим гербом, с уровня 3 может отменить одну.",
    },
    aliases: ["automatic", "автоматическое событие"],
  }),
  rule({
    at: "11",
    title: { en: "Nuclear war", ru: "Ядерная война" },
    text: {
      en: "When a dove must turn down and none is left, the acting player presses the button and loses. Of the others the one with most peacemaker cards wins; in a tie the presser’s ally drops out.",
      ru: "Если голубя нужно перевернуть, а их не осталось, действующий игрок нажимает кнопку и проигрывает. Из остальных побеждает тот, у кого больше карт миротворца; при равенстве союзник нажавшего выбывает.",
    },
    aliases: ["nuclear war", "dove", "peacemaker", "голубь", "миротворец"],
  }),
  rule({
    at: ["12", "12.1", "12.2", "12.3", "12.4", "13"],
    title: { en: "End of a decade and victory in 2+2", ru: "Конец декады и победа в 2+2" },
    text: {
      en: "Arms race, space race and dominance come before the ten phases. A victory box of the races wins at once. In space and dominance the leader uses the icons of the box, in dominance or of one nearer to the start; 3−1 in space is a third card for the next decade, of the three one is discarded. The winning side’s superpower wins if it has more victory points than the other one, otherwise its German state. Ranking: 4 for winners, in decade IV 2 for the ally.",
      ru: "Перед десятью фазами – гонка вооружений, космическая гонка и доминирование. Ячейка победы в гонке выигрывает сразу. В космосе и доминировании лидер выполняет иконки ячейки, в доминировании – или одной из более близких к началу; 3−1 в космосе – третья карта на следующую декаду, одну из трёх сбрасывают. Побеждает сверхдержава победившего блока, если у неё больше победных очков, чем у другой, иначе немецкое государство. Турнирные очки: победителю 4, союзнику в декаде IV 2.",
    },
    aliases: ["victory points", "победные очки"],
  }),
  rule({
    at: "14",
    title: { en: "Table talk", ru: "Переговоры за столом" },
    text: {
      en: "Agreed before the game. Hands must never be discussed.",
      ru: "О них договариваются до игры. Обсуждать карты на руках нельзя.",
    },
    aliases: ["table talk", "переговоры"],
  }),
];
