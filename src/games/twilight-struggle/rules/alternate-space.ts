import { type Flow, option } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/components/board.ts";
import { type Side, sides } from "../../cold-war/seats.ts";
import type { SpaceAbility } from "../components/alternate-track.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";

const grantedMilOps = 2;

/** Box 2: military operations before the check, every turn. */
export function grantMilitaryOperations(g: TwilightStruggle): void {
  for (const side of sides) {
    if (!g.hasSpaceAbility(side, "military-operations")) continue;
    g.tell("space.ability", { side, ability: "military-operations" });
    g.addMilOps(side, grantedMilOps);
  }
}

/** Boxes 4 and 6 serve their owner's action rounds: not the opponent's, not the headline phase. */
function isReady(g: TwilightStruggle, side: Side, ability: SpaceAbility): boolean {
  const { options, phasing, round, abilitiesUsed } = g.state;
  if (options.spaceTrack !== "alternate" || phasing !== side || round === 0) return false;
  return abilitiesUsed?.includes(ability) !== true && g.hasSpaceAbility(side, ability);
}

function useUp(g: TwilightStruggle, side: Side, ability: SpaceAbility): void {
  g.state.abilitiesUsed = [...(g.state.abilitiesUsed ?? []), ability];
  g.tell("space.ability", { side, ability });
}

/** When a round or a turn begins. */
export function refreshAbilities(g: TwilightStruggle, abilities: readonly SpaceAbility[]): void {
  const { abilitiesUsed } = g.state;
  if (abilitiesUsed === undefined) return;
  const left = abilitiesUsed.filter((ability) => !abilities.includes(ability));
  if (left.length > 0) g.state.abilitiesUsed = left;
  else delete g.state.abilitiesUsed;
}

/** Box 4: one marker a round in a country that the opponent controls costs 1. It is never worth saving, so it comes first. */
export const hasCheapMarker = (g: TwilightStruggle, side: Side): boolean => isReady(g, side, "cheap-influence");

export function spendCheapMarker(g: TwilightStruggle, side: Side): void {
  if (hasCheapMarker(g, side)) useUp(g, side, "cheap-influence");
}

export const mayRollAgain = (g: TwilightStruggle, side: Side): boolean => isReady(g, side, "coup-reroll");

/** Box 6: once a turn the die of an own coup may be rolled again; the second result stands. */
export function* rollCoup(g: TwilightStruggle, side: Side, place: Place, total: number): Flow<number> {
  const die = g.roll(side);
  if (!mayRollAgain(g, side)) return die;
  const args = { country: g.board.id(place), die, result: die + total };
  g.tell("coup.first-die", { side, ...args });
  const answer = yield* g.ask(side, { kind: "coup.reroll", args, rule: "6.4.4" }, [option("stand"), option("reroll")]);
  if (answer === "stand") return die;
  useUp(g, side, "coup-reroll");
  yield* g.beforeDice([side]);
  return g.roll(side);
}
