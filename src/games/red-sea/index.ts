import type { Flow, Game, Run } from "../../engine/index.ts";
import { lapseMissileEnvy } from "../cold-war/rules/missile-envy.ts";
import { type Side, seating, sides } from "../cold-war/seats.ts";
import { foresight } from "./danger/foresight.ts";
import { dangerOf } from "./danger/index.ts";
import { explain } from "./explain.ts";
import { nameOf, shortNamesOf } from "./names.ts";
import { oddsOf } from "./odds.ts";
import { optionSpecs, type RedSeaOptions, redSeaOptions } from "./options.ts";
import { RedSea } from "./red-sea.ts";
import { actionRound } from "./rules/action-round.ts";
import { combine, dealHands, findSides, placeHandicapOf, startingState } from "./rules/setup.ts";
import { beginTurn, endTurn, playHeadlines } from "./rules/turn.ts";
import { copyState, type RedSeaState } from "./state.ts";
import { type RedSeaView, viewOf } from "./view.ts";

export const redSea: Game<RedSeaState, RedSeaView, Side, RedSeaOptions> = {
  id: "red-sea",
  rulesVersion: 4,
  optionSpecs,
  options: redSeaOptions,
  seats: () => sides,
  start: startingState,
  step,
  copy: copyState,
  view: viewOf,
  explain,
  danger: dangerOf,
  foresight,
  odds: oddsOf,
  name: nameOf,
  aliases: shortNamesOf,
  seating,
};

/** The sequence of play [4.5]: each step says which one follows. */
function* step(run: Run<RedSeaState, Side>): Flow {
  const g = new RedSea(run);
  const { step } = g.state;
  lapseMissileEnvy(g);
  switch (step.at) {
    case "sides":
      return yield* findSides(g);
    case "deal":
      return dealHands(g);
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
      return endTurn(g);
  }
}
