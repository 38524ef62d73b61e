import { refusal } from "../i18n/index.ts";
import { doneBefore } from "../table/index.ts";
import { currentPanel, label, panelAfterMove } from "./current-panel.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** What a late click gets: the present position. One that was not late, and is delivered again, gets what it got. */
export async function lateAnswer(session: GameSession, picked?: string): Promise<Reply> {
  if (session.game.status === "lobby") throw refusal("refusal.lobby");
  const done = await doneBefore(session.table, session.request);
  if (done !== null)
    return picked === undefined ? currentPanel(session.at(done.position)) : panelAfterMove(session, done, picked);
  return currentPanel(session, [label(session.language, "panel.late")]);
}
