import type { Family, Saying, Slot, Verb } from "../verb.ts";
import { actionIds, cardIds, cards, soldierIds, structureIds, vehicleIds } from "./components/index.ts";
import type { AskBeginning, AskKind } from "./messages/keys.ts";
import { seatIds } from "./rules/seating.ts";

/** Cards of both sides: a name that both have means one's own. */
function ownFirst(seat: string): readonly string[] {
  const isOwn = (id: (typeof cardIds)[number]) => cards[id].side === seat;
  return [...cardIds.filter(isOwn), ...cardIds.filter((id) => !isOwn(id))];
}

/** Where a target is asked for, a name means an enemy rather than one's own man. */
function things(seat: string, kind: AskKind): readonly string[] {
  const own = ownFirst(seat);
  const men = soldierIds.filter((id) => cards[id].side !== seat);
  const aims = kind === "attack.target" || kind === "wound.soldier" || kind === "suppress.soldier";
  return aims ? [...men, ...vehicleIds, ...structureIds, ...own] : own;
}

const places = ["leave", ...seatIds.flatMap((seat) => [`board:${seat}`, `sit:${seat}`])];
const comrades = (seat: string) => soldierIds.filter((id) => cards[id].side === seat).map((id) => `swap:${id}`);

const card: Slot<AskBeginning> = {
  name: { en: "card", ru: "карта" },
  about: { en: "A card from your hand", ru: "Карта с вашей руки" },
  kinds: ["play.card"],
  required: true,
  only: (option) => option !== "end-turn",
  known: ownFirst,
};

/** After a change of place: an action, and whatever it asks. */
const andThen: readonly Slot<AskBeginning>[] = [
  {
    name: { en: "then", ru: "затем" },
    about: { en: "The action that follows", ru: "Действие после этого" },
    kinds: ["play.action"],
    known: () => actionIds,
  },
  {
    name: { en: "target", ru: "цель" },
    about: { en: "Tiles or targets, separated by commas", ru: "Квадраты или цели через запятую" },
    // everything an action asks for; not the next card
    kinds: [
      "move.step",
      "attack.target",
      "wound.soldier",
      "suppress.soldier",
      "inspire.card",
      "bolster.card",
      "command.count",
      "survey.tile",
      "blaze.tile",
      "repair.vehicle",
    ],
    list: true,
    // who aboard is to be hit may be said before the dice
    ahead: true,
    otherwise: ["stop", "done"],
    known: things,
  },
];

/** The change of place that a verb is about, as one of the uses of a card. */
const place = (
  name: Slot["name"],
  about: Slot["about"],
  beginning: string,
  known: Slot["known"],
): Slot<AskBeginning> => ({
  name,
  about,
  kinds: ["play.use"],
  required: true,
  only: (option) => option.startsWith(beginning),
  ...(known && { known }),
});

const says = (use: string): Saying<AskBeginning> => ({ says: use, kinds: ["play.use"] });

/** A whole play in one line: the card, what it does, where, and a change of place before or after. */
const act: Verb<AskBeginning> = {
  name: { en: "act", ru: "действие" },
  about: { en: "Play a card", ru: "Разыграть карту" },
  parts: [
    card,
    {
      name: { en: "action", ru: "что" },
      about: { en: "Its action, or a change of place", ru: "Действие карты или перемена места" },
      kinds: ["play.use"],
      required: true,
      known: (seat) => [...actionIds, ...places, ...comrades(seat), "hunker", "rally"],
    },
    ...andThen,
    {
      name: { en: "after", ru: "после" },
      about: { en: "A change of place afterwards", ru: "Перемена места после действия" },
      kinds: ["play.place"],
      ahead: true,
      otherwise: ["stay"],
      known: () => ["stay", ...places],
    },
  ],
};

export const undauntedFamily: Family<AskBeginning> = {
  name: { en: "undaunted", ru: "неустрашимые" },
  about: { en: "Moves in Undaunted: North Africa", ru: "Ходы в игре «Неустрашимые: Северная Африка»" },
  verbs: [
    {
      name: { en: "initiative", ru: "инициатива" },
      about: { en: "Your card for the initiative, in secret", ru: "Тайно выбрать карту инициативы" },
      parts: [{ ...card, kinds: ["initiative."] }],
    },
    act,
    {
      name: { en: "embark", ru: "сесть-в-технику" },
      about: { en: "Board a vehicle, and act", ru: "Сесть в технику и действовать" },
      parts: [
        card,
        place({ en: "into", ru: "куда" }, { en: "Vehicle and seat", ru: "Техника и место" }, "board:", () =>
          seatIds.map((seat) => `board:${seat}`),
        ),
        ...andThen,
      ],
    },
    {
      name: { en: "disembark", ru: "высадиться" },
      about: { en: "Leave a vehicle, and act", ru: "Покинуть технику и действовать" },
      parts: [card, says("leave"), ...andThen],
    },
    {
      name: { en: "change-seat", ru: "пересесть" },
      about: { en: "Change the seat, and act", ru: "Пересесть и действовать" },
      parts: [
        card,
        place({ en: "to", ru: "куда" }, { en: "The seat", ru: "Место" }, "sit:", () =>
          seatIds.map((seat) => `sit:${seat}`),
        ),
        ...andThen,
      ],
    },
    {
      name: { en: "swap", ru: "поменяться" },
      about: { en: "Change places with a comrade aboard", ru: "Поменяться местами с товарищем" },
      parts: [card, place({ en: "with", ru: "с-кем" }, { en: "The comrade", ru: "Товарищ" }, "swap:", comrades)],
    },
    {
      name: { en: "hunker", ru: "затаиться" },
      about: { en: "Hunker down: a card goes to the supply", ru: "Затаиться: карта уходит в запас" },
      parts: [card, says("hunker")],
    },
    {
      name: { en: "end-turn", ru: "закончить-ход" },
      about: { en: "End your turn", ru: "Закончить ход" },
      parts: [{ says: "end-turn", kinds: ["play.card"] }],
    },
  ],
};
