import {
  answersIn,
  labelsIn,
  leavesIn,
  logIn,
  type Positions,
  readPositions,
  readStory,
  type StoredLeaf,
  type Story,
  savedIn,
} from "./chronicle.ts";
import type { Database } from "./database.ts";
import type { Answer, LogEntry } from "./generated/sqlite/client.ts";
import { unpack } from "./pack.ts";

/** What is kept of a position but the position. */
interface Labelled {
  readonly index: number;
  readonly label: string;
}

/** What a game consists of beside its own row and seats, the same whether it stands in rows or has gone into a chronicle. */
export type GameRows = ReturnType<typeof gameRows>;

/**
 * Rows are looked for first: those of a game are there all or none. Where there are none the game has not come that far, or is over
 * and packed.
 */
export function gameRows(read: Database["read"]) {
  const storyOf = async (gameId: string): Promise<Story | null> => {
    const row = await read.chronicle.findUnique({ where: { gameId }, select: { story: true } });
    return row === null ? null : readStory(row.story, gameId);
  };
  const positionsOf = async (gameId: string): Promise<Positions | null> => {
    const row = await read.chronicle.findUnique({ where: { gameId }, select: { positions: true } });
    return row === null ? null : readPositions(row.positions, gameId);
  };
  const packedAnswers = async (gameId: string): Promise<Answer[]> => {
    const story = await storyOf(gameId);
    if (story === null) return [];
    const people = await read.pastPlayer.findMany({ where: { gameId } });
    return answersIn(gameId, story, new Map(people.map(({ number, userId }) => [number, userId])));
  };
  const labels = async (gameId: string): Promise<Labelled[]> => {
    const select = { index: true, label: true };
    const rows = await read.checkpoint.findMany({ where: { gameId }, orderBy: { index: "asc" }, select });
    if (rows.length > 0) return rows;
    const story = await storyOf(gameId);
    return story === null ? [] : labelsIn(story);
  };

  return {
    /** In order, as all of these. */
    async answers(gameId: string): Promise<Answer[]> {
      const rows = await read.answer.findMany({ where: { gameId }, orderBy: { index: "asc" } });
      return rows.length > 0 ? rows : packedAnswers(gameId);
    },

    async answersBy(userId: string, gameId: string): Promise<Answer[]> {
      const rows = await read.answer.findMany({ where: { gameId, userId }, orderBy: { index: "asc" } });
      return rows.length > 0 ? rows : (await packedAnswers(gameId)).filter((each) => each.userId === userId);
    },

    /** From one index up to but not including another. */
    async log(gameId: string, from: number, to: number): Promise<LogEntry[]> {
      if (from >= to) return [];
      const where = { gameId, index: { gte: from, lt: to } };
      const rows = await read.logEntry.findMany({ where, orderBy: { index: "asc" } });
      const story = rows.length > 0 ? null : await storyOf(gameId);
      if (story === null) return rows;
      return logIn(gameId, story).filter(({ index }) => index >= from && index < to);
    },

    /** Those with some keys. */
    async logOf(gameId: string, keys: readonly string[]): Promise<LogEntry[]> {
      const where = { gameId, key: { in: [...keys] } };
      const rows = await read.logEntry.findMany({ where, orderBy: { index: "asc" } });
      const story = rows.length > 0 ? null : await storyOf(gameId);
      return story === null ? rows : logIn(gameId, story).filter(({ key }) => keys.includes(key));
    },

    /** Which positions there are to look back at. */
    labels,

    /** One of them, with its text. */
    async position(gameId: string, index: number): Promise<(Labelled & { readonly saved: () => string }) | null> {
      const what = `position ${index} of game ${gameId}`;
      const row = await read.checkpoint.findUnique({ where: { gameId_index: { gameId, index } } });
      if (row !== null) return { ...row, saved: () => unpack(row.saved, what) };
      const story = await storyOf(gameId);
      const at = story === null ? -1 : story.positions.index.indexOf(index);
      const positions = at < 0 ? null : await positionsOf(gameId);
      if (story === null || positions === null) return null;
      const label = labelsIn(story)[at]?.label ?? "null";
      return { index, label, saved: () => savedIn(positions, at, what) };
    },

    /** All of them, with their texts, each of which may be unreadable. */
    async positions(gameId: string): Promise<(() => string)[]> {
      const rows = await read.checkpoint.findMany({ where: { gameId }, orderBy: { index: "asc" } });
      if (rows.length > 0)
        return rows.map(
          ({ index, saved }) =>
            () =>
              unpack(saved, `position ${index} of game ${gameId}`),
        );
      const packed = await positionsOf(gameId);
      return packed === null
        ? []
        : packed.saved.map((_, at) => () => savedIn(packed, at, `a position of game ${gameId}`));
    },

    /** What its posts showed, of a game that is packed. */
    async leaves(gameId: string): Promise<StoredLeaf[]> {
      const positions = await positionsOf(gameId);
      return positions === null ? [] : leavesIn(positions);
    },
  };
}
