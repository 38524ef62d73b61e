import { type Odds, type OddsQuery, Refusal, Run, ScriptedFate } from "../../engine/index.ts";
import { coupOdds, realignOdds, spaceOdds } from "../cold-war/odds.ts";
import type { Side } from "../cold-war/sides.ts";
import { whyNoTarget } from "../cold-war/targets.ts";
import { mayRollAgain } from "./alternate-space.ts";
import { board } from "./board.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import type { TwilightState } from "./state.ts";
import { TwilightStruggle } from "./twilight-struggle.ts";

/** Chances of a coup, a realignment roll or a space attempt, from what everybody can see. */
export function oddsOf(state: TwilightState, query: OddsQuery<Side>): Odds {
  const g = new TwilightStruggle(new Run<TwilightState, Side>(state, new ScriptedFate()));
  const { seat, what } = query;
  if (what === "space") {
    const odds = spaceOdds(g, seat);
    if (odds === undefined) throw new Refusal({ key: "refusal.space.end", args: {}, rule: "6.4.6" });
    return odds;
  }
  const place = board.find(query.target ?? "");
  if (place === undefined) throw new Refusal({ key: "refusal.option", args: {} });
  const why = whyNoTarget(g, seat, what === "coup" ? "coup" : "realign", place);
  if (why !== undefined) throw new Refusal(why);
  if (what !== "coup") return realignOdds(g, seat, place);
  const odds = coupOdds(g, seat, place, pointsOf(g, seat, query.with ?? 2));
  return mayRollAgain(g, seat) ? { ...odds, args: { ...odds.args, reroll: true } } : odds;
}

function pointsOf(g: TwilightStruggle, side: Side, used: string | number) {
  if (typeof used === "number") return g.pointsFor(side, used, null);
  if (!Object.hasOwn(cards, used)) throw new Refusal({ key: "refusal.option", args: {} });
  return g.pointsFor(side, cards[used as CardId].ops, used as CardId);
}
