import { oneOf, Unreadable } from "../engine/index.ts";
import { formats } from "./formats.ts";
import {
  type Act,
  type AnswerRecord,
  actKinds,
  type CheckpointRecord,
  type StoredCheckpoint,
  type StoredEntry,
} from "./records.ts";
import type { GameRows } from "./rows.ts";

export const historyStore = (rows: GameRows) => ({
  /** Log entries `from` up to but not including `to`, with their secrets: show them only through the engine's `visible`. */
  async log(gameId: string, from: number, to: number): Promise<StoredEntry[]> {
    return (await rows.log(gameId, from, to)).map(({ index, key, args, secret }) => {
      const what = `entry ${index} of game ${gameId}`;
      return {
        index,
        key,
        args: formats.args.read(args, what),
        ...(secret === null ? {} : { secret: formats.secret.read(secret, what) }),
      };
    });
  },

  /** The log entries with these keys, without their secrets. */
  async landmarks(gameId: string, keys: readonly string[]): Promise<StoredEntry[]> {
    return (await rows.logOf(gameId, keys)).map(({ index, key, args }) => {
      return { index, key, args: formats.args.read(args, `entry ${index} of game ${gameId}`) };
    });
  },

  /** Everything people did in a game, what was taken back included. */
  async answers(gameId: string): Promise<AnswerRecord[]> {
    return (await rows.answers(gameId)).map(({ gameId: _, ...row }) => ({
      ...row,
      kind: oneOf(actKinds, row.kind, `answer ${row.index} of game ${gameId}`),
    }));
  },

  async checkpoints(gameId: string): Promise<CheckpointRecord[]> {
    return (await rows.labels(gameId)).map((row) => ({ index: row.index, label: labelOf(gameId, row) }));
  },

  async checkpoint(gameId: string, index: number): Promise<StoredCheckpoint | null> {
    const row = await rows.position(gameId, index);
    return row === null ? null : { index, label: labelOf(gameId, row), saved: row.saved() };
  },

  /** The texts of all positions that can be read, oldest first. */
  async positions(gameId: string): Promise<string[]> {
    return (await rows.positions(gameId)).flatMap((saved) => {
      try {
        return [saved()];
      } catch (error) {
        if (error instanceof Unreadable) return [];
        throw error;
      }
    });
  },

  /** By the number of answers that led to them, newest first, whether they can be read or not. */
  async checkpointsKept(gameId: string): Promise<number[]> {
    return (await rows.labels(gameId)).map(({ index }) => index).reverse();
  },
});

const labelOf = (gameId: string, { index, label }: { readonly index: number; readonly label: string }) =>
  formats.label.read(label, `position ${index} of game ${gameId}`);

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
