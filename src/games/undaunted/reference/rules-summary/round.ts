import { type Rule, rule } from "../../../rule.ts";

/** [2–5] Pieces, round and turn. */
export const roundRules: readonly Rule[] = [
  rule({
    at: ["2.1", "2.2"],
    title: { en: "Board and distance", ru: "Поле и дистанция" },
    text: {
      en: "Tiles that share part of an edge are adjacent. Distance is the fewest steps between two tiles, whatever stands or lies on the way. Any number of counters of both sides may share a tile, and nothing blocks movement.",
      ru: "Соседние – квадраты с общей частью стороны. Дистанция – наименьшее число шагов между квадратами, что бы ни лежало на пути. В квадрате может быть сколько угодно фишек обеих сторон, движению ничто не мешает.",
    },
    aliases: ["distance", "расстояние", "дистанция"],
  }),
  rule({
    at: "2.4",
    title: { en: "Control tokens", ru: "Жетоны контроля" },
    text: {
      en: "Your token on a tile is scouted or controlled side up. Both sides may have one on the same tile, but only one of the two can be controlled. Each side has 16.",
      ru: "Ваш жетон в квадрате лежит стороной «Разведано» или «Под контролем». В одном квадрате могут лежать жетоны обеих сторон, но под контролем – только один. У каждой стороны 16 жетонов.",
    },
    aliases: ["token", "tokens", "жетон"],
  }),
  rule({
    at: "4.1",
    title: { en: "Drawing cards", ru: "Получение карт" },
    text: {
      en: "At the start of a round both draw four cards. When a card is needed and the deck is empty, the discards are shuffled into a new deck; cards played this turn are never among them. If both piles are empty, nothing more is drawn.",
      ru: "В начале раунда оба берут по четыре карты. Если карта нужна, а колода пуста, сброс перемешивается в новую колоду; карты, разыгранные в этом ходу, в неё не входят. Если пусто и то и другое, карт больше не берут.",
    },
    aliases: ["draw", "взять карты"],
  }),
  rule({
    at: "4.2",
    title: { en: "Initiative", ru: "Инициатива" },
    text: {
      en: "Both secretly pick a card of their hand and show it at once. The higher value takes the token and goes first; on a tie whoever holds the token keeps it and goes first. Both cards are discarded. *Fog of War* may be used; no card counts as 0.",
      ru: "Оба тайно выбирают карту с руки и открывают одновременно. У кого значение выше, тот получает жетон и ходит первым; при равенстве жетон остаётся у владельца, и первым ходит он. Обе карты сбрасываются. Годится и *Туман войны*; без карт – 0.",
    },
    aliases: ["initiative token", "жетон инициативы"],
  }),
  rule({
    at: ["4.3", "4.4"],
    title: { en: "Turns and end of the round", ru: "Ходы и конец раунда" },
    text: {
      en: "The holder of the initiative token takes a whole turn, then the other player; then a new round begins. Victory is checked after every card and ends the game at once.",
      ru: "Сначала ходит владелец жетона инициативы, потом второй игрок; затем начинается новый раунд. Победа проверяется после каждой карты и сразу заканчивает игру.",
    },
    aliases: ["round", "раунд"],
  }),
  rule({
    at: "5.1",
    title: { en: "Playing cards", ru: "Розыгрыш карт" },
    text: {
      en: "Play your cards one at a time in any order; you may stop whenever you like. At the end of the turn everything played and everything left in hand is discarded.",
      ru: "Карты разыгрываются по одной в любом порядке; остановиться можно в любой момент. В конце хода все разыгранные и оставшиеся на руке карты уходят в сброс.",
    },
    aliases: ["turn", "ход"],
  }),
  rule({
    at: "5.2",
    title: { en: "What a card can be used for", ru: "Как использовать карту" },
    text: {
      en: "One of four: an action printed on it; an action of the seat its soldier sits in; swapping seats with a comrade in the same vehicle; or Hunker Down, which puts the card into the supply. After a swap or Hunker Down the card does nothing else.",
      ru: "Одним из четырёх способов: действие с карты; действие места, на котором сидит солдат; поменяться местами с товарищем в той же технике; затаиться – карта уходит в запас. После обмена местами или если затаиться, с картой больше ничего не делают.",
    },
    aliases: ["hunker down", "swap", "затаиться", "поменяться местами"],
  }),
  rule({
    at: "5.3",
    title: { en: "Suppressed soldiers", ru: "Подавленные солдаты" },
    text: {
      en: "The card of a suppressed soldier turns his counter to ready and does nothing else; or it hunkers down, and he stays suppressed.",
      ru: "Карта подавленного солдата только переворачивает его фишку на сторону готовности; или ею можно затаиться, и он останется подавленным.",
    },
    aliases: ["suppressed", "rally", "подавлен"],
  }),
  rule({
    at: ["5.4", "8.10"],
    title: { en: "Fog of war", ru: "Туман войны" },
    text: {
      en: "*Fog of War* is good for the initiative only; it can be neither played nor hunkered down, and only Recon removes it for good. You gain it from your own supply for each token you place; when the supply has none left, you gain none.",
      ru: "*Туман войны* годится только для инициативы; его нельзя ни разыграть, ни затаиться с ним, насовсем он уходит только действием «Наблюдать». Его получают из своего запаса за каждый размещённый жетон; если в запасе его нет – не получают.",
    },
    aliases: ["fog", "туман"],
  }),
];
