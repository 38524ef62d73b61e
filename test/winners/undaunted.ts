import { undaunted } from "../../src/games/undaunted/index.ts";
import { optionSpecs, type UndauntedOptions } from "../../src/games/undaunted/options.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import type { UndauntedState } from "../../src/games/undaunted/state.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import type { Contest } from "./player.ts";
import { sensibly } from "./undaunted/player.ts";

export const undauntedContest: Contest<UndauntedState, UndauntedView, Side, UndauntedOptions> = {
  game: undaunted,
  sensible: sensibly,
  tables: new Map(optionSpecs.scenario.values.map((scenario) => [scenario, { scenario }])),
};
