import { Board } from "../../cold-war/components/board.ts";
import type { DefconBans, RegionValues, SpaceBox, SpaceTrack } from "../../cold-war/components/tracks.ts";
import type { PerSide } from "../../cold-war/state.ts";
import type { TwilightOptions } from "../options.ts";
import { alternateTrack } from "./alternate-track.ts";
import type { Area, Region } from "./areas.ts";
import { type CountryId, civilWarSpace, countries } from "./countries/index.ts";

/** One board for all games: the civil war space is on it, and closed where the variant is not played. */
export const board = new Board<CountryId, Area>([...countries, civilWarSpace]);

export const civilWarPlace = board.place("chinese-civil-war");

/** [3.2, 3.3] Influence printed on the board; the second edition has none in Canada. */
export const printedSetup: PerSide<Partial<Record<CountryId, number>>> = {
  ussr: { syria: 1, iraq: 1, "north-korea": 3, "east-germany": 3, finland: 1 },
  us: {
    canada: 2,
    iran: 1,
    israel: 1,
    japan: 1,
    australia: 4,
    philippines: 1,
    "south-korea": 1,
    panama: 1,
    "south-africa": 1,
    "united-kingdom": 5,
  },
};

export const freeSetup = {
  ussr: { count: 6, area: "eastern-europe" },
  us: { count: 7, area: "western-europe" },
} as const satisfies PerSide<{ count: number; area: Area }>;

/** [8.1.5] as the Deluxe rulebook prints it; the second edition has the levels upside down. */
export const defconBans: DefconBans<Area> = [
  [],
  [],
  ["europe", "asia", "middle-east"],
  ["europe", "asia"],
  ["europe"],
  [],
];

export const regionValues: Readonly<Record<Region, RegionValues>> = {
  europe: { presence: 3, domination: 7, control: "win" },
  asia: { presence: 3, domination: 7, control: 9 },
  "middle-east": { presence: 3, domination: 5, control: 7 },
  "central-america": { presence: 1, domination: 3, control: 5 },
  "south-america": { presence: 2, domination: 5, control: 6 },
  africa: { presence: 1, domination: 4, control: 6 },
};

const numbers: readonly Omit<SpaceBox, "name">[] = [
  { ops: 0, upTo: 0, vp: { first: 0, second: 0 } },
  { ops: 2, upTo: 3, vp: { first: 2, second: 1 } },
  { ops: 2, upTo: 4, vp: { first: 0, second: 0 }, ability: "two-space-attempts" },
  { ops: 2, upTo: 3, vp: { first: 2, second: 0 } },
  { ops: 2, upTo: 4, vp: { first: 0, second: 0 }, ability: "opponent-headline-first" },
  { ops: 3, upTo: 3, vp: { first: 3, second: 1 } },
  { ops: 3, upTo: 4, vp: { first: 0, second: 0 }, ability: "discard-held-card" },
  { ops: 3, upTo: 3, vp: { first: 4, second: 2 } },
  { ops: 4, upTo: 2, vp: { first: 2, second: 0 }, ability: "eight-action-rounds" },
];

const named = (names: readonly [en: string, ru: string][]): SpaceTrack =>
  numbers.map((box, at) => ({ ...box, name: { en: names[at]?.[0] ?? "", ru: names[at]?.[1] ?? "" } }));

/** The numbers are the same in both editions, the names are not; two of the second edition's are not known. */
export const spaceTracks = {
  deluxe: named([
    ["Start", "Старт"],
    ["Earth Satellite", "Искусственный спутник Земли"],
    ["Animal in Space", "Животное в космосе"],
    ["Man in Space", "Человек в космосе"],
    ["Man in Earth Orbit", "Человек на орбите Земли"],
    ["Lunar Orbit", "Лунная орбита"],
    ["Eagle/Bear Has Landed", "Орёл/Медведь приземлился"],
    ["Space Shuttle", "Космический челнок"],
    ["Space Station", "Космическая станция"],
  ]),
  second: named([
    ["Start", "Старт"],
    ["Earth Satellite", "Искусственный спутник Земли"],
    ["Animal in Space", "Животное в космосе"],
    ["Box 3", "Деление 3"],
    ["Man in Space", "Человек в космосе"],
    ["Box 5", "Деление 5"],
    ["Space Walk", "Выход в открытый космос"],
    ["Lunar Orbit", "Лунная орбита"],
    ["Eagle/Bear Has Landed", "Орёл/Медведь приземлился"],
  ]),
} as const;

/** The track that a game is played with. */
export const spaceTrackOf = ({ edition, spaceTrack }: Pick<TwilightOptions, "edition" | "spaceTrack">): SpaceTrack =>
  spaceTrack === "alternate" ? alternateTrack : spaceTracks[edition];

export const LAST_TURN = 10;
/** [10.3.1] VP that win at once. */
export const VICTORY = 20;
export const eraOf = (turn: number) => (turn <= 3 ? "early" : turn <= 7 ? "mid" : "late");
/** When the cards of an era join the draw pile [4.4]. */
export const firstTurn = { early: 1, mid: 4, late: 8 } as const;
export const handSize = (turn: number): number => (turn <= 3 ? 8 : 9);
export const actionRounds = (turn: number): number => (turn <= 3 ? 6 : 7);
export { EXTRA_ROUND } from "../../cold-war/rules/rounds.ts";
