import { type Odds, type OddsQuery, Run, ScriptedFate } from "../../engine/index.ts";
import { answerOdds } from "../cold-war/odds.ts";
import type { Side } from "../cold-war/seats.ts";
import { isCard } from "./cards/index.ts";
import { mayRollAgain } from "./rules/alternate-space.ts";
import type { TwilightState } from "./state.ts";
import { TwilightStruggle } from "./twilight-struggle.ts";

export function oddsOf(state: TwilightState, query: OddsQuery<Side>): Odds {
  const g = new TwilightStruggle(new Run<TwilightState, Side>(state, new ScriptedFate()));
  const odds = answerOdds(g, query, isCard);
  const again = query.what === "coup" && mayRollAgain(g, query.seat);
  return again ? { ...odds, args: { ...odds.args, reroll: true } } : odds;
}
