import type { Language } from "../engine/index.ts";
import { phrase } from "../i18n/index.ts";
import { dueAt, type Position, type TableContext } from "../table/index.ts";

type Clock = { readonly [arg in "due" | "out" | "paused"]?: string };

/** When the time of games is out, by their ids. */
export type Due = ReadonlyMap<string, Date>;

/** Until when the move must be made, or since when time is out; of a paused game when the last move was. */
export function clockOf(table: TableContext, position: Position, all: Due): Clock {
  const { id, table: notes, movedAt, createdAt } = position.game;
  if (notes.paused) return { paused: ago(movedAt ?? createdAt) };
  // its clock stands, and its own line says why
  if (notes.parked !== undefined) return {};
  const due = all.get(id);
  // those who are asked could not read it yet
  if (due === undefined) return {};
  return { [due < table.now() ? "out" : "due"]: ago(due) };
}

/** When the last move was, and until when the next must be made. */
export async function clockLine(table: TableContext, language: Language, position: Position): Promise<string> {
  const { paused, ...clock } = clockOf(table, position, await dueAt(table, [position]));
  if (paused !== undefined) return phrase(language, { key: "status.paused", args: { since: paused } });
  const { movedAt, createdAt } = position.game;
  return phrase(language, { key: "status.since", args: { since: ago(movedAt ?? createdAt), ...clock } });
}

/** As Discord shows it to each reader: two days ago, in an hour. */
const ago = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:R>`;
