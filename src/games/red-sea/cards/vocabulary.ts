import type { Flow } from "../../../engine/index.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { RedSea } from "../red-sea.ts";

/** An event makes a side roll a die; returns whether it is high enough. */
export function* rollFor(
  g: RedSea,
  side: Side,
  { needs, modifier = 0 }: { readonly needs: number; readonly modifier?: number },
): Flow<boolean> {
  yield* g.beforeDice([side]);
  const die = g.roll(side);
  const won = die + modifier >= needs;
  g.tell("event.die", { side, die, modifier, needs, won });
  return won;
}
