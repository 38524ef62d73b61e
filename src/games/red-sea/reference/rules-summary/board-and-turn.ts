import { type Rule, rule } from "../../../rule.ts";

/** [2–4] The board, the cards, the set-up and the sequence of play. */
export const boardAndTurnRules: readonly Rule[] = [
  rule({
    at: ["2.1.1", "2.1.2"],
    title: { en: "Regions", ru: "Регионы" },
    text: {
      en: "Africa: Egypt, Sudan, Ethiopia, Somalia, Djibouti, Kenya, Madagascar. Middle East: Egypt, Saudi Arabia, South Yemen, Yemen, Oman. Egypt belongs to both, whatever names either of them.",
      ru: "Африка: Египет, Судан, Эфиопия, Сомали, Джибути, Кения, Мадагаскар. Ближний Восток: Египет, Саудовская Аравия, Южный Йемен, Йемен, Оман. Египет относится к обоим регионам, какой бы из них ни был назван.",
    },
    aliases: ["map", "карта мира"],
  }),
  rule({
    at: ["2.1.3", "2.1.4", "2.1.6"],
    title: { en: "Countries", ru: "Страны" },
    text: {
      en: "Stability says how much influence control takes and how hard a coup is. Egypt, Kenya and Saudi Arabia are battlegrounds: they count extra in scoring, and a coup there lowers DEFCON. Neighbours are the countries joined by a line. The superpowers are not on the map.",
      ru: "От показателя стабильности зависит, сколько влияния нужно для контроля и насколько труден переворот. Египет, Кения и Саудовская Аравия – ключевые страны: они дают больше очков, а переворот в них понижает DEFCON. Соседи – страны, соединённые линией. Сверхдержав на карте нет.",
    },
    aliases: ["battleground", "neighbours", "ключевые страны", "соседи"],
  }),
  rule({
    at: "2.1.5",
    title: { en: "Flashpoints", ru: "Горячие точки" },
    text: {
      en: "Ethiopia and Somalia. They are not battlegrounds. A coup there turns up a card first, and whoever controls both when Africa is scored may win at once.",
      ru: "Эфиопия и Сомали. Это не ключевые страны. Перед переворотом там открывается карта, а контроль над обеими при подсчёте Африки может сразу принести победу.",
    },
    aliases: ["flashpoint", "горячая точка"],
  }),
  rule({
    at: ["2.1.7", "6.1.4"],
    title: { en: "Strategic Sea Lanes: influence", ru: "Морские пути: влияние" },
    text: {
      en: "An area, but not a country: it has no neighbours, and there are no coups or realignments. Either side may always place influence there at the usual cost; it gives no reach. Events that say country never mean it.",
      ru: "Область, но не страна: соседей нет, перевороты и снижение влияния невозможны. Любая сторона всегда может размещать там влияние по обычной цене; доступа к странам оно не даёт. События о странах её не касаются.",
    },
    aliases: ["sea lanes rule", "lanes rule"],
  }),
  rule({
    at: "2.1.8",
    title: { en: "Control of a country", ru: "Контроль над страной" },
    text: {
      en: "You control a country if your influence there exceeds your opponent’s by at least its stability. Saudi Arabia has stability 3: with none of theirs you need 3, against 1 you need 4.",
      ru: "Страна под вашим контролем, если вашего влияния в ней больше, чем у противника, хотя бы на показатель стабильности. У Саудовской Аравии он равен 3: если противника там нет, нужно 3 очка, против 1 нужно 4.",
    },
  }),
  rule({
    at: ["2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.2.5", "2.2.6"],
    title: { en: "Cards", ru: "Карты" },
    text: {
      en: "A card has a value in operations and a US, USSR or neutral event, and is played for one of the two. Scoring cards have no value and must be played in the turn they are drawn. An asterisk removes a card once its event has happened; an underlined event stays in effect.",
      ru: "На карте указаны очки операций и событие: США, СССР или нейтральное; играют её ради одного из двух. У карт подсчёта очков нет ОО, и разыграть их надо в том же раунде. Карта со звёздочкой покидает игру после события; подчёркнутое событие продолжает действовать.",
    },
    aliases: ["asterisk", "звёздочка"],
  }),
  rule({
    at: ["3.1", "3.2", "3.3"],
    title: { en: "Set-up", ru: "Подготовка к игре" },
    text: {
      en: "Nine Mid War cards each; *Romanian Autonomy* face up with the US. USSR 1 in Somalia and South Yemen, US 1 in Ethiopia and Saudi Arabia. DEFCON 4, everything else at 0.",
      ru: "По девять карт «Середины войны»; *«Румынская автономия»* лицом вверх у США. СССР: по 1 очку влияния в Сомали и Южном Йемене, США: по 1 в Эфиопии и Саудовской Аравии. DEFCON 4, остальное на нуле.",
    },
    aliases: ["setup", "расстановка"],
  }),
  rule({
    at: ["4.1", "4.2", "4.3", "4.4", "4.5"],
    title: { en: "Turns", ru: "Раунды" },
    text: {
      en: "Two turns of seven action rounds. Each: DEFCON improves by 1 (not in the first), hands are filled to nine, headlines, action rounds, Military Operations, then *Romanian Autonomy* turns face up. After the first turn the Late War cards are shuffled into the deck; the discards stay out.",
      ru: "Два раунда по семь ходов. В каждом: DEFCON растёт на 1 (не в первом), рука добирается до девяти карт, начальное событие, ходы, военные операции, затем *«Румынская автономия»* открывается. После первого раунда в колоду замешиваются карты «Окончания войны»; сброс в неё не входит.",
    },
    aliases: ["sequence of play", "порядок игры"],
  }),
  rule({
    at: "4.5.C",
    title: { en: "Headlines", ru: "Начальное событие" },
    text: {
      en: "Both choose a card in secret and show it at once; both events happen, the higher value first, the US at a tie, scoring cards last. Whoever chose a card is the active player while it is carried out. *Romanian Autonomy* is no headline.",
      ru: "Оба тайно выбирают карту и открывают одновременно; происходят оба события, сначала с большим числом ОО, при равенстве – США, карты подсчёта очков последними. Пока событие выполняется, активен тот, кто выбрал карту. *«Румынская автономия»* начальным событием не бывает.",
    },
    aliases: ["headline phase", "фаза начального события"],
  }),
  rule({
    at: "4.5.D",
    title: { en: "Action rounds", ru: "Ходы" },
    text: {
      en: "Seven each, the USSR first, unless *USAID* as a headline has turned that round for the turn. Whoever has no cards waits. A card left at the end may be kept, but no scoring card. *Presidential Directive 30* may give the USSR an eighth round after both seventh ones.",
      ru: "По семь, первым ходит СССР, если начальным событием *«Агентство США по международному развитию»* порядок не изменён на этот раунд. У кого нет карт, тот ждёт. Оставшуюся карту можно сохранить, но не карту подсчёта очков. *«Президентская директива № 30»* может дать СССР восьмой ход после обоих седьмых.",
    },
    aliases: ["rounds", "eighth round", "восьмой ход"],
  }),
];
