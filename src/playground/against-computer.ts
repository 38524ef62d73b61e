/** Names in the two languages that the welcome has. */
interface Named {
  readonly en: string;
  readonly ru: string;
}

interface Playable extends Named {
  readonly title: string;
  readonly seats: Readonly<Record<string, Named>>;
}

const us = { en: "US", ru: "США" };
const ussr = { en: "USSR", ru: "СССР" };
const west = { en: "West", ru: "Запад" };
const east = { en: "East", ru: "Восток" };

/** What can be played against the computer here. This Discord knows nothing of the bot: a test holds the two together. */
export const playable: readonly Playable[] = [
  { title: "twilight-struggle", en: "Twilight Struggle", ru: "Сумеречная борьба", seats: { us, ussr } },
  { title: "red-sea", en: "Red Sea", ru: "Красное море", seats: { us, ussr } },
  {
    title: "undaunted-north-africa",
    en: "Undaunted: North Africa",
    ru: "Undaunted: Северная Африка",
    seats: { lrdg: { en: "LRDG", ru: "LRDG" }, italy: { en: "Italy", ru: "Италия" } },
  },
  { title: "wir-sind-das-volk", en: "Wir sind das Volk!", ru: "Wir sind das Volk!", seats: { west, east } },
  {
    title: "two-plus-two",
    en: "Wir sind das Volk! 2+2",
    ru: "Wir sind das Volk! 2+2",
    seats: { usa: { en: "USA", ru: "США" }, west, ussr, east },
  },
];

/** One of them with the seat that a person takes. */
export interface AgainstComputer {
  readonly title: string;
  readonly seat: string;
}

/** The first, as the button deals it. */
export const usual: AgainstComputer = { title: "twilight-struggle", seat: "us" };

export const writeChoice = ({ title, seat }: AgainstComputer): string => `${title} ${seat}`;

export function readChoice(value: string): AgainstComputer {
  const [title, seat] = value.split(" ");
  return title && seat ? { title, seat } : usual;
}
