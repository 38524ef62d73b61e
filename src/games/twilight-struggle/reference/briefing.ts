import type { Language } from "../../../engine/index.ts";
import { type Briefing, briefingOf } from "../../briefing.ts";
import type { TwilightOptions } from "../options.ts";
import { rules } from "./rules-summary/index.ts";

/** How the game is won, and what the chosen scenario and expansions change. */
export const briefing = (options: TwilightOptions, language: Language): Briefing =>
  briefingOf(
    rules,
    {
      goal: ["rule:10.3.1"],
      further: ["rule:10.3.2", "rule:10.1.2"],
      variants: [
        ...(options.scenario === "late-war" ? ["rule:late-war"] : []),
        ...(options.turnZero ? ["rule:turn-zero"] : []),
        ...(options.chineseCivilWar ? ["rule:chinese-civil-war"] : []),
        ...(options.redSeaCards ? ["rule:red-sea-cards"] : []),
      ],
    },
    language,
  );
