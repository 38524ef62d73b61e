import type { Ask, Reason } from "../../engine/index.ts";
import type { Seat } from "./seats.ts";
import type { VolkState } from "./state.ts";
export function explain(_state: VolkState, _ask: Ask<Seat>, _id: string): Reason | undefined {
  return undefined;
}
