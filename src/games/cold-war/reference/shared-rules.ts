import { type Rule, rule } from "../../rule.ts";

/** Rules that the games of the family have word for word. */

export const costOfInfluence: Rule = rule({
  at: "6.1.2",
  title: { en: "Cost of influence", ru: "Цена влияния" },
  text: {
    en: "1 influence costs 1 point, or 2 while your opponent controls the country. The price is checked again after each: as soon as control is broken, the next one costs 1.",
    ru: "Одно очко влияния стоит 1 ОО или 2 ОО, пока страну контролирует противник. Цена проверяется заново после каждого очка: как только контроль потерян, следующее стоит 1 ОО.",
  },
  aliases: ["cost", "price", "стоимость"],
});

export const realignmentTargets: Rule = rule({
  at: ["6.2.1", "6.2"],
  title: { en: "Realignment: targets", ru: "Снижение влияния: цели" },
  text: {
    en: "The target must hold influence of your opponent; you need none there yourself. DEFCON must leave the region open and no event may protect the country. Each roll costs 1 point and is settled before you name the next target; the same country may be chosen again.",
    ru: "В целевой стране должно быть влияние противника, своего не нужно. Регион не должен быть закрыт по DEFCON, а страна – защищена событием. Каждая попытка стоит 1 ОО и завершается до выбора следующей цели; ту же страну можно выбрать снова.",
  },
  aliases: ["realign", "realignment", "попытка снижения влияния"],
});

export const coupTargets: Rule = rule({
  at: ["6.3.1", "6.3"],
  title: { en: "Coup: targets", ru: "Переворот: цели" },
  text: {
    en: "One card, one country. Your opponent must have influence there; you need none. DEFCON must leave the region open, and no event may protect the country.",
    ru: "Одна карта – одна страна. В ней должно быть влияние противника, своего не нужно. Регион не должен быть закрыт по DEFCON, а страна – защищена событием.",
  },
  aliases: ["coup", "coup attempt", "попытка переворота"],
});

export const coupRoll: Rule = rule({
  at: "6.3.2",
  title: { en: "Coup: the roll", ru: "Переворот: бросок" },
  text: {
    en: "Die + operations − 2 × stability. If the result is above 0, remove that much influence of your opponent; what cannot be removed is added as your own. At 0 or less nothing changes.",
    ru: "Кубик + ОО − 2 × стабильность. Если итог больше 0, уберите столько влияния противника, а чего не хватило – добавьте своим. При 0 и меньше влияние не меняется.",
  },
  aliases: ["coup result"],
});

export const failedEvents: Rule = rule({
  at: "events-that-fail",
  paragraph: { en: "5.2", ru: "5.2" },
  title: { en: "Events that do not happen", ru: "Несостоявшиеся события" },
  text: {
    en: "If its condition is not met, or another event forbids it, an event does not happen, and even a card with an asterisk goes to the discard pile. If it happens but changes nothing, it has been played: an asterisk removes it.",
    ru: "Если условие события не выполнено или его запрещает другое событие, оно не происходит, и даже карта со звёздочкой уходит в сброс. Если же событие произошло, но ничего не изменило, оно сыграно: карта со звёздочкой убирается из игры.",
  },
  aliases: ["condition", "условие"],
});

export const demandedDiscards: Rule = rule({
  at: ["5.3", "5.4"],
  title: { en: "Discards that events demand", ru: "Сброс по требованию события" },
  text: {
    en: "Where a card of some value is demanded, a higher one will do, and the values count as they are changed at the moment. A discarded card has no effect, not even a scoring card.",
    ru: "Если требуется карта на определённое число ОО, подойдёт и карта с большим числом; ОО считаются с учётом действующих изменений. Событие сброшенной карты не происходит, даже если это карта подсчёта очков.",
  },
  aliases: ["discard", "сбросить карту"],
});
