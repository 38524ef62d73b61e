import type { Ask, Reason } from "../../engine/index.ts";
import type { Side } from "../cold-war/sides.ts";
import type { TwilightState } from "./state.ts";

export function explain(_state: TwilightState, _ask: Ask<Side>, _id: string): Reason | undefined {
  return undefined;
}
