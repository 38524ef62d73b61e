import { type Rule, rule } from "../../../rule.ts";

/** [8–11] DEFCON, Military Operations, Romanian Autonomy, scoring and tournaments. */
export const tracksAndScoringRules: readonly Rule[] = [
  rule({
    at: ["8.1.1", "8.1.2", "8.1.3", "8.1.8"],
    title: { en: "DEFCON", ru: "Шкала DEFCON" },
    text: {
      en: "It starts at 4 and improves by 1 at the start of the second turn. It never goes above 5.",
      ru: "Начинается с уровня 4 и повышается на 1 в начале второго раунда. Выше 5 уровень не бывает.",
    },
    aliases: ["defcon", "дефкон"],
  }),
  rule({
    at: "8.1.4",
    title: { en: "Nuclear war", ru: "Ядерная война" },
    text: {
      en: "At DEFCON 1 the game ends and the active player loses, whoever made the decision; in the headline phase, the side whose headline is being carried out.",
      ru: "На DEFCON 1 игра кончается, и проигрывает активный игрок, кто бы ни принимал решение; в фазе начального события – тот, чья карта выполняется.",
    },
    aliases: ["defcon 1", "дефкон 1"],
  }),
  rule({
    at: "8.1.7",
    title: { en: "Regions closed by DEFCON", ru: "Закрытые по DEFCON регионы" },
    text: {
      en: "At DEFCON 3 and 2 there are no coups or realignments in the Middle East, Egypt included. Africa is never closed, and placing influence is always allowed.",
      ru: "На уровнях 3 и 2 на Ближнем Востоке, включая Египет, нет переворотов и снижения влияния. Африка не закрывается никогда, размещать влияние можно всегда.",
    },
    aliases: ["defcon restrictions", "ограничения defcon"],
  }),
  rule({
    at: ["8.2.1", "8.2", "8.2.2", "8.2.3"],
    title: { en: "Required military operations", ru: "Обязательные военные операции" },
    text: {
      en: "By the end of the turn each side needs as many military operations as the DEFCON level then. Each one missing gives the other side 1 VP; only the difference counts. Coups count with their operations, *Ogaden War* with 2; realignments do not count.",
      ru: "К концу раунда каждой стороне нужно столько военных операций, каков тогда уровень DEFCON. За каждую недостающую противник получает 1 ПО; считается только разница. Перевороты считаются по своим ОО, *«Война за Огаден»* – за 2; снижение влияния не считается.",
    },
    aliases: ["milops", "military operations", "военные операции"],
  }),
  rule({
    at: ["9.1", "9.2", "9.6", "9.7"],
    title: { en: "Romanian Autonomy: value", ru: "Румынская автономия: розыгрыш" },
    text: {
      en: "Its holder may play it as the card of a round, for operations or the space race: 2 points, or 3 with fewer VP than the opponent when the round starts, changed by events like those of any card. It has no event and does not count towards the hand. Whoever holds it at final scoring gains 1 VP.",
      ru: "Владелец может разыграть её как карту хода, ради операций или космической гонки: 2 ОО или 3, если в начале хода у него меньше ПО, чем у противника; события меняют их, как у любой карты. События у неё нет, в размер руки она не входит. Владелец при финальном подсчёте получает 1 ПО.",
    },
    aliases: ["romania card", "румынская карта"],
  }),
  rule({
    at: ["9.3", "9.4"],
    title: { en: "Romanian Autonomy: changing hands", ru: "Румынская автономия: переход" },
    text: {
      en: "Once played, in the space race too, it goes to the opponent face down and cannot be used until it turns face up at the end of the turn. *Détente* takes it face up.",
      ru: "После розыгрыша, в том числе в космической гонке, она уходит противнику рубашкой вверх и недоступна, пока не откроется в конце раунда. *«Разрядка»* забирает её лицом вверх.",
    },
  }),
  rule({
    at: ["9.5", "9.8"],
    title: { en: "Romanian Autonomy: limits", ru: "Румынская автономия: ограничения" },
    text: {
      en: "It cannot be a headline, nor a discard that an event demands, nor be played if a scoring card would then be held. Nobody can be forced to play it.",
      ru: "Её нельзя взять начальным событием, сбросить по требованию события и разыграть, если из-за этого останется карта подсчёта очков. Заставить разыграть её нельзя.",
    },
  }),
  rule({
    at: ["10.1.1", "10.1.2", "10.1"],
    title: { en: "Scoring a region", ru: "Подсчёт очков в регионе" },
    text: {
      en: "Presence: a country. Domination: more countries and battlegrounds than the opponent, at least one battleground and one other. Control: more countries and all battlegrounds. Africa 1/3/4, Middle East 3/5/7, +1 for each battleground you control. Only the difference is scored.",
      ru: "Присутствие: одна страна. Превосходство: больше стран и ключевых стран, чем у противника, хотя бы одна ключевая и одна неключевая. Контроль: больше стран и все ключевые. Африка 1/3/4, Ближний Восток 3/5/7, +1 за каждую свою ключевую страну. Засчитывается только разница.",
    },
    aliases: ["scoring", "presence", "domination", "присутствие", "превосходство"],
  }),
  rule({
    at: ["10.2.1", "10.2", "10.2.2", "10.2.3", "10.2.4", "10.2.5"],
    title: { en: "Strategic Sea Lanes: scoring", ru: "Морские пути: подсчёт" },
    text: {
      en: "Stability 4. With a scoring card whoever controls them doubles all own points of that card before the difference is taken; whoever only leads there adds 1. In final scoring they count once, on their own: 2 VP for control, 1 for a lead.",
      ru: "Стабильность 4. По карте подсчёта очков тот, кто их контролирует, удваивает все свои очки по этой карте до вычитания; тот, у кого там только больше влияния, прибавляет 1. При финальном подсчёте они учитываются отдельно один раз: 2 ПО за контроль, 1 за перевес.",
    },
  }),
  rule({
    at: ["10.1.5", "10.1.3", "10.1.4"],
    title: { en: "Scoring cards must be played", ru: "Обязательный розыгрыш карт подсчёта" },
    text: {
      en: "If you hold as many scoring cards as you have action rounds left, you must play one now. One that comes to your hand when no round is left may be kept for the next turn without penalty.",
      ru: "Если карт подсчёта очков на руке столько же, сколько у вас осталось ходов, надо разыграть одну из них. Попавшую на руку, когда ходов больше нет, можно без штрафа сохранить на следующий раунд.",
    },
    aliases: ["scoring card", "карта подсчёта очков"],
  }),
  rule({
    at: ["10.3.1", "10.3.2", "10.3.3"],
    title: { en: "Victory points", ru: "Победные очки" },
    text: {
      en: "One marker for both sides, from 10 for the US to 10 for the USSR, with 0 between. To gain VP is to move it towards yourself; if both gain at once, only the difference counts.",
      ru: "Маркер один на двоих: от 10 за США до 10 за СССР, посередине 0. Получить ПО – значит сдвинуть его в свою сторону; если очки получают обе стороны, считается только разница.",
    },
    aliases: ["vp", "по"],
  }),
  rule({
    at: "10.4.1",
    title: { en: "Victory at once", ru: "Немедленная победа" },
    text: {
      en: "With 10 VP once everything an event gives is counted; with both flashpoints and more of Africa than your opponent when its card is played or turned up; if your opponent brings about nuclear war. Whoever reaches 10 VP by the Military Operations check shows the hand and loses with a scoring card in it.",
      ru: "10 ПО, когда учтено всё, что даёт событие; обе горячие точки и больше стран Африки, чем у противника, когда её карта разыграна или открыта; ядерная война по вине противника. Кто набрал 10 ПО при проверке военных операций, показывает руку и проигрывает, если в ней карта подсчёта очков.",
    },
    aliases: ["victory", "10 vp", "победа"],
  }),
  rule({
    at: "10.4.2",
    title: { en: "Final scoring", ru: "Финальный подсчёт очков" },
    text: {
      en: "After the second turn: Africa and the Middle East without the Sea Lanes, Egypt in both; then the Sea Lanes; then 1 VP to the holder of *Romanian Autonomy*. 10 VP no longer end the game; 0 is a draw.",
      ru: "После второго раунда: Африка и Ближний Восток без морских путей, Египет в обоих; затем морские пути; затем 1 ПО владельцу карты *«Румынская автономия»*. 10 ПО уже не завершают игру; 0 – ничья.",
    },
    aliases: ["end of the game", "конец игры"],
  }),
  rule({
    at: ["11.1", "11.2"],
    title: { en: "Held cards", ru: "Неразыгранные карты" },
    text: {
      en: "In tournaments both sides show what they have kept after the Military Operations check, and a scoring card among it loses; here that is an option of the lobby.",
      ru: "На турнирах стороны после проверки военных операций показывают неразыгранные карты, и карта подсчёта очков среди них означает поражение; здесь это настройка партии.",
    },
    aliases: ["tournament", "турнир"],
  }),
  rule({
    at: ["11.4", "11.3", "11.4.1"],
    title: { en: "Bidding for sides", ru: "Ставки на стороны" },
    text: {
      en: "Both name a side and a number in secret. Different sides: each has the one named. The same: the higher number gets it, and the other side that much extra influence; at a tie the lot decides. It goes only where the side has influence after set-up, at most 2 beyond control.",
      ru: "Оба тайно называют сторону и число. Стороны разные: каждый играет за названную. Одна и та же: она достаётся тому, чьё число больше, а другая сторона получает столько дополнительного влияния; при равенстве решает жребий. Размещается оно только там, где после подготовки есть влияние, не больше 2 сверх контроля.",
    },
    aliases: ["bid", "ставки"],
  }),
];
