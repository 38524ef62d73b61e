import { randomBytes } from "node:crypto";
import { dangerOf } from "../engine/index.ts";
import { type Line, type Place, read, type Speaker, type Spoken, speak, type Warning } from "../grammar/index.ts";
import { phrase } from "../i18n/index.ts";
import type { Act } from "../store/index.ts";
import { act, isLate } from "../table/index.ts";
import { button, buttonRows, text } from "./components.ts";
import { label, panelAfterMove, warningLines } from "./current-panel.ts";
import { type ComponentId, writeId } from "./ids.ts";
import { lateAnswer } from "./late.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** Who types, if they play here. */
export function speakerOf({ position, title, actor }: GameSession): Speaker | null {
  if (position.seatsOf(actor.id).length === 0) return null;
  return { title, seat: position.actingSeat(actor.id) };
}

/** Where a line is read. */
export const placeOf = ({ position: { match, game } }: GameSession): Place => ({ match, posted: game.table.posted });

/** Somebody has to say that they mean it. */
class Unconfirmed extends Error {
  constructor(readonly warnings: readonly Warning[]) {
    super("unconfirmed");
  }
}

/** Does what was typed, all of it or nothing. What may lose the game is asked about first. */
export async function say(session: GameSession, line: Line, confirmed?: { readonly version: number }): Promise<Reply> {
  const { table, title } = session;
  let spoken: Spoken = { undone: [], given: [], moot: [] };
  try {
    const done = await act(table, {
      ...session.request,
      ...confirmed,
      play: (match, seat, { table: { posted } }) => {
        const reading = read({ title, seat }, { match, posted }, line);
        if (confirmed === undefined && reading.warnings.length > 0) throw new Unconfirmed(reading.warnings);
        spoken = speak(match, seat, reading, (option) => dangerOf(match, seat, option) !== null);
        return [
          ...spoken.undone.map((option): Act => ({ kind: "undo", seat, option })),
          ...spoken.given.map((option): Act => ({ kind: "answer", seat, option })),
        ];
      },
    });
    return await panelAfterMove(session, done, spoken.given.at(-1), mootLines(session, spoken));
  } catch (error) {
    if (error instanceof Unconfirmed) return question(session, line, error.warnings);
    throw error;
  }
}

/** What was typed for behind a die, and a die has made needless. */
function mootLines({ language }: GameSession, { moot }: Spoken): string[] {
  return moot.length === 0 ? [] : [phrase(language, { key: "panel.moot", args: { names: [...moot] } })];
}

/** Lines that wait for a word of their person: too long for a button, and only as good as the position they were typed in. */
export class KeptLines {
  private readonly lines = new Map<string, { readonly line: Line; readonly user: string; readonly game: string }>();

  keep(line: Line, user: string, game: string): string {
    const key = randomBytes(6).toString("base64url");
    this.lines.set(key, { line, user, game });
    const [oldest] = this.lines.keys();
    if (this.lines.size > MOST_KEPT && oldest !== undefined) this.lines.delete(oldest);
    return key;
  }

  forget(user: string): void {
    for (const [key, kept] of this.lines) if (kept.user === user) this.lines.delete(key);
  }

  /** Given out to whoever typed it. */
  find(key: string, user: string, game: string): Line | null {
    const kept = this.lines.get(key);
    return kept?.user === user && kept.game === game ? kept.line : null;
  }
}

const MOST_KEPT = 2000;

function question(session: GameSession, line: Line, warnings: readonly Warning[]): Reply {
  const { bot, game, actor, language } = session;
  const id = { game: game.id, version: game.version };
  const key = bot.kept.keep(line, actor.id, game.id);
  const buttons = [
    button(writeId({ ...id, action: "sure", option: key }), label(language, "button.sure"), "danger"),
    button(writeId({ ...id, action: "close" }), label(language, "button.leave-it")),
  ];
  const lines = warnings.flatMap((warning) => warningLines(session, warning));
  return { components: [text([...lines, label(language, "panel.sure")].join("\n")), ...buttonRows(buttons)] };
}

/** The word has been given: the line is done if it still stands where it stood. */
export async function sayKept(session: GameSession, id: ComponentId): Promise<Reply> {
  const { bot, actor, game } = session;
  const line = bot.kept.find(id.option, actor.id, game.id);
  const seat = speakerOf(session)?.seat ?? "";
  if (line === null || game.status !== "running" || isLate(game, seat, id.version)) return lateAnswer(session);
  return say(session, line, { version: id.version });
}
