import type { Ask, Reason } from "../../engine/index.ts";
import type { Side } from "./sides.ts";
import type { UndauntedState } from "./state.ts";

export function explain(_state: UndauntedState, _ask: Ask<Side>, _id: string): Reason | undefined {
  return undefined;
}
