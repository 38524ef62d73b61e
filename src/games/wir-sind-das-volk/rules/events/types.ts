import type { Flow } from "../../../../engine/index.ts";
import type { Icon } from "../../cards/types.ts";
import type { Seat } from "../../seats.ts";
import type { Volk } from "../../volk.ts";

export interface Executing {
  readonly icon: Icon;
  /** Who chooses the place. */
  readonly seat: Seat;
  /** How often this entry has been placed in a province. */
  readonly placed: Map<string, number>;
  readonly automatic: true | undefined;
}

/** Does what an icon says; false if that is not possible and the icon is lost. */
export type Executor = (g: Volk, executing: Executing) => Flow<boolean>;
