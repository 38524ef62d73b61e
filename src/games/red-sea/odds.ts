import { type Odds, type OddsQuery, Run, ScriptedFate } from "../../engine/index.ts";
import { answerOdds } from "../cold-war/odds.ts";
import type { Side } from "../cold-war/seats.ts";
import { isCard } from "./cards/index.ts";
import { RedSea } from "./red-sea.ts";
import type { RedSeaState } from "./state.ts";

export const oddsOf = (state: RedSeaState, query: OddsQuery<Side>): Odds =>
  answerOdds(new RedSea(new Run<RedSeaState, Side>(state, new ScriptedFate())), query, isCard);
