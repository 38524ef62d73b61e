import type { Ask } from "../../engine/index.ts";
import type { Passage } from "../../i18n/index.ts";
import { coachIn } from "../cold-war/coach.ts";
import type { Side } from "../cold-war/seats.ts";
import { LAST_TURN } from "./components/board.ts";
import { outlookOf } from "./danger/index.ts";
import { finalNow, scoredNow } from "./forecast.ts";
import { warlikeCards } from "./policy.ts";
import { statecraft as facts } from "./turn-zero/statecraft.ts";
import type { TwilightWorld } from "./twilight-struggle.ts";
import type { TwilightView } from "./view.ts";

const ofRounds = coachIn<TwilightWorld, TwilightView>({
  outlook: outlookOf,
  scored: scoredNow,
  final: finalNow,
  isLastTurn: ({ turn }) => turn === LAST_TURN,
  warlike: warlikeCards,
  passing: ({ china }) => ({ card: "the-china-card", ...china }),
});

/** What matters before a move, and before a crisis. */
export const coach = (view: TwilightView, ask: Ask<Side>): Passage =>
  ask.kind === "crisis.statecraft" ? ofCrisis(view) : ofRounds(view, ask);

/** [TZ 5–7] How long the statecraft cards must last. */
function ofCrisis({ seat, turnZero, statecraft = [] }: TwilightView): Passage {
  if (turnZero === undefined || seat === null) return [];
  const { results, left, handSizes } = turnZero;
  const number = results.length + 1;
  const sum = statecraft.reduce((all, card) => all + facts[card].modifier, 0);
  const theirs = handSizes[seat === "us" ? "ussr" : "us"];
  return [{ key: "coach.crisis", args: { number, crises: number + left, own: statecraft.length, sum, theirs } }];
}
