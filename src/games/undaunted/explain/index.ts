import { Run, ScriptedFate } from "../../../engine/index.ts";
import { type CardId, cards, isCard, isFog } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import { Undaunted, type UndauntedAsk, type UndauntedReason } from "../undaunted.ts";
import { whyNoPick, whyNoStepTo, whyNoTarget, whyNoTile } from "./details.ts";
import { whyNoPlace, whyNoUse } from "./uses.ts";

/** Why an id is not offered, from public facts and the asked seat's own hand. */
export function explain(state: UndauntedState, ask: UndauntedAsk, id: string): UndauntedReason | undefined {
  // nothing here rolls, asks or writes: the context is only looked at
  const g = new Undaunted(new Run<UndauntedState, Side>(state, new ScriptedFate()));
  switch (ask.kind) {
    case "initiative.card":
    case "play.card":
      return whyNoCard(g, ask, id);
    case "play.use":
    case "play.action":
      return whyNoUse(g, ask, ask.args.card as CardId, id);
    case "play.place":
      return whyNoPlace(g, ask, ask.args.card as CardId, id);
    case "move.step":
      return whyNoStepTo(g, ask, id);
    case "attack.target":
      return whyNoTarget(g, ask, id);
    case "inspire.card":
    case "bolster.card":
      return whyNoPick(g, ask, id);
    case "survey.tile":
    case "blaze.tile":
      return whyNoTile(g, ask, id);
    case "wound.soldier":
    case "suppress.soldier":
      return isCard(id) ? { key: "refusal.not-aboard", args: { soldier: id }, rule: "9.4" } : undefined;
    default:
      return undefined;
  }
}

function whyNoCard(g: Undaunted, { seat, kind }: UndauntedAsk, id: string): UndauntedReason | undefined {
  if (!isCard(id)) return kind === "play.card" ? { key: "refusal.card-first", args: {}, rule: "5.1" } : undefined;
  if (cards[id].side !== seat) return { key: "refusal.enemy-card", args: { card: id } };
  if (!g.army(seat).hand.includes(id)) return { key: "refusal.not-in-hand", args: { card: id } };
  return isFog(id) ? { key: "refusal.fog", args: {}, rule: "5.4" } : undefined;
}
