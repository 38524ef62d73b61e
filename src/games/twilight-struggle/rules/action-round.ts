import type { Flow, Option } from "../../../engine/index.ts";
import { addInfluence } from "../../cold-war/rules/influence.ts";
import { playFromHand } from "../../cold-war/rules/play.ts";
import { askForCard, beginRound, isExtra, nextRound, passRound } from "../../cold-war/rules/rounds.ts";
import { settleShown } from "../../cold-war/rules/shown-cards.ts";
import { trapOn, trapRound } from "../../cold-war/rules/traps.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { refreshAbilities } from "./alternate-space.ts";
import { mayEndCrisis } from "./cuban-missile-crisis.ts";
import { dutyOf, playableCards, usesUnder } from "./duties.ts";
import { beginKremlinFlu, kremlinFluRound } from "./kremlin-flu.ts";

/** [4.5.D] One action round of one side. */
export function* actionRound(g: TwilightStruggle, side: Side, round: number): Flow {
  refreshAbilities(g, ["cheap-influence"]);
  beginRound(g, side, round);
  const trap = trapOn(g, side);
  const { shown } = g.state;
  const hasFlu = beginKremlinFlu(g, side);
  yield* mayEndCrisis(g, side, (besides) => {
    if (hasFlu) return kremlinFluRound(g, side, besides);
    if (trap !== undefined) return trapRound(g, side, trap, isExtra(g), besides);
    return freeRound(g, side, besides);
  });
  settleShown(g, side, shown);
  if (g.reachedTwo) yield* norad(g);
  g.state.phasing = null;
  g.state.step = nextRound(g, side, round);
}

/** A card of the side's choice, as far as its duties leave one. Answers `besides` are given back. */
function* freeRound(g: TwilightStruggle, side: Side, besides: readonly Option[]): Flow<string | undefined> {
  const duty = dutyOf(g, side);
  const held = playableCards(g, side, duty);
  if (held.length === 0 && besides.length === 0) {
    passRound(g, side);
    return undefined;
  }
  const answer = yield* askForCard(g, side, held, duty === "scoring" || duty === "shown", besides);
  const card = held.find((each) => each === answer);
  if (card !== undefined) yield* playFromHand(g, side, card, usesUnder(g, side, card, duty));
  else if (answer === "pass") passRound(g, side);
  else return answer;
  return undefined;
}

/** NORAD: after a round in which DEFCON was moved to 2, if its side, the US, controls Canada. */
function* norad(g: TwilightStruggle): Flow {
  const owner = g.effect("norad")?.side;
  if (owner === undefined || !g.controlsCountry(owner, "canada")) return;
  const among = g.board.everywhere.filter((place) => g.influence(owner, place) > 0);
  g.tell("effect.acts", { card: "norad" });
  g.resolving = "norad";
  yield* addInfluence(g, owner, { count: 1, among, upTo: true });
  g.resolving = null;
}
