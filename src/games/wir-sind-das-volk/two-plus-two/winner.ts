import type { Germany } from "../components/board/types.ts";
import { germanyOf, powerOf, rivalOf, type Seat, type Superpower } from "../seats.ts";
import type { VolkState } from "../state.ts";
import type { Volk } from "../volk.ts";
import { armsRaceTrack, dominanceTrack, spaceRaceTrack } from "./components/tracks.ts";
import { peaceRanking } from "./ranking.ts";

/** How far a marker stands on the side of a superpower. */
export const lead = ({ tracks }: Pick<VolkState, "tracks">, track: "dominance" | "space" | "arms", power: Superpower) =>
  Math.max(0, germanyOf(power) === "west" ? -tracks[track] : tracks[track]);

/** [12.4] The boxes of the three tracks, less 1 for every full $2 of debt. */
export function victoryPoints(counted: Counted, power: Superpower): number {
  const debt = Math.max(0, -counted.treasury[power]);
  return (
    (armsRaceTrack.boxes[lead(counted, "arms", power)]?.vp ?? 0) +
    (spaceRaceTrack[power][lead(counted, "space", power)]?.vp ?? 0) +
    (dominanceTrack[power][lead(counted, "dominance", power)]?.vp ?? 0) -
    Math.floor(debt / 2)
  );
}

/** What victory points are counted from. */
interface Counted extends Pick<VolkState, "tracks"> {
  readonly treasury: Readonly<Record<Superpower, number>>;
}

/** [12.4] Of the winning side its superpower wins if it is ahead of the other one, otherwise the German state. */
export function winnerOf(g: Volk, side: Germany): { readonly seat: Seat } & Record<string, string | number> {
  const power = powerOf(side);
  const counted = { tracks: g.state.tracks, treasury: g.powers.treasury };
  const usaVp = victoryPoints(counted, "usa");
  const ussrVp = victoryPoints(counted, "ussr");
  const ahead = victoryPoints(counted, power) > victoryPoints(counted, rivalOf(power));
  const seat = ahead ? power : side;
  return { seat, usaVp, ussrVp, ...peaceRanking(seat, g.state.decade) };
}
