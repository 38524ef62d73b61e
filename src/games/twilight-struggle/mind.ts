import { coldWarMind } from "../cold-war/mind/index.ts";
import { other } from "../cold-war/seats.ts";
import { cards } from "./cards/index.ts";
import { stateSeen } from "./danger/state-seen.ts";
import { policy, sense } from "./policy.ts";
import type { TwilightState } from "./state.ts";
import type { TwilightView } from "./view.ts";

/** What it is worth to have The China Card, and each box ahead in space. */
const CHINA = 1;
const BOX = 0.5;

export const mind = coldWarMind({
  sense,
  cards,
  policy,
  positionAt: (view: TwilightView, step): TwilightState => ({ ...stateSeen(view), step }),
  besides: ({ china, space }, side) =>
    BOX * (space[side] - space[other(side)]) + (china.holder === null ? 0 : china.holder === side ? CHINA : -CHINA),
  lead: 15,
});
