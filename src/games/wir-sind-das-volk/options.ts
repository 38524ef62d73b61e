import { type OptionsOf, readOptions } from "../../engine/index.ts";

export const baseSpecs = {} as const;

export const powerSpecs = {
  /** [14] What may be said at the table: agreed before the game, never about cards in hand. */
  tableTalk: { values: ["none", "free"], standard: "none" },
} as const;

export type VolkOptions = Partial<OptionsOf<typeof powerSpecs>>;

export const baseOptions = (input: unknown): VolkOptions => readOptions(baseSpecs, input);
export const powerOptions = (input: unknown): VolkOptions => readOptions(powerSpecs, input);
