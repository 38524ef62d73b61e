import { type Flow, type Option, option } from "../../../engine/index.ts";
import { playFromHand } from "../../cold-war/rules/play.ts";
import { passRound, scoringCards } from "../../cold-war/rules/rounds.ts";
import { other, type Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";

export const hasKremlinFlu = (g: TwilightStruggle, side: Side): boolean => g.serves("kremlin-flu", other(side));

/**
 * The next round of the USSR: a scoring card of its choice, or none at all. Nothing else binds it before this. It is asked
 * without a scoring card too: the US, which may still take back its own round, is not to see that before it is over.
 */
export function* kremlinFluRound(g: TwilightStruggle, side: Side): Flow {
  g.cease("kremlin-flu");
  if (g.state.hands[side].length === 0) return passRound(g, side);
  const options: Option<CardId | "pass">[] = scoringCards(g, side).map((card) => option(card));
  if (options.length === 0) options.push(option("pass", { nothing: "scoring" }));
  const args = { round: g.state.round, event: "kremlin-flu" };
  const card = yield* g.ask(side, { kind: "play.card", args, secret: true }, options);
  if (card === "pass") return passRound(g, side);
  yield* playFromHand(g, side, card, ["event"]);
}
