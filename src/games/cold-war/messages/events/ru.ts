import type { en } from "./en.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  "log.combination": "**{side}** {brought:combination}.",
  "combination.true": "{side|добавляет|добавляют} карты: {cards} ({spent} из 9 очков)",
  "combination.false": "{side|не добавляет|не добавляют} карт",
  "ask.combination.card": "Добавьте карты из другой игры: осталось {left} {left|очко|очка|очков}.",
  "todo.combination.card": "добавьте карты из другой игры, осталось {left} {left|очко|очка|очков}",
  "option.combination.card.done": "Больше не добавлять",
  "moment.combination": "выбор добавленных карт",

  "log.trap": "{card}: 🎲 {die}, нужно не больше {upTo}: {free:trap}.",
  "trap.true": "{side} {side|освобождается|освобождаются}",
  "trap.false": "{side} {side|остаётся|остаются} в ловушке",
  "log.contest":
    "{contest:contest}: 🎲 {by} {byDie}[{byBonus+} = {byTotal}], {rival} {rivalDie}[{rivalBonus+} = {rivalTotal}]{tie:contest.tie}.",
  "contest.tie.none": "",
  "ask.trap.discard":
    "Сбросьте карту на 2 ОО или больше и бросьте кубик, чтобы освободиться. Карта подсчёта очков играется, если не может ждать или сбросить нечего.",
  "todo.trap.discard": "сбросьте карту на 2 ОО или больше и бросьте кубик, чтобы освободиться",
  "option.lower": "Понизить DEFCON",
  "option.raise": "Повысить DEFCON",

  "log.marker": "{card}: жетон – {country}.",
  "log.marker.off": "{card}: жетон убран – {country}.",
  "log.discard.none": "**{side}**: такой карты для сброса нет.",
  "ask.influence.add-to-one": "Выберите страну, в которой разместить {count} {count|очко|очка|очков} влияния.",
  "todo.influence.add-to-one": "выберите страну, в которой разместить {count} {count|очко|очка|очков} влияния",
  "ask.hand.discard": "Сбросьте карту с событием противника. Событие не произойдёт.",
  "todo.hand.discard": "сбросьте карту с событием противника",
  "ask.discards.take": "Выберите в сбросе карту, чтобы взять её на руку.",
  "todo.discards.take": "возьмите карту из сброса",
  "ask.defcon.move": "Измените уровень DEFCON на 1 в любую сторону.",
  "todo.defcon.move": "измените уровень DEFCON на 1",
};
