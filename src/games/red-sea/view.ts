import type { Place } from "../cold-war/components/board.ts";
import type { Side } from "../cold-war/seats.ts";
import type { PerSide } from "../cold-war/state.ts";
import { type FamilyView, familyView } from "../cold-war/view.ts";
import type { CardId } from "./cards/ids.ts";
import { everyCardId } from "./cards/index.ts";
import type { RedSeaOptions } from "./options.ts";
import type { RedSeaState, Step } from "./state.ts";

/** What one seat, or a spectator, may know. */
export interface RedSeaView extends FamilyView<CardId, Step["at"]> {
  readonly options: RedSeaOptions;
  readonly romania: RedSeaState["romania"];
  readonly first: Side;
  readonly centcom: RedSeaState["centcom"];
  readonly famine: readonly Place[];
  /** Scoring cards that everybody has seen and that must be played next. */
  readonly shown: RedSeaState["shown"];
  /** Scoring cards of the own hand that came too late to be played, and may be held. */
  readonly excused: readonly CardId[];
  /** Only in games with cards of Twilight Struggle. */
  readonly missileEnvy?: Side | null;
  readonly guests?: PerSide<readonly CardId[]>;
}

export function viewOf(state: RedSeaState, seat: Side | null): RedSeaView {
  const { options, romania, first, centcom, shown, hands, guests } = state;
  // assigned, not spread: to spread so many fields costs half as much again as all the rest of an answer
  return Object.assign(familyView(state, seat, everyCardId), {
    options,
    romania,
    first,
    centcom,
    famine: state.famine.slice(),
    shown,
    excused: seat === null ? [] : state.excused.filter((card) => hands[seat].includes(card)),
    ...(guests === undefined ? {} : { missileEnvy: state.missileEnvy ?? null, guests }),
  });
}
