import type { Flow, Game, Run } from "../../engine/index.ts";
import { dangerOf, threatTo } from "./danger/index.ts";
import { explain } from "./explain/index.ts";
import { aliasesOf, nameOf } from "./names.ts";
import { oddsOf } from "./odds.ts";
import { optionSpecs, type UndauntedOptions, undauntedOptions } from "./options.ts";
import { beginRound, findInitiative } from "./rules/round.ts";
import { drawSides, shuffleDecks, startingState } from "./rules/setup.ts";
import { playCard } from "./rules/turn.ts";
import { type Side, sides } from "./seats.ts";
import { copyState, type UndauntedState } from "./state.ts";
import { Undaunted } from "./undaunted.ts";
import { type UndauntedView, viewOf } from "./view/index.ts";

export const undaunted: Game<UndauntedState, UndauntedView, Side, UndauntedOptions> = {
  id: "undaunted-north-africa",
  rulesVersion: 4,
  optionSpecs,
  options: undauntedOptions,
  seats: () => sides,
  start: startingState,
  step,
  copy: copyState,
  view: viewOf,
  explain,
  danger: dangerOf,
  threat: threatTo,
  odds: oddsOf,
  name: nameOf,
  aliases: aliasesOf,
  seating: ({ swapped }) => (swapped ? { lrdg: "italy", italy: "lrdg" } : { lrdg: "lrdg", italy: "italy" }),
};

/** The course of a game: each step says which one follows. */
function* step(run: Run<UndauntedState, Side>): Flow {
  const g = new Undaunted(run);
  const { step } = g.state;
  switch (step.at) {
    case "sides":
      return drawSides(g);
    case "deal":
      return shuffleDecks(g);
    case "round":
      return beginRound(g);
    case "initiative":
      return yield* findInitiative(g);
    case "play":
      return yield* playCard(g, step.side, step.begun === true);
  }
}
