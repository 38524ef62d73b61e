import { Board, type Place } from "../../cold-war/components/board.ts";
import type { DefconBans, RegionValues, SpaceTrack } from "../../cold-war/components/tracks.ts";
import { type Combined, guestsOf } from "../../cold-war/rules/combination.ts";
import type { PerSide } from "../../cold-war/state.ts";
import { type Area, type CountryId, countries, type Region, seaLanes } from "./countries.ts";

const printed = [...countries, seaLanes];

/** The board as printed. */
export const board = new Board<CountryId, Area>(printed);

const DERG_STABILITY = 3;

/** The board after The Derg: Ethiopia is steadier. Places are the same. */
export const boardAfterDerg = new Board<CountryId, Area>(
  printed.map((country) => (country.id === "ethiopia" ? { ...country, stability: DERG_STABILITY } : country)),
  board,
);

/** The board that a position is to be read with. */
export const boardOf = (position: { readonly effects: readonly { readonly card: string }[] }): typeof board =>
  position.effects.some(({ card }) => card === "the-derg") ? boardAfterDerg : board;

export const seaLanesPlace: Place = board.place("sea-lanes");

/** [2.1.5] No battlegrounds, but a coup there turns up a card. */
export const flashpoints: readonly Place[] = board.placesOf("ethiopia", "somalia");

/** [3] Influence printed on the board. */
export const printedSetup: PerSide<Partial<Record<CountryId, number>>> = {
  ussr: { somalia: 1, "south-yemen": 1 },
  us: { ethiopia: 1, "saudi-arabia": 1 },
};

/** [8.1] */
export const defconBans: DefconBans<Area> = [[], [], ["middle-east"], ["middle-east"], [], []];

export const regionValues: Readonly<Record<Region, RegionValues>> = {
  africa: { presence: 1, domination: 3, control: 4 },
  "middle-east": { presence: 3, domination: 5, control: 7 },
};

/** [6.4] The card of the last box is given on arrival, once. */
export const spaceTrack: SpaceTrack = [
  { ops: 0, upTo: 0, vp: { first: 0, second: 0 }, name: { en: "Start", ru: "Старт" } },
  {
    ops: 2,
    upTo: 4,
    vp: { first: 0, second: 0 },
    ability: "remove-after-headlines",
    name: {
      en: "First mission to leave the inner Solar System",
      ru: "Запуск зонда для исследования дальних планет",
    },
  },
  {
    ops: 2,
    upTo: 3,
    vp: { first: 2, second: 1 },
    name: {
      en: "First photos from the surface of another planet",
      ru: "Первые снимки с поверхности другой планеты",
    },
  },
  {
    ops: 3,
    upTo: 4,
    vp: { first: 3, second: 0 },
    name: { en: "First reusable crewed orbital spacecraft", ru: "Первый шаттл" },
  },
];

export const CARD_BOX = 3;
export const START_DEFCON = 4;
/** [10.4.1] VP that win at once. */
export const VICTORY = 10;
export const LAST_TURN = 2;
/** [12.1.2] With cards of Twilight Struggle. */
const COMBINED_LAST_TURN = 3;

export const lastTurn = (combined: Combined): number =>
  guestsOf(combined).length > 0 ? COMBINED_LAST_TURN : LAST_TURN;
/** When the cards of an era join the draw pile [4.4]. */
export const firstTurn = { early: 1, mid: 1, late: 2 } as const;
export const HAND_SIZE = 9;
export const ACTION_ROUNDS = 7;
