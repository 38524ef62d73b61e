import type { Database, StoreLog } from "./database.ts";
import { formats, offers } from "./formats.ts";
import { Prisma, type Seat, type UserSettings } from "./generated/sqlite/client.ts";
import { orNamed } from "./named.ts";
import { foundByFew, keysWhere } from "./pieces.ts";
import type { GameRows } from "./rows.ts";

/** Everything that is kept about a person, for himself to read: what he did and set, nothing of what others hold. */
export const ownRecordStore = ({ read, dialect }: Database, rows: GameRows, log?: StoreLog) => ({
  /** How many games of a person are over. */
  async pastGames(userId: string): Promise<number> {
    return (await read.seat.groupBy({ by: ["gameId"], where: { userId, over: true, game: { ownerId: null } } })).length;
  },

  async keptAbout(userId: string) {
    const own = { where: { userId } };
    const settings = await read.userSettings.findUnique(own);
    const memos = await ownMemos(read, dialect, userId);
    const seats = await read.seat.findMany({ ...own, omit: { userId: true } });
    const orders = await read.standingOrder.findMany({ ...own, omit: { userId: true }, orderBy: { givenAt: "asc" } });
    const answered = [
      ...(await read.answer.groupBy({ by: ["gameId"], ...own })),
      ...(await read.pastPlayer.groupBy({ by: ["gameId"], ...own })),
    ];
    const ids = [...new Set([...seats, ...answered].map(({ gameId }) => gameId))];
    const hosted = await read.game.findMany({ where: { hostId: userId }, select: { id: true } });
    const games = await foundByFew([...new Set([...ids, ...hosted.map(({ id }) => id)])], (few) =>
      read.game.findMany({ where: { id: { in: few } }, select: aboutGame }),
    );
    games.sort((one, two) => one.createdAt.getTime() - two.createdAt.getTime());
    const answers = await foundByFew(
      answered,
      async ([one]) => (one === undefined ? [] : await rows.answersBy(userId, one.gameId)),
      1,
    );
    const ratings = await read.rating.findMany({ ...own, omit: { userId: true } });
    const results = await read.resultSeat.findMany({ ...own, omit: { userId: true }, include: { result: true } });
    const leagues = await read.leaguePlayer.findMany({
      ...own,
      select: { number: true, left: true, league: { select: { id: true, name: true, title: true, status: true } } },
    });
    const organised = await read.league.findMany({ where: { hostId: userId }, select: { id: true, name: true } });
    const seeks = await read.seek.findMany({ ...own, omit: { userId: true } });
    const boards = await read.seatBoard.findMany({ ...own, select: { guildId: true, channelId: true } });
    const clicked = await keysWhere(read, dialect, "Interaction", "id", Prisma.sql`"userId" = ${userId}`);
    const interactions = await foundByFew(clicked, (few) =>
      read.interaction.findMany({ where: { id: { in: few } }, omit: { userId: true } }),
    );
    interactions.sort((one, two) => one.at.getTime() - two.at.getTime());
    const told = await keysWhere(read, dialect, "Outbox", "id", Prisma.sql`"userId" = ${userId}`);
    const naming = Prisma.sql`"userId" IS NULL AND "payload" LIKE ${`%${userId}%`}`;
    const named = await keysWhere(read, dialect, "Outbox", "id", naming);
    return {
      userId,
      settings: settings === null ? null : { ...settings, metWords: orNamed(() => metWordsIn(settings), log) ?? [] },
      remembered: await foundByFew(memos, (few) => read.memo.findMany({ where: { key: { in: few } } })),
      games: games.map(({ hostId, ownerId, table, words, ...game }) => ({
        ...game,
        openedByYou: hostId === userId,
        forYouAlone: ownerId !== null,
        wordsYouBrought: orNamed(() => broughtBy(words, seats, game.id), log) ?? [],
        youOffered: orNamed(() => offeredBy(userId, table, game.id), log) ?? [],
        seats: seats.filter(({ gameId }) => gameId === game.id),
        answers: answers.filter(({ gameId }) => gameId === game.id).map(({ userId: _, ...answer }) => answer),
        standingOrders: orders.filter(({ gameId }) => gameId === game.id),
      })),
      results: results.map(({ result, ...seat }) => ({ ...result, ...seat })),
      ratings,
      leagues,
      leaguesYouOpened: organised,
      youSeek: seeks,
      boardsYouChose: boards,
      interactions,
      messagesToYou: await foundByFew(told, (few) =>
        read.outbox.findMany({
          where: { id: { in: few.map(Number) } },
          omit: { userId: true, lane: true, nonce: true },
          orderBy: { id: "asc" },
        }),
      ),
      postsThatNameYou: await foundByFew(named, (few) =>
        read.outbox.findMany({
          where: { id: { in: few.map(Number) } },
          select: { kind: true, channelId: true, gameId: true, state: true, createdAt: true, messageId: true },
          orderBy: { id: "asc" },
        }),
      ),
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
  ownerId: true,
  table: true,
  words: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  outcome: true,
} satisfies Prisma.GameSelect;

const metWordsIn = ({ userId, metWords }: UserSettings): readonly string[] =>
  metWords === null ? [] : formats.metWords.read(metWords, `words of person ${userId}`).words;

function offeredBy(userId: string, table: string, game: string): string[] {
  const notes = formats.notes.read(table, `notes of game ${game}`);
  return offers.filter((offer) => notes[offer].includes(userId));
}

function broughtBy(words: string | null, seats: readonly Pick<Seat, "gameId" | "seat">[], game: string): string[] {
  if (words === null) return [];
  const own = seats.filter(({ gameId }) => gameId === game);
  return formats.words
    .read(words, `words of game ${game}`)
    .words.flatMap(([seat, word]) => (own.some((each) => each.seat === seat) ? [word] : []));
}

/** The keys of what the bot remembers of a person by itself, such as his language. */
export const ownMemos = (
  db: Pick<Prisma.TransactionClient, "$queryRaw">,
  dialect: Database["dialect"],
  userId: string,
): Promise<string[]> => keysWhere(db, dialect, "Memo", "key", Prisma.sql`"key" LIKE ${`% ${userId}`}`);
