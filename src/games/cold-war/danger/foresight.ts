import { type Ask, offers } from "../../../engine/index.ts";
import type { CardFacts } from "../cards/card.ts";
import { isHidden, unseenBy } from "../rules/unseen.ts";
import { other, type Side, sign } from "../seats.ts";
import type { ColdWarState } from "../state.ts";

/**
 * What a seat that is asked takes for granted, written into a position: the other side has played the scoring cards it had to
 * play, and neither what it holds nor what lies in the draw pile is known, so that `some` card stands for each of these.
 * Returns what they may be.
 */
export function assume<Card extends string>(
  state: ColdWarState<Card>,
  ask: Ask<Side>,
  all: readonly Card[],
  some: Card,
): readonly Card[] {
  const unseen = unseenBy(state, ask.seat, all);
  const rival = other(ask.seat);
  const hand = state.hands[rival];
  for (const [at, card] of hand.entries())
    if (isHidden(state, rival, card, ask.seat) && !offers(ask, card)) hand[at] = some;
  // who is asked for a headline too lays down some card
  if (ask.kind === "headline.card") hand.push(some);
  state.deck.fill(some);
  return unseen;
}

/** What of a view tells how near the end may be. */
interface Nearness {
  readonly round: number;
  readonly phasing: Side | null;
  readonly vp: number;
  readonly defcon: number;
  readonly playing: readonly string[];
  readonly hands: { readonly us?: readonly string[]; readonly ussr?: readonly string[] };
  readonly handSizes: { readonly us: number; readonly ussr: number };
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

/** Whether a pick may end the game. Those with many options seldom can, and then only by what follows them. */
export function mayEnd(
  { round, phasing, vp, defcon, playing, hands, handSizes }: Nearness,
  { kind, seat, args, options }: Ask<Side>,
  option: string,
  { victory, rounds, isLastTurn, coupsLose }: Limits,
  cards: Readonly<Record<string, CardFacts & { readonly degrades?: true }>>,
): boolean {
  const isCoup = kind === "coup.target";
  if (!isCoup && !quiet.includes(kind)) return true;
  const rival = other(seat);
  const isNear = sign(rival) * vp + MUCH >= victory;
  // who has no cards plays none
  const isLast = round >= rounds || handSizes[rival] === 0;
  if (isLast && (isLastTurn || isNear)) return true;
  // there is another roll after this one, and another country for it
  if (kind === "realign.target" && option !== "done" && Number(args.left) > 1 && options.length > 2) return false;
  // the own round that follows may leave no choice but to score
  if (phasing !== seat && hands[seat]?.some((card) => cards[card]?.scoring)) return true;
  if (isCoup && (coupsLose || isNear || defcon <= 2)) return true;
  // another headline that is still to come
  if (round === 0 && playing.length > 1) return true;
  const follows = playing.some((card) => cards[card]?.side === rival || cards[card]?.degrades === true);
  return follows && (isNear || defcon <= (isCoup ? 3 : 2));
}
