import type { Flow, Hint } from "../../../engine/index.ts";
import {
  type CardId,
  isSoldier,
  type Offer,
  type SoldierId,
  type TileId,
  type VehicleId,
} from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import type { Undaunted } from "../undaunted.ts";
import { tileOf } from "./position.ts";

/** One action about to be done: whose, with which card, and the line of the card or seat that offers it. */
export interface Act {
  readonly side: Side;
  readonly card: CardId;
  readonly offer: Offer;
  /** The vehicle whose seat offers it [6.3]; null if the card itself does. */
  readonly by: VehicleId | null;
}

/** What the rules know of a kind of action. */
export interface Action {
  /** Its paragraph. */
  readonly rule: string;
  /** [13] Whether it can change something now. */
  can(g: Undaunted, act: Act): boolean;
  perform(g: Undaunted, act: Act): Flow;
  /** What to tell before it is chosen. */
  hint?(g: Undaunted, act: Act): Hint | undefined;
}

/** The soldier who acts; none with a command card. */
export const actor = ({ card }: Act): SoldierId | null => (isSoldier(card) ? card : null);

/** Where he stands; nowhere with a command card. */
export function standing(state: UndauntedState, act: Act): TileId | null {
  const man = actor(act);
  return man === null ? null : tileOf(state, man);
}

export const amountOf = ({ offer }: Act): number => offer.value ?? 0;
