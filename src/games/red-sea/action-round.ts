import type { Flow } from "../../engine/index.ts";
import { playFromHand } from "../cold-war/play.ts";
import { askForCard, beginRound, nextRound, owesScoring, passRound, scoringCards } from "../cold-war/rounds.ts";
import type { Side } from "../cold-war/sides.ts";
import { usesOf } from "../cold-war/uses.ts";
import type { CardId } from "./cards/ids.ts";
import type { RedSea } from "./red-sea.ts";

/** [4.5.D] One action round of one side. */
export function* actionRound(g: RedSea, side: Side, round: number): Flow {
  beginRound(g, side, round);
  const duty = g.state.shown;
  const due = dueCards(g, side);
  const playable = due.length > 0 ? due : freeCards(g, side);
  const answer = playable.length > 0 ? yield* askForCard(g, side, playable, due.length > 0) : "pass";
  if (answer === "pass") passRound(g, side);
  else yield* playFromHand(g, side, answer as CardId, usesOf(g, side, answer as CardId));
  // one that the side has brought on itself just now is for its next round
  if (duty?.side === side && g.state.shown === duty) g.state.shown = null;
  g.state.phasing = null;
  g.state.step = nextRound(g, side, round);
}

/** Scoring cards of which one must be played now: shown under Stagflation, or else held at the end [10.1.5]. */
export function dueCards(g: RedSea, side: Side): CardId[] {
  const named = shownCards(g, side);
  if (named.length > 0) return named;
  return owesScoring(g, side) ? scoringCards(g, side) : [];
}

/** What a side has shown under Stagflation and still holds. */
export function shownCards({ state: { shown, hands } }: RedSea, side: Side): CardId[] {
  return shown?.side === side ? shown.cards.filter((card) => hands[side].includes(card)) : [];
}

/** [5.1, 9.8] The hand, and Romanian Autonomy if it lies face up before the side. */
function freeCards(g: RedSea, side: Side): CardId[] {
  const { hands, romania } = g.state;
  const held = hands[side].slice();
  if (romania.holder === side && romania.faceUp) held.push("romanian-autonomy");
  return held;
}
