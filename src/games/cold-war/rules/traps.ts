import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Side } from "../seats.ts";
import { owesMissileEnvy } from "./missile-envy.ts";
import { discardFrom } from "./piles.ts";
import { playFromHand } from "./play.ts";
import { plainValue } from "./points.ts";
import { owesScoring, passRound, scoringCards } from "./rounds.ts";
import { shownCards } from "./shown-cards.ts";

const traps: readonly string[] = ["quagmire", "bear-trap"];
/** What a discard must be worth to roll for freedom. */
export const ESCAPE_OPS = 2;
const escapesUpTo = 4;

/** The event that holds a side, if any. */
export const trapOn = <T extends World>(g: ColdWar<T>, side: Side): T["card"] | undefined =>
  g.state.effects.find((effect) => effect.side !== side && traps.includes(effect.card))?.card;

/** Cards that are worth enough for an event that asks for so many operations, for this side now [5.3]. */
export function cardsWorth<T extends World>(g: ColdWar<T>, side: Side, ops: number): T["card"][] {
  return g.state.hands[side].filter((card) => {
    const facts = g.facts(card);
    return !facts.scoring && plainValue(g.pointsFor(side, facts.ops, card)) >= ops;
  });
}

/**
 * Quagmire and Bear Trap: a scoring card that would be held or was shown, else a discard worth 2 and a die, else a scoring
 * card, else nothing. An extra round may be passed. Which of these it is, only the side itself knows: it is asked the same
 * in every case, and even if it can only pass, so that the other cannot see it by trying an answer and taking it back.
 * Answers `besides` are given back.
 */
export function* trapRound<T extends World>(
  g: ColdWar<T>,
  side: Side,
  trap: T["card"],
  optional: boolean,
  besides: readonly Option[] = [],
): Flow<string | undefined> {
  const shown = shownCards(g, side);
  if (shown.length === 0 && g.state.hands[side].length === 0 && besides.length === 0) {
    passRound(g, side);
    return undefined;
  }
  const owes = owesScoring(g, side);
  const cards = shown.length > 0 ? shown : owes ? scoringCards(g, side) : ways(g, side);
  const options: Option[] = cards.map((card) => option(card));
  options.push(...besides);
  if (cards.length === 0) options.push(option("pass", { nothing: "discard" }));
  else if (optional && !owes && shown.length === 0) options.push(option("pass"));
  const answer = yield* g.ask(side, shown.length > 0 ? shownDue(g) : discardOf(trap), options);
  const card = cards.find((each) => each === answer);
  if (card === undefined) {
    if (answer !== "pass") return answer;
    passRound(g, side);
  } else if (g.facts(card).scoring) yield* playFromHand(g, side, card, ["event"]);
  else yield* discardAndRoll(g, side, trap, card);
  return undefined;
}

const discardOf = <Card extends string>(event: Card) =>
  ({ kind: "trap.discard", args: { event }, secret: true }) as const;

/** Everybody knows that one of these is due. */
const shownDue = <T extends World>({ state: { round } }: ColdWar<T>) =>
  ({ kind: "play.card", args: { round }, rule: "10.1.5", secret: true }) as const;

/** What can be discarded, or without that the scoring cards. */
function ways<T extends World>(g: ColdWar<T>, side: Side): readonly T["card"][] {
  const payable = cardsWorth(g, side, ESCAPE_OPS);
  return payable.length > 0 ? due(g, side, payable) : scoringCards(g, side);
}

/** Missile Envy, if it has to be used, must be the card discarded. */
const due = <T extends World>(g: ColdWar<T>, side: Side, payable: readonly T["card"][]): readonly T["card"][] =>
  owesMissileEnvy(g, side) && payable.includes("missile-envy") ? payable.filter(isMissileEnvy) : payable;

const isMissileEnvy = (card: string): boolean => card === "missile-envy";

function* discardAndRoll<T extends World>(g: ColdWar<T>, side: Side, trap: T["card"], card: T["card"]): Flow {
  g.committed(side, null, null);
  discardFrom(g, side, card);
  yield* g.beforeDice([side]);
  const die = g.roll(side);
  g.tell("trap", { side, card: trap, die, upTo: escapesUpTo, free: die <= escapesUpTo });
  if (die <= escapesUpTo) g.cease(trap);
}
