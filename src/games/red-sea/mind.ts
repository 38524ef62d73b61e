import { coldWarMind } from "../cold-war/mind/index.ts";
import { other } from "../cold-war/seats.ts";
import { cards } from "./cards/index.ts";
import { stateSeen } from "./danger/state-seen.ts";
import { policy, sense } from "./policy.ts";
import type { RedSeaState } from "./state.ts";
import type { RedSeaView } from "./view.ts";

/** What it is worth to have Romanian Autonomy, and each box ahead in space. */
const ROMANIA = 0.7;
const BOX = 0.5;

export const mind = coldWarMind({
  sense,
  cards,
  policy,
  positionAt: (view: RedSeaView, step): RedSeaState => ({ ...stateSeen(view), step }),
  besides: ({ romania, space }, side) =>
    BOX * (space[side] - space[other(side)]) + (romania.holder === side ? ROMANIA : -ROMANIA),
  lead: 8,
  slips: 24,
});
