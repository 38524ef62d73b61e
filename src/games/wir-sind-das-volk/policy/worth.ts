import { germanyOf, isPower, type Seat, type Superpower, seats } from "../seats.ts";
import { armsRaceTrack, dominanceTrack, spaceRaceTrack } from "../two-plus-two/components/tracks.ts";
import { DOVES, type Position, peacemakerCell, treasuryCell } from "./position.ts";
import { standing } from "./standing.ts";

const WAR = 60;

/** How a seat likes a position: first its side, then itself. */
export function worth(position: Position, seat: Seat): number {
  const side = standing(position);
  const own = germanyOf(seat) === "west" ? side : -side;
  return position.hasPowers ? own + amongPowers(position, seat) : own;
}

/** [12.4] The side's superpower wins if it is ahead; so the USA and the East want the USA ahead, the others the USSR. */
const cheers = { usa: "usa", east: "usa", ussr: "ussr", west: "ussr" } as const;

function amongPowers(position: Position, seat: Seat): number {
  const lead = points(position, "usa") - points(position, "ussr");
  const ahead = cheers[seat] === "usa" ? lead : -lead;
  const care = isPower(seat) ? 1.6 : 1.5;
  return care * ahead + earlyEnd(position, seat) + peace(position, seat) + purse(position, seat);
}

/** Between two boxes in proportion. */
function between(vps: readonly number[], at: number): number {
  const low = Math.floor(at);
  const from = vps[low] ?? 0;
  return from + (at - low) * ((vps[low + 1] ?? from) - from);
}

const vpsOf = (boxes: readonly { readonly vp: number }[]) => boxes.map(({ vp }) => vp);
const armsVps = vpsOf(armsRaceTrack.boxes);
const spaceVps = { usa: vpsOf(spaceRaceTrack.usa), ussr: vpsOf(spaceRaceTrack.ussr) };
const dominanceVps = { usa: vpsOf(dominanceTrack.usa), ussr: vpsOf(dominanceTrack.ussr) };

const leadOf = (position: Position, track: "arms" | "space" | "dominance", power: Superpower): number =>
  Math.max(0, power === "usa" ? -position.track(track) : position.track(track));

/** Victory points as they stand, and a little for every box on the way to the next. */
function points(position: Position, power: Superpower): number {
  const arms = leadOf(position, "arms", power);
  const space = leadOf(position, "space", power);
  const dominance = leadOf(position, "dominance", power);
  const boxes = between(armsVps, arms) + between(spaceVps[power], space) + between(dominanceVps[power], dominance);
  return boxes + 0.2 * (arms + space + dominance) - Math.max(0, -treasuryOf(position, power)) / 2;
}

/** [12.1, 12.2] A victory box ends the game for everybody else. */
function earlyEnd(position: Position, seat: Seat): number {
  let sum = 0;
  for (const power of ["usa", "ussr"] as const) {
    const threat =
      menace(position, leadOf(position, "arms", power), 5) + menace(position, leadOf(position, "space", power), 6);
    sum += seat === power ? threat : -threat;
  }
  return sum;
}

const menace = ({ progress }: Position, lead: number, victory: number): number =>
  lead >= victory ? 20 + 30 * progress : lead >= victory - 1 ? 3 : lead >= victory - 2 ? 0.8 : 0;

const treasuryOf = ({ cells }: Position, power: Superpower): number => cells[treasuryCell[power]] ?? 0;

/** [11] Doves keep everybody alive; who has made most peace fears war least. */
function peace({ cells }: Position, seat: Seat): number {
  const doves = cells[DOVES] ?? 0;
  const own = cells[peacemakerCell[seat]] ?? 0;
  let most = 0;
  for (const each of seats) if (each !== seat) most = Math.max(most, cells[peacemakerCell[each]] ?? 0);
  const safe = Math.max(-1, Math.min(1, own - most));
  const danger = Math.max(0, 4 - Math.max(0, doves));
  // whoever acts when no dove is left presses the button
  const pressed = doves < 0 ? WAR * Math.min(1, -doves) : 0;
  return 0.5 * safe * (1 + danger) + 0.3 * own - 0.35 * danger - pressed;
}

/** [6.6] Money for what is to come; in debt a superpower can do little else than borrow. */
function purse(position: Position, seat: Seat): number {
  if (!isPower(seat)) return 0;
  const own = treasuryOf(position, seat);
  if (own < 0) return 1.5 * own - 1;
  const { decade, progress } = position;
  return (0.4 * Math.min(own, 5) + 0.08 * Math.max(0, own - 5)) * (decade === 4 ? 1 - progress : 1);
}
