import type { LogEntry, OptionValues } from "../engine/index.ts";
import { type Database, isDuplicate, type StoreLog } from "./database.ts";
import { formats, freshNotes, type Notes, usualPace } from "./formats.ts";
import { seats, storedRecord } from "./games.ts";
import type { KnownGames } from "./known-games.ts";
import { checkpointRow, logRows } from "./move.ts";
import { orNamed } from "./named.ts";
import { writeWaits } from "./own-games.ts";
import { newId, pack } from "./pack.ts";
import type { Sitting, StoredCheckpoint, StoredGame } from "./records.ts";

/** What stands in the place of a channel. */
const NOWHERE = "";

interface NewPrivateTable {
  readonly title: string;
  readonly ownerId: string;
  readonly options: OptionValues;
  readonly saved: string;
  readonly waits: readonly string[];
  readonly log: readonly LogEntry[];
  readonly table: Partial<Notes>;
  readonly seats: readonly Sitting[];
  readonly at: Date;
  /** How many answers have led to where it begins, and the position itself, if it is to be come back to. */
  readonly answered?: number;
  readonly start?: StoredCheckpoint;
  /** Opened once however often this is delivered. */
  readonly interactionId?: string;
}

/**
 * Tables that one person has for himself alone, lessons and those for practice: they are in no channel, nothing is posted of them, no clock wakes
 * them, and whoever counts, lists or ends games does not see them, because their seats are never among those that go on.
 */
export const privateTableStore = ({ read, write }: Database, known: KnownGames, log?: StoreLog) => {
  const include = seats;

  /** The private table that an interaction has opened; nothing if it has not, or if that is gone. */
  const openedBy = async (interactionId: string): Promise<StoredGame | null> => {
    const row = await read.interaction.findUnique({ where: { id: interactionId } });
    const game = row?.gameId == null ? null : await read.game.findUnique({ where: { id: row.gameId }, include });
    return game?.ownerId == null ? null : known.keep(storedRecord(game));
  };

  return {
    async createPrivateTable(table: NewPrivateTable): Promise<StoredGame> {
      const id = newId();
      const { at, ownerId, start, interactionId } = table;
      const writing = write(async (tx) => {
        await tx.game.create({
          data: {
            id,
            title: table.title,
            channelId: NOWHERE,
            ownerId,
            status: "running",
            options: formats.options.write(table.options),
            saved: pack(table.saved),
            hostId: ownerId,
            pace: formats.pace.write(usualPace),
            table: formats.notes.write({ ...freshNotes, ...table.table }),
            answered: table.answered ?? 0,
            logged: table.log.length,
            waits: writeWaits(table.waits),
            createdAt: at,
            startedAt: at,
            movedAt: at,
          },
        });
        await tx.seat.createMany({ data: table.seats.map((seat) => ({ ...seat, gameId: id, over: true })) });
        if (table.log.length > 0) await tx.logEntry.createMany({ data: logRows(id, { from: 0, entries: table.log }) });
        if (start !== undefined) await tx.checkpoint.create({ data: checkpointRow(id, start) });
        if (interactionId !== undefined)
          await tx.interaction.create({
            data: { id: interactionId, gameId: id, userId: ownerId, at, result: formats.result.write(null) },
          });
        return tx.game.findUniqueOrThrow({ where: { id }, include });
      });
      try {
        return known.keep(storedRecord(await writing));
      } catch (error) {
        const before = interactionId === undefined || !isDuplicate(error) ? null : await openedBy(interactionId);
        if (before === null) throw error;
        return before;
      }
    },

    openedBy,

    /** Those of a person, the one he was at last first. One that cannot be read does not hide the others. */
    async privateTables(ownerId: string): Promise<StoredGame[]> {
      // most people have none, and are asked about with each thing they type in a direct message
      if ((await read.game.findFirst({ where: { ownerId }, select: { id: true } })) === null) return [];
      const rows = await read.game.findMany({ where: { ownerId }, include, orderBy: { movedAt: "desc" } });
      return rows.flatMap((row) => orNamed(() => storedRecord(row), log) ?? []);
    },

    /** With all that was done and told there. */
    async deletePrivateTable(id: string): Promise<void> {
      await write((tx) => tx.game.deleteMany({ where: { id, ownerId: { not: null } } }));
      known.forget(id);
    },

    /** Those at which nobody has been since: in pieces, so that others can write in between. */
    async deletePrivateTablesBefore(at: Date, most = 100): Promise<number> {
      // as a range, so that those of everybody else are not gone through
      const where = { ownerId: { gt: "" }, movedAt: { lt: at } };
      const orderBy = { ownerId: "asc" } as const;
      const rows = await read.game.findMany({ where, orderBy, take: most, select: { id: true } });
      if (rows.length === 0) return 0;
      const { count } = await write((tx) =>
        tx.game.deleteMany({ where: { ...where, id: { in: rows.map(({ id }) => id) } } }),
      );
      for (const { id } of rows) known.forget(id);
      return count;
    },
  };
};
