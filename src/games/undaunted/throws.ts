import { luckOf, type Throws } from "../luck.ts";

/** The dice of an attack; the 0 is a ten, and always hits. */
export const throws: Throws = ({ key, args: { side, dice } }) => {
  if (key !== "fired" || typeof side !== "string" || !Array.isArray(dice)) return [];
  return dice.flatMap((face) =>
    typeof face === "number" ? { seat: side, luck: luckOf(face === 0 ? 10 : face, 10) } : [],
  );
};
