import type { Language } from "../../../engine/index.ts";
import { type ScenarioId, scenarios } from "../components/index.ts";
import { isStandIn, marksOf } from "../components/marks.ts";
import { sides } from "../seats.ts";
import { say } from "./say.ts";

/** What each side is to do. */
export const orderLines = (id: ScenarioId, language: Language): string[] =>
  sides.map((side) => say(language, "look.orders", { side, orders: scenarios[id].orders[side][language] }));

/** How much of it comes from print. */
export function reconstructedLine(id: ScenarioId, language: Language): string {
  const marks = marksOf(id);
  return say(language, "look.reconstructed", { count: marks.filter(isStandIn).length, all: marks.length });
}
