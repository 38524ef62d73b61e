import { seesHand } from "./rules/combined.ts";
import { unseenBy } from "./rules/unseen.ts";
import { other, type Side } from "./seats.ts";
import { type ColdWarState, copyInfluence, type Effect, type PerSide } from "./state.ts";

/**
 * What one seat, or a spectator, may know in any game of the family. All influence and all piles but the draw pile are
 * public [6.1.6, FAQ].
 */
export interface FamilyView<Card extends string = string, Step extends string = string> {
  readonly seat: Side | null;
  readonly step: Step;
  readonly turn: number;
  readonly round: number;
  readonly phasing: Side | null;
  readonly vp: number;
  readonly defcon: number;
  readonly milOps: Readonly<PerSide<number>>;
  readonly space: Readonly<PerSide<number>>;
  readonly spaceAttempts: Readonly<PerSide<number>>;
  /** By place: the index of a country in the board's list. */
  readonly influence: Readonly<PerSide<readonly number[]>>;
  readonly effects: readonly Effect<Card>[];
  readonly handSizes: Readonly<PerSide<number>>;
  /** Own hand; and the other's while it lies open. */
  readonly hands: Readonly<Partial<PerSide<readonly Card[]>>>;
  readonly deckSize: number;
  /** What the seat has not seen: any of these may lie in the draw pile or be in the other hand. */
  readonly unseen: readonly Card[];
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  /** Cards on the table. */
  readonly playing: readonly Card[];
}

interface Stepping<Step extends string> {
  readonly step: { readonly at: Step };
}

/** What the views of the family have in common; `all` is every card there is, in its order. */
export function familyView<Card extends string, Step extends string>(
  state: ColdWarState<Card> & Stepping<Step>,
  seat: Side | null,
  all: readonly Card[],
): FamilyView<Card, Step> {
  const { hands, influence, milOps, space, spaceAttempts } = state;
  return {
    seat,
    step: state.step.at,
    turn: state.turn,
    round: state.round,
    phasing: state.phasing,
    vp: state.vp,
    defcon: state.defcon,
    milOps: { us: milOps.us, ussr: milOps.ussr },
    space: { us: space.us, ussr: space.ussr },
    spaceAttempts: { us: spaceAttempts.us, ussr: spaceAttempts.ussr },
    influence: copyInfluence(influence),
    effects: state.effects.slice(),
    handSizes: { us: hands.us.length, ussr: hands.ussr.length },
    hands: visibleHands(state, seat),
    deckSize: state.deck.length,
    unseen: unseenBy(state, seat, all),
    discard: state.discard.slice(),
    removed: state.removed.slice(),
    playing: state.playing.slice(),
  };
}

function visibleHands<Card extends string>(
  { hands, effects }: ColdWarState<Card>,
  seat: Side | null,
): Partial<PerSide<readonly Card[]>> {
  if (seat === null) return {};
  const own = hands[seat].slice();
  if (!seesHand(effects, seat)) return seat === "us" ? { us: own } : { ussr: own };
  const theirs = hands[other(seat)].slice();
  return seat === "us" ? { us: own, ussr: theirs } : { ussr: own, us: theirs };
}
