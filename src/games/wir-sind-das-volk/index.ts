import type { Flow, Game, OptionSpecs, Run } from "../../engine/index.ts";
import { dangerOf, foresight, threatTo } from "./danger/index.ts";
import { explain } from "./explain.ts";
import { aliasesOf, nameOf } from "./names.ts";
import { oddsOf } from "./odds.ts";
import { baseOptions, baseSpecs, powerOptions, powerSpecs, type VolkOptions } from "./options.ts";
import { beginDecade } from "./rules/decade.ts";
import { playPhase } from "./rules/end-of-decade/index.ts";
import { startingState } from "./rules/setup.ts";
import { playTurn } from "./rules/turn.ts";
import { germanies, type Seat, seats } from "./seats.ts";
import { copyState, type VolkState } from "./state.ts";
import { beginPowerDecade } from "./two-plus-two/decade.ts";
import { startingPowers } from "./two-plus-two/setup.ts";
import { endPart } from "./two-plus-two/turn.ts";
import { type VolkView, viewOf } from "./view.ts";
import { Volk } from "./volk.ts";

export type VolkGame = Game<VolkState, VolkView, Seat, VolkOptions>;

const seating = { usa: "usa", west: "west", ussr: "ussr", east: "east" } as const;

const shared = {
  rulesVersion: 3,
  step,
  copy: copyState,
  view: viewOf,
  explain,
  danger: dangerOf,
  threat: threatTo,
  foresight,
  covert: ["hand.sift", "hand.keep-two", "special.price", "guillaume.choice"],
  odds: oddsOf,
  name: nameOf,
  aliases: aliasesOf,
  seating: () => seating,
};

/** The game for two. */
export const wirSindDasVolk: VolkGame = {
  ...shared,
  id: "wir-sind-das-volk",
  optionSpecs: baseSpecs as OptionSpecs,
  options: baseOptions,
  seats: () => germanies,
  start: startingState,
};

/** The expansion for four: each Germany has its superpower. */
export const twoPlusTwo: VolkGame = {
  ...shared,
  id: "two-plus-two",
  optionSpecs: powerSpecs,
  options: powerOptions,
  seats: () => seats,
  start: (options) => ({ ...startingState(options), powers: startingPowers() }),
};

/** The sequence of play: each step says which one follows. */
function* step(run: Run<VolkState, Seat>): Flow {
  const g = new Volk(run);
  const { step, powers } = g.state;
  switch (step.at) {
    case "decade":
      return yield* powers === null ? beginDecade(g) : beginPowerDecade(g);
    case "turn":
      return yield* playTurn(g, step.seat);
    case "automatic":
      return yield* endPart(g, step.seat);
    case "phase":
      return yield* playPhase(g, step.phase);
  }
}
