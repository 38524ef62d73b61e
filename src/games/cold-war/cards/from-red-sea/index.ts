import type { RedSeaGuest } from "../ids.ts";
import type { SharedCard } from "../shared-card.ts";
import { redSeaNeutral } from "./neutral.ts";
import { redSeaUsLate } from "./us-late.ts";
import { redSeaUsMid } from "./us-mid.ts";
import { redSeaUssrLate } from "./ussr-late.ts";
import { redSeaUssrMid } from "./ussr-mid.ts";

export const redSeaCards: readonly SharedCard<RedSeaGuest>[] = [
  ...redSeaUsMid,
  ...redSeaUsLate,
  ...redSeaUssrMid,
  ...redSeaUssrLate,
  ...redSeaNeutral,
];
