import { type Ask, type Reason, Run, ScriptedFate } from "../../engine/index.ts";
import { whyNotCountry } from "../cold-war/explain.ts";
import type { Side } from "../cold-war/sides.ts";
import { board } from "./board.ts";
import { RedSea } from "./red-sea.ts";
import type { RedSeaState } from "./state.ts";

/** Why an id is not offered, from public facts and the asked seat's own hand. */
export function explain(state: RedSeaState, ask: Ask<Side>, id: string): Reason | undefined {
  // nothing here rolls, asks or writes: the context is only looked at
  const g = new RedSea(new Run<RedSeaState, Side>(state, new ScriptedFate()));
  const place = board.find(id);
  if (place !== undefined) return whyNotCountry(g, ask, place);
  if (id === "pass") return { key: "refusal.pass", args: {}, rule: "5.1" };
  return undefined;
}
