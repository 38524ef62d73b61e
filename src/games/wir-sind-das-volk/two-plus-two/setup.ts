import type { PowerState } from "./state.ts";

export const DOVES = 6;
const TREASURY = 6;

/** [3] */
export const startingPowers = (): PowerState => ({
  treasury: { usa: TREASURY, ussr: TREASURY },
  doves: DOVES,
  dearerArms: false,
  weakerAid: false,
  order: ["usa", "ussr", "west", "east"],
  prepared: [],
  peacemakers: { usa: [], west: [], ussr: [], east: [] },
  armsDeck: [],
  armsDiscard: [],
  conflictDeck: [],
  conflictDiscard: [],
  early: null,
  nextDeck: null,
  leftovers: {},
});
