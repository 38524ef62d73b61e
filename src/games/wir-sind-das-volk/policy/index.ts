import type { Ask, Random } from "../../../engine/index.ts";
import type { Policy } from "../../policy.ts";
import type { CardId } from "../cards/types.ts";
import { provincesOf } from "../components/board/index.ts";
import type { Seat } from "../seats.ts";
import type { VolkView } from "../view.ts";
import { type Asked, scores } from "./choices.ts";
import { Plans } from "./plans.ts";
import { imagined, type Seen } from "./position.ts";

const PROTEST = 4;

/**
 * Imagines the position after each option, its own best places included, and takes the one it likes best. It looks no
 * further ahead than the end of the decade as things stand, and does not guess what the others will do.
 */
export function choose(seen: Seen, hand: readonly CardId[], ask: Ask<Seat>, random: Random): string {
  const { seat } = ask;
  if (ask.options.some(({ id }) => id === "police") && callsPolice(seen)) return "police";
  const all = ask.options.map(({ id }) => id);
  const others = all.filter((id) => id !== "police");
  const options = others.length > 0 ? others : all;
  const score = scores[ask.kind];
  if (score === undefined || options.length === 1) return random.pick(options);
  const position = imagined.see(seen);
  const asked: Asked = { hand, ask, seat, position, plans: new Plans(position, seat) };
  let best: string[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of options) {
    const value = score(id, asked);
    if (value > most) [best, most] = [[id], value];
    else if (value === most) best.push(id);
  }
  return random.pick(best);
}

export const policy: Policy<VolkView, Seat> = (view, ask, random) => choose(view, view.hand, ask, random);

/** [B10] Before unrest becomes a mass protest, or costs a socialist; otherwise the police waits. */
const callsPolice = ({ unrest }: Seen): boolean => provincesOf.east.some((id) => unrest[id] >= PROTEST);
