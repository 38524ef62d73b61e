import type { Flow } from "../../../engine/index.ts";
import { exchangeSocialists } from "../rules/unrest.ts";
import type { Seat } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { automaticEvent } from "./automatic-event.ts";
import { layOutPart, PARTS } from "./decade.ts";

/** [4] A sub-decade ends as soon as one regular card is left. */
export function afterPowerTurn(g: Volk, seat: Seat): void {
  const { state } = g;
  state.step = state.display.length <= 1 ? { at: "automatic", seat } : { at: "turn", seat: nextAfter(g, seat) };
}

const nextAfter = ({ powers: { order } }: Volk, seat: Seat): Seat =>
  order[(order.indexOf(seat) + 1) % order.length] ?? seat;

/** [4] The last card runs by itself; then the next sub-decade, or the end of the decade. */
export function* endPart(g: Volk, seat: Seat): Flow {
  const { state } = g;
  yield* automaticEvent(g, seat);
  yield* exchangeSocialists(g);
  if (state.part === PARTS) {
    state.step = { at: "phase", phase: "arms-race" };
    return;
  }
  state.part++;
  layOutPart(g);
  state.step = { at: "turn", seat: nextAfter(g, seat) };
}
