import { hittingRolls, rollsOf } from "../components/die.ts";
import { isStructure, isVehicle, type SoldierId } from "../components/index.ts";
import { destroyStructure } from "../rules/changes.ts";
import { type CombatId, isCombat, type TargetId } from "../rules/defence.ts";
import { crewOf } from "../rules/position.ts";
import { damage, wound } from "../rules/wounds.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import type { Undaunted, UndauntedAsk, UndauntedDanger } from "../undaunted.ts";
import { type LossAhead, lossWithCard, told } from "./loss-ahead.ts";

/** A combat action that is about to be rolled for. */
interface Shot {
  readonly action: CombatId;
  readonly target: TargetId;
  /** What a die must reach. */
  readonly total: number;
  readonly dice: number;
}

/** The shot that an answer is: at the target chosen, or at the only one there is. */
export function shotOf({ kind, args, options }: UndauntedAsk, option: string): Shot | undefined {
  const hint = options.find(({ id }) => id === option)?.hint;
  if (hint?.total === undefined) return undefined;
  const total = Number(hint.total);
  if (kind === "attack.target")
    return { action: args.action as CombatId, target: option as TargetId, total, dice: Number(args.dice) };
  const action = option.replace("seat:", "");
  return isCombat(action) ? { action, target: hint.target as TargetId, total, dice: Number(hint.value) } : undefined;
}

/** [9.3] A hit may end the own last chance; a miss may leave nothing else to play while the quiet rounds run out. */
export function dangerOfShot(position: UndauntedState, seat: Side, shot: Shot): UndauntedDanger | undefined {
  const cases = rollsOf(shot.dice);
  const hitting = hittingRolls(shot.total, shot.dice);
  const byMiss = lossWithCard(position, seat, () => {});
  const byHit = shot.action === "suppress" ? byMiss : lossByHit(position, seat, shot.target);
  if (byHit !== undefined && byMiss !== undefined) return told(byHit);
  return (
    told(byHit, { key: "danger.hit", chance: { ways: hitting, cases } }) ??
    told(byMiss, { key: "danger.miss", chance: { ways: cases - hitting, cases } })
  );
}

/** [9.4] Of a crew the attacker chooses whom he wounds: the loss is there only if it is with each of them. */
function lossByHit(position: UndauntedState, seat: Side, target: TargetId): LossAhead | undefined {
  const crew = isVehicle(target) ? crewOf(position, target) : [];
  let loss: LossAhead | undefined;
  for (const man of crew.length === 0 ? [null] : crew) {
    loss = lossWithCard(position, seat, (g) => hit(g, seat, target, man));
    if (loss === undefined) return undefined;
  }
  return loss;
}

/** [9.4] What a success does to a target, and to the man aboard who is chosen. */
export function hit(g: Undaunted, side: Side, target: TargetId, man: SoldierId | null): void {
  if (isStructure(target)) return destroyStructure(g.state, side, target);
  if (!isVehicle(target)) return wound(g, side, target);
  if (man !== null) wound(g, side, man);
  damage(g, side, target);
}
