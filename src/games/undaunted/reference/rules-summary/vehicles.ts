import { type Rule, rule } from "../../../rule.ts";

/** [6] Vehicles and seats. */
export const vehicleRules: readonly Rule[] = [
  rule({
    at: "6.1",
    title: { en: "Board, leave, change seat", ru: "Сесть, покинуть, сменить место" },
    text: {
      en: "When a ready soldier’s card is played for an action, he may change place once, before or after it, or do only this: board a free seat of a vehicle on his tile, leave his vehicle, or take another free seat in it.",
      ru: "Разыгрывая карту готового солдата ради действия, можно один раз, до или после него, сменить его место (или сделать только это): сесть на свободное место техники в своём квадрате, покинуть технику, пересесть внутри неё.",
    },
    aliases: ["board", "leave", "seat", "сесть в технику", "покинуть технику", "сменить место"],
  }),
  rule({
    at: "6.2",
    title: { en: "Soldiers aboard", ru: "Солдаты в технике" },
    text: {
      en: "A soldier aboard counts as standing on the vehicle’s tile. He may use support and combat actions of his own card; Move, Stalk and Scout only on foot.",
      ru: "Солдат в технике считается стоящим в её квадрате. Ему доступны вспомогательные и боевые действия своей карты; перемещаться, прокрадываться и разведывать можно только пешком.",
    },
    aliases: ["aboard", "в технике"],
  }),
  rule({
    at: "6.3",
    title: { en: "Seat actions", ru: "Действия мест" },
    text: {
      en: "A seat’s actions may be used instead of the card’s own, with the seat’s numbers. Anyone may sit anywhere, but the actions of the medium tank are for tank men only.",
      ru: "Действия места доступны вместо действий карты, со значениями места. Сидеть может кто угодно, но действия среднего танка – только для танкистов.",
    },
    aliases: ["crew", "экипаж"],
  }),
  rule({
    at: "6.4",
    title: { en: "Disabled vehicles", ru: "Выведенная из строя техника" },
    text: {
      en: "Nobody can use its seats’ actions until it is repaired. Boarding, leaving, changing seat, swapping and the actions of one’s own card stay possible.",
      ru: "Действия её мест недоступны, пока её не отремонтируют. Сесть, покинуть, сменить место, поменяться и действовать по своей карте можно.",
    },
    aliases: ["disabled", "критические повреждения"],
  }),
  rule({
    at: "6.5",
    title: { en: "Capture", ru: "Захват техники" },
    text: {
      en: "No boarding while an enemy soldier is aboard. Boarding an empty vehicle of the opponent takes it over with its damage.",
      ru: "Нельзя сесть в технику, пока в ней солдат противника. Севший в пустую технику противника забирает её вместе с повреждениями.",
    },
    aliases: ["capture", "захват"],
  }),
];
