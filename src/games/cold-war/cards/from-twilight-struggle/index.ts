import { idsInOrder } from "../table.ts";
import { twilightNeutral } from "./neutral.ts";
import { twilightUs } from "./us.ts";
import { twilightUssr } from "./ussr.ts";

/** [12.2] The cards of Twilight Struggle that Red Sea can take in. */
export const twilightCards = { ...twilightUs, ...twilightUssr, ...twilightNeutral };

export type TwilightGuest = keyof typeof twilightCards;

export const twilightGuests = idsInOrder(twilightCards);
