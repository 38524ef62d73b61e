import { type Odds, Refusal } from "../../engine/index.ts";
import type { VolkReason } from "./volk.ts";

/** No dice are rolled in this game. */
export function oddsOf(): Odds {
  throw new Refusal({ key: "refusal.no-dice", args: {} } satisfies VolkReason);
}
