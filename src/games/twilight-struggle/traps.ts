import { type Flow, type Option, option } from "../../engine/index.ts";
import { discardFrom } from "../cold-war/piles.ts";
import { playFromHand } from "../cold-war/play.ts";
import { plainValue } from "../cold-war/points.ts";
import { owesScoring, passRound, scoringCards } from "../cold-war/rounds.ts";
import type { Side } from "../cold-war/sides.ts";
import type { CardId } from "./cards/ids.ts";
import { owesMissileEnvy } from "./duties.ts";
import { settleBurial } from "./play.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";

const trapOf: Readonly<Record<Side, CardId>> = { us: "quagmire", ussr: "bear-trap" };
const escapesUpTo = 4;

export const isTrapped = (g: TwilightStruggle, side: Side): boolean => g.inEffect(trapOf[side]);

/** Cards that are worth enough for an event that asks for so many operations, for this side now [5.3]. */
export function cardsWorth(g: TwilightStruggle, side: Side, ops: number): CardId[] {
  return g.state.hands[side].filter((card) => {
    const facts = g.facts(card);
    return !facts.scoring && plainValue(g.pointsFor(side, facts.ops, card)) >= ops;
  });
}

/**
 * Quagmire and Bear Trap: a scoring card that would be held, else a discard worth 2 and a die, else a scoring card, else
 * nothing. An extra round may be passed.
 */
export function* trapRound(g: TwilightStruggle, side: Side, optional: boolean): Flow {
  if (owesScoring(g, side)) return yield* playScoring(g, side);
  const payable = cardsWorth(g, side, 2);
  if (payable.length > 0) return yield* discardAndRoll(g, side, due(g, side, payable), optional);
  if (scoringCards(g, side).length > 0) return yield* playScoring(g, side);
  // now everybody knows that there is nothing to discard
  g.run.seal();
  passRound(g, side);
}

/** A Missile Envy that is owed must be the discard. */
const due = (g: TwilightStruggle, side: Side, payable: readonly CardId[]): readonly CardId[] =>
  owesMissileEnvy(g, side) && payable.includes("missile-envy") ? ["missile-envy"] : payable;

function* playScoring(g: TwilightStruggle, side: Side): Flow {
  const options = scoringCards(g, side).map((card) => option(card));
  const question = { kind: "play.card", args: { round: g.state.round }, rule: "10.1.5", secret: true } as const;
  const card = yield* g.ask(side, question, options);
  yield* playFromHand(g, side, card, ["event"]);
}

function* discardAndRoll(g: TwilightStruggle, side: Side, payable: readonly CardId[], optional: boolean): Flow {
  const options: Option<CardId | "pass">[] = payable.map((card) => option(card));
  if (optional) options.push(option("pass"));
  const trap = trapOf[side];
  const card = yield* g.ask(side, { kind: "trap.discard", args: { event: trap }, secret: true }, options);
  settleBurial(g, side, null, null);
  if (card === "pass") return;
  discardFrom(g, side, card);
  const die = g.run.roll();
  g.tell("trap", { side, card: trap, die, upTo: escapesUpTo, free: die <= escapesUpTo });
  if (die <= escapesUpTo) g.cease(trap);
}
