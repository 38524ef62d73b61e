import type { Place } from "../cold-war/components/board.ts";
import { seesHand } from "../cold-war/rules/combined.ts";
import { unseenBy } from "../cold-war/rules/unseen.ts";
import { other, type Side } from "../cold-war/seats.ts";
import { copyInfluence, type Effect, type PerSide } from "../cold-war/state.ts";
import type { CardId } from "./cards/ids.ts";
import { everyCardId } from "./cards/index.ts";
import type { RedSeaOptions } from "./options.ts";
import type { RedSeaState, Step } from "./state.ts";

/** What one seat, or a spectator, may know. All influence and all piles but the deck are public. */
export interface RedSeaView {
  readonly seat: Side | null;
  readonly options: RedSeaOptions;
  readonly step: Step["at"];
  readonly turn: number;
  readonly round: number;
  readonly phasing: Side | null;
  readonly vp: number;
  readonly defcon: number;
  readonly milOps: Readonly<PerSide<number>>;
  readonly space: Readonly<PerSide<number>>;
  readonly spaceAttempts: Readonly<PerSide<number>>;
  /** By place: the index of a country in the board's list. */
  readonly influence: { readonly us: readonly number[]; readonly ussr: readonly number[] };
  readonly romania: RedSeaState["romania"];
  readonly first: Side;
  readonly centcom: RedSeaState["centcom"];
  readonly famine: readonly Place[];
  /** Scoring cards that everybody has seen and that must be played next. */
  readonly shown: RedSeaState["shown"];
  /** Scoring cards of the own hand that came too late to be played, and may be held. */
  readonly excused: readonly CardId[];
  readonly effects: readonly Effect<CardId>[];
  /** Only in games with cards of Twilight Struggle. */
  readonly missileEnvy?: Side | null;
  readonly guests?: PerSide<readonly CardId[]>;
  readonly handSizes: Readonly<PerSide<number>>;
  /** Own hand; and the other's while it lies open. */
  readonly hands: Readonly<Partial<PerSide<readonly CardId[]>>>;
  readonly deckSize: number;
  /** What the seat has not seen: any of these may lie in the draw pile or be in the other hand. */
  readonly unseen: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly removed: readonly CardId[];
  /** Cards on the table. */
  readonly playing: readonly CardId[];
}

export function viewOf(state: RedSeaState, seat: Side | null): RedSeaView {
  const { hands, influence, milOps, space, spaceAttempts } = state;
  const view = {
    seat,
    options: state.options,
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
    romania: state.romania,
    first: state.first,
    centcom: state.centcom,
    famine: state.famine.slice(),
    shown: state.shown,
    excused: seat === null ? [] : state.excused.filter((card) => hands[seat].includes(card)),
    effects: state.effects.slice(),
    handSizes: { us: hands.us.length, ussr: hands.ussr.length },
    hands: visibleHands(state, seat),
    deckSize: state.deck.length,
    unseen: unseenBy(state, seat, everyCardId),
    discard: state.discard.slice(),
    removed: state.removed.slice(),
    playing: state.playing.slice(),
  };
  if (state.guests === undefined) return view;
  return { ...view, missileEnvy: state.missileEnvy ?? null, guests: state.guests };
}

function visibleHands({ hands, effects }: RedSeaState, seat: Side | null): Partial<PerSide<readonly CardId[]>> {
  if (seat === null) return {};
  const own = hands[seat].slice();
  if (!seesHand(effects, seat)) return seat === "us" ? { us: own } : { ussr: own };
  const theirs = hands[other(seat)].slice();
  return seat === "us" ? { us: own, ussr: theirs } : { ussr: own, us: theirs };
}
