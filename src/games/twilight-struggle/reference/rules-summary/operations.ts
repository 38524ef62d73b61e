import { costOfInfluence, realignmentTargets } from "../../../cold-war/reference/shared-rules.ts";
import { type Rule, rule } from "../../../rule.ts";

/** [6.0–6.2] Operations, influence and realignment. */
export const operationsRules: readonly Rule[] = [
  rule({
    at: "6.0",
    title: { en: "Operations", ru: "Операции" },
    text: {
      en: "All points of a card go to one kind of operation: placing influence, realignment rolls, one coup, or one attempt in the space race. Points left over are lost.",
      ru: "Все очки карты идут на операции одного вида: размещение влияния, попытки снижения влияния, один переворот или одна попытка в космической гонке. Неиспользованные очки пропадают.",
    },
    aliases: ["ops", "operations points", "оо", "очки операций"],
  }),
  rule({
    at: ["6.1", "6.1.3", "6.1.5", "6.1.6"],
    title: { en: "Placing influence", ru: "Размещение влияния" },
    text: {
      en: "Influence is placed one at a time, in as many countries and regions as the points allow. There is no limit to the influence in a country, and all of it is public.",
      ru: "Влияние размещается по одному очку, в любом числе стран и регионов, на сколько хватит ОО. Предела влиянию в стране нет, и оно всегда открыто.",
    },
    aliases: ["influence", "влияние"],
  }),
  rule({
    at: ["6.1.1", "6.1.4"],
    title: { en: "Reach", ru: "Где можно размещать влияние" },
    text: {
      en: "You may place where you had influence when the action round began, next to such a country, or next to your own superpower. Influence placed in this round opens no further countries. Events place where they say, without this limit.",
      ru: "Размещать влияние можно там, где оно у вас было в начале хода, в соседних с такими странах и рядом со своей сверхдержавой. Влияние, добавленное в этот ход, новых стран не открывает. События размещают влияние по своему тексту, без этого ограничения.",
    },
    aliases: ["where to place", "reach", "доступность"],
  }),
  costOfInfluence,
  realignmentTargets,
  rule({
    at: ["6.2.2", "6.2.3"],
    title: { en: "Realignment: the roll", ru: "Снижение влияния: бросок" },
    text: {
      en: "Both roll a die and add 1 for each neighbouring country they control, 1 for more influence in the target, 1 if their superpower is next to it. The lower total loses the difference in influence there, whoever that is; a tie changes nothing. Influence is never added, and neither DEFCON nor military operations move.",
      ru: "Оба бросают кубик и прибавляют: 1 за каждую соседнюю страну под своим контролем, 1 за перевес влияния в цели, 1 за соседство цели со своей сверхдержавой. У кого сумма меньше, тот теряет там разницу во влиянии, кто бы это ни был; при ничьей ничего не меняется. Влияние не добавляется, DEFCON и военные операции остаются на месте.",
    },
    aliases: ["realignment modifiers", "модификаторы снижения влияния"],
  }),
];
