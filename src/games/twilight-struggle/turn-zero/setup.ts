import type { Flow } from "../../../engine/index.ts";
import { addInfluence } from "../../cold-war/rules/influence.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { Area } from "../components/areas.ts";
import { board } from "../components/board.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { changesOfKind } from "./running.ts";
import type { CrisisResult } from "./state.ts";

const resultsOf = (g: TwilightStruggle): readonly CrisisResult[] => g.state.turnZero?.results ?? [];

/** [TZ 11] What the crises add to, or take from, the printed influence of a side. */
export function changePrintedSetup(g: TwilightStruggle, side: Side): void {
  for (const change of changesOfKind(resultsOf(g), "influence"))
    if (change.side === side) g.change(side, board.place(change.country), change.count);
}

const freeOf = (g: TwilightStruggle, side: Side) =>
  changesOfKind(resultsOf(g), "free-influence").filter((change) => change.side === side);

/** Markers more where a side places freely in any case. */
export const moreInArea = (g: TwilightStruggle, side: Side, area: Area): number =>
  freeOf(g, side).reduce((sum, change) => (change.area === area ? sum + change.count : sum), 0);

/** The other free markers: Europe first, then the Middle East. */
export function* placeElsewhere(g: TwilightStruggle, side: Side, usual: Area): Flow {
  const order: readonly Area[] = ["europe", "middle-east"];
  for (const area of order)
    for (const { count, perCountry = count, ...change } of freeOf(g, side))
      if (change.area === area && area !== usual)
        yield* addInfluence(g, side, { count, perCountry, among: board.area(area), area });
}
