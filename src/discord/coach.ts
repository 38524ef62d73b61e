import type { Ask } from "../engine/index.ts";
import { passageLines } from "../i18n/index.ts";
import { taughtAt } from "../table/index.ts";
import type { GameSession } from "./session.ts";

/** More would stand in the way. */
const MOST_LINES = 3;

/** What matters before a move, for whoever wants to be told: from the view of the seat that is asked, and nothing else. A lesson has its own. */
export function coachLines(
  { title, language, actor, position }: GameSession,
  ask: Ask | null,
  view: unknown,
): readonly string[] {
  if (ask === null || !actor.settings.coach || taughtAt(position) !== null) return [];
  return passageLines(language, title.coach(view, ask).slice(0, MOST_LINES), title.messages).map((line) => `> ${line}`);
}
