import { redSeaContest, twilightStruggleContest } from "./cold-war.ts";
import type { AnyContest } from "./player.ts";
import { undauntedContest } from "./undaunted.ts";
import { twoPlusTwoContest, wirSindDasVolkContest } from "./wir-sind-das-volk.ts";

/** Every game that somebody plays sensibly. */
export const contests: readonly AnyContest[] = [
  twilightStruggleContest,
  redSeaContest,
  undauntedContest,
  wirSindDasVolkContest,
  twoPlusTwoContest,
];
