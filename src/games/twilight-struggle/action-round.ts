import { type Flow, type Option, option } from "../../engine/index.ts";
import { addInfluence } from "../cold-war/influence.ts";
import type { Side } from "../cold-war/sides.ts";
import { refreshAbilities } from "./alternate-space.ts";
import { actionRounds } from "./board.ts";
import type { CardId } from "./cards/ids.ts";
import { cardOptions } from "./cards/index.ts";
import type { CountryId } from "./countries.ts";
import { buyOff, waysOut } from "./cuban-missile-crisis.ts";
import { type Duty, dutyOf, playableCards, usesUnder } from "./duties.ts";
import { hasKremlinFlu, kremlinFluRound } from "./kremlin-flu.ts";
import { playFromHand, settleBurial } from "./play.ts";
import { isTrapped, trapRound } from "./traps.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";

/** [4.5.D] One action round of one side. */
export function* actionRound(g: TwilightStruggle, side: Side, round: number): Flow {
  g.state.round = round;
  g.state.phasing = side;
  g.takeSnapshot();
  refreshAbilities(g, ["cheap-influence"]);
  g.tell("round", { turn: g.state.turn, side, round });
  if (hasKremlinFlu(g, side)) yield* kremlinFluRound(g, side);
  else if (isTrapped(g, side)) yield* trapRound(g, side, isExtra(g));
  else yield* freeRound(g, side);
  yield* norad(g);
  g.state.phasing = null;
}

export const isExtra = (g: TwilightStruggle): boolean => g.state.round > actionRounds(g.state.turn);

function* freeRound(g: TwilightStruggle, side: Side): Flow {
  for (;;) {
    const duty = dutyOf(g, side);
    const held = playableCards(g, side, duty);
    const choice = held.length > 0 ? yield* choosePlay(g, side, held, duty) : "pass";
    if (choice === "pass") return passRound(g, side);
    if ("card" in choice) return yield* playFromHand(g, side, choice.card, usesUnder(g, side, choice.card, duty));
    buyOff(g, side, choice.payIn);
  }
}

/** No card, or none that must be played [9.8]. */
export function passRound(g: TwilightStruggle, side: Side): void {
  g.tell("round.passed", { side });
  settleBurial(g, side, null, null);
}

type Choice = "pass" | { readonly card: CardId } | { readonly payIn: CountryId };

/**
 * Asks for the card. Passing is open in an extra round and to whoever has only The China Card; a side bound by the Cuban
 * Missile Crisis may end it here. Asked even with one card left: the other side, which may still take back its own
 * round, is not to see it before it is played.
 */
function* choosePlay(g: TwilightStruggle, side: Side, held: readonly CardId[], duty: Duty): Flow<Choice> {
  const options: Option[] = held.map((card) => cardOptions[card]);
  for (const country of waysOut(g, side)) options.push(option(`end-crisis:${country}`));
  if (g.state.hands[side].length === 0 || (isExtra(g) && duty !== "scoring")) options.push(option("pass"));
  const question = { kind: "play.card", args: { round: g.state.round }, rule: "5.1", secret: true } as const;
  const answer = yield* g.ask(side, question, options);
  if (answer === "pass") return "pass";
  const card = held.find((each) => each === answer);
  return card === undefined ? { payIn: answer.slice("end-crisis:".length) as CountryId } : { card };
}

/** NORAD: after a round in which DEFCON was moved to 2, if the US controls Canada. */
function* norad(g: TwilightStruggle): Flow {
  if (!g.reachedTwo || !g.inEffect("norad") || !g.controlsCountry("us", "canada")) return;
  const among = g.board.everywhere.filter((place) => g.influence("us", place) > 0);
  g.resolving = "norad";
  yield* addInfluence(g, "us", { count: 1, among, upTo: true });
  g.resolving = null;
}
