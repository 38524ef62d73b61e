import { option } from "../../../../engine/index.ts";
import type { TwilightCard } from "../../twilight-struggle.ts";

export const latePromo: readonly TwilightCard[] = [
  {
    code: "P4",
    id: "stanislav-petrov",
    era: "late",
    ops: 3,
    side: "neutral",
    removed: true,
    set: "promo",
    name: { en: "Stanislav Petrov", ru: "Станислав Петров" },
    text: {
      en: "Only at DEFCON 2: you set DEFCON to 4 or 5.",
      ru: "Только при DEFCON 2: вы устанавливаете DEFCON на 4 или 5.",
    },
    condition: (g) => g.state.defcon === 2,
    *event(g, by) {
      const levels = ["4", "5"].map((level) => option(level, { defcon: Number(level) }));
      g.setDefcon(Number(yield* g.ask(by, { kind: "stanislav-petrov.defcon" }, levels)));
    },
  },
];
