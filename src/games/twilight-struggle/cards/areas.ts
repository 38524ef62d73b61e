import type { Place } from "../../cold-war/components/board.ts";
import type { Area } from "../components/areas.ts";
import { board } from "../components/board.ts";
import type { CardId } from "./ids.ts";

/** The groups of countries that cards name. */
export const europe = board.area("europe");
export const westernEurope = board.area("western-europe");
export const easternEurope = board.area("eastern-europe");
export const africaAndSoutheastAsia = [...board.area("africa"), ...board.area("southeast-asia")];
export const latinAmerica = [...board.area("central-america"), ...board.area("south-america")];

export const scoredArea: Partial<Record<CardId, Area>> = {
  "asia-scoring": "asia",
  "europe-scoring": "europe",
  "europe-scoring-allied-berlin": "europe",
  "middle-east-scoring": "middle-east",
  "central-america-scoring": "central-america",
  "southeast-asia-scoring": "southeast-asia",
  "africa-scoring": "africa",
  "south-america-scoring": "south-america",
};

/** Whether a scoring card names the area of a country. */
export const isScoredBy = (card: CardId, place: Place): boolean => {
  const area = scoredArea[card];
  return area !== undefined && board.within(area)[place] === true;
};
