import { type Flow, option } from "../../../engine/index.ts";
import type { Arrow, PowerTrack } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import type { Execute } from "../rules/events/types.ts";
import { isAtEnd, shift } from "../rules/tracks.ts";
import { chooseAndRemove } from "../rules/unrest.ts";
import { isPower, powerOf } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { drawArmsRace } from "./draw.ts";
import { receive } from "./treasury.ts";

/** One arrow on a track of 2+2. */
export function* arrowOfPowers(g: Volk, track: PowerTrack, toward: Germany, execute: Execute): Flow {
  const power = powerOf(toward);
  if (isAtEnd(g, track, toward)) {
    if (track === "dominance") return yield* dominanceOverflow(g, toward);
    return g.tell("arrow.lost", { track, power });
  }
  shift(g, track, toward);
  // [8] whenever the marker moves in a superpower's favour, whatever moved it
  if (track === "arms") yield* drawArmsRace(g, power, execute);
}

/** [6.4] Beyond the end of dominance: $1, or 1 unrest less in the own Germany. */
function* dominanceOverflow(g: Volk, toward: Germany): Flow {
  const power = powerOf(toward);
  g.tell("overflow", { track: "dominance", seat: power });
  const restless = g.withUnrest(toward);
  const ways = restless.length === 0 ? (["money"] as const) : (["money", "remove"] as const);
  const options = ways.map((each) => option(each));
  const way = yield* g.ask(power, { kind: "overflow.dominance", rule: "6.4" }, options);
  if (way === "money") return receive(g, power, 1);
  yield* chooseAndRemove(g, power, { kind: "overflow.remove", args: { track: "dominance" }, rule: "6.4" }, restless);
}

/** [6.4] An acting superpower may move dominance instead of prestige, unless the arrow has priority. */
export const canBecomeDominance = ({ state, acting }: Volk, { arrow, priority }: Arrow): boolean =>
  state.powers !== null && arrow === "prestige" && !priority && acting !== null && isPower(acting);

/** [6.4] It chooses arrow by arrow. */
export function* mayBecomeDominance(g: Volk, arrow: Arrow): Flow<boolean> {
  const { acting } = g;
  if (acting === null || !canBecomeDominance(g, arrow)) return false;
  const options = [option("prestige"), option("dominance")];
  const track = yield* g.ask(acting, { kind: "arrow.track", args: { toward: arrow.toward }, rule: "6.4" }, options);
  return track === "dominance";
}
