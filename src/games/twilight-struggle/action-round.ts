import { type Flow, type Option, option } from "../../engine/index.ts";
import { addInfluence } from "../cold-war/influence.ts";
import type { Side } from "../cold-war/sides.ts";
import { actionRounds } from "./board.ts";
import type { CountryId } from "./countries.ts";
import { buyOff, waysOut } from "./cuban-missile-crisis.ts";
import { type Playable, playables } from "./duties.ts";
import { playFromHand, settleBurial } from "./play.ts";
import { isTrapped, trapRound } from "./traps.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";

/** [4.5.D] One action round of one side. */
export function* actionRound(g: TwilightStruggle, side: Side, round: number): Flow {
  g.state.round = round;
  g.state.phasing = side;
  g.takeSnapshot();
  g.tell("round", { turn: g.state.turn, side, round });
  if (isTrapped(g, side)) yield* trapRound(g, side, isExtra(g));
  else yield* freeRound(g, side);
  yield* norad(g);
  g.state.phasing = null;
}

export const isExtra = (g: TwilightStruggle): boolean => g.state.round > actionRounds(g.state.turn);

function* freeRound(g: TwilightStruggle, side: Side): Flow {
  for (;;) {
    const plays = playables(g, side);
    const choice = plays.length > 0 ? yield* choosePlay(g, side, plays) : "pass";
    if (choice === "pass") return passRound(g, side);
    if ("card" in choice) return yield* playFromHand(g, side, choice.card, choice.uses);
    buyOff(g, side, choice.payIn);
  }
}

/** No card, or none that must be played [9.8]. */
export function passRound(g: TwilightStruggle, side: Side): void {
  g.tell("round.passed", { side });
  settleBurial(g, side, null, null);
}

type Choice = Playable | "pass" | { readonly payIn: CountryId };

/**
 * Asks for the card. Passing is open in an extra round and to whoever has only The China Card; a side bound by the Cuban
 * Missile Crisis may end it here.
 */
function* choosePlay(g: TwilightStruggle, side: Side, plays: readonly Playable[]): Flow<Choice> {
  const mayPass = plays.every(({ card }) => card === "the-china-card") || (isExtra(g) && !plays.every(isScoring(g)));
  const options: Option[] = plays.map(({ card }) => option(card));
  for (const country of waysOut(g, side)) options.push(option(`end-crisis:${country}`));
  if (mayPass) options.push(option("pass"));
  const args = { round: g.state.round };
  const answer = yield* g.ask(side, { kind: "play.card", args, rule: "5.1" }, options);
  if (answer === "pass") return "pass";
  const play = plays.find(({ card }) => card === answer);
  return play ?? { payIn: answer.slice("end-crisis:".length) as CountryId };
}

const isScoring =
  (g: TwilightStruggle) =>
  ({ card }: Playable): boolean =>
    g.facts(card).scoring === true;

/** NORAD: after a round in which DEFCON was moved to 2, if the US controls Canada. */
function* norad(g: TwilightStruggle): Flow {
  if (!g.reachedTwo || !g.inEffect("norad") || !g.controlsCountry("us", "canada")) return;
  const among = g.board.everywhere.filter((place) => g.influence("us", place) > 0);
  g.resolving = "norad";
  yield* addInfluence(g, "us", { count: 1, among, upTo: true });
  g.resolving = null;
}
