import type { Args } from "../../../engine/index.ts";
import type { Germany } from "../components/board/types.ts";
import type { EndKey } from "../messages/keys.ts";
import { other } from "../seats.ts";
import { winnerOf } from "../two-plus-two/winner.ts";
import type { Volk } from "../volk.ts";

/** The game is over: one Germany has won; in 2+2 its superpower may be ahead of it. */
export function finish(g: Volk, winner: Germany, key: EndKey, args: Args = {}): never {
  const told = { decade: g.state.decade, loser: other(winner), ...args };
  if (g.state.powers === null) return g.end([winner], key, told);
  const { seat, ...counted } = winnerOf(g, winner);
  return g.end([seat], key, { ...told, side: winner, ...counted });
}

/** [B13] East cannot dismantle what it must: national insolvency. */
export const insolvency = (g: Volk): never => finish(g, "west", "insolvency");
