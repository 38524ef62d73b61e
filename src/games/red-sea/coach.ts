import { coachIn } from "../cold-war/coach.ts";
import { lastTurn } from "./components/board.ts";
import { outlookOf } from "./danger/index.ts";
import { finalNow, scoredNow } from "./forecast.ts";
import { warlikeCards } from "./policy.ts";
import type { RedSeaWorld } from "./red-sea.ts";
import type { RedSeaView } from "./view.ts";

/** What matters before a move. */
export const coach = coachIn<RedSeaWorld, RedSeaView>({
  outlook: outlookOf,
  scored: scoredNow,
  final: finalNow,
  isLastTurn: (view) => view.turn === lastTurn(view),
  warlike: warlikeCards,
  passing: ({ romania }) => ({ card: "romanian-autonomy", ...romania }),
});
