import { isPower, type Seat, seats } from "../seats.ts";
import type { VolkState } from "../state.ts";

/** [5] By prestige and dominance, the highest first. */
export function orderOfPlay({ tracks }: Pick<VolkState, "tracks">): Seat[] {
  const { prestige, dominance, space, arms } = tracks;
  const standing: Readonly<Record<Seat, number>> = {
    west: -prestige,
    east: prestige,
    usa: -dominance,
    ussr: dominance,
  };
  // with dominance on its start box the space race decides, then the arms race, then the USA is first
  const ussrFirst = space > 0 || (space === 0 && arms > 0);
  const last: readonly Seat[] = ussrFirst ? ["ussr", "usa", "west", "east"] : ["usa", "ussr", "west", "east"];
  return [...seats].sort(
    (a, b) => standing[b] - standing[a] || Number(isPower(b)) - Number(isPower(a)) || last.indexOf(a) - last.indexOf(b),
  );
}
