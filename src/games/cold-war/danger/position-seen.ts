import type { ColdWarState } from "../state.ts";
import type { FamilyView } from "../view.ts";

/** A view with what shared cards leave behind, as far as a game has it. */
export type SharedView<Card extends string> = FamilyView<Card> &
  Readonly<Pick<ColdWarState<Card>, "first" | "centcom" | "shown" | "missileEnvy" | "guests">>;

/** The position as a seat knows it: of the other hand only what lies open, of the draw pile nothing. */
export function positionSeen<Card extends string>(view: SharedView<Card>): ColdWarState<Card> {
  const { hands, influence, guests, first = null, centcom = null, shown = null, missileEnvy = null } = view;
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
    hands: { us: [...(hands.us ?? [])], ussr: [...(hands.ussr ?? [])] },
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
