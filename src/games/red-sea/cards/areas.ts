import { board } from "../components/board.ts";

/** The groups of countries that cards name. Egypt is in both regions [2.1.2]; the Sea Lanes are no country. */
export const africa = board.area("africa");
export const middleEast = board.area("middle-east");
export const countries = board.everywhere;
