import { type OptionsOf, readOptions } from "../../engine/index.ts";

const onOff = (standard: boolean) => ({ values: [false, true] as const, standard });

export const optionSpecs = {
  /** How the sides are found: as seated, drawn, or bid for in influence [11.4]. */
  sides: { values: ["choice", "random", "influence-bid"], standard: "choice" },
  /** Extra influence after set-up, where sides are not bid for. */
  handicap: { values: [0, 1, 2, 3, 4, 5, 6], standard: 0 },
  handicapSide: { values: ["us", "ussr"], standard: "us" },
  /** [11.1, 11.2] */
  revealHeldCards: onOff(false),
  /** [12.1] Both sides bring in cards of Twilight Struggle: after the deal, or before it. */
  twilightCards: onOff(false),
  chooseBeforeDeal: onOff(false),
  // Readings that the sources leave open
  mayLeaveOpsUnspent: onOff(false),
  carterOwnDiceOnly: onOff(false),
  scoringCountsAsNeutral: onOff(false),
  mengistuNeedsLion: onOff(true),
  nyetEgyptTakesBoth: onOff(false),
  peaceZoneReplacesReveal: onOff(false),
} as const;

export type RedSeaOptions = OptionsOf<typeof optionSpecs>;

export const redSeaOptions = (input: unknown): RedSeaOptions => readOptions(optionSpecs, input);
