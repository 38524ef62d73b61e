import type { Language } from "../../../engine/index.ts";
import { type Briefing, briefingOf } from "../../briefing.ts";
import type { RedSeaOptions } from "../options.ts";
import { rules } from "./rules-summary/index.ts";

/** How the game is won, and what cards of the other game change. */
export const briefing = ({ twilightCards }: RedSeaOptions, language: Language): Briefing =>
  briefingOf(
    rules,
    {
      goal: ["rule:10.4.1"],
      further: ["rule:10.4.2", "rule:10.1.5"],
      variants: twilightCards ? ["rule:12.1.1", "rule:12.1.2"] : [],
    },
    language,
  );
