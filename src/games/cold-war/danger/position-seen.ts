import type { Place } from "../components/board.ts";
import { other, type Side } from "../seats.ts";
import type { ColdWarState, Effect, PerSide } from "../state.ts";

/** What the views of the family have in common. */
export interface SharedView<Card extends string> {
  readonly turn: number;
  readonly round: number;
  readonly phasing: Side | null;
  readonly vp: number;
  readonly defcon: number;
  readonly milOps: Readonly<PerSide<number>>;
  readonly space: Readonly<PerSide<number>>;
  readonly spaceAttempts: Readonly<PerSide<number>>;
  readonly influence: { readonly us: readonly number[]; readonly ussr: readonly number[] };
  readonly hands: Readonly<Partial<PerSide<readonly Card[]>>>;
  readonly handSizes: Readonly<PerSide<number>>;
  readonly unseen: readonly Card[];
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  readonly playing: readonly Card[];
  readonly effects: readonly Effect<Card>[];
  readonly first?: Side | null;
  readonly centcom?: { readonly side: Side; readonly place: Place } | null;
  readonly shown?: { readonly side: Side; readonly cards: readonly Card[] } | null;
  readonly missileEnvy?: Side | null;
  readonly guests?: PerSide<readonly Card[]>;
}

/** The position as a seat knows it: of the other hand only what lies open, of the draw pile nothing. */
export function positionSeen<Card extends string>(view: SharedView<Card>, seat: Side): ColdWarState<Card> {
  const { hands, influence, guests, first = null, centcom = null, shown = null, missileEnvy = null } = view;
  const own = [...(hands[seat] ?? [])];
  const theirs = [...(hands[other(seat)] ?? [])];
  return {
    turn: view.turn,
    round: view.round,
    phasing: view.phasing,
    vp: view.vp,
    defcon: view.defcon,
    milOps: { ...view.milOps },
    space: { ...view.space },
    spaceAttempts: { ...view.spaceAttempts },
    influence: { us: [...influence.us], ussr: [...influence.ussr] },
    hands: seat === "us" ? { us: own, ussr: theirs } : { us: theirs, ussr: own },
    deck: [],
    discard: [...view.discard],
    removed: [...view.removed],
    playing: [...view.playing],
    effects: [...view.effects],
    first,
    centcom,
    shown,
    missileEnvy,
    ...(guests && { guests }),
  };
}
