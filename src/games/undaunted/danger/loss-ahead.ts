import { isLostFor, Run, ScriptedFate, sureLoss } from "../../../engine/index.ts";
import { isFog } from "../components/index.ts";
import type { DangerKey } from "../messages/keys.ts";
import { HAND } from "../rules/round.ts";
import { stalemateAhead } from "../rules/stalemate.ts";
import { closeTurn } from "../rules/turn.ts";
import { verdict } from "../rules/victory.ts";
import { other, type Side } from "../seats.ts";
import { type Army, copyState, type UndauntedState } from "../state.ts";
import { Undaunted, type UndauntedDanger, type UndauntedEnd } from "../undaunted.ts";

/** A loss that is to come: how, and who has it in his hands if it is not sure. */
export interface LossAhead {
  readonly end: UndauntedEnd;
  readonly decides?: Side;
}

type Change = (g: Undaunted) => void;

/** Whether a side has lost as soon as this has happened in a position. */
export const lossBy = (position: UndauntedState, seat: Side, change: Change): LossAhead | undefined =>
  lost(verdict(after(position, change), seat), seat);

/** The same if that uses up the card in hand: with nothing else left to play, the turn ends by itself [5.1]. */
export function lossWithCard(position: UndauntedState, seat: Side, change: Change): LossAhead | undefined {
  const g = after(position, change);
  const end = verdict(g, seat);
  if (end !== undefined) return lost(end, seat);
  return g.army(seat).hand.every(isFog) ? lossByEnding(g, seat) : undefined;
}

/** Whether a side loses by ending its turn. */
export const lossWithTurn = (position: UndauntedState, seat: Side): LossAhead | undefined =>
  lossByEnding(
    after(position, () => {}),
    seat,
  );

/** After a change by which nothing is rolled or asked. What it tells goes nowhere, and the order of a deck does not matter. */
function after(position: UndauntedState, change: Change): Undaunted {
  const g = new Undaunted(new Run<UndauntedState, Side>(copyState(position), new ScriptedFate()));
  change(g);
  return g;
}

/** The turn ends, and with it the round if it was the second or the enemy has no card. */
function lossByEnding(g: Undaunted, seat: Side): LossAhead | undefined {
  const rival = other(seat);
  closeTurn(g, seat);
  if (g.state.step.at === "play" && g.army(rival).hand.length === 0) closeTurn(g, rival);
  const end = verdict(g, seat);
  return end === undefined ? lossByQuiet(g.state, seat) : lost(end, seat);
}

/**
 * [R38] The rounds without a lasting change run out against a side that has nothing left to play: with this round, or with
 * the next if it is sure to draw nothing but fog. The enemy decides unless the round is over.
 */
export function lossByQuiet(position: UndauntedState, seat: Side): LossAhead | undefined {
  const ahead = stalemateAhead(position);
  if (ahead === undefined || !isLostFor(ahead.end, seat)) return undefined;
  const { end, rounds } = ahead;
  if (rounds === 0 && position.step.at === "round") return { end };
  return rounds === 0 || (rounds === 1 && drawsOnlyFog(position.armies[seat]))
    ? { end, decides: other(seat) }
    : undefined;
}

function drawsOnlyFog({ deck, hand, played, discard }: Army): boolean {
  if (!deck.every(isFog)) return false;
  return deck.length >= HAND || [hand, played, discard].every((pile) => pile.every(isFog));
}

const lost = (end: UndauntedEnd | undefined, seat: Side): LossAhead | undefined =>
  end !== undefined && isLostFor(end, seat) ? { end } : undefined;

/** What a loss hangs on, if it is neither sure nor in the hands of the enemy alone. */
interface Chance {
  readonly key: DangerKey;
  readonly chance: NonNullable<UndauntedDanger["chance"]>;
}

/** A sure loss is told as the end that it is, another by what it hangs on. */
export function told(loss: LossAhead | undefined, by?: Chance): UndauntedDanger | undefined {
  if (loss === undefined) return undefined;
  const { end, decides } = loss;
  if (decides === undefined && by === undefined) return sureLoss(end);
  const args = { ...end.args, end: end.key, ...(decides && { enemy: decides }) };
  return { key: by?.key ?? "danger.left", args, ...(by && { chance: by.chance }), ...(decides && { decides }) };
}
