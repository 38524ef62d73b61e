import type { Language } from "../../../engine/index.ts";
import { type ScenarioId, scenarios } from "../components/index.ts";
import { isStandIn, marksOf } from "../components/marks.ts";
import { sides } from "../seats.ts";
import { say } from "./say.ts";

/** The briefing, the orders of both sides, and how much of it comes from print. */
export function scenarioLines(id: ScenarioId, language: Language): readonly string[] {
  const { date, place, brief, orders } = scenarios[id];
  const marks = marksOf(id);
  return [
    say(language, "look.scenario", { scenario: id, date: date[language], place: place[language] }),
    brief[language],
    ...sides.map((side) => say(language, "look.orders", { side, orders: orders[side][language] })),
    say(language, "look.reconstructed", { count: marks.filter(isStandIn).length, all: marks.length }),
  ];
}
