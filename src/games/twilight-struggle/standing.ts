import { Board, type CountryFacts, type Place } from "../cold-war/components/board.ts";
import type { RegionValues } from "../cold-war/components/tracks.ts";
import type { Side } from "../cold-war/seats.ts";
import { controls, type Position, type ScoringTwist, type Standing, standings } from "../cold-war/standing.ts";
import type { Area, Region } from "./components/areas.ts";
import { board, regionValues } from "./components/board.ts";
import type { CountryId } from "./components/countries/index.ts";
import { changesOfKind } from "./turn-zero/running.ts";
import type { CrisisResult } from "./turn-zero/state.ts";

/** What can change the printed board: both a state and a view have it. */
interface BoardChanges {
  readonly effects: readonly { readonly card: string }[];
  readonly turnZero?: { readonly results: readonly CrisisResult[] };
}

type Facts = CountryFacts<CountryId, Area>;
const changed = (from: Board<CountryId, Area>, id: CountryId, facts: Partial<Facts>): Board<CountryId, Area> =>
  new Board(
    from.countries.map((country) => (country.id === id ? { ...country, ...facts } : country)),
    board,
  );

const taiwan = changed(board, "taiwan", { battleground: true });
const zaire = changed(board, "zaire", { stability: 3 });
const taiwanAndZaire = changed(taiwan, "zaire", { stability: 3 });

/**
 * The board as crises and events have left it: Taiwan may be a battleground, Zaire more stable. Places are the same on all
 * of them, so that `board` serves wherever only places and areas count.
 */
export function boardOf({ effects, turnZero }: BoardChanges): Board<CountryId, Area> {
  const isZaireStable = effects.some(({ card }) => card === "mobutu-sese-seko");
  const isTaiwanKey = turnZero !== undefined && changesOfKind(turnZero.results, "battleground").length > 0;
  if (isTaiwanKey) return isZaireStable ? taiwanAndZaire : taiwan;
  return isZaireStable ? zaire : board;
}

/** After VE Day 6, in every scoring of Europe, the final one included; control does not win. */
const alliedBerlin: RegionValues = { presence: 3, domination: 6, control: 6 };

export function valuesOf(region: Region, { turnZero }: Pick<BoardChanges, "turnZero">): RegionValues {
  const isAllied =
    region === "europe" &&
    turnZero !== undefined &&
    changesOfKind(turnZero.results, "exchanged").some(({ for: card }) => card === "europe-scoring-allied-berlin");
  return isAllied ? alliedBerlin : regionValues[region];
}

const taiwanPlace = board.place("taiwan");

interface Scored extends Position, BoardChanges {
  readonly effects: readonly { readonly card: string; readonly side?: Side }[];
}

/** How both sides stand in a region: for scoring, and for whoever shows a view. */
export function regionStandings(
  position: Scored,
  region: Region,
  ignored?: Place,
  ignoredFor: Side = "ussr",
): Record<Side, Standing> {
  const now = boardOf(position);
  const formosan =
    region === "asia" &&
    position.effects.some(
      ({ card, side = "us" }) => card === "formosan-resolution" && controls(now, position, side, taiwanPlace),
    );
  const twist: ScoringTwist = {
    ...(formosan ? { extraBattleground: taiwanPlace } : {}),
    ...(ignored === undefined ? {} : { ignored: { side: ignoredFor, place: ignored } }),
  };
  return standings(now, position, region, valuesOf(region, position), twist);
}
