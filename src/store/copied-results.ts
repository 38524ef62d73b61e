import { type Table, table, take } from "./copied-table.ts";

/** Results and what follows from them, leagues, and whoever seeks an opponent. */
export const resultTables: readonly Table[] = [
  table("Result", {
    count: (db) => db.result.count(),
    last: (db) => db.result.findFirst({ orderBy: { gameId: "desc" } }),
    behind: (db, row) => {
      const where = row === null ? {} : { gameId: { gt: row.gameId } };
      return db.result.findMany({ where, orderBy: { gameId: "asc" }, take });
    },
    put: (db, data) => db.result.createMany({ data }),
  }),
  table("ResultSeat", {
    count: (db) => db.resultSeat.count(),
    last: (db) => db.resultSeat.findFirst({ orderBy: [{ gameId: "desc" }, { seat: "desc" }] }),
    behind: (db, row) => {
      const same = { gameId: row?.gameId ?? "", seat: { gt: row?.seat ?? "" } };
      const where = row === null ? {} : { OR: [{ gameId: { gt: row.gameId } }, same] };
      return db.resultSeat.findMany({ where, orderBy: [{ gameId: "asc" }, { seat: "asc" }], take });
    },
    put: (db, data) => db.resultSeat.createMany({ data }),
  }),
  table("Ladder", {
    count: (db) => db.ladder.count(),
    last: (db) => db.ladder.findFirst({ orderBy: [{ guildId: "desc" }, { title: "desc" }] }),
    behind: (db, row) => {
      const same = { guildId: row?.guildId ?? "", title: { gt: row?.title ?? "" } };
      const where = row === null ? {} : { OR: [{ guildId: { gt: row.guildId } }, same] };
      return db.ladder.findMany({ where, orderBy: [{ guildId: "asc" }, { title: "asc" }], take });
    },
    put: (db, data) => db.ladder.createMany({ data }),
  }),
  table("Rating", {
    count: (db) => db.rating.count(),
    last: (db) => db.rating.findFirst({ orderBy: [{ guildId: "desc" }, { title: "desc" }, { userId: "desc" }] }),
    behind: (db, row) => {
      const { guildId = "", title = "", userId = "" } = row ?? {};
      const further = [
        { guildId: { gt: guildId } },
        { guildId, title: { gt: title } },
        { guildId, title, userId: { gt: userId } },
      ];
      const orderBy = [{ guildId: "asc" as const }, { title: "asc" as const }, { userId: "asc" as const }];
      return db.rating.findMany({ where: row === null ? {} : { OR: further }, orderBy, take });
    },
    put: (db, data) => db.rating.createMany({ data }),
  }),
  table("League", {
    count: (db) => db.league.count(),
    last: (db) => db.league.findFirst({ orderBy: { id: "desc" } }),
    behind: (db, row) =>
      db.league.findMany({ where: row === null ? {} : { id: { gt: row.id } }, orderBy: { id: "asc" }, take }),
    put: (db, data) => db.league.createMany({ data }),
  }),
  table("LeaguePlayer", {
    count: (db) => db.leaguePlayer.count(),
    last: (db) => db.leaguePlayer.findFirst({ orderBy: [{ leagueId: "desc" }, { userId: "desc" }] }),
    behind: (db, row) => {
      const same = { leagueId: row?.leagueId ?? "", userId: { gt: row?.userId ?? "" } };
      const where = row === null ? {} : { OR: [{ leagueId: { gt: row.leagueId } }, same] };
      return db.leaguePlayer.findMany({ where, orderBy: [{ leagueId: "asc" }, { userId: "asc" }], take });
    },
    put: (db, data) => db.leaguePlayer.createMany({ data }),
  }),
  table("LeagueGame", {
    count: (db) => db.leagueGame.count(),
    last: (db) => db.leagueGame.findFirst({ orderBy: [{ leagueId: "desc" }, { round: "desc" }, { number: "desc" }] }),
    behind: (db, row) => {
      const { leagueId = "", round = 0, number = 0 } = row ?? {};
      const further = [
        { leagueId: { gt: leagueId } },
        { leagueId, round: { gt: round } },
        { leagueId, round, number: { gt: number } },
      ];
      const orderBy = [{ leagueId: "asc" as const }, { round: "asc" as const }, { number: "asc" as const }];
      return db.leagueGame.findMany({ where: row === null ? {} : { OR: further }, orderBy, take });
    },
    put: (db, data) => db.leagueGame.createMany({ data }),
  }),
  table("Seek", {
    count: (db) => db.seek.count(),
    last: (db) => db.seek.findFirst({ orderBy: { id: "desc" } }),
    behind: (db, row) =>
      db.seek.findMany({ where: row === null ? {} : { id: { gt: row.id } }, orderBy: { id: "asc" }, take }),
    put: (db, data) => db.seek.createMany({ data }),
  }),
  table("SeatBoard", {
    count: (db) => db.seatBoard.count(),
    last: (db) => db.seatBoard.findFirst({ orderBy: { guildId: "desc" } }),
    behind: (db, row) => {
      const where = row === null ? {} : { guildId: { gt: row.guildId } };
      return db.seatBoard.findMany({ where, orderBy: { guildId: "asc" }, take });
    },
    put: (db, data) => db.seatBoard.createMany({ data }),
  }),
];
