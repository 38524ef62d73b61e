import { oneOf } from "../engine/index.ts";
import type { Database, StoreLog } from "./database.ts";
import { type ParkingReason, parkingReasons } from "./formats.ts";
import { storedRecord, seats as withSeats } from "./games.ts";
import type { SeatBoard as BoardRow } from "./generated/sqlite/client.ts";
import { orNamed } from "./named.ts";
import { type Handing, postRows } from "./outbox.ts";
import type { Post } from "./posts.ts";
import type { GameRecord } from "./records.ts";

/** The board of open seats of a server. */
export interface SeatBoard {
  readonly guildId: string;
  readonly channelId: string;
  /** Who has chosen the channel. */
  readonly userId: string;
  readonly chosenAt: Date;
  readonly messageId: string | null;
  /** A hash of what it shows. */
  readonly shown: string | null;
  /** Why it cannot be posted. */
  readonly parked: ParkingReason | null;
}

/** Where the boards of open seats stand, and the lobbies that belong on them. */
export const seatBoardStore = ({ read, write, note }: Database, handing: Handing, log?: StoreLog) => ({
  async seatBoard(guildId: string): Promise<SeatBoard | null> {
    const row = await read.seatBoard.findUnique({ where: { guildId } });
    return row === null ? null : record(row);
  },

  /** The servers that have one, behind one of them. */
  async seatBoards(behind: string, most = 200): Promise<string[]> {
    const where = { guildId: { gt: behind } };
    const rows = await read.seatBoard.findMany({
      where,
      orderBy: { guildId: "asc" },
      take: most,
      select: { guildId: true },
    });
    return rows.map(({ guildId }) => guildId);
  },

  /** From now on it stands in this channel; in the one it has it is posted anew. */
  async chooseSeatBoard(board: Pick<SeatBoard, "guildId" | "channelId" | "userId" | "chosenAt">): Promise<void> {
    const fresh = { ...board, messageId: null, shown: null, parked: null };
    const { guildId } = board;
    await write((tx) => tx.seatBoard.upsert({ where: { guildId }, create: fresh, update: fresh }));
  },

  async dropSeatBoard(guildId: string): Promise<void> {
    await write((tx) => tx.seatBoard.deleteMany({ where: { guildId } }));
  },

  /** Where its message stands and what it shows; nothing of one that has been taken elsewhere. */
  async noteSeatBoard(
    { guildId, channelId, chosenAt }: SeatBoard,
    shows: Pick<SeatBoard, "messageId" | "shown">,
  ): Promise<void> {
    const data = { ...shows, parked: null };
    await note((db) => db.seatBoard.updateMany({ where: { guildId, channelId, chosenAt }, data }));
  },

  /** It cannot be posted; says whether that is news, which is told then. */
  async parkSeatBoard({ guildId, channelId }: SeatBoard, parked: ParkingReason, posts: readonly Post[], at: Date) {
    const posted = await write(async (tx) => {
      const where = { guildId, channelId, parked: null };
      if ((await tx.seatBoard.updateMany({ where, data: { parked } })).count === 0) return null;
      return tx.outbox.createManyAndReturn({ data: postRows(posts, null, at, guildId) });
    });
    handing.on(posted ?? [], guildId);
    return posted !== null;
  },

  /** Lobbies of a server, the newest first. */
  async lobbiesIn(guildId: string, most: number): Promise<GameRecord[]> {
    const where = { guildId, status: "lobby" satisfies GameRecord["status"] };
    const rows = await read.game.findMany({ where, orderBy: { createdAt: "desc" }, take: most, include: withSeats });
    return rows.flatMap((row) => orNamed(() => storedRecord(row), log) ?? []);
  },
});

const record = ({ parked, ...row }: BoardRow): SeatBoard => ({
  ...row,
  parked: parked === null ? null : oneOf(parkingReasons, parked, `board of server ${row.guildId}`),
});
