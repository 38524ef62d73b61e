import type { Place } from "./components/board.ts";
import type { Side } from "./seats.ts";

/** An event that goes on: the card that made it, whom it serves, and whether it ends with the turn. */
export interface Effect<Card extends string = string> {
  readonly card: Card;
  readonly side: Side;
  readonly turn: boolean;
  /** The turn in which it began. */
  readonly since: number;
  /** What was chosen for it: the region of Chernobyl. */
  readonly area?: string;
}

export type PerSide<T> = Record<Side, T>;
export type Influence = PerSide<number[]>;

/** The position of a game of this family, as plain JSON. */
export interface ColdWarState<Card extends string = string> {
  turn: number;
  /** Action round; 0 outside of them. */
  round: number;
  /** Whose action round it is, or whose headline is being resolved: who loses at DEFCON 1 [8.1.3]. */
  phasing: Side | null;
  /** Positive for the US. */
  vp: number;
  defcon: number;
  milOps: PerSide<number>;
  space: PerSide<number>;
  spaceAttempts: PerSide<number>;
  /** By place. */
  influence: Influence;
  hands: PerSide<Card[]>;
  /** The top is the end. */
  deck: Card[];
  discard: Card[];
  removed: Card[];
  /** Played and not yet in a pile. */
  playing: Card[];
  effects: Effect<Card>[];
  // Only some cards need what follows: a game has it from its start or never
  /** Who has the first action round of each pair this turn, if an event says so. */
  first?: Side | null;
  /** CENTCOM: the country it keeps from the other side's coups and realignments. */
  centcom?: { readonly side: Side; readonly place: Place } | null;
  /** Countries with a Famine marker. */
  famine?: Place[];
  /** Stagflation: the scoring cards shown, one of which must be played in the side's next action round. */
  shown?: { readonly side: Side; readonly cards: readonly Card[] } | null;
  /** Who has been handed Missile Envy and must use it for operations. */
  missileEnvy?: Side | null;
  /** Cards of the draw pile that a side is looking at. */
  aside?: Card[];
  /** Cards of the other game that each side has brought in. */
  guests?: PerSide<readonly Card[]>;
}

export const copyInfluence = ({ us, ussr }: Influence): Influence => ({ us: us.slice(), ussr: ussr.slice() });

export function copyColdWar<Card extends string>(state: ColdWarState<Card>): ColdWarState<Card> {
  const { milOps, space, spaceAttempts, influence, hands } = state;
  return {
    turn: state.turn,
    round: state.round,
    phasing: state.phasing,
    vp: state.vp,
    defcon: state.defcon,
    milOps: { us: milOps.us, ussr: milOps.ussr },
    space: { us: space.us, ussr: space.ussr },
    spaceAttempts: { us: spaceAttempts.us, ussr: spaceAttempts.ussr },
    influence: copyInfluence(influence),
    hands: { us: hands.us.slice(), ussr: hands.ussr.slice() },
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    removed: state.removed.slice(),
    playing: state.playing.slice(),
    effects: state.effects.slice(),
  };
}
