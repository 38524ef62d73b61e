import type { Flow } from "../../../../engine/index.ts";
import type { Single } from "../../cards/elements.ts";
import type { Element, Icon } from "../../cards/types.ts";
import type { Seat } from "../../seats.ts";
import type { Volk } from "../../volk.ts";

/** How the icons of one event are executed. */
export interface Resolution {
  /** Who chooses places. */
  readonly deciderOf: (element: Element) => Seat;
  /** How often an entry has been placed in a province. */
  readonly placed: Map<number, Map<string, number>>;
  /** [6.4] An acting superpower may move dominance instead of prestige. */
  readonly mayTurnPrestige: boolean;
  /** [9] In an automatic event nobody acts. */
  readonly automatic?: true;
}

/** Executes one icon or arrow. What draws a card is given it, because the card's own icons are executed in their turn. */
export type Execute = (g: Volk, single: Single, resolution: Resolution) => Flow;

export interface Executing {
  readonly icon: Icon;
  /** Who chooses the place. */
  readonly seat: Seat;
  /** How often this entry has been placed in a province. */
  readonly placed: Map<string, number>;
  readonly automatic: true | undefined;
  /** So many of the same icon come one after the other, this one among them. */
  readonly alike: number;
  readonly execute: Execute;
}

/** Does what an icon says; false if that is not possible and the icon is lost. */
export type Executor = (g: Volk, executing: Executing) => Flow<boolean>;
