import type { Flow } from "../../../engine/index.ts";
import { guestsOf } from "../../cold-war/rules/combination.ts";
import { headlinePhase } from "../../cold-war/rules/headline.ts";
import { removeInfluence } from "../../cold-war/rules/influence.ts";
import { militaryPenalty, resetMilitaryOperations } from "../../cold-war/rules/military-operations.ts";
import { owesMissileEnvy } from "../../cold-war/rules/missile-envy.ts";
import { dealTo } from "../../cold-war/rules/piles.ts";
import { scoringCards, turnOver } from "../../cold-war/rules/rounds.ts";
import { other, type Side, sides } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import { deckOf } from "../cards/index.ts";
import { HAND_SIZE, lastTurn } from "../components/board.ts";
import type { RedSea } from "../red-sea.ts";
import { finalScoring } from "./scoring.ts";

/** [4.5.A, B] A new turn: DEFCON improves, hands are filled. */
export function beginTurn(g: RedSea): void {
  const { state } = g;
  g.tell("turn", { turn: state.turn, ...turnOver(g) });
  state.spaceAttempts = { us: 0, ussr: 0 };
  g.raiseDefcon();
  dealTo(g, HAND_SIZE);
  state.step = { at: "headline" };
}

/** [4.5.C] Any card of the hand; Romanian Autonomy is not in it. */
export function* playHeadlines(g: RedSea): Flow {
  g.markStart();
  yield* headlinePhase(g, (side) => headlineCards(g, side), null);
  yield* removeAfterHeadlines(g);
  g.state.step = { at: "round", round: 1, side: g.state.first };
}

/** Not a Missile Envy that is owed. */
const headlineCards = (g: RedSea, side: Side): CardId[] =>
  owesMissileEnvy(g, side) ? g.state.hands[side].filter((card) => card !== "missile-envy") : g.state.hands[side];

/** [6.4.4] The ability of the first box of the space race. */
function* removeAfterHeadlines(g: RedSea): Flow {
  const side = sides.find((each) => g.hasSpaceAbility(each, "remove-after-headlines"));
  if (side === undefined) return;
  yield* removeInfluence(g, other(side), side, { count: 1, among: g.board.everywhere, event: "space-race" });
}

/** [4.5.E–I] */
export function endTurn(g: RedSea): void {
  const { state } = g;
  state.round = 0;
  checkMilitaryOperations(g);
  resetMilitaryOperations(g);
  if (state.options.revealHeldCards) revealHeld(g);
  g.ceaseTurnEffects();
  state.first = "ussr";
  state.shown = null;
  state.excused = [];
  if (!state.romania.faceUp) g.passOn(state.romania.holder, true);
  if (state.turn === lastTurn(state)) finalScoring(g);
  state.turn++;
  addLateWar(g);
  state.step = { at: "turn" };
}

/** [8.2, 10.4.1] Whoever reaches 10 VP by it shows the hand, and loses with a scoring card in it. */
function checkMilitaryOperations(g: RedSea): void {
  g.moveVp("us", militaryPenalty(g));
  const { vp } = g.state;
  if (Math.abs(vp) < g.rules.victory) return;
  const leader: Side = vp > 0 ? "us" : "ussr";
  tellHeld(g, leader);
  if (holdsScoring(g, leader)) g.end([other(leader)], "held-scoring", { losers: [leader] });
  g.checkVictory();
}

/** [11.1, 11.2] Both show what they have kept; a scoring card kept loses. */
function revealHeld(g: RedSea): void {
  for (const side of sides) tellHeld(g, side);
  const losers = sides.filter((side) => holdsScoring(g, side));
  if (losers.length === 0) return;
  g.end(
    sides.filter((side) => !losers.includes(side)),
    "held-scoring",
    { losers },
  );
}

const holdsScoring = (g: RedSea, side: Side): boolean =>
  scoringCards(g, side).some((card) => !g.state.excused.includes(card));

function tellHeld(g: RedSea, side: Side): void {
  g.run.seal("foreseen");
  g.tell("held", { side, cards: [...g.state.hands[side]] });
}

/** [4.4] The Late War cards join after the first turn; the discards stay where they are. */
function addLateWar(g: RedSea): void {
  const { turn, deck } = g.state;
  if (turn !== 2) return;
  deck.push(...deckOf("late"), ...guestsOf<CardId>(g.state).filter((card) => g.facts(card).era === "late"));
  g.run.shuffle(deck, "late");
  g.tell("deck", { era: "late" });
}
