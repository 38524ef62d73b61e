import type { Flow } from "../../../engine/index.ts";
import { auctionSides, bidInfluence, drawSides, type Sides } from "../../cold-war/rules/bidding.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { afterSides } from "./setup.ts";

/** Finds out who plays which side, before anything is dealt. */
export function* findSides(g: TwilightStruggle): Flow {
  const { state } = g;
  const how = state.options.sides;
  const found: Sides =
    how === "auction" ? yield* auctionSides(g) : how === "influence-bid" ? yield* bidInfluence(g) : drawSides(g);
  state.swapped = found.swap;
  g.tell("sides", { swapped: found.swap });
  const { side, amount } = found.bid;
  // the winner of an auction pays in VP
  if (how === "auction") g.moveVp(side, -amount);
  if (how !== "random") state.handicap = how === "influence-bid" && amount > 0 ? { side, count: amount } : null;
  g.run.seal();
  state.step = afterSides(state.options);
}
