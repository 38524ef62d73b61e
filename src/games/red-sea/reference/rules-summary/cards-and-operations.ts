import {
  costOfInfluence,
  coupRoll,
  coupTargets,
  demandedDiscards,
  failedEvents,
  realignmentTargets,
} from "../../../cold-war/reference/shared-rules.ts";
import { type Rule, rule } from "../../../rule.ts";

/** [5–7] Playing cards, operations and events. */
export const cardsAndOperationsRules: readonly Rule[] = [
  rule({
    at: "5.1",
    title: { en: "Playing a card", ru: "Розыгрыш карты" },
    text: {
      en: "With cards in hand you must play one in your round: for its event, if it is yours or neutral and can happen, or for its operations. You may neither pass nor simply discard. With only *Romanian Autonomy* left you may pass.",
      ru: "Если на руке есть карты, в свой ход надо разыграть одну: ради события, если оно своё или нейтральное и может произойти, или ради операций. Пасовать и просто сбрасывать нельзя. Если осталась одна *«Румынская автономия»*, ход можно пропустить.",
    },
    aliases: ["pass", "пас"],
  }),
  rule({
    at: "5.2",
    title: { en: "Opponent’s events", ru: "События противника" },
    text: {
      en: "If you play a card with your opponent’s event for operations, the event happens too, and your opponent makes its choices. You decide whether it comes before or after your operations. Only the space race avoids it.",
      ru: "Если вы разыграли ради операций карту с событием противника, событие тоже происходит, и решения в нём принимает он. Вы решаете, будет оно до операций или после. Избежать его можно только космической гонкой.",
    },
    aliases: ["event order", "порядок события"],
  }),
  failedEvents,
  demandedDiscards,
  rule({
    at: "6.0",
    title: { en: "Operations", ru: "Операции" },
    text: {
      en: "All points of a card go to one kind of operation: placing influence, realignment rolls, one coup, or one attempt in the space race. They have to be spent while that is possible; an option of the lobby lets some be left.",
      ru: "Все очки карты идут на операции одного вида: размещение влияния, попытки снижения влияния, один переворот или одна попытка в космической гонке. Тратить их надо, пока есть на что; настройка партии позволяет не дотратить.",
    },
    aliases: ["ops", "оо", "очки операций"],
  }),
  rule({
    at: ["6.1", "6.1.1", "6.1.3"],
    title: { en: "Placing influence", ru: "Размещение влияния" },
    text: {
      en: "One at a time, where you had influence when the round began, next to such a country, or in the Strategic Sea Lanes. One play may place in both regions. Events place where they say, without this limit.",
      ru: "По одному: там, где влияние у вас было в начале хода, в соседних с такими странах или на Стратегических морских путях. За один розыгрыш можно размещать в обоих регионах. События размещают влияние по своему тексту, без этого ограничения.",
    },
    aliases: ["influence", "reach", "влияние"],
  }),
  costOfInfluence,
  realignmentTargets,
  rule({
    at: ["6.2.2", "6.2.3", "6.2.5"],
    title: { en: "Realignment: the roll", ru: "Снижение влияния: бросок" },
    text: {
      en: "Both roll a die and add 1 for each neighbouring country they control and 1 for more influence in the target. The lower total loses the difference in influence there; a tie changes nothing. Nothing is added, DEFCON and Military Operations stay, and flashpoints are like other countries.",
      ru: "Оба бросают кубик и прибавляют 1 за каждую соседнюю страну под своим контролем и 1 за перевес влияния в цели. У кого сумма меньше, тот теряет там разницу во влиянии; при ничьей ничего не меняется. Ничего не добавляется, DEFCON и военные операции остаются, горячие точки не отличаются от других стран.",
    },
    aliases: ["realignment modifiers"],
  }),
  coupTargets,
  coupRoll,
  rule({
    at: ["6.3.3", "6.3.4", "8.1.5"],
    title: { en: "Coup: military operations and DEFCON", ru: "Переворот: военные операции и DEFCON" },
    text: {
      en: "A coup moves your military operations by its operations value before the die falls. In a battleground it lowers DEFCON by 1 afterwards, successful or not.",
      ru: "Переворот до броска продвигает ваши военные операции на число своих ОО. В ключевой стране он потом понижает DEFCON на 1 при любом исходе.",
    },
  }),
  rule({
    at: ["6.2.6", "6.3.5"],
    title: { en: "Events that name a region", ru: "События, называющие регион" },
    text: {
      en: "Coups and realignments in a region that an event names ignore the regions closed by DEFCON. A battleground coup lowers DEFCON all the same.",
      ru: "Переворотам и снижению влияния в регионе, который назван событием, закрытые по DEFCON регионы не мешают. Переворот в ключевой стране всё равно понижает DEFCON.",
    },
  }),
  rule({
    at: ["6.3.6", "6.3.6.1", "8.1.6"],
    title: { en: "Coups in flashpoints", ru: "Перевороты в горячих точках" },
    text: {
      en: "Before a coup in Ethiopia or Somalia the top card is turned up. Worth 3 or 4: DEFCON stays, the card goes under the deck. Worth 1 or 2: DEFCON falls by 1, the card is discarded. A scoring card: DEFCON falls by 1, then it is scored and discarded. Then the coup follows.",
      ru: "Перед переворотом в Эфиопии или Сомали открывается верхняя карта. 3 или 4 ОО: DEFCON прежний, карта уходит под низ колоды. 1 или 2 ОО: DEFCON понижается на 1, карта в сброс. Карта подсчёта очков: DEFCON понижается на 1, затем подсчёт, карта в сброс. После этого переворот.",
    },
    aliases: ["flashpoint coup", "turn up"],
  }),
  rule({
    at: ["6.4.1", "6.4", "6.4.2", "6.4.5", "6.4.6"],
    title: { en: "Space race: an attempt", ru: "Космическая гонка: попытка" },
    text: {
      en: "Once per turn you may spend a card worth enough for the next box and roll a die: if it is low enough, you move 1 box. The event does not happen, and the card is discarded. After box 3 there are no more attempts.",
      ru: "Раз за раунд можно потратить карту, ОО которой хватает для следующего деления, и бросить кубик: если выпало не больше нужного, вы продвигаетесь на 1 деление. Событие не происходит, карта уходит в сброс. После деления 3 попыток больше нет.",
    },
    aliases: ["space", "космос"],
  }),
  rule({
    at: ["6.4.3", "6.4.4"],
    title: { en: "Space race: boxes", ru: "Космическая гонка: деления" },
    text: {
      en: "Box 1: 2 ops, 1–4; until the other side arrives, the first removes 1 influence of its opponent from a country after every headline phase. Box 2: 2 ops, 1–3, 2/1 VP. Box 3: 3 ops, 1–4; the first takes a card and 3 VP.",
      ru: "Деление 1: 2 ОО, 1–4; пока не пришла другая сторона, первая после каждой фазы начального события убирает 1 очко влияния противника из страны. Деление 2: 2 ОО, 1–3, 2/1 ПО. Деление 3: 3 ОО, 1–4; первая сторона берёт карту и 3 ПО.",
    },
    aliases: ["space boxes"],
  }),
  rule({
    at: ["7.1", "7.2", "7.4", "5.5"],
    title: { en: "Events", ru: "События" },
    text: {
      en: "Your own and neutral events do what the card says, and the card beats the rules, except that no event can make you keep a scoring card. A card whose event is forbidden can still be played for operations.",
      ru: "Свои и нейтральные события действуют так, как написано на карте, и текст карты важнее правил; только заставить придержать карту подсчёта очков событие не может. Карту, событие которой запрещено, можно разыграть ради операций.",
    },
    aliases: ["event", "событие"],
  }),
  rule({
    at: ["7.3", "7.3.1", "7.3.2"],
    title: { en: "Changes to operations", ru: "Изменение ОО" },
    text: {
      en: "They are summed: −1 *Afghanistan Invasion*, −1 *Albano-Stalinist Economics* (placing in Africa), +1 *T-62s and Kalashnikovs* (up to 3), +1 *Voice of America in Amharic* (cards worth 1). Never below 1. They count for all operations, demands and operations that an event grants with a card’s value.",
      ru: "Они складываются: −1 *«Ввод войск в Афганистан»*, −1 *«По примеру Албании»* (размещение в Африке), +1 *«Поставка Т-62 и АК»* (не больше 3), +1 *«„Голос Америки“ звучит в Эфиопии»* (карты на 1 ОО). Никогда не меньше 1. Они действуют на все операции, требования и на операции, которые событие даёт на ОО карты.",
    },
    aliases: ["modifiers", "модификаторы"],
  }),
  rule({
    at: ["7.5", "8.2.4"],
    title: { en: "Ogaden War", ru: "Война за Огаден: правила" },
    text: {
      en: "The only war. Nobody needs influence in Ethiopia or Somalia, and it is no coup. The US gains its 2 military operations in any case, and the VP if the die wins, whoever played the card.",
      ru: "Единственная война. Влияния в Эфиопии и Сомали не нужно, и это не переворот. США в любом случае получают 2 очка военных операций, а при победе на кубике – ПО, кто бы ни разыграл карту.",
    },
    aliases: ["war", "война"],
  }),
];
