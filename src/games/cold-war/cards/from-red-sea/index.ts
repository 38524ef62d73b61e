import { idsInOrder } from "../table.ts";
import { redSeaNeutral } from "./neutral.ts";
import { redSeaUsLate } from "./us-late.ts";
import { redSeaUsMid } from "./us-mid.ts";
import { redSeaUssrLate } from "./ussr-late.ts";
import { redSeaUssrMid } from "./ussr-mid.ts";

/** [12.3] The cards of Red Sea that Twilight Struggle can take in. */
export const redSeaCards = {
  ...redSeaUsMid,
  ...redSeaUsLate,
  ...redSeaUssrMid,
  ...redSeaUssrLate,
  ...redSeaNeutral,
};

export type RedSeaGuest = keyof typeof redSeaCards;

export const redSeaGuests = idsInOrder(redSeaCards);
