import { type Ask, offers } from "../../engine/index.ts";
import type { CardFacts } from "./cards.ts";
import { seesHand } from "./combined.ts";
import { other, type Side, sign } from "./sides.ts";
import type { ColdWarState } from "./state.ts";

type Cards<Card extends string> = Readonly<Record<Card, CardFacts<Card>>>;

/**
 * What of the other hand a seat does not know: not what was shown under Stagflation, nor Missile Envy handed over, nor what
 * it is asked about.
 */
function isUnknown<Card extends string>(
  { shown, missileEnvy, effects }: ColdWarState<Card>,
  ask: Ask<Side>,
  card: Card,
): boolean {
  if (seesHand(effects, ask.seat) || shown?.cards.includes(card) || offers(ask, card)) return false;
  return card !== "missile-envy" || missileEnvy !== other(ask.seat);
}

/**
 * What a seat takes for granted, written into a position: the other side has played the scoring cards it had to play, so
 * that what is unknown of its hand is some card that is none.
 */
export function assumeHand<Card extends string>(
  state: ColdWarState<Card>,
  ask: Ask<Side>,
  cards: Cards<Card>,
  some: Card,
): void {
  const hand = state.hands[other(ask.seat)];
  for (const [at, card] of hand.entries()) if (cards[card].scoring && isUnknown(state, ask, card)) hand[at] = some;
}

/** Everything that the top of the draw pile may be, for all that a seat knows, in the order of `all`. */
export function assumeDeck<Card extends string>(state: ColdWarState<Card>, ask: Ask<Side>, all: readonly Card[]): void {
  const theirs = state.hands[other(ask.seat)];
  const unseen = new Set([...state.deck, ...theirs.filter((card) => isUnknown(state, ask, card))]);
  state.deck = all.filter((card) => unseen.has(card));
}

/** What of a view tells how near the end may be. */
interface Nearness {
  readonly round: number;
  readonly vp: number;
  readonly defcon: number;
  readonly playing: readonly string[];
}

/** What a title knows of it. */
export interface Limits {
  /** VP that win at once. */
  readonly victory: number;
  /** Action rounds of both sides this turn. */
  readonly rounds: number;
  readonly isLastTurn: boolean;
  /** Whether a coup may lose the game for some other reason than DEFCON. */
  readonly coupsLose: boolean;
}

/** Picks that by themselves only move influence. They have the most options, so they are worth looking at. */
const quiet: readonly string[] = [
  "influence.place",
  "influence.add",
  "influence.remove",
  "influence.remove-all",
  "influence.double",
  "realign.target",
  "operations.mixed",
];

/** More VP than one event and a check of military operations can give. */
const MUCH = 12;

/** Whether a pick may end the game: of those with many options only what may follow can do so. */
export function mayEnd(
  { round, vp, defcon, playing }: Nearness,
  { kind, seat, args, options }: Ask<Side>,
  option: string,
  { victory, rounds, isLastTurn, coupsLose }: Limits,
  cards: Readonly<Record<string, CardFacts & { readonly degrades?: true }>>,
): boolean {
  const isCoup = kind === "coup.target";
  if (!isCoup && !quiet.includes(kind)) return true;
  // there is another roll after this one, and another country for it
  if (kind === "realign.target" && option !== "done" && Number(args.left) > 1 && options.length > 2) return false;
  const rival = other(seat);
  const isNear = sign(rival) * vp + MUCH >= victory;
  if (round >= rounds && (isLastTurn || isNear)) return true;
  if (isCoup && (coupsLose || isNear || defcon <= 2)) return true;
  // an event that is still to come, or another headline
  const follows =
    (round === 0 && playing.length > 1) ||
    playing.some((card) => cards[card]?.side === rival || cards[card]?.degrades === true);
  return follows && (isNear || defcon <= (isCoup ? 3 : 2));
}
