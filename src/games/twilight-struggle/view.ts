import type { Place } from "../cold-war/components/board.ts";
import type { Side } from "../cold-war/seats.ts";
import type { PerSide } from "../cold-war/state.ts";
import { type FamilyView, familyView } from "../cold-war/view.ts";
import type { CardId } from "./cards/ids.ts";
import { everyCardId } from "./cards/index.ts";
import type { SpaceAbility } from "./components/alternate-track.ts";
import type { TwilightOptions } from "./options.ts";
import type { Step, TwilightState } from "./state.ts";
import type { StatecraftId } from "./turn-zero/ids.ts";
import { ownStatecraft, type TurnZeroView, turnZeroView } from "./turn-zero/view.ts";

/** What one seat, or a spectator, may know. Among the cards on the table are those face up in front of the US. */
export interface TwilightView extends FamilyView<CardId, Step["at"]> {
  readonly options: TwilightOptions;
  readonly china: { readonly holder: Side | null; readonly faceUp: boolean };
  /** Who must use Missile Envy for operations. */
  readonly missileEnvy: Side | null;
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
  const { options, china, missileEnvy, turnZero, abilitiesUsed } = state;
  // assigned, not spread: to spread so many fields costs half as much again as all the rest of an answer
  return Object.assign(familyView(state, seat, everyCardId), {
    options,
    china,
    missileEnvy,
    ...guestView(state),
    ...(turnZero === undefined
      ? {}
      : { turnZero: turnZeroView(turnZero, state.turn), statecraft: ownStatecraft(turnZero, seat) }),
    ...(abilitiesUsed === undefined ? {} : { abilitiesUsed }),
  });
}

const guestView = ({ first = null, centcom = null, shown = null, guests }: TwilightState) =>
  guests === undefined ? {} : { first, centcom, shown, guests };
