import { type Odds, type OddsQuery, Refusal, Run, ScriptedFate } from "../../engine/index.ts";
import { hittingRolls, rollsOf } from "./components/die.ts";
import { type CardId, cards, isCard, isSoldier, isStructure, isVehicle, type TileId } from "./components/index.ts";
import { whyNoTarget } from "./explain/details.ts";
import type { MessageKey } from "./messages/keys.ts";
import { type Act, amountOf, standing } from "./rules/acting.ts";
import { type CombatId, defenceOf, isCombat, type TargetId, targetsOf } from "./rules/defence.ts";
import { actsOf, whyNoSeat } from "./rules/uses.ts";
import type { Side } from "./seats.ts";
import type { UndauntedState } from "./state.ts";
import { Undaunted, type UndauntedAsk, type UndauntedReason } from "./undaunted.ts";

/** Chances of a combat action of the soldier (or the plane) named in `with`, from where he stands now. */
export function oddsOf(state: UndauntedState, { seat, what, target, with: by }: OddsQuery<Side>): Odds {
  // nothing here rolls, asks or writes: the context is only looked at
  const g = new Undaunted(new Run<UndauntedState, Side>(state, new ScriptedFate()));
  if (!isCombat(what)) throw refused({ key: "refusal.odds.action", args: {} });
  const attacker = attackerOf(state, seat, by);
  const act = bestAct(g, seat, attacker, what);
  if (act === undefined)
    throw refused({ key: "refusal.no-action", args: { card: attacker, action: what }, rule: "5.2" });
  const from = standing(state, act);
  const aimed = targetsOf(state, seat, what, from).find((id) => id === target);
  if (aimed === undefined) {
    const ask: UndauntedAsk = { seat, kind: "attack.target", args: { action: what }, options: [] };
    throw refused(whyNoTarget(g, ask, target ?? "") ?? { key: "refusal.target", args: ask.args, rule: "9.1" });
  }
  return oddsAt(state, act, from, aimed);
}

const refused = (reason: UndauntedReason): Refusal => new Refusal(reason);

/** Where both the card and the seat offer the action: the one with more dice. */
function bestAct(g: Undaunted, seat: Side, attacker: CardId, what: CombatId): Act | undefined {
  const seatWorks = isSoldier(attacker) && whyNoSeat(g, attacker) === null;
  const [best] = actsOf(g, seat, attacker)
    .map(({ act }) => act)
    .filter(({ offer, by }) => offer.action === what && (by === null || seatWorks))
    .sort((one, two) => amountOf(two) - amountOf(one));
  return best;
}

function attackerOf(state: UndauntedState, seat: Side, by: string | number | undefined): CardId {
  const known = typeof by === "string" && isCard(by) && cards[by].side === seat;
  if (!known || (isSoldier(by) && state.soldiers[by] === undefined))
    throw refused({ key: "refusal.odds.attacker", args: {} });
  return by;
}

interface KnownOdds extends Odds {
  readonly key: MessageKey;
  readonly chances: readonly (Odds["chances"][number] & { readonly key: MessageKey })[];
}

function oddsAt(state: UndauntedState, act: Act, from: TileId | null, target: TargetId): KnownOdds {
  const { card } = act;
  const action = act.offer.action as CombatId;
  const dice = amountOf(act);
  const { base, cover, distance, total } = defenceOf(state, action, from, target);
  const cases = rollsOf(dice);
  const ways = hittingRolls(total, dice);
  return {
    key: "odds.attack",
    args: { action, card, target, dice, base, cover, distance, total, ...(act.by === null ? {} : { seat: true }) },
    cases,
    chances: [
      { key: `odds.hit.${effectOf(action, target)}`, args: { target }, ways },
      { key: "odds.miss", args: {}, ways: cases - ways },
    ],
  };
}

function effectOf(action: CombatId, target: TargetId): "suppressed" | "structure" | "vehicle" | "soldier" {
  if (action === "suppress") return "suppressed";
  if (isStructure(target)) return "structure";
  return isVehicle(target) ? "vehicle" : "soldier";
}
