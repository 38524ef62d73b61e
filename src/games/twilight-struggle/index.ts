import type { Ask, Flow, Game, Run } from "../../engine/index.ts";
import { lapseMissileEnvy } from "../cold-war/rules/missile-envy.ts";
import { type Side, seating, sides } from "../cold-war/seats.ts";
import { foresight } from "./danger/foresight.ts";
import { dangerOf } from "./danger/index.ts";
import { explain } from "./explain.ts";
import { nameOf, shortNamesOf } from "./names.ts";
import { oddsOf } from "./odds.ts";
import { optionSpecs, type TwilightOptions, twilightOptions } from "./options.ts";
import { actionRound } from "./rules/action-round.ts";
import { findSides } from "./rules/find-sides.ts";
import { combine, dealHands, placeHandicapOf, placeSetup, startingState } from "./rules/setup.ts";
import { beginTurn, endTurn, playHeadlines } from "./rules/turn.ts";
import { copyState, type TwilightState } from "./state.ts";
import { playCrisis, prepareCrises, settleCrises } from "./turn-zero/flow.ts";
import { TwilightStruggle } from "./twilight-struggle.ts";
import { type TwilightView, viewOf } from "./view.ts";

export const twilightStruggle: Game<TwilightState, TwilightView, Side, TwilightOptions> = {
  id: "twilight-struggle",
  rulesVersion: 4,
  optionSpecs,
  options: twilightOptions,
  seats: () => sides,
  start: startingState,
  step,
  copy: copyState,
  view: viewOf,
  explain: (state: TwilightState, ask: Ask<Side>, id: string) => explain(state, ask, id),
  danger: dangerOf,
  foresight,
  odds: oddsOf,
  name: nameOf,
  aliases: shortNamesOf,
  seating,
};

/** The sequence of play [4.5]: each step says which one follows. */
function* step(run: Run<TwilightState, Side>): Flow {
  const g = new TwilightStruggle(run);
  const { step } = g.state;
  lapseMissileEnvy(g);
  switch (step.at) {
    case "sides":
      return yield* findSides(g);
    case "crises":
      return prepareCrises(g);
    case "crisis":
      return yield* playCrisis(g);
    case "aftermath":
      return yield* settleCrises(g);
    case "deal":
      return dealHands(g);
    case "setup":
      return yield* placeSetup(g, step.side);
    case "handicap":
      return yield* placeHandicapOf(g, step.side, step.count);
    case "combination":
      return yield* combine(g, step.side);
    case "turn":
      return beginTurn(g);
    case "headline":
      return yield* playHeadlines(g);
    case "round":
      return yield* actionRound(g, step.side, step.round);
    case "turn-end":
      return yield* endTurn(g);
  }
}
