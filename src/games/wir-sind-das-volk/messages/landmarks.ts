import type { Landmark, Landmarks } from "../../../i18n/game-messages.ts";
import type { Told } from "../../../i18n/index.ts";

const decade = (number: unknown): Told => ({ key: "chapter.decade", args: { decade: Number(number ?? 1) } });

/** Decades with their halves, or sub-decades, and with the phases at their end. */
export const landmarks: Landmarks = {
  "table-talk": () => ({ chapter: decade(1) }),
  decade: ({ decade: number }) => ({ chapter: decade(number) }),
  display: ({ decade: number, part }) => when("moment.turn", number, { part: Number(part) }),
  "display.part": ({ decade: number, part }) => when("moment.part", number, { part: Number(part) }),
  phase: ({ decade: number, phase }) => when("moment.phase", number, { phase: String(phase) }),
};

function when(key: string, number: unknown, args: Told["args"]): Landmark {
  const chapter = decade(number);
  return { chapter, at: { key, args: { ...chapter.args, ...args } } };
}
