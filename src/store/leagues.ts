import { type OptionValues, oneOf } from "../engine/index.ts";
import type { Database } from "./database.ts";
import { formats, type Pace } from "./formats.ts";
import type {
  LeagueGame as GameRow,
  League as LeagueRow,
  LeaguePlayer as PlayerRow,
} from "./generated/sqlite/client.ts";
import { type Handing, postRows } from "./outbox.ts";
import type { Post } from "./posts.ts";

const systems = ["round-robin", "swiss"] as const;
const leagueStatuses = ["open", "running", "finished", "cancelled"] as const;
const ways = ["played", "forfeit", "bye", "ruled"] as const;

interface LeaguePlayer {
  readonly userId: string;
  readonly userName: string;
  readonly number: number;
  /** Plays no further round. */
  readonly left: boolean;
}

export interface LeagueGame {
  readonly round: number;
  readonly number: number;
  readonly first: string;
  /** Nobody: a bye. */
  readonly second: string | null;
  /** The game at a table, once it is open. */
  readonly table: string | null;
  /** Won 2, drawn 1, lost 0; nothing while it goes on. */
  readonly one: number | null;
  readonly two: number | null;
  readonly how: (typeof ways)[number] | null;
  readonly dueAt: Date;
  readonly reminded: boolean;
}

export interface League {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly hostId: string;
  readonly name: string;
  readonly title: string;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly system: (typeof systems)[number];
  readonly rounds: number;
  readonly days: number;
  readonly bothSides: boolean;
  readonly status: (typeof leagueStatuses)[number];
  readonly round: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly wakeAt: Date | null;
  readonly finishedAt: Date | null;
  readonly board: string | null;
  /** In the order in which they came. */
  readonly players: readonly LeaguePlayer[];
  /** In the order of rounds and numbers. */
  readonly games: readonly LeagueGame[];
}

export type NewLeague = Omit<
  League,
  "status" | "round" | "version" | "wakeAt" | "finishedAt" | "board" | "players" | "games"
>;

/** Everything that one change of a league writes: whole or not at all. */
export interface LeagueStep {
  readonly set?: Partial<Pick<League, "status" | "round" | "rounds" | "wakeAt" | "finishedAt" | "board">>;
  readonly joins?: LeaguePlayer;
  readonly leaves?: readonly string[];
  /** Whoever goes before it has begun has never been there. */
  readonly removes?: string;
  readonly games?: readonly LeagueGame[];
  readonly posts?: readonly Post[];
}

const whole = {
  players: { orderBy: [{ number: "asc" as const }, { userId: "asc" as const }] },
  games: { orderBy: [{ round: "asc" as const }, { number: "asc" as const }] },
};

/** Leagues, with whoever plays in them and all their games. */
export const leagueStore = ({ read, write, note }: Database, handing: Handing) => ({
  /** Opens one, once for each id; says whether it was this time. */
  async createLeague(league: NewLeague, posts: readonly Post[]): Promise<boolean> {
    const { options, pace, ...plain } = league;
    const data = { ...plain, options: formats.options.write(options), pace: formats.pace.write(pace), status: "open" };
    const posted = await write(async (tx) => {
      if ((await tx.league.findUnique({ where: { id: league.id }, select: { id: true } })) !== null) return null;
      await tx.league.create({ data });
      return tx.outbox.createManyAndReturn({ data: postRows(posts, null, league.createdAt, league.guildId) });
    });
    handing.on(posted ?? [], league.guildId);
    return posted !== null;
  },

  async league(id: string): Promise<League | null> {
    const row = await read.league.findUnique({ where: { id }, include: whole });
    return row === null ? null : record(row);
  },

  /** The last league of a channel. */
  async leagueOfChannel(channelId: string): Promise<League | null> {
    const row = await read.league.findFirst({ where: { channelId }, orderBy: { createdAt: "desc" }, include: whole });
    return row === null ? null : record(row);
  },

  /** Names and ids of the leagues of a server, the last first. */
  leaguesOf(guildId: string, most: number): Promise<{ readonly id: string; readonly name: string }[]> {
    const select = { id: true, name: true } as const;
    return read.league.findMany({ where: { guildId }, orderBy: { createdAt: "desc" }, take: most, select });
  },

  /** Leagues that want to be looked at. */
  async leaguesToWake(now: Date): Promise<string[]> {
    const rows = await read.league.findMany({ where: { wakeAt: { lte: now } }, select: { id: true } });
    return rows.map(({ id }) => id);
  },

  /** Goes on from the league as it was read; false if somebody else has done so meanwhile. */
  async stepLeague(league: League, at: Date, step: LeagueStep): Promise<boolean> {
    const { set = {}, joins, leaves = [], removes, games = [], posts = [] } = step;
    const { id: leagueId, version, guildId } = league;
    const posted = await write(async (tx) => {
      const data = { ...set, version: version + 1 };
      if ((await tx.league.updateMany({ where: { id: leagueId, version }, data })).count === 0) return null;
      if (joins !== undefined) await tx.leaguePlayer.create({ data: { leagueId, ...joins } });
      if (removes !== undefined) await tx.leaguePlayer.deleteMany({ where: { leagueId, userId: removes } });
      if (leaves.length > 0)
        await tx.leaguePlayer.updateMany({ where: { leagueId, userId: { in: [...leaves] } }, data: { left: true } });
      for (const game of games) {
        const { round, number, first, second, ...rest } = game;
        const row = { ...rest, firstId: first, secondId: second };
        const key = { leagueId, round, number };
        await tx.leagueGame.upsert({
          where: { leagueId_round_number: key },
          create: { ...key, ...row },
          update: { one: row.one, two: row.two, how: row.how, reminded: row.reminded },
        });
      }
      return posts.length === 0 ? [] : tx.outbox.createManyAndReturn({ data: postRows(posts, null, at, guildId) });
    });
    handing.on(posted ?? [], guildId);
    return posted !== null;
  },

  /** A game of a league has been opened at a table. */
  async leagueGameOpened(leagueId: string, round: number, number: number, table: string): Promise<void> {
    await write((tx) => tx.leagueGame.updateMany({ where: { leagueId, round, number, table: null }, data: { table } }));
  },

  /** Where the table of the present round stands. */
  async noteBoard(id: string, round: number, board: string): Promise<void> {
    await note((db) => db.league.updateMany({ where: { id, round }, data: { board } }));
  },
});

function record(
  row: LeagueRow & { readonly players: readonly PlayerRow[]; readonly games: readonly GameRow[] },
): League {
  const of = (what: string) => `${what} of league ${row.id}`;
  return {
    ...row,
    options: formats.options.read(row.options, of("options")),
    pace: formats.pace.read(row.pace, of("pace")),
    system: oneOf(systems, row.system, of("system")),
    status: oneOf(leagueStatuses, row.status, of("status")),
    players: row.players.map(({ leagueId: _, ...player }) => player),
    games: row.games.map(({ leagueId: _, firstId, secondId, how, ...game }) => ({
      ...game,
      first: firstId,
      second: secondId,
      how: how === null ? null : oneOf(ways, how, of("games")),
    })),
  };
}
