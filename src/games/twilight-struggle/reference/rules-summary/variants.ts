import { type Rule, rule } from "../../../rule.ts";

/** [11] Tournament play, the designers' optional rules, editions and variants. */
export const variantRules: readonly Rule[] = [
  rule({
    at: ["11.1.1", "11.1.2", "4.5.F"],
    title: { en: "Held cards", ru: "Неразыгранные карты" },
    text: {
      en: "In tournaments both sides show the cards they hold at the end of the turn; here that is an option. A held scoring card loses the game at once in any case, before any victory by VP; if both sides hold one, nobody wins.",
      ru: "На турнирах стороны в конце раунда показывают неразыгранные карты; здесь это можно включить. Оставшаяся карта подсчёта очков в любом случае означает немедленное поражение, раньше любой победы по ПО; если такая есть у обеих сторон, победителя нет.",
    },
    aliases: ["held card", "tournament", "турнир"],
  }),
  rule({
    at: "11.1.3",
    title: { en: "Bidding for sides", ru: "Торг за стороны" },
    text: {
      en: "Auction: bids for a side in VP, raised in turn until one passes; the winner starts with that many VP less. Secret bid: both name a side and a number of influence at once; if both name the same side, the higher number gets it, and the other side that much extra influence.",
      ru: "Аукцион: ставки на сторону в ПО по очереди, пока кто-то не спасует; победитель начинает с потерей стольких ПО. Тайная ставка: оба сразу называют сторону и число влияния; если сторона одна и та же, она достаётся тому, чьё число больше, а другая сторона получает столько дополнительного влияния.",
    },
    aliases: ["bid", "auction", "ставки", "аукцион"],
  }),
  rule({
    at: "designers-options",
    paragraph: { en: "last page", ru: "последняя страница" },
    title: { en: "Designers’ optional rules", ru: "Необязательные правила авторов" },
    text: {
      en: "Each on its own: realignments ignore the regions closed by DEFCON; whoever makes a realignment roll cannot lose influence by it. One card may mix influence and realignment at the usual cost, but not in the same country. A card may be spent on the space race without a roll, which still uses up the attempt.",
      ru: "Каждое включается отдельно: снижению влияния не мешают закрытые по DEFCON регионы; кто проводит попытку снижения, сам влияния не теряет. Одной картой можно и размещать, и снижать влияние по обычной цене, но не в одной и той же стране. Карту можно потратить на космическую гонку без броска, попытка при этом использована.",
    },
  }),
  rule({
    at: "chinese-civil-war",
    paragraph: { en: "Deluxe 12", ru: "Делюкс 12" },
    title: { en: "Variant: Chinese Civil War", ru: "Вариант: гражданская война в Китае" },
    text: {
      en: "Nobody holds *The China Card* at first. The USSR may place influence in a space of its own next to it; with 3 there it takes the card face up and the space closes. Until then the USSR has no event of *Red Scare/Purge* or *Cultural Revolution* and the US none of *Formosan Resolution*, the US counts as holder for *Ussuri River Skirmish* and *Nixon Plays The China Card*, and *Korean War* has −1 more.",
      ru: "Сначала карты *«Китайская карта»* нет ни у кого. СССР может размещать влияние в особом месте рядом с собой; набрав там 3, он получает карту лицом вверх, и место закрывается. До этого СССР недоступны события *«Красная угроза/Чистка»* и *«Культурная революция»*, США – *«Формозская резолюция»*; для событий *«Столкновение на реке Уссури»* и *«Никсон разыгрывает китайскую карту»* владельцем считаются США, а у карты *«Корейская война»* ещё −1.",
    },
    aliases: ["civil war", "гражданская война"],
  }),
  rule({
    at: "late-war",
    paragraph: { en: "Deluxe, scenario", ru: "Делюкс, сценарий" },
    title: { en: "Scenario: Late War", ru: "Сценарий: окончание войны" },
    text: {
      en: "Play starts in turn 8 at DEFCON 4 and 4 VP for the USSR, with influence and lasting events given. After final scoring, or if the US ends the game with *Wargames*, the US wins only with 20 VP or more; otherwise the USSR wins.",
      ru: "Игра начинается с раунда 8 при DEFCON 4 и 4 ПО в пользу СССР, влияние и постоянные события заданы. После финального подсчёта очков или если США завершают игру картой *«Балансирование на грани»*, США побеждают только с 20 ПО и больше, иначе победа за СССР.",
    },
    aliases: ["late war scenario"],
  }),
  rule({
    at: "red-sea-cards",
    paragraph: { en: "Red Sea 12.3", ru: "«Красное море» 12.3" },
    title: { en: "Cards of Red Sea", ru: "Карты «Красного моря»" },
    text: {
      en: "An option of the lobby. After the set-up the US openly brings in cards of Red Sea worth 9 points at most, then the USSR. Neutral cards are open to both, the others to their own side; there is one copy of each, and points left over are lost. Each joins the draw pile with its era. Regions, neighbours, tracks and the length of the game stay as they are.",
      ru: "Настройка партии. После подготовки США открыто добавляют карты «Красного моря» не больше чем на 9 очков, затем СССР. Нейтральные карты доступны обоим, остальные – только своей стороне; каждая карта одна, неиспользованные очки сгорают. Карты приходят в колоду со своей эпохой. Регионы, соседи, шкалы и длина партии не меняются.",
    },
    aliases: ["combination", "combined", "added cards", "объединение", "добавленные карты"],
  }),
  rule({
    at: "editions",
    paragraph: { en: "2.2.1, 3.3 in two editions", ru: "2.2.1, 3.3 в двух изданиях" },
    title: { en: "Editions and optional cards", ru: "Издания и дополнительные карты" },
    text: {
      en: "Played with the Deluxe rules and cards. The second edition has no US influence in Canada at set-up and other names on the space track. The seven optional cards can be left out.",
      ru: "Играется по правилам и картам издания «Делюкс». Во втором издании у США нет влияния в Канаде при расстановке, а деления космической гонки называются иначе. Семь дополнительных карт можно не использовать.",
    },
    aliases: ["deluxe", "second edition", "optional cards", "делюкс", "второе издание"],
  }),
];
