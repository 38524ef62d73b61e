import type { Database } from "./database.ts";
import { fromText, unpack } from "./pack.ts";
import type { Act, AnswerRecord, CheckpointRecord, StoredCheckpoint, StoredEntry } from "./records.ts";

export const historyStore = ({ read }: Database) => ({
  /** Log entries `from` up to but not including `to`, with their secrets: show them only through the engine's `visible`. */
  async log(gameId: string, from: number, to: number): Promise<StoredEntry[]> {
    const rows = await read.logEntry.findMany({
      where: { gameId, index: { gte: from, lt: to } },
      orderBy: { index: "asc" },
    });
    return rows.map(({ index, key, args, secret }) => ({
      index,
      key,
      args: fromText(args),
      ...(secret === null ? {} : { secret: fromText(secret) }),
    }));
  },

  /** Everything people did in a game, what was taken back included. */
  async answers(gameId: string): Promise<AnswerRecord[]> {
    const rows = await read.answer.findMany({ where: { gameId }, orderBy: { index: "asc" }, omit: { gameId: true } });
    return rows.map((row) => ({ ...row, kind: row.kind as Act["kind"] }));
  },

  async checkpoints(gameId: string): Promise<CheckpointRecord[]> {
    const select = { index: true, label: true };
    const rows = await read.checkpoint.findMany({ where: { gameId }, orderBy: { index: "asc" }, select });
    return rows.map(({ index, label }) => ({ index, label: fromText(label) }));
  },

  async checkpoint(gameId: string, index: number): Promise<StoredCheckpoint | null> {
    const row = await read.checkpoint.findUnique({ where: { gameId_index: { gameId, index } } });
    return row === null ? null : { index, label: fromText(row.label), saved: unpack(row.saved) };
  },
});

/** The answers that stand: an undo takes back the last one of its seat. */
export function standing<A extends Act>(acts: readonly A[]): A[] {
  const live: A[] = [];
  for (const act of acts) {
    if (act.kind === "answer" || act.kind === "redo") live.push(act);
    else {
      const last = live.findLastIndex(({ seat }) => seat === act.seat);
      if (last >= 0) live.splice(last, 1);
    }
  }
  return live;
}
