import type { Family, Saying, Slot } from "../verb.ts";

/** What a card, or points that an event grants, can be used for. */
const uses = ["play.use", "operations.kind", "grain-sales.use", "che.coup"];

const says = (use: string): Saying => ({ says: use, kinds: uses });

const card: Slot = {
  name: { en: "card", ru: "карта" },
  about: { en: "A card from your hand", ru: "Карта с вашей руки" },
  kinds: ["play.card"],
};

const where = (about: Slot["about"], more: Partial<Slot>): Slot => ({
  name: { en: "where", ru: "где" },
  about,
  kinds: [""],
  list: true,
  ...more,
});

const countries = { en: "Countries, as in: italy 2, france", ru: "Страны, например: италия 2, франция" };

/** Mixed operations offer both for every country. */
const isRealignment = (option: string): boolean => option.startsWith("realign:");

/** The verbs of Twilight Struggle and Red Sea. */
export const coldWar: Family = {
  name: { en: "ts", ru: "тс" },
  about: {
    en: "Moves in Twilight Struggle and Red Sea",
    ru: "Ходы в «Сумеречной борьбе» и «Красном море»",
  },
  verbs: [
    {
      name: { en: "headline", ru: "начальное-событие" },
      about: { en: "Choose your headline, in secret", ru: "Тайно выбрать начальное событие" },
      parts: [{ ...card, kinds: ["headline."], required: true }],
    },
    {
      name: { en: "play", ru: "сыграть" },
      about: { en: "Play a card", ru: "Разыграть карту" },
      parts: [
        { ...card, kinds: ["play.card", "trap."], required: true },
        {
          name: { en: "as", ru: "как" },
          about: {
            en: "Event, event first, influence, realign, coup or space",
            ru: "Событие, сначала событие, влияние, снижение влияния, переворот или космос",
          },
          kinds: uses,
        },
        where(countries, {}),
      ],
    },
    {
      name: { en: "influence", ru: "влияние" },
      about: { en: "Place influence", ru: "Разместить влияние" },
      parts: [
        card,
        says("influence"),
        where(countries, {
          kinds: ["influence.", "operations.mixed"],
          required: true,
          only: (option) => !isRealignment(option),
        }),
      ],
    },
    {
      name: { en: "coup", ru: "переворот" },
      about: { en: "Attempt a coup", ru: "Попытаться совершить переворот" },
      parts: [
        card,
        says("coup"),
        {
          name: { en: "target", ru: "цель" },
          about: { en: "The country", ru: "Страна" },
          kinds: ["coup.target"],
          required: true,
        },
      ],
    },
    {
      name: { en: "realign", ru: "снизить" },
      about: { en: "Make realignment rolls", ru: "Попытаться снизить влияние противника" },
      parts: [
        card,
        says("realign"),
        where(
          { en: "Countries, one for each roll", ru: "Страны, по одной на каждую попытку" },
          {
            kinds: ["realign.", "operations.mixed"],
            required: true,
            only: (option) => !option.startsWith("place:"),
          },
        ),
      ],
    },
    {
      name: { en: "space", ru: "космос" },
      about: { en: "Send a card to the space race", ru: "Отправить карту в космическую гонку" },
      parts: [card, says("space")],
    },
  ],
};
