import { type Flow, type Option, option } from "../../../engine/index.ts";
import { guestsOf } from "../../cold-war/rules/combination.ts";
import { headlinePhase } from "../../cold-war/rules/headline.ts";
import { militaryPenalty, resetMilitaryOperations } from "../../cold-war/rules/military-operations.ts";
import { owesMissileEnvy } from "../../cold-war/rules/missile-envy.ts";
import { dealTo, discardFrom } from "../../cold-war/rules/piles.ts";
import { scoringCards, turnOver } from "../../cold-war/rules/rounds.ts";
import { type Side, sides } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import { eraOf, handSize, LAST_TURN } from "../components/board.ts";
import { joiningCards } from "../turn-zero/decks.ts";
import { endingCrises } from "../turn-zero/running.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { grantMilitaryOperations, refreshAbilities } from "./alternate-space.ts";
import { finalScoring } from "./scoring.ts";

/** [4.5.A, B] A new turn: DEFCON improves, hands are filled. */
export function beginTurn(g: TwilightStruggle): void {
  const { state } = g;
  g.tell("turn", { turn: state.turn, ...turnOver(g) });
  state.spaceAttempts = { us: 0, ussr: 0 };
  refreshAbilities(g, ["coup-reroll"]);
  g.raiseDefcon();
  dealTo(g, handSize(state.turn));
  state.step = { at: "headline" };
}

export function* playHeadlines(g: TwilightStruggle): Flow {
  const seesFirst = sides.find((side) => g.hasSpaceAbility(side, "opponent-headline-first")) ?? null;
  g.markStart();
  yield* headlinePhase(g, (side) => headlineCards(g, side), seesFirst);
  g.state.step = { at: "round", round: 1, side: g.firstSide() };
}

/** [4.5.C] No card without an event, and not Missile Envy while it has to be used for operations. */
function headlineCards(g: TwilightStruggle, side: Side): CardId[] {
  return g.state.hands[side].filter(
    (card) => !g.facts(card).noHeadline && !(card === "missile-envy" && owesMissileEnvy(g, side)),
  );
}

/** [4.5.E–I] */
export function* endTurn(g: TwilightStruggle): Flow {
  const { state } = g;
  state.round = 0;
  // going on tells both sides that no scoring card was held
  g.run.seal("foreseen");
  punishHeldScoring(g);
  yield* discardHeld(g);
  grantMilitaryOperations(g);
  g.award("us", militaryPenalty(g));
  resetMilitaryOperations(g);
  if (state.options.revealHeldCards) revealHeld(g);
  g.ceaseTurnEffects();
  if (state.guests !== undefined) {
    state.first = null;
    state.shown = null;
  }
  for (const crisis of endingCrises(state.turnZero?.results ?? [], state.turn)) g.tell("crisis.ends", { crisis });
  if (state.china.holder !== null && !state.china.faceUp) g.passChina(state.china.holder, true);
  if (state.turn === LAST_TURN) finalScoring(g);
  state.turn++;
  addDeck(g);
  state.step = { at: "turn" };
}

/** [11.1.2] A scoring card may never be held, and this comes before any victory by VP. */
function punishHeldScoring(g: TwilightStruggle): void {
  const holders = sides.filter((side) => scoringCards(g, side).length > 0);
  if (holders.length === 0) return;
  for (const side of holders) g.tell("held-scoring", { side, cards: scoringCards(g, side) });
  g.end(
    sides.filter((side) => !holders.includes(side)),
    "held-scoring",
    { losers: holders },
  );
}

/** [6.4.4] The ability to discard one held card. */
function* discardHeld(g: TwilightStruggle): Flow {
  for (const side of sides) {
    const hand = g.state.hands[side];
    if (!g.hasSpaceAbility(side, "discard-held-card") || hand.length === 0) continue;
    const options: Option<CardId | "keep">[] = [...hand.map((card) => option(card)), option("keep")];
    const card = yield* g.ask(side, { kind: "held.discard", rule: "6.4.4" }, options);
    if (card === "keep") continue;
    discardFrom(g, side, card);
  }
}

function revealHeld(g: TwilightStruggle): void {
  for (const side of sides) g.tell("held", { side, cards: [...g.state.hands[side]] });
  g.run.seal("foreseen");
}

/** [4.4] Mid War cards join before turn 4, Late War cards before turn 8; the discards stay where they are. */
function addDeck(g: TwilightStruggle): void {
  const { turn, deck, options } = g.state;
  const era = eraOf(turn);
  if (options.scenario === "late-war" || era === eraOf(turn - 1)) return;
  deck.push(...joiningCards(g.state, era), ...guestsOf(g.state).filter((card) => g.facts(card).era === era));
  g.run.shuffle(deck, era);
  g.tell("deck", { era });
}
