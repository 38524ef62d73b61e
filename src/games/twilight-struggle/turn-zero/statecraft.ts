import type { Localized } from "../../../engine/index.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { StatecraftId } from "./ids.ts";

/** A statecraft card: what it adds to the die, and what it does to the other side's card. */
export interface Statecraft {
  readonly id: StatecraftId;
  readonly code: string;
  readonly side: Side;
  readonly name: Localized;
  readonly does: "modifier" | "cancel" | "bluff";
  readonly modifier: number;
}

/**
 * Numbers, kinds and values are those of the printed cards (public scans); that modifiers and cancels are used up and a
 * bluff comes back is in the rulebook. The English names are printed, what follows them in brackets is ours; the Russian
 * names are our translation.
 */
const table: readonly Statecraft[] = [
  {
    id: "statecraft:andropov",
    code: "P9",
    side: "ussr",
    does: "modifier",
    modifier: -1,
    name: { en: "Andropov (−1)", ru: "Андропов (−1)" },
  },
  {
    id: "statecraft:khrushchev",
    code: "P10",
    side: "ussr",
    does: "modifier",
    modifier: -1,
    name: { en: "Khrushchev (−1)", ru: "Хрущёв (−1)" },
  },
  {
    id: "statecraft:molotov",
    code: "P11",
    side: "ussr",
    does: "modifier",
    modifier: -2,
    name: { en: "Molotov (−2)", ru: "Молотов (−2)" },
  },
  {
    id: "statecraft:beria",
    code: "P12",
    side: "ussr",
    does: "cancel",
    modifier: 0,
    name: { en: "Beria (cancel)", ru: "Берия (отмена)" },
  },
  {
    id: "statecraft:kgb",
    code: "P13",
    side: "ussr",
    does: "bluff",
    modifier: 0,
    name: { en: "KGB (bluff)", ru: "КГБ (блеф)" },
  },
  {
    id: "statecraft:kennan",
    code: "P14",
    side: "us",
    does: "modifier",
    modifier: 1,
    name: { en: "Kennan (+1)", ru: "Кеннан (+1)" },
  },
  {
    id: "statecraft:acheson",
    code: "P15",
    side: "us",
    does: "modifier",
    modifier: 1,
    name: { en: "Acheson (+1)", ru: "Ачесон (+1)" },
  },
  {
    id: "statecraft:marshall",
    code: "P16",
    side: "us",
    does: "modifier",
    modifier: 2,
    name: { en: "Marshall (+2)", ru: "Маршалл (+2)" },
  },
  {
    id: "statecraft:dulles",
    code: "P17",
    side: "us",
    does: "cancel",
    modifier: 0,
    name: { en: "Dulles (cancel)", ru: "Даллес (отмена)" },
  },
  {
    id: "statecraft:oss",
    code: "P18",
    side: "us",
    does: "bluff",
    modifier: 0,
    name: { en: "OSS (bluff)", ru: "УСС (блеф)" },
  },
];

export const statecraft = Object.fromEntries(table.map((card) => [card.id, card])) as Readonly<
  Record<StatecraftId, Statecraft>
>;

/** The five cards that a side begins with. */
export const statecraftOf = (side: Side): StatecraftId[] =>
  table.filter((card) => card.side === side).map(({ id }) => id);

/** What a card adds to the die against the other side's card; a side without a card adds nothing. */
export function worth(own: StatecraftId | null, theirs: StatecraftId | null): number {
  if (own === null) return 0;
  return theirs !== null && statecraft[theirs].does === "cancel" ? 0 : statecraft[own].modifier;
}
