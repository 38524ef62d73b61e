import { Refusal } from "../engine/index.ts";
import { doneBefore } from "../table/index.ts";
import { afterMove, label, presentPanel } from "./present.ts";
import type { Answer } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** What a late click gets: the present position. One that was not late, and is delivered again, gets what it got. */
export async function lateAnswer(session: GameSession, picked?: string): Promise<Answer> {
  if (session.game.status === "lobby") throw new Refusal({ key: "refusal.lobby", args: {} });
  const done = await doneBefore(session.table, session.request);
  if (done !== null)
    return picked === undefined ? presentPanel(session.at(done.position)) : afterMove(session, done, picked);
  return presentPanel(session, [label(session.language, "panel.late")]);
}
