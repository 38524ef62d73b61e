import { setImmediate as turn } from "node:timers/promises";
import type { Database, StoreLog } from "./database.ts";
import { type Deletion, type DeletionFile, personHash } from "./deletions.ts";
import { formats } from "./formats.ts";
import type { Prisma, Seat } from "./generated/sqlite/client.ts";
import type { KnownGames } from "./known-games.ts";
import { orNamed } from "./named.ts";
import type { KnownOrders } from "./orders.ts";
import { type Handing, parkedLane, personLane } from "./outbox.ts";
import { leaving } from "./own-games.ts";
import { alone, Pseudonyms, sweep } from "./sweep.ts";

type Transaction = Prisma.TransactionClient;

/** Whatever keeps people in memory. */
interface Memories {
  readonly known: KnownGames;
  readonly handing: Handing;
  readonly orders: KnownOrders;
  readonly dropSettings: (userId: string, memos: readonly string[]) => void;
}

/** What nobody is called: a name for whoever has none any more. */
const NO_NAME = "N. N.";

/** What is kept about a person, and how it is deleted. */
export const peopleStore = (
  { read, write, dialect }: Database,
  file: DeletionFile,
  memories: Memories,
  log: StoreLog | undefined,
) => ({
  /** Remembers, outside of the database, that somebody wants to be forgotten: whatever happens from now on, he will be. */
  beginDeletion: (userId: string, at: Date): Promise<Deletion> => file.add(userId, at),

  /** Deletions that this database does not know, as one from a backup may not, each with the people whom they are about. */
  async unknownDeletions(): Promise<{ readonly deletion: Deletion; readonly people: readonly string[] }[]> {
    const kept = await file.read();
    const done = kept === null ? [] : await read.deletion.findMany({ select: { id: true } });
    const missing = kept?.all.filter(({ id }) => done.every((each) => each.id !== id)) ?? [];
    if (kept === null || missing.length === 0) return [];
    const people = await everybody(read);
    const hashed = await Promise.all(people.map(async (id) => ({ id, hash: await personHash(id, kept.key) })));
    return missing.map((deletion) => ({
      deletion,
      people: hashed.filter(({ hash }) => hash === deletion.person).map(({ id }) => id),
    }));
  },

  /** A deletion that is about nobody here. */
  async endDeletion({ id, at }: Deletion): Promise<void> {
    await write((tx) => tx.deletion.createMany({ data: { id, at } }));
  },

  /**
   * Forgets a person, all at once: his own rows go, and elsewhere somebody unknown stands in his place. Those of his games that
   * are still going on must be among `given up`, which end without a result: otherwise nothing is done, and they are returned.
   */
  async deletePerson(userId: string, { id, at }: Deletion, givenUp: readonly string[]): Promise<readonly string[]> {
    const done = await write(async (tx) => {
      await alone(tx, dialect);
      const active = await activeGames(tx, userId);
      if (active.some((game) => !givenUp.includes(game))) return { active };
      const ended = { status: "abandoned", activeChannel: null, wakeAt: null, finishedAt: at };
      await tx.game.updateMany({ where: { id: { in: active } }, data: ended });
      await leaving(tx, active);
      // no die hangs on what was brought to a lobby that is closed
      const closed = { startedAt: null, activeChannel: null, seats: { some: { userId } } };
      await tx.game.updateMany({ where: closed, data: { words: null } });
      const answered = await tx.answer.findMany({ where: { userId }, distinct: ["gameId"], select: { gameId: true } });
      const played = answered.map(({ gameId }) => gameId);
      const memos = await ownMemos(tx, userId);
      const names = new Pseudonyms();
      await deleteOwn(tx, userId, memos);
      await renameAnswers(tx, userId, played, names);
      const { games, lanes } = await sweep(tx, dialect, userId, played, names);
      // whoever has read one of them before must read it again
      await tx.game.updateMany({ where: { id: { in: [...games] } }, data: { version: { increment: 1 } } });
      await tx.deletion.create({ data: { id, at } });
      return { games: [...new Set([...games, ...played])], lanes, memos };
    });
    if (done.active !== undefined) return done.active;
    for (const game of done.games) memories.known.forget(game);
    memories.orders.forget();
    memories.dropSettings(userId, done.memos);
    memories.handing.forget({
      userId,
      games: done.games,
      lanes: [...done.lanes, personLane(userId), parkedLane(userId)],
    });
    return [];
  },

  /** How many games of a person are over. */
  async pastGames(userId: string): Promise<number> {
    return (await read.seat.groupBy({ by: ["gameId"], where: { userId, over: true } })).length;
  },

  /** Everything that is kept about a person, for himself to read: what he did and set, nothing of what others hold. */
  async keptAbout(userId: string) {
    const own = { where: { userId } };
    const [settings, memos, seats, answers, orders, interactions, messages, named] = await Promise.all([
      read.userSettings.findUnique(own),
      ownMemos(read, userId),
      read.seat.findMany({ ...own, omit: { userId: true } }),
      read.answer.findMany({ ...own, omit: { userId: true }, orderBy: [{ gameId: "asc" }, { index: "asc" }] }),
      read.standingOrder.findMany({ ...own, omit: { userId: true }, orderBy: { givenAt: "asc" } }),
      read.interaction.findMany({ ...own, omit: { userId: true }, orderBy: { at: "asc" } }),
      read.outbox.findMany({ ...own, omit: { userId: true, lane: true, nonce: true }, orderBy: { id: "asc" } }),
      read.outbox.findMany({
        where: { payload: { contains: userId }, userId: null },
        select: { kind: true, channelId: true, gameId: true, state: true, createdAt: true, messageId: true },
        orderBy: { id: "asc" },
      }),
    ]);
    const ids = [...seats, ...answers].map(({ gameId }) => gameId);
    const where = { OR: [{ hostId: userId }, { id: { in: [...new Set(ids)] } }] };
    const games = await read.game.findMany({ where, select: aboutGame, orderBy: { createdAt: "asc" } });
    return {
      userId,
      settings,
      remembered: await read.memo.findMany({ where: { key: { in: memos } } }),
      games: games.map(({ hostId, table, words, ...game }) => ({
        ...game,
        openedByYou: hostId === userId,
        wordsYouBrought: orNamed(() => broughtBy(words, seats, game.id), log) ?? [],
        youOffered: orNamed(() => offeredBy(userId, table, game.id), log) ?? [],
        seats: seats.filter(({ gameId }) => gameId === game.id),
        answers: answers.filter(({ gameId }) => gameId === game.id),
        standingOrders: orders.filter(({ gameId }) => gameId === game.id),
      })),
      interactions,
      messagesToYou: messages,
      postsThatNameYou: named,
    };
  },
});

/** What anybody knows of a game. */
const aboutGame = {
  id: true,
  title: true,
  guildId: true,
  channelId: true,
  status: true,
  hostId: true,
  table: true,
  words: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  outcome: true,
} satisfies Prisma.GameSelect;

function offeredBy(userId: string, table: string, game: string): string[] {
  const notes = formats.notes.read(table, `notes of game ${game}`);
  return (["draw", "abandon", "pause"] as const).filter((offer) => notes[offer].includes(userId));
}

function broughtBy(words: string | null, seats: readonly Pick<Seat, "gameId" | "seat">[], game: string): string[] {
  if (words === null) return [];
  const own = seats.filter(({ gameId }) => gameId === game);
  return formats.words
    .read(words, `words of game ${game}`)
    .words.flatMap(([seat, word]) => (own.some((each) => each.seat === seat) ? [word] : []));
}

type Reading = Pick<
  Transaction,
  "memo" | "seat" | "game" | "answer" | "interaction" | "outbox" | "userSettings" | "standingOrder"
>;

/** The keys of what the bot remembers of a person by itself, such as his language. */
async function ownMemos(db: Reading, userId: string): Promise<string[]> {
  const memos = await db.memo.findMany({ where: { key: { endsWith: ` ${userId}` } }, select: { key: true } });
  return memos.map(({ key }) => key);
}

/** Games in which a person sits that are going on, and lobbies that he has opened. */
async function activeGames(tx: Transaction, userId: string): Promise<string[]> {
  const games = await tx.game.findMany({
    where: {
      activeChannel: { not: null },
      OR: [{ seats: { some: { userId } } }, { status: "lobby", hostId: userId }],
    },
    select: { id: true },
  });
  return games.map(({ id }) => id);
}

/** What is about nobody else. */
async function deleteOwn(tx: Transaction, userId: string, memos: readonly string[]): Promise<void> {
  await tx.userSettings.deleteMany({ where: { userId } });
  await tx.standingOrder.deleteMany({ where: { userId } });
  await tx.memo.deleteMany({ where: { key: { in: [...memos] } } });
  await tx.interaction.deleteMany({ where: { userId } });
  await tx.outbox.deleteMany({ where: { OR: [{ userId }, { kind: "closed-dm", payload: { contains: userId } }] } });
  await tx.seat.updateMany({ where: { userId }, data: { userName: NO_NAME } });
}

/** Those of a game at once: there may be thousands. */
async function renameAnswers(tx: Transaction, userId: string, played: readonly string[], names: Pseudonyms) {
  for (const gameId of played) {
    await turn();
    const data = { userId: names.of(gameId), interactionId: null };
    await tx.answer.updateMany({ where: { gameId, userId }, data });
  }
}

/** Everybody who may be named somewhere. */
async function everybody(db: Reading): Promise<string[]> {
  const userId = { select: { userId: true } } as const;
  const [hosts, posts, memos, ...rows] = await Promise.all([
    db.game.findMany({ distinct: ["hostId"], select: { hostId: true } }),
    db.outbox.findMany({ select: { payload: true, userId: true } }),
    db.memo.findMany({ select: { key: true } }),
    db.seat.findMany({ distinct: ["userId"], ...userId }),
    db.answer.findMany({ distinct: ["userId"], ...userId }),
    db.interaction.findMany({ distinct: ["userId"], ...userId }),
    db.userSettings.findMany(userId),
    db.standingOrder.findMany({ distinct: ["userId"], ...userId }),
  ]);
  return [
    ...new Set([
      ...hosts.map(({ hostId }) => hostId),
      ...rows.flat().map((row) => row.userId),
      ...posts.flatMap((post) => [...(post.userId === null ? [] : [post.userId]), ...idsIn(post.payload)]),
      ...memos.flatMap(({ key }) => key.split(" ").slice(1)),
    ]),
  ];
}

/** Whatever may be the id of a person in what is told. */
const idsIn = (text: string): string[] => text.match(/(?<![\w])\d{15,20}(?!\w)/g) ?? [];
