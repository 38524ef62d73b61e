import type { CardFacts } from "../cards/card.ts";
import type { Board, Place } from "../components/board.ts";
import type { DefconBans, RegionValues, SpaceTrack } from "../components/tracks.ts";
import { bannedPlaces } from "../components/tracks.ts";
import type { Side } from "../seats.ts";

/** What the player looks at: a view of a seat has it, and so has a position that a seat has imagined. */
export interface Table {
  readonly turn: number;
  readonly round: number;
  readonly phasing: Side | null;
  readonly defcon: number;
  readonly vp: number;
  readonly milOps: { readonly us: number; readonly ussr: number };
  readonly space: { readonly us: number; readonly ussr: number };
  readonly spaceAttempts: { readonly us: number; readonly ussr: number };
  readonly influence: { readonly us: readonly number[]; readonly ussr: readonly number[] };
  readonly effects: readonly { readonly card: string; readonly side: Side }[];
}

/** A region as a player sees it: what it gives, and what a country in it is worth to him, in VP. */
export interface RegionSense {
  readonly values: RegionValues;
  /** Worth of control of a battleground, and of any other country. */
  readonly battleground: number;
  readonly country: number;
  /** How often it is likely to be scored from here on. */
  likely(turn: number): number;
}

/** What somebody knows of a title who has read its cards. */
export interface Sense {
  readonly cards: Readonly<Record<string, CardFacts>>;
  readonly board: Board;
  readonly bans: DefconBans<string>;
  readonly regions: Readonly<Record<string, RegionSense>>;
  /** Countries that are worth more or less than others like them. */
  readonly special: Readonly<Record<string, number>>;
  /** The region that a scoring card scores. */
  readonly scores: Readonly<Record<string, string>>;
  /** Cards that bring DEFCON down, or let somebody do so. */
  readonly warlike: ReadonlySet<string>;
  /** Countries that a coup may cost DEFCON although they are no battlegrounds. */
  readonly shaky: ReadonlySet<string>;
  /** While this is in effect every coup costs DEFCON. */
  readonly alarm?: string;
  /** What an event is worth to whoever profits from it, in VP; those that are not named are worth their operations. */
  readonly events: Readonly<Record<string, number>>;
  /** What the boxes of the space race ask for. */
  readonly space: SpaceTrack;
  /** Action rounds of a turn. */
  rounds(turn: number): number;
  /** What it would pay at most for the side that is the better one. */
  readonly fairBid: { readonly side: Side; readonly amount: number };
}

/** One region in tables. */
export interface Region {
  readonly name: string;
  readonly sense: RegionSense;
  readonly places: readonly Place[];
  readonly battlegrounds: number;
}

/** The same in tables by place, because the search asks thousands of times a second. */
export interface Knowledge extends Sense {
  readonly worthOf: Float64Array;
  /** What lies next to a place that is worth something. */
  readonly beyond: Float64Array;
  readonly isShaky: readonly boolean[];
  readonly banned: readonly (readonly boolean[])[];
  readonly tables: readonly Region[];
}

export function knowledgeOf(sense: Sense): Knowledge {
  const { board, regions, special } = sense;
  const worthOf = Float64Array.from(board.countries, ({ id, region, battleground }) => {
    const value = special[id];
    if (value !== undefined) return value;
    const known = regions[region];
    return known === undefined ? 0 : battleground ? known.battleground : known.country;
  });
  return {
    ...sense,
    worthOf,
    beyond: worthOf.map((_, place) => board.adjacent(place).reduce((sum, next) => sum + (worthOf[next] ?? 0), 0)),
    isShaky: board.ids.map((id) => sense.shaky.has(id)),
    banned: bannedPlaces(board, sense.bans),
    tables: Object.entries(regions).map(([name, region]) => {
      const places = board.area(name);
      return { name, sense: region, places, battlegrounds: places.filter((place) => board.battleground[place]).length };
    }),
  };
}
