import type { CardId } from "../cards/types.ts";
import { perSeat, type Seat, type Superpower } from "../seats.ts";
import type { VolkState } from "../state.ts";
import type { ArmsRaceId } from "./cards/arms-race.ts";
import type { ConflictId } from "./cards/conflict.ts";
import type { PowerState } from "./state.ts";
import { victoryPoints } from "./winner.ts";

/** What everybody can see of 2+2. */
export interface PowerView {
  readonly treasury: Readonly<Record<Superpower, number>>;
  /** [12.4] Victory points if the tracks were counted now. */
  readonly points: Readonly<Record<Superpower, number>>;
  /** Doves face up, of six. */
  readonly doves: number;
  readonly dearerArms: boolean;
  readonly weakerAid: boolean;
  readonly order: readonly Seat[];
  /** Cards of 2+2 that wait face down. */
  readonly prepared: number;
  readonly peacemakers: Readonly<Record<Seat, readonly CardId[]>>;
  readonly armsDeckSize: number;
  readonly lastArms: ArmsRaceId | null;
  readonly conflictDeckSize: number;
  readonly lastConflict: ConflictId | null;
}

export function powersSeen(state: PowerState, tracks: VolkState["tracks"]): PowerView {
  const { peacemakers, treasury } = state;
  const points = (power: Superpower) => victoryPoints({ tracks, treasury }, power);
  return {
    treasury: { ...treasury },
    points: { usa: points("usa"), ussr: points("ussr") },
    doves: state.doves,
    dearerArms: state.dearerArms,
    weakerAid: state.weakerAid,
    order: state.order.slice(),
    prepared: state.prepared.length,
    peacemakers: perSeat((seat) => peacemakers[seat].slice()),
    armsDeckSize: state.armsDeck.length,
    lastArms: state.armsDiscard.at(-1) ?? null,
    conflictDeckSize: state.conflictDeck.length,
    lastConflict: state.conflictDiscard.at(-1) ?? null,
  };
}
