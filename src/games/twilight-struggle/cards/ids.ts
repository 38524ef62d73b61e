import type { RedSeaGuest } from "../../cold-war/cards/from-red-sea/index.ts";
import type { crisisCards } from "../turn-zero/cards.ts";
import type { ownCards } from "./index.ts";
import type { promoCards } from "./promo/index.ts";

/** Every card there is. */
export type CardId = keyof typeof ownCards | keyof typeof promoCards | keyof typeof crisisCards | RedSeaGuest;
