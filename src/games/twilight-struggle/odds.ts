import { type Odds, type OddsQuery, Run, ScriptedFate } from "../../engine/index.ts";
import { answerOdds } from "../cold-war/odds.ts";
import type { Side } from "../cold-war/sides.ts";
import { isCard } from "./cards/index.ts";
import type { TwilightState } from "./state.ts";
import { TwilightStruggle } from "./twilight-struggle.ts";

export const oddsOf = (state: TwilightState, query: OddsQuery<Side>): Odds =>
  answerOdds(new TwilightStruggle(new Run<TwilightState, Side>(state, new ScriptedFate())), query, isCard);
