import type { Place } from "../cold-war/components/board.ts";
import { seesHand } from "../cold-war/rules/combined.ts";
import { unseenBy } from "../cold-war/rules/unseen.ts";
import { other, type Side } from "../cold-war/seats.ts";
import { copyInfluence, type Effect, type PerSide } from "../cold-war/state.ts";
import type { CardId } from "./cards/ids.ts";
import { everyCardId } from "./cards/index.ts";
import type { SpaceAbility } from "./components/alternate-track.ts";
import type { TwilightOptions } from "./options.ts";
import type { Step, TwilightState } from "./state.ts";
import type { StatecraftId } from "./turn-zero/ids.ts";
import { ownStatecraft, type TurnZeroView, turnZeroView } from "./turn-zero/view.ts";

/** What one seat, or a spectator, may know. All influence and all piles but the deck are public [6.1.6, FAQ]. */
export interface TwilightView {
  readonly seat: Side | null;
  readonly options: TwilightOptions;
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
  readonly china: { readonly holder: Side | null; readonly faceUp: boolean };
  readonly effects: readonly Effect<CardId>[];
  /** Who must use Missile Envy for operations. */
  readonly missileEnvy: Side | null;
  readonly handSizes: Readonly<PerSide<number>>;
  /** Own hand; and the other's while it lies open. */
  readonly hands: Readonly<Partial<PerSide<readonly CardId[]>>>;
  readonly deckSize: number;
  /** What the seat has not seen: any of these may lie in the draw pile or be in the other hand. */
  readonly unseen: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly removed: readonly CardId[];
  /** Cards on the table, and face up in front of the US. */
  readonly playing: readonly CardId[];
  /** What cards of Red Sea have brought about; absent in games without them. */
  readonly first?: Side | null;
  readonly centcom?: { readonly side: Side; readonly place: Place } | null;
  readonly shown?: { readonly side: Side; readonly cards: readonly CardId[] } | null;
  readonly guests?: PerSide<readonly CardId[]>;
  /** Only in games with Turn Zero; the statecraft cards are those of the seat. */
  readonly turnZero?: TurnZeroView;
  readonly statecraft?: readonly StatecraftId[];
  /** Abilities of the alternate space track that are used up for now. */
  readonly abilitiesUsed?: readonly SpaceAbility[];
}

export function viewOf(state: TwilightState, seat: Side | null): TwilightView {
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
    china: state.china,
    effects: state.effects.slice(),
    missileEnvy: state.missileEnvy,
    handSizes: { us: hands.us.length, ussr: hands.ussr.length },
    hands: visibleHands(state, seat),
    deckSize: state.deck.length,
    unseen: unseenBy(state, seat, everyCardId),
    discard: state.discard.slice(),
    removed: state.removed.slice(),
    playing: state.playing.slice(),
  };
  if (state.guests === undefined && state.turnZero === undefined && state.abilitiesUsed === undefined) return view;
  return {
    ...view,
    ...guestView(state),
    ...(state.turnZero === undefined
      ? {}
      : { turnZero: turnZeroView(state.turnZero, state.turn), statecraft: ownStatecraft(state.turnZero, seat) }),
    ...(state.abilitiesUsed === undefined ? {} : { abilitiesUsed: state.abilitiesUsed }),
  };
}

const guestView = ({ first = null, centcom = null, shown = null, guests }: TwilightState) =>
  guests === undefined ? {} : { first, centcom, shown, guests };

function visibleHands({ hands, effects }: TwilightState, seat: Side | null): Partial<PerSide<readonly CardId[]>> {
  if (seat === null) return {};
  const own = hands[seat].slice();
  if (!seesHand(effects, seat)) return seat === "us" ? { us: own } : { ussr: own };
  const theirs = hands[other(seat)].slice();
  return seat === "us" ? { us: own, ussr: theirs } : { ussr: own, us: theirs };
}
