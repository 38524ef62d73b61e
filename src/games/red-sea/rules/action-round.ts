import type { Flow } from "../../../engine/index.ts";
import { owesMissileEnvy } from "../../cold-war/rules/missile-envy.ts";
import { playFromHand } from "../../cold-war/rules/play.ts";
import {
  askForCard,
  beginRound,
  isExtra,
  nextRound,
  owesScoring,
  passRound,
  scoringCards,
} from "../../cold-war/rules/rounds.ts";
import { settleShown, shownCards } from "../../cold-war/rules/shown-cards.ts";
import { trapOn, trapRound } from "../../cold-war/rules/traps.ts";
import { usesOf } from "../../cold-war/rules/uses.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { RedSea } from "../red-sea.ts";

/** [4.5.D] One action round of one side. */
export function* actionRound(g: RedSea, side: Side, round: number): Flow {
  beginRound(g, side, round);
  const { shown } = g.state;
  const trap = trapOn(g, side);
  if (trap === undefined) yield* playRound(g, side);
  else yield* trapRound(g, side, trap, isExtra(g));
  settleShown(g, side, shown);
  g.state.phasing = null;
  g.state.step = nextRound(g, side, round);
}

function* playRound(g: RedSea, side: Side): Flow {
  const due = dueCards(g, side);
  const owesEnvy = due.length === 0 && owesMissileEnvy(g, side);
  const playable = due.length > 0 ? due : owesEnvy ? (["missile-envy"] as const) : freeCards(g, side);
  const answer = playable.length > 0 ? yield* askForCard(g, side, playable, due.length > 0) : "pass";
  if (answer === "pass") return passRound(g, side);
  const card = answer as CardId;
  const uses = usesOf(g, side, card);
  yield* playFromHand(g, side, card, owesEnvy ? uses.filter((use) => use !== "event") : uses);
}

/** Scoring cards one of which must be played now: they were shown under Stagflation, or would be held at the end [10.1.5]. */
export function dueCards(g: RedSea, side: Side): CardId[] {
  const named = shownCards(g, side);
  if (named.length > 0) return named;
  if (!owesScoring(g, side)) return [];
  const held = scoringCards(g, side);
  // a scoring card that came too late to be played may stay in hand, no other may
  const late = held.filter((card) => g.state.excused.includes(card));
  return late.length > 0 && late.length < held.length ? held.filter((card) => !late.includes(card)) : held;
}

/** [5.1, 9.8] The hand, and Romanian Autonomy if it lies face up before the side. */
function freeCards(g: RedSea, side: Side): CardId[] {
  const { hands, romania } = g.state;
  const held = hands[side].slice();
  if (romania.holder === side && romania.faceUp) held.push("romanian-autonomy");
  return held;
}
