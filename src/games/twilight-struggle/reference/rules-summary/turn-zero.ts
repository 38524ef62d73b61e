import { type Rule, rule } from "../../../rule.ts";

const paragraph = (en: string, ru: string) => ({ en: `Turn Zero ${en}`, ru: `«Нулевой ход» ${ru}` });

/** The expansion: crises, alternate space track, promo cards. */
export const turnZeroRules: readonly Rule[] = [
  rule({
    at: "turn-zero",
    paragraph: paragraph("1–8", "1–8"),
    title: { en: "Turn Zero: crises", ru: "Нулевой ход: кризисы" },
    text: {
      en: "Before set-up six crises are met one by one: Yalta and Potsdam, VE Day and the UK election in any order, then Israel, China and VJ Day. For each both sides play a statecraft card face down, then a die is rolled and both cards modify it. 1, 2–3, 4–5 and 6 are the outcomes: low ones are good for the USSR, high ones for the US. Below 1 counts as 1, above 6 as 6.",
      ru: "До расстановки один за другим разрешаются шесть кризисов: Ялта и Потсдам, победа в Европе и британские выборы в любом порядке, затем Израиль, Китай и победа над Японией. В каждом стороны выкладывают рубашкой вверх по карте сверхдержавы, потом бросается кубик с поправками обеих карт. Исходы: 1, 2–3, 4–5 и 6; малые выгодны СССР, большие – США. Меньше 1 считается как 1, больше 6 как 6.",
    },
    aliases: ["crises", "TZ 1", "TZ 3", "TZ 4", "TZ 6", "TZ 8", "кризисы", "кризис"],
  }),
  rule({
    at: "statecraft",
    paragraph: paragraph("2, 5, 7", "2, 5, 7"),
    title: { en: "Turn Zero: statecraft cards", ru: "Нулевой ход: карты сверхдержав" },
    text: {
      en: "Each side has five: two worth 1, one worth 2 (plus for the US, minus for the USSR), one that cancels the opponent’s card, and a bluff. They are used up when played, but the bluff comes back. With the Chinese Civil War variant that crisis is left out and each side first loses a random card face down; who runs out plays nothing.",
      ru: "У каждой стороны их пять: две на 1, одна на 2 (плюс у США, минус у СССР), одна отменяет карту противника и одна блеф. Разыгранная карта сбрасывается, блеф возвращается на руку. С вариантом «Гражданская война в Китае» этого кризиса нет, а каждая сторона сначала теряет случайную карту, не показывая её; у кого карты кончились, тот не выкладывает ничего.",
    },
    aliases: ["statecraft cards", "TZ 2", "TZ 5", "TZ 7", "карты сверхдержав"],
  }),
  rule({
    at: "crisis-results",
    paragraph: paragraph("8.2–11", "8.2–11"),
    title: { en: "Turn Zero: outcomes", ru: "Нулевой ход: последствия кризисов" },
    text: {
      en: "Decks are changed first; then a card offered by Yalta and Potsdam may be taken, openly, as one of the eight of the hand; then cards are dealt and influence placed, with what the crises add or take. A card whose event does not happen stays in the game: it is played as usual, without the event, and discarded even with an asterisk.",
      ru: "Сначала меняются колоды; затем можно открыто взять карту, которую дали Ялта и Потсдам, – одну из восьми на руке; потом сдаются карты и размещается влияние с поправками кризисов. Карта, событие которой не происходит, остаётся в игре: её разыгрывают как обычно, но без события, и сбрасывают даже со звёздочкой.",
    },
    aliases: ["outcomes", "TZ 8.1", "TZ 8.2", "TZ 9", "TZ 10", "TZ 11", "последствия"],
  }),
  rule({
    at: "alternate-space",
    paragraph: paragraph("space track", "шкала"),
    title: { en: "Alternate space track", ru: "Альтернативная космическая гонка" },
    text: {
      en: "Operations and dice as on the board; VP 2/1, 0, 2/0, 0, 3/1, 0, 0, 4/2. Abilities for who is there alone. Box 2: 2 military operations before the check. Box 4: once per own round 1 influence where the opponent controls costs 1 op. Box 6: once per turn, in an own round, a coup die may be rolled again; the second stands. Box 7: −1 to the opponent’s coups.",
      ru: "ОО и кубик как на поле; ПО 2/1, 0, 2/0, 0, 3/1, 0, 0, 4/2. Бонусы у того, кто дошёл один. Деление 2: 2 очка военных операций перед проверкой. Деление 4: раз за свой ход одно очко влияния под контролем противника стоит 1 ОО. Деление 6: раз за раунд в свой ход бросок на переворот можно повторить, засчитывается второй. Деление 7: −1 к переворотам противника.",
    },
    aliases: ["alternate track", "alternate space race", "альтернативная шкала"],
  }),
  rule({
    at: "promo-cards",
    paragraph: paragraph("promo cards", "промокарты"),
    title: { en: "Promo cards", ru: "Промокарты" },
    text: {
      en: "Eight more cards, shuffled into the decks of their eras. Early War: *Kremlin Flu*, *First Lightning*, *Who Lost China?*. Mid War: *Non-Aligned Movement*, *Mobutu Sese Seko*, *Berlin Wall*, *Don’t Wait for the Translation*. Late War: *Stanislav Petrov*.",
      ru: "Ещё восемь карт, которые замешиваются в колоды своих эпох. Начало войны: *«Борьба за власть в Кремле»*, *«Атомный проект СССР»*, *«Кто упустил Китай?»*. Середина войны: *«Движение неприсоединения»*, *«Мобуту Сесе Секо»*, *«Берлинская стена»*, *«Зорин против Стивенсона»*. Окончание войны: *«Станислав Петров»*.",
    },
    aliases: ["promo", "промо"],
  }),
];
