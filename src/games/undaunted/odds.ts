import { type Odds, type OddsQuery, Refusal, Run, ScriptedFate } from "../../engine/index.ts";
import { standing } from "./acting.ts";
import { type CardId, cards, isCard, isSoldier, isStructure, isVehicle } from "./data/index.ts";
import { type CombatId, defenceOf, hittingRolls, isCombat, type TargetId, targetsOf } from "./defence.ts";
import type { Side } from "./sides.ts";
import type { UndauntedState } from "./state.ts";
import { Undaunted } from "./undaunted.ts";
import { actsOf } from "./uses.ts";

/** Chances of a combat action of the soldier (or the plane) named in `with`, from where he stands now. */
export function oddsOf(state: UndauntedState, { seat, what, target, with: by }: OddsQuery<Side>): Odds {
  // nothing here rolls, asks or writes: the context is only looked at
  const g = new Undaunted(new Run<UndauntedState, Side>(state, new ScriptedFate()));
  if (!isCombat(what)) throw new Refusal({ key: "refusal.odds.action", args: {} });
  const attacker = attackerOf(state, seat, by);
  const found = actsOf(g, seat, attacker).find(({ act }) => act.offer.action === what);
  if (found === undefined)
    throw new Refusal({ key: "refusal.no-action", args: { card: attacker, action: what }, rule: "5.2" });
  const from = standing(state, found.act);
  const aimed = targetsOf(state, seat, what, from).find((id) => id === target);
  if (aimed === undefined) throw new Refusal({ key: "refusal.target", args: { action: what }, rule: "9.1" });
  return oddsAt(state, what, from, aimed, attacker, found.act.offer.value ?? 0);
}

function attackerOf(state: UndauntedState, seat: Side, by: string | number | undefined): CardId {
  const known = typeof by === "string" && isCard(by) && cards[by].side === seat;
  if (!known || (isSoldier(by) && state.soldiers[by] === undefined))
    throw new Refusal({ key: "refusal.odds.attacker", args: {} });
  return by;
}

function oddsAt(
  state: UndauntedState,
  action: CombatId,
  from: Parameters<typeof defenceOf>[2],
  target: TargetId,
  card: CardId,
  dice: number,
): Odds {
  const { base, cover, distance, total } = defenceOf(state, action, from, target);
  const cases = 10 ** dice;
  const ways = hittingRolls(total, dice);
  return {
    key: "odds.attack",
    args: { action, card, target, dice, base, cover, distance, total },
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
