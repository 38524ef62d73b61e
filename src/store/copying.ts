import { setImmediate as turn } from "node:timers/promises";
import { resultTables } from "./copied-results.ts";
import { type Table, table, take } from "./copied-table.ts";
import type { Database } from "./database.ts";

/** All tables but that of leases, which end with the processes that have them; those to which others refer come first. */
const tables: readonly Table[] = [
  table("Game", {
    count: (db) => db.game.count(),
    last: (db) => db.game.findFirst({ orderBy: { id: "desc" } }),
    behind: (db, row) =>
      db.game.findMany({ where: row === null ? {} : { id: { gt: row.id } }, orderBy: { id: "asc" }, take }),
    put: (db, data) => db.game.createMany({ data }),
  }),
  table("Seat", {
    count: (db) => db.seat.count(),
    last: (db) => db.seat.findFirst({ orderBy: [{ gameId: "desc" }, { seat: "desc" }] }),
    behind: (db, row) => {
      const where =
        row === null ? {} : { OR: [{ gameId: { gt: row.gameId } }, { ...inGame(row), seat: { gt: row.seat } }] };
      return db.seat.findMany({ where, orderBy: [{ gameId: "asc" }, { seat: "asc" }], take });
    },
    put: (db, data) => db.seat.createMany({ data }),
  }),
  table("Answer", {
    count: (db) => db.answer.count(),
    last: (db) => db.answer.findFirst({ orderBy: [{ gameId: "desc" }, { index: "desc" }] }),
    behind: (db, row) => db.answer.findMany({ where: further(row), orderBy: byIndex, take }),
    put: (db, data) => db.answer.createMany({ data }),
  }),
  table("Checkpoint", {
    count: (db) => db.checkpoint.count(),
    last: (db) => db.checkpoint.findFirst({ orderBy: [{ gameId: "desc" }, { index: "desc" }] }),
    behind: (db, row) => db.checkpoint.findMany({ where: further(row), orderBy: byIndex, take }),
    put: (db, data) => db.checkpoint.createMany({ data }),
  }),
  table("LogEntry", {
    count: (db) => db.logEntry.count(),
    last: (db) => db.logEntry.findFirst({ orderBy: [{ gameId: "desc" }, { index: "desc" }] }),
    behind: (db, row) => db.logEntry.findMany({ where: further(row), orderBy: byIndex, take }),
    put: (db, data) => db.logEntry.createMany({ data }),
  }),
  table("Chronicle", {
    count: (db) => db.chronicle.count(),
    last: (db) => db.chronicle.findFirst({ orderBy: { gameId: "desc" } }),
    behind: (db, row) =>
      db.chronicle.findMany({
        where: row === null ? {} : { gameId: { gt: row.gameId } },
        orderBy: { gameId: "asc" },
        take,
      }),
    put: (db, data) => db.chronicle.createMany({ data }),
  }),
  table("PastPlayer", {
    count: (db) => db.pastPlayer.count(),
    last: (db) => db.pastPlayer.findFirst({ orderBy: [{ gameId: "desc" }, { number: "desc" }] }),
    behind: (db, row) => {
      const where =
        row === null ? {} : { OR: [{ gameId: { gt: row.gameId } }, { ...inGame(row), number: { gt: row.number } }] };
      return db.pastPlayer.findMany({ where, orderBy: [{ gameId: "asc" }, { number: "asc" }], take });
    },
    put: (db, data) => db.pastPlayer.createMany({ data }),
  }),
  ...resultTables,
  table("Interaction", {
    count: (db) => db.interaction.count(),
    last: (db) => db.interaction.findFirst({ orderBy: { id: "desc" } }),
    behind: (db, row) =>
      db.interaction.findMany({ where: row === null ? {} : { id: { gt: row.id } }, orderBy: { id: "asc" }, take }),
    put: (db, data) => db.interaction.createMany({ data }),
  }),
  table("Outbox", {
    count: (db) => db.outbox.count(),
    last: (db) => db.outbox.findFirst({ orderBy: { id: "desc" } }),
    behind: (db, row) =>
      db.outbox.findMany({ where: row === null ? {} : { id: { gt: row.id } }, orderBy: { id: "asc" }, take }),
    put: (db, data) => db.outbox.createMany({ data }),
  }),
  table("FirstPost", {
    count: (db) => db.firstPost.count(),
    last: (db) => db.firstPost.findFirst({ orderBy: { gameId: "desc" } }),
    behind: (db, row) =>
      db.firstPost.findMany({
        where: row === null ? {} : { gameId: { gt: row.gameId } },
        orderBy: { gameId: "asc" },
        take,
      }),
    put: (db, data) => db.firstPost.createMany({ data }),
  }),
  table("StandingOrder", {
    count: (db) => db.standingOrder.count(),
    last: (db) => db.standingOrder.findFirst({ orderBy: [{ gameId: "desc" }, { seat: "desc" }, { kind: "desc" }] }),
    behind: (db, row) => {
      const where =
        row === null
          ? {}
          : {
              OR: [
                { gameId: { gt: row.gameId } },
                { ...inGame(row), seat: { gt: row.seat } },
                { ...inGame(row), seat: row.seat, kind: { gt: row.kind } },
              ],
            };
      return db.standingOrder.findMany({ where, orderBy: [{ gameId: "asc" }, { seat: "asc" }, { kind: "asc" }], take });
    },
    put: (db, data) => db.standingOrder.createMany({ data }),
  }),
  table("UserSettings", {
    count: (db) => db.userSettings.count(),
    last: (db) => db.userSettings.findFirst({ orderBy: { userId: "desc" } }),
    behind: (db, row) =>
      db.userSettings.findMany({
        where: row === null ? {} : { userId: { gt: row.userId } },
        orderBy: { userId: "asc" },
        take,
      }),
    put: (db, data) => db.userSettings.createMany({ data }),
  }),
  table("GuildSettings", {
    count: (db) => db.guildSettings.count(),
    last: (db) => db.guildSettings.findFirst({ orderBy: { guildId: "desc" } }),
    behind: (db, row) =>
      db.guildSettings.findMany({
        where: row === null ? {} : { guildId: { gt: row.guildId } },
        orderBy: { guildId: "asc" },
        take,
      }),
    put: (db, data) => db.guildSettings.createMany({ data }),
  }),
  table("LeftServer", {
    count: (db) => db.leftServer.count(),
    last: (db) => db.leftServer.findFirst({ orderBy: { guildId: "desc" } }),
    behind: (db, row) =>
      db.leftServer.findMany({
        where: row === null ? {} : { guildId: { gt: row.guildId } },
        orderBy: { guildId: "asc" },
        take,
      }),
    put: (db, data) => db.leftServer.createMany({ data }),
  }),
  table("Deletion", {
    count: (db) => db.deletion.count(),
    last: (db) => db.deletion.findFirst({ orderBy: { id: "desc" } }),
    behind: (db, row) =>
      db.deletion.findMany({ where: row === null ? {} : { id: { gt: row.id } }, orderBy: { id: "asc" }, take }),
    put: (db, data) => db.deletion.createMany({ data }),
  }),
  table("Memo", {
    count: (db) => db.memo.count({ where: memos }),
    last: (db) => db.memo.findFirst({ where: memos, orderBy: { key: "desc" } }),
    behind: (db, row) =>
      db.memo.findMany({
        where: row === null ? memos : { AND: [memos, { key: { gt: row.key } }] },
        orderBy: { key: "asc" },
        take,
      }),
    put: (db, data) => db.memo.createMany({ data }),
  }),
];

/** Under this key a database that is being filled says from where: it is not whole, and no bot may start on it. */
const FILLING = "being filled from";

const memos = { key: { not: FILLING } };

const byIndex = [{ gameId: "asc" as const }, { index: "asc" as const }];

const inGame = ({ gameId }: { readonly gameId: string }) => ({ gameId });

const further = (row: { readonly gameId: string; readonly index: number } | null) =>
  row === null ? {} : { OR: [{ gameId: { gt: row.gameId } }, { gameId: row.gameId, index: { gt: row.index } }] };

/** Told of each table as its rows come: how many there are now, and how many there will be. */
export type Progress = (table: string, done: number, all: number) => void;

/**
 * Takes everything from one database to another, which must be empty or have been begun with from the same source: whatever is
 * there already is not copied again. `source` is what the first is called.
 */
export async function copyStore(from: Database, to: Database, source: string, progress: Progress): Promise<void> {
  await begin(to, source);
  for (const each of tables) {
    const all = await each.count(from.read);
    let done = await each.count(to.read);
    progress(each.name, done, all);
    for (;;) {
      const more = await each.step(from.read, to);
      if (more === 0) break;
      done += more;
      progress(each.name, done, all);
      await turn();
    }
    const there = await each.count(to.read);
    if (there !== all) throw new Error(`${each.name} has ${all} rows there and ${there} here`);
  }
  const { continueNumbers } = to.dialect;
  await to.write(async (tx) => {
    if (continueNumbers !== null) await tx.$queryRaw(continueNumbers);
    await tx.memo.deleteMany({ where: { key: FILLING } });
  });
}

/** Throws if a database is still being filled: a bot would go on with half of the games. */
export async function mustBeWhole({ read }: Database): Promise<void> {
  const begun = await read.memo.findUnique({ where: { key: FILLING } });
  if (begun !== null)
    throw new Error("it is being filled by move-store, which has not come to its end: run that again");
}

async function begin({ read, write }: Database, source: string): Promise<void> {
  const begun = await read.memo.findUnique({ where: { key: FILLING } });
  if (begun?.value === source) return;
  if (begun !== null) throw new Error(`the target is being filled from ${begun.value}`);
  for (const { name, count } of tables) {
    const rows = await count(read);
    if (rows > 0) throw new Error(`the target is not empty: ${name} has ${rows} rows`);
  }
  await write((tx) => tx.memo.create({ data: { key: FILLING, value: source } }));
}
