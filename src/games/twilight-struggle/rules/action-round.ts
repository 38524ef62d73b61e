import { type Flow, option } from "../../../engine/index.ts";
import { addInfluence } from "../../cold-war/rules/influence.ts";
import { playFromHand } from "../../cold-war/rules/play.ts";
import { askForCard, beginRound, isExtra, nextRound, passRound } from "../../cold-war/rules/rounds.ts";
import { settleShown } from "../../cold-war/rules/shown-cards.ts";
import { trapOn, trapRound } from "../../cold-war/rules/traps.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { CountryId } from "../components/countries/index.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { refreshAbilities } from "./alternate-space.ts";
import { buyOff, waysOut } from "./cuban-missile-crisis.ts";
import { type Duty, dutyOf, playableCards, usesUnder } from "./duties.ts";
import { hasKremlinFlu, kremlinFluRound } from "./kremlin-flu.ts";

/** [4.5.D] One action round of one side. */
export function* actionRound(g: TwilightStruggle, side: Side, round: number): Flow {
  refreshAbilities(g, ["cheap-influence"]);
  beginRound(g, side, round);
  const trap = trapOn(g, side);
  const { shown } = g.state;
  if (hasKremlinFlu(g, side)) yield* kremlinFluRound(g, side);
  else if (trap !== undefined) yield* trapRound(g, side, trap, isExtra(g));
  else yield* freeRound(g, side);
  settleShown(g, side, shown);
  if (g.reachedTwo) yield* norad(g);
  g.state.phasing = null;
  g.state.step = nextRound(g, side, round);
}

function* freeRound(g: TwilightStruggle, side: Side): Flow {
  for (;;) {
    const duty = dutyOf(g, side);
    const held = playableCards(g, side, duty);
    const choice = held.length > 0 ? yield* choosePlay(g, side, held, duty) : "pass";
    if (choice === "pass") return passRound(g, side);
    if ("card" in choice) return yield* playFromHand(g, side, choice.card, usesUnder(g, side, choice.card, duty));
    buyOff(g, side, choice.payIn);
  }
}

type Choice = "pass" | { readonly card: CardId } | { readonly payIn: CountryId };

/** A side bound by the Cuban Missile Crisis may end it here. */
function* choosePlay(g: TwilightStruggle, side: Side, held: readonly CardId[], duty: Duty): Flow<Choice> {
  const besides = waysOut(g, side).map((country) => option(`end-crisis:${country}`));
  const answer = yield* askForCard(g, side, held, duty === "scoring" || duty === "shown", besides);
  if (answer === "pass") return "pass";
  const card = held.find((each) => each === answer);
  return card === undefined ? { payIn: answer.slice("end-crisis:".length) as CountryId } : { card };
}

/** NORAD: after a round in which DEFCON was moved to 2, if its side, the US, controls Canada. */
function* norad(g: TwilightStruggle): Flow {
  const owner = g.effect("norad")?.side;
  if (owner === undefined || !g.controlsCountry(owner, "canada")) return;
  const among = g.board.everywhere.filter((place) => g.influence(owner, place) > 0);
  g.resolving = "norad";
  yield* addInfluence(g, owner, { count: 1, among, upTo: true });
  g.resolving = null;
}
