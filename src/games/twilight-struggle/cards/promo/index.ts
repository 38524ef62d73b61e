import { earlyPromo } from "./early-war.ts";
import { latePromo } from "./late-war.ts";
import { midPromo } from "./mid-war.ts";

/** The promo cards. */
export const promoCards = { ...earlyPromo, ...midPromo, ...latePromo };
