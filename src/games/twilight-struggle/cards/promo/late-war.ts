import { type Flow, option } from "../../../../engine/index.ts";
import type { TwilightCards } from "../card.ts";

export const latePromo = {
  "stanislav-petrov": {
    code: "P4",
    era: "late",
    ops: 3,
    side: "neutral",
    removed: true,
    set: "promo",
    name: { en: "Stanislav Petrov", ru: "Станислав Петров" },
    aliases: ["petrov", "петров"],
    text: {
      en: "Only at DEFCON 2: you set DEFCON to 4 or 5.",
      ru: "Только при DEFCON 2: вы устанавливаете DEFCON на 4 или 5.",
    },
    messages: {
      "ask.stanislav-petrov.defcon": { en: "Set DEFCON to 4 or 5.", ru: "Установите DEFCON на 4 или 5." },
      "todo.stanislav-petrov.defcon": { en: "set DEFCON to 4 or 5", ru: "установите DEFCON на 4 или 5" },
      "option.stanislav-petrov.defcon.*": { en: "DEFCON {of}", ru: "DEFCON {of}" },
    },
    condition: (g): boolean => g.state.defcon === 2,
    *event(g, by): Flow {
      const levels = ["4", "5"].map((level) => option(level, { defcon: Number(level) }));
      g.setDefcon(Number(yield* g.ask(by, { kind: "stanislav-petrov.defcon" }, levels)));
    },
  },
} as const satisfies TwilightCards;
