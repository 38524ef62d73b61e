import { luckOf, type Throws } from "../luck.ts";

/** A low die frees of a trap and reaches the next box in space; everywhere else a high one is good. */
const lowIsGood: readonly string[] = ["space", "trap"];
const single: readonly string[] = ["coup", "war", "event.die", ...lowIsGood];

/** Dice of coups, wars, realignments, the space race and traps. */
export const throws: Throws = ({ key, args: { side, die, usDie, ussrDie } }) => {
  if (key === "realignment" && typeof usDie === "number" && typeof ussrDie === "number")
    return [
      { seat: "us", luck: luckOf(usDie, 6) },
      { seat: "ussr", luck: luckOf(ussrDie, 6) },
    ];
  if (!single.includes(key) || typeof side !== "string" || typeof die !== "number") return [];
  return [{ seat: side, luck: luckOf(lowIsGood.includes(key) ? 7 - die : die, 6) }];
};
