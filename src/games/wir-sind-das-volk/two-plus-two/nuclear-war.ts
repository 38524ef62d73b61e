import { allyOf, perSeat, type Seat, seats } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { warRanking } from "./ranking.ts";

/** [11] No dove is left: whoever acts presses the button, and the game is over. */
export function pressButton(g: Volk): never {
  const { presser } = g;
  if (presser === null) throw new Error("Nobody could press the button");
  const { peacemakers } = g.powers;
  const counts = perSeat((seat) => peacemakers[seat].length);
  const winners = warWinners(presser, counts);
  g.tell("nuclear-war", { presser, ...counts });
  return g.end(winners, "nuclear-war", { presser, ...warRanking(winners, presser) });
}

/** Most peacemaker cards among the other three; in a tie for most the presser's ally drops out. */
export function warWinners(presser: Seat, counts: Readonly<Record<Seat, number>>): Seat[] {
  const others = seats.filter((seat) => seat !== presser);
  const most = Math.max(...others.map((seat) => counts[seat]));
  const best = others.filter((seat) => counts[seat] === most);
  return best.length === 1 ? best : best.filter((seat) => seat !== allyOf(presser));
}
