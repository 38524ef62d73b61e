import type { Board, Place } from "../../cold-war/board.ts";
import { board } from "../board.ts";

/** The groups of countries that cards name. Egypt is in both regions [2.1.2]; the Sea Lanes are no country. */
export const africa = board.area("africa");
export const middleEast = board.area("middle-east");
export const countries = board.everywhere;
/** Every country, and the Sea Lanes. */
export const anywhere = [...board.everywhere, board.place("sea-lanes")];

/** Every country of a board, and the Sea Lanes where there are any. */
export const areasOf = (map: Board): readonly Place[] => {
  const lanes = map.find("sea-lanes");
  return lanes === undefined ? map.everywhere : [...map.everywhere, lanes];
};
