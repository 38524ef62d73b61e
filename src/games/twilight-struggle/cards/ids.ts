import type { RedSeaGuest } from "../../cold-war/cards/from-red-sea/index.ts";
import type { entries } from "./index.ts";

/** Every card there is. */
export type CardId = keyof typeof entries | RedSeaGuest;
