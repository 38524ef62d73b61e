import type { CardId, Decade } from "../cards/types.ts";
import type { Seat, Superpower } from "../seats.ts";
import type { ArmsRaceId } from "./cards/arms-race.ts";
import type { ConflictId } from "./cards/conflict.ts";

export interface PowerState {
  treasury: Record<Superpower, number>;
  /** Doves face up. */
  doves: number;
  /** Every arms race action costs $1 more. */
  dearerArms: boolean;
  /** Values are 1 lower when the USSR builds or raises the living standard. */
  weakerAid: boolean;
  order: Seat[];
  /** Cards of 2+2 set aside face down for sub-decades B and C. */
  prepared: CardId[];
  peacemakers: Record<Seat, CardId[]>;
  /** The next card last; of the discards only the last may be seen. */
  armsDeck: ArmsRaceId[];
  armsDiscard: ArmsRaceId[];
  conflictDeck: ConflictId[];
  conflictDiscard: ConflictId[];
  /** [12.2] A card of the next decade drawn early, and the rest of that deck, already shuffled. */
  early: { readonly seat: Superpower; readonly card: CardId } | null;
  nextDeck: CardId[] | null;
  /** What was left of the decks of earlier decades. */
  leftovers: Partial<Record<Decade, CardId[]>>;
}

export function copyPowers(state: PowerState): PowerState {
  const { peacemakers, leftovers } = state;
  return {
    ...state,
    treasury: { ...state.treasury },
    order: state.order.slice(),
    prepared: state.prepared.slice(),
    peacemakers: {
      usa: peacemakers.usa.slice(),
      west: peacemakers.west.slice(),
      ussr: peacemakers.ussr.slice(),
      east: peacemakers.east.slice(),
    },
    armsDeck: state.armsDeck.slice(),
    armsDiscard: state.armsDiscard.slice(),
    conflictDeck: state.conflictDeck.slice(),
    conflictDiscard: state.conflictDiscard.slice(),
    nextDeck: state.nextDeck?.slice() ?? null,
    leftovers: Object.fromEntries(Object.entries(leftovers).map(([decade, cards]) => [decade, cards.slice()])),
  };
}
