import { type OptionValues, oneOf } from "../engine/index.ts";
import type { Database } from "./database.ts";
import { formats, type Notes, type Pace } from "./formats.ts";
import { seatRecord } from "./games.ts";
import type { KnownGames } from "./known-games.ts";
import { orNamed } from "./named.ts";
import { type Handing, postRows } from "./outbox.ts";
import { leaving } from "./own-games.ts";
import { unpack } from "./pack.ts";
import type { Post } from "./posts.ts";
import { type GameRecord, type Status, statuses } from "./records.ts";

/** A game of which something cannot be read: what is plain in its row, and of the rest what could be. */
export interface BrokenGame extends Omit<GameRecord, "status" | "options" | "pace" | "table" | "words" | "outcome"> {
  readonly status: Status | null;
  readonly options: OptionValues | null;
  readonly pace: Pace | null;
  readonly table: Notes | null;
  readonly words: GameRecord["words"] | null;
  readonly secret: string | null;
  readonly saved: string | null;
}

/** For games that cannot be read: nothing here fails because of what stands in them. */
export const brokenStore = ({ read, write }: Database, known: KnownGames, handing: Handing) => {
  /** Writes to a game whatever its version, with what is said of it. */
  const force = async (
    game: BrokenGame,
    data: { readonly [column: string]: string | number | Date | null | { readonly increment: number } },
    posts: readonly Post[],
    at: Date,
  ): Promise<void> => {
    const posted = await write(async (tx) => {
      await tx.game.updateMany({ where: { id: game.id }, data });
      if (data.activeChannel === null) await leaving(tx, [game.id]);
      return tx.outbox.createManyAndReturn({ data: postRows(posts, game.id, at) });
    });
    known.forget(game.id);
    handing.on(posted, game.guildId);
  };

  return {
    async brokenGame(id: string): Promise<BrokenGame | null> {
      const row = await read.game.findUnique({ where: { id }, include: { seats: { orderBy: { seat: "asc" } } } });
      if (row === null) return null;
      const { activeChannel: _, outcome: __, waits: ___, packed: ____, saved, ...game } = row;
      return {
        ...game,
        status: orNamed(() => oneOf(statuses, row.status, "status")),
        options: orNamed(() => formats.options.read(row.options, "options")),
        pace: orNamed(() => formats.pace.read(row.pace, "pace")),
        table: orNamed(() => formats.notes.read(row.table, "notes")),
        words: orNamed(() => (row.words === null ? [] : formats.words.read(row.words, "words").words)),
        saved: saved === null ? null : orNamed(() => unpack(saved, "position")),
        seats: row.seats.map(seatRecord),
      };
    },

    /** Nothing wakes it any more, nobody knows whom it waits for, and its people are told. */
    setAside: (game: BrokenGame, posts: readonly Post[], at: Date): Promise<void> =>
      force(game, { wakeAt: null, waits: null }, posts, at),

    /** Ends it as it is, and lets go of its channel. */
    endBroken: (game: BrokenGame, posts: readonly Post[], at: Date): Promise<void> => {
      const ended = { status: "abandoned" satisfies Status, activeChannel: null, wakeAt: null, finishedAt: at };
      return force(game, { ...ended, version: { increment: 1 } }, posts, at);
    },
  };
};
