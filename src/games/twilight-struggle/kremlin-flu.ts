import { type Flow, option } from "../../engine/index.ts";
import { playFromHand } from "../cold-war/play.ts";
import { passRound, scoringCards } from "../cold-war/rounds.ts";
import { other, type Side } from "../cold-war/sides.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";

export const hasKremlinFlu = (g: TwilightStruggle, side: Side): boolean => g.serves("kremlin-flu", other(side));

/** The next round of the USSR: a scoring card of its choice, or none at all. Nothing else binds it before this. */
export function* kremlinFluRound(g: TwilightStruggle, side: Side): Flow {
  g.cease("kremlin-flu");
  const options = scoringCards(g, side).map((card) => option(card));
  if (options.length === 0) {
    // now everybody knows that there is no scoring card
    g.run.seal();
    return passRound(g, side);
  }
  const args = { round: g.state.round, event: "kremlin-flu" };
  const card = yield* g.ask(side, { kind: "play.card", args, secret: true }, options);
  yield* playFromHand(g, side, card, ["event"]);
}
