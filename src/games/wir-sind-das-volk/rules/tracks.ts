import { type Flow, option } from "../../../engine/index.ts";
import type { BaseTrack, Track } from "../cards/types.ts";
import { provincesOf } from "../components/board/index.ts";
import type { Germany } from "../components/board/types.ts";
import { END } from "../components/tracks.ts";
import { other } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { chooseAndAdd, chooseAndRemove } from "./unrest.ts";

export const sign = (toward: Germany): 1 | -1 => (toward === "west" ? -1 : 1);

/** Whether one more arrow would leave the track. */
export const isAtEnd = (g: Volk, track: Track, toward: Germany): boolean => g.state.tracks[track] * sign(toward) >= END;

/** Moves a marker one box and says so. */
export function shift(g: Volk, track: Track, toward: Germany): void {
  const { tracks } = g.state;
  const from = tracks[track];
  tracks[track] = from + sign(toward);
  g.tell("track", { track, from, to: tracks[track] });
}

/** [B7] One arrow on a track of the base game: one box, or what the state it favours gets beyond the end. */
export function* moveBaseTrack(g: Volk, track: BaseTrack, toward: Germany): Flow {
  if (!isAtEnd(g, track, toward)) return shift(g, track, toward);
  g.tell("overflow", { track, seat: toward });
  if (track === "prestige") return yield* prestigeOverflow(g, toward);
  const args = { track };
  if (toward === "west") {
    yield* chooseAndAdd(g, "west", { kind: "overflow.add", args, rule: "B7" }, provincesOf.east);
    return;
  }
  const restless = g.withUnrest("east");
  if (restless.length === 0) return g.tell("overflow.lost", { track });
  yield* chooseAndRemove(g, "east", { kind: "overflow.remove", args, rule: "B7" }, restless);
}

function* prestigeOverflow(g: Volk, favoured: Germany): Flow {
  const own = g.withUnrest(favoured);
  const args = { track: "prestige" };
  const ways = own.length === 0 ? (["add"] as const) : (["remove", "add"] as const);
  const way = yield* g.ask(
    favoured,
    { kind: "overflow.way", args, rule: "B7" },
    ways.map((each) => option(each)),
  );
  if (way === "remove") yield* chooseAndRemove(g, favoured, { kind: "overflow.remove", args, rule: "B7" }, own);
  else yield* chooseAndAdd(g, favoured, { kind: "overflow.add", args, rule: "B7" }, provincesOf[other(favoured)]);
}
