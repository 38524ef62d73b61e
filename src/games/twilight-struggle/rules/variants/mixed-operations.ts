import { type Flow, type Option, option } from "../../../../engine/index.ts";
import type { Place } from "../../../cold-war/components/board.ts";
import { payForMarker, placementCost, stillOpen } from "../../../cold-war/rules/influence.ts";
import { bonusesAfter, type Points, plainValue, valueAt } from "../../../cold-war/rules/points.ts";
import { realignChance, rollRealignment } from "../../../cold-war/rules/realignment.ts";
import { targets } from "../../../cold-war/rules/targets.ts";
import type { Side } from "../../../cold-war/seats.ts";
import { board } from "../../components/board.ts";
import type { CountryId } from "../../components/countries/index.ts";
import type { TwilightStruggle } from "../../twilight-struggle.ts";

type Pick = `place:${CountryId}` | `realign:${CountryId}` | "done";

/** Designer's option: one play may place and realign, but never both in one country. */
export function* mixOperations(g: TwilightStruggle, side: Side, points: Points): Flow {
  let reach = g.reach(side);
  const placed = new Set<Place>();
  const realigned = new Set<Place>();
  let bonuses = points.bonuses;
  let spent = 0;
  g.tell("operation", { side, operation: "mixed", ops: plainValue(points) });
  for (;;) {
    const left = (place: Place) => valueAt(points, place, bonuses) - spent;
    const options: Option<Pick>[] = [];
    for (const place of reach) {
      const cost = placementCost(g, side, place);
      if (!realigned.has(place) && cost <= left(place)) options.push(option(`place:${board.id(place)}`, { cost }));
    }
    for (const place of targets(g, side, "realign"))
      if (!placed.has(place) && left(place) > 0)
        options.push(option(`realign:${board.id(place)}`, realignChance(g, side, place)));
    if (options.length === 0) return;
    if (spent > 0) options.push(option("done"));
    const args = { left: Math.max(0, plainValue(points) - spent) };
    const pick = yield* g.ask(side, { kind: "operations.mixed", args }, options);
    if (pick === "done") return;
    const [what, id] = pick.split(":") as ["place" | "realign", CountryId];
    const place = board.place(id);
    bonuses = bonusesAfter(bonuses, place);
    if (what === "place") {
      spent += payForMarker(g, side, place);
      placed.add(place);
      g.change(side, place, 1);
      reach = stillOpen(g, side, reach, place);
    } else {
      spent++;
      realigned.add(place);
      rollRealignment(g, side, place);
    }
  }
}
