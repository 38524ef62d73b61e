import { type Args, type Flow, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import { other, type Side } from "../seats.ts";
import { useOption } from "./uses.ts";

/** The one round that a side may have beyond the regular ones. */
export const EXTRA_ROUND = 8;

interface Round {
  readonly at: "round";
  readonly round: number;
  readonly side: Side;
}

export function beginRound<T extends World>(g: ColdWar<T>, side: Side, round: number): void {
  g.state.round = round;
  g.state.phasing = side;
  g.takeSnapshot();
  g.tell("round", { turn: g.state.turn, side, round });
}

/** How it stands where a turn ends and the next begins; nothing before the first. */
export const turnOver = <T extends World>({ state: { turn, vp, defcon, space } }: ColdWar<T>): Args =>
  turn === 1 ? {} : { over: turn - 1, vp, defcon, us: space.us, ussr: space.ussr };

export const isExtra = <T extends World>(g: ColdWar<T>): boolean => g.state.round > g.regularRounds();

/** The first side, then the other; beyond the regular rounds only who is entitled to more, tested when it would start. */
export function nextRound<T extends World>(
  g: ColdWar<T>,
  side: Side,
  round: number,
): Round | { readonly at: "turn-end" } {
  const first = g.firstSide();
  const second = other(first);
  if (side === first && mayBegin(g, second, round)) return { at: "round", round, side: second };
  if (mayBegin(g, first, round + 1)) return { at: "round", round: round + 1, side: first };
  if (mayBegin(g, second, round + 1)) return { at: "round", round: round + 1, side: second };
  return { at: "turn-end" };
}

const mayBegin = <T extends World>(g: ColdWar<T>, side: Side, round: number): boolean =>
  round <= EXTRA_ROUND && (round <= g.regularRounds() || g.mayPlayExtraRounds(side));

/** Rounds a side still has this turn, the current one included. */
export function roundsLeft<T extends World>(g: ColdWar<T>, side: Side): number {
  const { round, phasing } = g.state;
  const last = (isExtra(g) && phasing === side) || g.mayPlayExtraRounds(side) ? EXTRA_ROUND : g.regularRounds();
  return Math.max(0, last - round + 1);
}

/** Rounds a side will still begin this turn. */
export function roundsToCome<T extends World>(g: ColdWar<T>, side: Side): number {
  const { round, phasing } = g.state;
  const waits = round > 0 && phasing !== side && g.firstSide() !== side;
  return Math.max(0, roundsLeft(g, side) - (waits ? 0 : 1));
}

export const scoringCards = <T extends World>(g: ColdWar<T>, side: Side): T["card"][] =>
  g.state.hands[side].filter((card) => g.facts(card).scoring);

/** [10.1.5] Whether a scoring card would be held unless one is played now. */
export function owesScoring<T extends World>(g: ColdWar<T>, side: Side): boolean {
  let count = 0;
  for (const card of g.state.hands[side]) if (g.facts(card).scoring) count++;
  return count > 0 && count >= roundsLeft(g, side);
}

/** No card, or none that must be played [9.8]. */
export function passRound<T extends World>(g: ColdWar<T>, side: Side): void {
  g.tell("round.passed", { side });
  g.committed(side, null, null);
}

/**
 * Asks for the card of a round. Passing is open in an extra round and to whoever has only the card that passes from side
 * to side. Asked even with one card left: the other side, which may still take back its own round, is not to see it
 * before it is played.
 */
export function askForCard<T extends World>(
  g: ColdWar<T>,
  side: Side,
  held: readonly T["card"][],
  mustPlay: boolean,
  besides: readonly Option[] = [],
): Flow<string> {
  const options: Option[] = held.map(useOption);
  options.push(...besides);
  if (g.state.hands[side].length === 0 || (isExtra(g) && !mustPlay)) options.push(option("pass"));
  const question = { kind: "play.card", args: { round: g.state.round }, rule: "5.1", secret: true } as const;
  return g.ask(side, question, options);
}
