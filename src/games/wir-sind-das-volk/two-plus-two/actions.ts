import type { Flow } from "../../../engine/index.ts";
import { valueFor } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { execute } from "../rules/events/execute.ts";
import { shift } from "../rules/tracks.ts";
import { germanyOf, isPower, type Seat } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { drawArmsRace } from "./draw.ts";
import { pay, receive } from "./treasury.ts";
import { valueElements } from "./value-icons.ts";

/** [6.5] One box in the own favour, perhaps $1, and a card of the arms race. */
export function* armsRace(g: Volk, seat: Seat): Flow {
  if (!isPower(seat)) return;
  shift(g, "arms", germanyOf(seat));
  if (g.powers.dearerArms) pay(g, seat, 1);
  yield* drawArmsRace(g, seat, execute);
}

/** [6.6] The treasury gains the value of the card. */
export function takeCredit(g: Volk, seat: Seat, id: CardId): void {
  if (isPower(seat)) receive(g, seat, valueFor(id, germanyOf(seat)));
}

/** [7] Who uses the value executes the icon beside it, if it is of their colour, and then those below. */
export function* valueIcons(g: Volk, seat: Seat, id: CardId): Flow {
  const resolution = { deciderOf: () => seat, placed: new Map(), mayTurnPrestige: false };
  g.event = id;
  g.ahead = [];
  yield* g.inTurn(valueElements(seat, id), (single) => execute(g, single, resolution));
  g.event = null;
}
