import { withoutPerson } from "./chronicle.ts";
import type { Database } from "./database.ts";
import { type Deletion, type DeletionFile, personHash } from "./deletions.ts";
import { Prisma } from "./generated/sqlite/client.ts";
import type { KnownGames } from "./known-games.ts";
import type { KnownOrders } from "./orders.ts";
import { type Handing, parkedLane, personLane } from "./outbox.ts";
import { leaving } from "./own-games.ts";
import { ownMemos } from "./own-record.ts";
import { eachFew, foundByFew, keysWhere, pieces } from "./pieces.ts";
import { rateAll } from "./results.ts";
import { alone, Pseudonyms, sweep, sweepGame, whole } from "./sweep.ts";

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

/** How somebody is forgotten. */
export const peopleStore = ({ read, write, dialect }: Database, file: DeletionFile, memories: Memories) => {
  /** His games that still go on: nothing if there are none but those given up, which end without a result. */
  const giveUp = (userId: string, at: Date, givenUp: readonly string[]): Promise<readonly string[]> =>
    write(async (tx) => {
      const active = await activeGames(tx, userId);
      if (active.length === 0 || active.some((game) => !givenUp.includes(game))) return active;
      const ended = { status: "abandoned", activeChannel: null, wakeAt: null, finishedAt: at };
      await tx.game.updateMany({ where: { id: { in: active } }, data: ended });
      await leaving(tx, active);
      return [];
    });

  /** What he has had for himself alone. */
  const deleteOwnTables = async (userId: string): Promise<void> => {
    const own = await read.game.findMany({ where: { ownerId: userId }, select: { id: true } });
    if (own.length === 0) return;
    await write((tx) => tx.game.deleteMany({ where: { ownerId: userId } }));
    for (const { id } of own) memories.known.forget(id);
  };

  /** One game forgets him; whoever has read it before must read it again. */
  const leaveNoTrace = async (gameId: string, userId: string, names: Pseudonyms): Promise<void> => {
    const { games, lanes } = await write(async (tx) => {
      const own = { gameId, userId };
      // first of all, so that whoever writes to the game or packs it has done so before or must begin anew
      await tx.game.updateMany({ where: { id: gameId }, data: { version: { increment: 1 } } });
      // no die hangs on what was brought to a lobby that is closed
      const closed = { id: gameId, startedAt: null, activeChannel: null, seats: { some: { userId } } };
      await tx.game.updateMany({ where: closed, data: { words: null } });
      await tx.seat.updateMany({ where: own, data: { userName: NO_NAME } });
      await tx.standingOrder.deleteMany({ where: own });
      // what was for him alone would go to whoever stands in his place
      const told = { gameId, OR: [{ userId }, { kind: "closed-dm", payload: { contains: userId } }] };
      await tx.outbox.deleteMany({ where: told });
      // those of a game at once: there may be thousands
      await tx.answer.updateMany({ where: own, data: { userId: names.of(gameId), interactionId: null } });
      await leaveChronicle(tx, gameId, userId, names);
      return sweepGame(tx, dialect, gameId, { userId, names });
    });
    for (const game of [...games, gameId]) memories.known.forget(game);
    for (const lane of lanes) memories.handing.wake(lane);
  };

  /** What is left when his games have forgotten him; nothing is done if he has come into another meanwhile. */
  const deleteRest = (userId: string, { id, at }: Deletion, names: Pseudonyms) =>
    write(async (tx) => {
      await alone(tx, dialect);
      if ((await gamesNaming(tx, userId)).length > 0) return null;
      const memos = await ownMemos(tx, dialect, userId);
      const ladders = await tx.rating.findMany({ where: { userId }, select: { guildId: true, title: true } });
      await deleteOwn(tx, dialect, userId, memos);
      const swept = await sweep(tx, dialect, { userId, names });
      await markChanged(tx, swept.games);
      // his results count for the others as those of somebody new
      for (const ladder of ladders) await rateAll(tx, ladder);
      await tx.deletion.create({ data: { id, at } });
      return { ...swept, memos };
    });

  return {
    /** Remembers, outside of the database, that somebody wants to be forgotten: whatever happens from now on, he will be. */
    beginDeletion: (userId: string, at: Date): Promise<Deletion> => file.add(userId, at),

    /** Deletions that this database does not know, as one from a backup may not, each with the people whom they are about. */
    async unknownDeletions(): Promise<{ readonly deletion: Deletion; readonly people: readonly string[] }[]> {
      const kept = await file.read();
      const done = kept === null ? [] : await read.deletion.findMany({ select: { id: true } });
      const missing = kept?.all.filter(({ id }) => done.every((each) => each.id !== id)) ?? [];
      if (kept === null || missing.length === 0) return [];
      const people = await everybody({ read, dialect });
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
     * Forgets a person: his own rows go, and elsewhere somebody unknown stands in his place. Those of his games that are still going
     * on must be among `given up`, which end without a result: otherwise nothing is done, and they are returned. Each game is a
     * transaction of its own, so that others can write in between; the last one deletes what is his, sweeps what is left and notes
     * down that it is done. Cut short it is begun again, and goes on where it was.
     */
    async deletePerson(userId: string, deletion: Deletion, givenUp: readonly string[]): Promise<readonly string[]> {
      await deleteOwnTables(userId);
      const names = new Pseudonyms();
      const played: string[] = [];
      for (;;) {
        const active = await giveUp(userId, deletion.at, givenUp);
        if (active.length > 0) return active;
        for (const game of await gamesNaming(read, userId)) {
          await leaveNoTrace(game, userId, names);
          played.push(game);
        }
        const gone = await deleteRest(userId, deletion, names);
        if (gone === null) continue;
        const games = [...new Set([...gone.games, ...played])];
        for (const game of gone.games) memories.known.forget(game);
        memories.orders.forget();
        memories.dropSettings(userId, gone.memos);
        memories.handing.forget({ userId, games, lanes: [...gone.lanes, personLane(userId), parkedLane(userId)] });
        return [];
      }
    },
  };
};

type Reading = Pick<Transaction, "seat" | "game" | "answer" | "pastPlayer">;

/** Games in which a person sits, has answered, or which he has opened. */
async function gamesNaming(db: Reading, userId: string): Promise<string[]> {
  const seats = await db.seat.groupBy({ by: ["gameId"], where: { userId } });
  const answers = await db.answer.groupBy({ by: ["gameId"], where: { userId } });
  const past = await db.pastPlayer.groupBy({ by: ["gameId"], where: { userId } });
  const hosted = await db.game.findMany({ where: { hostId: userId }, select: { id: true } });
  return [...new Set([...[...seats, ...answers, ...past].map(({ gameId }) => gameId), ...hosted.map(({ id }) => id)])];
}

/** Games in which a person sits that are going on, and lobbies that he has opened. */
async function activeGames(tx: Reading, userId: string): Promise<string[]> {
  const seats = await tx.seat.groupBy({ by: ["gameId"], where: { userId, over: false } });
  const played = await foundByFew(seats, (few) =>
    tx.game.findMany({
      where: { id: { in: few.map(({ gameId }) => gameId) }, activeChannel: { not: null } },
      select: { id: true },
    }),
  );
  const hosted = await tx.game.findMany({
    where: { hostId: userId, activeChannel: { not: null } },
    select: { id: true, status: true },
  });
  const lobbies = hosted.filter(({ status }) => status === "lobby");
  return [...new Set([...played, ...lobbies].map(({ id }) => id))];
}

/** A game that is packed forgets him. */
async function leaveChronicle(tx: Transaction, gameId: string, userId: string, names: Pseudonyms): Promise<void> {
  const packed = await tx.chronicle.findUnique({ where: { gameId } });
  if (packed === null) return;
  const own = { gameId, userId };
  const numbers = (await tx.pastPlayer.findMany({ where: own })).map(({ number }) => number);
  const renamed = (text: string) => text.replace(whole(userId), names.of(gameId));
  const data = await withoutPerson(packed, gameId, numbers, renamed);
  if (Object.keys(data).length > 0) await tx.chronicle.update({ where: { gameId }, data });
  await tx.pastPlayer.updateMany({ where: own, data: { userId: names.of(gameId) } });
}

/** Whoever has read one of them before must read it again. */
const markChanged = (tx: Transaction, games: readonly string[]) =>
  eachFew(games, (few) => tx.game.updateMany({ where: { id: { in: few } }, data: { version: { increment: 1 } } }));

/** What is about nobody else. */
async function deleteOwn(
  tx: Transaction,
  dialect: Database["dialect"],
  userId: string,
  memos: readonly string[],
): Promise<void> {
  await tx.userSettings.deleteMany({ where: { userId } });
  await tx.standingOrder.deleteMany({ where: { userId } });
  await tx.rating.deleteMany({ where: { userId } });
  // whoever was matched with him seeks on
  await tx.seek.deleteMany({ where: { userId } });
  await tx.$executeRaw`
    DELETE FROM "LeaguePlayer"
    WHERE "userId" = ${userId} AND (SELECT "status" FROM "League" WHERE "id" = "leagueId") = 'open'`;
  // in a league that has begun one number stands for him, so that its table stays
  await tx.leaguePlayer.updateMany({ where: { userId }, data: { userName: NO_NAME, left: true } });
  await eachFew(memos, (few) => tx.memo.deleteMany({ where: { key: { in: few } } }));
  const own = Prisma.sql`"userId" = ${userId}`;
  const clicked = await keysWhere(tx, dialect, "Interaction", "id", own);
  await eachFew(clicked, (few) => tx.interaction.deleteMany({ where: { id: { in: few } } }));
  const closed = Prisma.sql`${own} OR ("kind" = 'closed-dm' AND "payload" LIKE ${`%${userId}%`})`;
  const told = await keysWhere(tx, dialect, "Outbox", "id", closed);
  await eachFew(told, (few) => tx.outbox.deleteMany({ where: { id: { in: few.map(Number) } } }));
}

/** Everybody who may be named somewhere. */
async function everybody({ read, dialect }: Pick<Database, "read" | "dialect">): Promise<string[]> {
  const hosts = await read.game.groupBy({ by: ["hostId"] });
  const seated = await read.seat.groupBy({ by: ["userId"] });
  const answered = await read.answer.groupBy({ by: ["userId"] });
  const past = await read.pastPlayer.groupBy({ by: ["userId"] });
  const clicked = await read.interaction.groupBy({ by: ["userId"] });
  const ordering = await read.standingOrder.groupBy({ by: ["userId"] });
  const settled = await read.userSettings.findMany({ select: { userId: true } });
  const rated = await read.rating.groupBy({ by: ["userId"] });
  const results = await read.resultSeat.groupBy({ by: ["userId"] });
  const leagues = await read.league.groupBy({ by: ["hostId"] });
  const entered = await read.leaguePlayer.groupBy({ by: ["userId"] });
  const seeking = await read.seek.groupBy({ by: ["userId"] });
  const boards = await read.seatBoard.groupBy({ by: ["userId"] });
  const memos = await read.memo.findMany({ select: { key: true } });
  const people = new Set([
    ...[...hosts, ...leagues].map(({ hostId }) => hostId),
    ...[
      ...seated,
      ...answered,
      ...past,
      ...clicked,
      ...ordering,
      ...settled,
      ...rated,
      ...results,
      ...entered,
      ...seeking,
      ...boards,
    ].map(({ userId }) => userId),
    ...memos.flatMap(({ key }) => key.split(" ").slice(1)),
  ]);
  for await (const piece of pieces(read, dialect, "Outbox")) {
    const posts = await read.$queryRaw<{ readonly payload: string; readonly userId: string | null }[]>`
      SELECT "payload", "userId" FROM "Outbox" WHERE ${piece}`;
    for (const { payload, userId } of posts)
      for (const id of [...(userId === null ? [] : [userId]), ...idsIn(payload)]) people.add(id);
  }
  return [...people];
}

/** Whatever may be the id of a person in what is told. */
const idsIn = (text: string): string[] => text.match(/(?<![\w])\d{15,20}(?!\w)/g) ?? [];
