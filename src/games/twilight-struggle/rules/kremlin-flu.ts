import { type Flow, type Option, option } from "../../../engine/index.ts";
import { playFromHand } from "../../cold-war/rules/play.ts";
import { passRound, scoringCards } from "../../cold-war/rules/rounds.ts";
import { other, type Side } from "../../cold-war/seats.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";

/** Whether the round of a side falls to Kremlin Flu, which is over then. */
export function beginKremlinFlu(g: TwilightStruggle, side: Side): boolean {
  const falls = g.serves("kremlin-flu", other(side));
  if (falls) g.cease("kremlin-flu");
  return falls;
}

/**
 * The next round of the USSR: a scoring card of its choice, or none at all. Nothing else binds it before this. It is asked
 * without a scoring card too: the US, which may still take back its own round, is not to see that before it is over.
 * Answers `besides` are given back.
 */
export function* kremlinFluRound(
  g: TwilightStruggle,
  side: Side,
  besides: readonly Option[],
): Flow<string | undefined> {
  const cards = scoringCards(g, side);
  if (g.state.hands[side].length === 0 && besides.length === 0) {
    passRound(g, side);
    return undefined;
  }
  const options: Option<string>[] = cards.map((card) => option(card));
  if (options.length === 0) options.push(option("pass", { nothing: "scoring" }));
  const args = { round: g.state.round, event: "kremlin-flu" };
  const answer = yield* g.ask(side, { kind: "play.card", args, secret: true }, [...options, ...besides]);
  const card = cards.find((each) => each === answer);
  if (card !== undefined) yield* playFromHand(g, side, card, ["event"]);
  else if (answer === "pass") passRound(g, side);
  else return answer;
  return undefined;
}
