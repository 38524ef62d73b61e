import { type OptionsOf, readOptions } from "../../engine/index.ts";
import { scenarioIds } from "./components/index.ts";

export const optionSpecs = {
  scenario: { values: scenarioIds, standard: "landing-ground-7", always: true },
  /** How the sides are found: as seated, or drawn. */
  sides: { values: ["choice", "random"], standard: "choice" },
  /** [R38] Whether a game in which nothing changes any more is judged, or goes on as the rulebook has it. */
  stalemate: { values: ["judged", "never"], standard: "judged" },
} as const;

export type UndauntedOptions = OptionsOf<typeof optionSpecs>;

export const undauntedOptions = (input: unknown): UndauntedOptions => readOptions(optionSpecs, input);
