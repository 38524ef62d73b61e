import type { Flow } from "../../../../engine/index.ts";
import { isArrow, type Single } from "../../cards/elements.ts";
import type { Arrow, IconKind } from "../../cards/types.ts";
import { arrowOfPowers, mayBecomeDominance } from "../../two-plus-two/arrows.ts";
import { powerIcons } from "../../two-plus-two/icons.ts";
import type { Volk } from "../../volk.ts";
import { moveBaseTrack } from "../tracks.ts";
import { economyIcons } from "./economy-icons.ts";
import { peopleIcons } from "./people-icons.ts";
import { stateIcons } from "./state-icons.ts";
import type { Executor, Resolution } from "./types.ts";

const executors: Readonly<Record<IconKind, Executor>> = {
  ...peopleIcons,
  ...economyIcons,
  ...stateIcons,
  ...powerIcons,
};

/** Executes one single icon or arrow; what cannot be done is lost, and that is said. */
export function* execute(g: Volk, single: Single, resolution: Resolution, alike = 1): Flow {
  const { element, group, id } = single;
  if (isArrow(element)) return yield* followArrow(g, element, resolution);
  const placed = resolution.placed.get(group) ?? new Map<string, number>();
  resolution.placed.set(group, placed);
  const { automatic } = resolution;
  const seat = resolution.deciderOf(element);
  const done = yield* executors[element.icon](g, { icon: element, seat, placed, automatic, alike, execute });
  if (!done) g.tell("lost", { icon: id });
}

function* followArrow(g: Volk, arrow: Arrow, { mayTurnPrestige }: Resolution): Flow {
  const { arrow: track, toward } = arrow;
  if (track === "dominance" || track === "space" || track === "arms")
    return yield* arrowOfPowers(g, track, toward, execute);
  if (mayTurnPrestige && (yield* mayBecomeDominance(g, arrow)))
    return yield* arrowOfPowers(g, "dominance", toward, execute);
  yield* moveBaseTrack(g, track, toward);
}
