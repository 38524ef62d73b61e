import type { Language } from "../../../engine/index.ts";
import { type Briefing, briefingOf } from "../../briefing.ts";
import { rules } from "./rules-summary/index.ts";

/** How the game for two is won. */
export const briefing = (_: unknown, language: Language): Briefing =>
  briefingOf(rules, { goal: ["rule:B13.10"], further: ["rule:B13", "rule:B13.9"], variants: [] }, language);

/** How the game for four is won. */
export const powerBriefing = (_: unknown, language: Language): Briefing =>
  briefingOf(
    rules,
    { goal: ["rule:B13.10", "rule:12"], further: ["rule:B13", "rule:B13.9", "rule:11"], variants: [] },
    language,
  );
