import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { freshNotes, type Move, type Store } from "../../src/store/index.ts";
import { witness } from "../processes/driver.ts";
import { later, lobby, newGame, noon, numbered, open, reload, temporaryFolder } from "./temporary.ts";

interface Statement {
  readonly sql: string;
  readonly args: readonly unknown[];
}

/** All that the store asks the database for, by the names of what was asked of the store. */
type Asked = ReadonlyMap<string, readonly Statement[]>;

/** What looks at everything there is: at a start, once for a server, or for upkeep. */
const thorough: readonly string[] = [
  "gamesOfUnknownWaits",
  "firstPostsBehind",
  "gameGuilds",
  "forgetGamesOf",
  "unknownDeletions",
  "gameCount",
  "gameIds",
];

/** What asks nothing of this database, or has been answered from memory; leases of shards are there where processes share one. */
const withoutDatabase: readonly string[] = [
  ...["handPostsTo", "dropSettings", "close", "beginDeletion"],
  ...["claimShards", "renewShards", "releaseShards"],
];

/** The tables that grow with every game. Of standing orders, which are read at once and kept, there are few. */
const growing = [
  ...["Game", "Seat", "Answer", "Checkpoint", "LogEntry", "Chronicle", "PastPlayer"],
  ...["Interaction", "Outbox", "FirstPost", "Memo"],
];

/**
 * What there is little of however much is stored. What has waited until now (`wakeAt`, `at`, `finishedAt`) is done, forgotten or packed
 * soon, and what is read from one number to another, or behind a channel, is a piece.
 */
const narrow: readonly RegExp[] = [
  /\b(id|rowid|gameId|userId|hostId|channelId|activeChannel|lane|nonce|key)=\?/,
  /\b(wakeAt|at)<\?/,
  /\browid>\? AND rowid<\?/,
  /^guildId=\? AND activeChannel>\?$/,
  /^status=\? AND packed=\? AND finishedAt<\?$/,
];

/** How SQLite looks for something in one table, as in `SEARCH main.Outbox USING INDEX … (gameId=? AND kind=?)`. */
const looking = /^(?:SCAN|SEARCH) (?:main\.)?(?<table>\w+)(?: USING .*?\((?<by>[^()]*)\))?/;

/** Whether a line of a plan costs more with every game that is stored. */
function grows(line: string, { sql, args }: Statement): boolean {
  const { table, by = "" } = looking.exec(line)?.groups ?? {};
  if (table === undefined || !growing.includes(table)) return false;
  // the first and the last of all are found at once
  if (/WHERE 1=1 ORDER BY \S+`id` DESC LIMIT/.test(sql)) return false;
  if (/FROM "\w+" ORDER BY rowid (?:ASC|DESC) LIMIT 1$/.test(sql)) return false;
  // nearly all games are over, and nearly all posts sent
  if (by.startsWith("activeChannel=?") && /activeChannel[`"]? IS NULL/.test(sql)) return true;
  const waits = args.includes("waiting") || sql.includes("'waiting'");
  if (by.startsWith("state=?") && waits && !args.includes("sent")) return false;
  return narrow.every((few) => !few.test(by));
}

/** A store of which everything is asked that can be asked of it. */
async function everythingAsked(): Promise<{
  readonly file: string;
  readonly asked: Asked;
  readonly methods: string[];
}> {
  const folder = temporaryFolder();
  const asked = new Map<string, Statement[]>();
  let present = "open";
  witness(({ sql, args }) => asked.set(present, [...(asked.get(present) ?? []), { sql, args }]));
  const real = await open(folder);
  const store = new Proxy(real, {
    get: (target, name, receiver) => {
      present = String(name);
      return Reflect.get(target, name, receiver);
    },
  });
  await useAll(store);
  return { file: join(folder, "data/test.db"), asked, methods: Object.keys(real) };
}

/** Asks each thing once, of a game with all that belongs to one. */
async function useAll(store: Store): Promise<void> {
  const game = await newGame(store, { interactionId: "i-0", posts: () => [numbered({ channelId: "berlin" }, 1)] });
  const by = { userId: "anna", interactionId: "i-1" };
  const move: Move = {
    by,
    at: noon,
    set: { status: "running", table: freshNotes },
    saved: "{}",
    answered: 1,
    acts: [{ kind: "answer", seat: "us", option: "0" }],
    log: { from: 0, entries: [{ key: "moved", args: {} }] },
    checkpoints: { dropFrom: 9, add: [{ index: 1, label: null, saved: "{}" }] },
    posts: [numbered({ channelId: "berlin" }, 2), numbered({ userId: "anna" }, 3)],
  };
  await store.move(game, move);
  await store.move(game, move);
  await store.toldBefore("i-1");
  await store.game(game.id);
  await store.gameByChannel("berlin");
  await store.lastGameOfChannel("berlin");
  const [due] = await store.gamesToWake(later(1));
  await store.gameCount(true);
  await store.gameIds({ behind: "", running: true, limit: 1 });
  const running = await reload(store, game.id);
  await store.wake(due ?? running, { at: noon, next: later(1), posts: [numbered({ userId: "anna" }, 4)] });
  await store.looked(game.id, "anna", 1);
  const { rows } = await store.ownGames("anna", { most: 10 });
  await store.wholeGames(rows);
  await store.gamesOfUser("anna");
  await store.gamesOfUnknownWaits("");
  await store.gamesWaitingFor(["anna"]);
  await store.foundWaits(running, ["us"]);
  const order = { gameId: game.id, seat: "us", kind: "decline", userId: "anna", data: { picks: [], hangs: {} } };
  await store.giveOrder(order, noon);
  await store.ordersOf(game.id);
  await store.versionsOf([game.id]);
  await store.giveOrder(order, noon);
  await store.ordersByGame();
  await store.endOrders(running, [order], noon);
  await store.log(game.id, 0, 9);
  await store.lastMoves(running, 1);
  await store.lastMoves({ id: game.id, status: "finished" }, 1);
  await store.landmarks(game.id, ["turn", "round"]);
  await store.answers(game.id);
  await store.checkpoints(game.id);
  await store.checkpoint(game.id, 1);
  await store.checkpointsKept(game.id);
  await useOutbox(store, game.id);
  await store.noteFirstPost(game.id, { channelId: "berlin", messageId: "m", shown: 0 });
  await store.firstPost(game.id);
  await store.firstPostsBehind();
  await store.forgetFirstPost(game.id);
  await store.placesInGuild("guild");
  await store.place(game.id);
  await store.gameGuilds();
  await store.guildLeft("guild", noon);
  await store.guildsLeft(noon);
  await store.guildReturned("guild");
  await store.setUserSettings("anna", { dms: true });
  await store.userSettings("boris");
  await store.setGuildSettings("guild", { language: "ru" });
  await store.guildSettings("other");
  await store.forgetGuildSettings("guild");
  await store.setMemo("locale anna", "de");
  await store.memo("locale boris");
  await store.forgetMemo("locale anna");
  const moving = await reload(store, game.id);
  await store.move(moving, { at: noon, releases: true, set: { channelId: "paris" }, seats: [...(lobby.seats ?? [])] });
  const broken = await store.brokenGame(game.id);
  if (broken === null) throw new Error("no game");
  await store.setAside(broken, [], noon);
  await store.endBroken(broken, [], noon);
  await store.gamesToPack(later(1), 10);
  await store.packGame(game.id);
  await store.keptAbout("anna");
  await store.pastGames("anna");
  const deletion = await store.beginDeletion("anna", noon);
  await store.unknownDeletions();
  await store.deletePerson("anna", deletion, []);
  const another = await store.beginDeletion("nobody", noon);
  await store.endDeletion(another);
  store.dropSettings("anna", []);
  await store.forgetGamesOf("guild");
  await store.close();
}

async function useOutbox(store: Store, game: string): Promise<void> {
  store.handPostsTo({ take: () => {}, wake: () => {}, forget: () => {} });
  await store.post([numbered({ userId: "anna" }, 5), numbered({ userId: "anna" }, 6)], noon, {
    id: game,
    guildId: "guild",
  });
  await store.waitingLanes();
  const [post, second] = await store.waiting("user anna");
  if (post === undefined || second === undefined) throw new Error("nothing waits");
  await store.isRepeated(post);
  const parked = { game };
  const word = { to: { userId: "anna" }, kind: "parked", payload: parked } as const;
  await store.post([word, word], noon, { id: game, guildId: null });
  const [first] = await store.waiting("parked anna");
  if (first === undefined) throw new Error("nothing is parked");
  await store.lastWritten(first.lane);
  await store.gather(first, parked);
  await store.markFailed(post.id, "500", later(1), noon);
  await store.markSent(post.id, "m", noon);
  await store.answered(game, "time-out", "m", noon);
  await store.hurry({ id: game, channelId: "berlin" }, noon);
  await store.waitingIn("guild");
  await store.calledAt([game]);
  await store.pendingCount();
  await store.backlog(noon);
  await store.sentPosts(game, "move", 1, 9);
  await store.sentTo("anna", game, "hand", 9);
  await store.placeOfLast(game, "move");
  await store.placeOfLast(game, "move", "berlin");
  await store.leaf(game, post.id);
  await store.leafBeforeLast(game);
  await store.prune(later(2));
}

test("nothing that is asked of the store costs more with every game that is stored", async () => {
  const { file, asked, methods } = await everythingAsked();
  expect(methods.filter((name) => !asked.has(name) && !withoutDatabase.includes(name))).toEqual([]);
  const database = new Sqlite(file, { readonly: true });
  const plan = ({ sql, args }: Statement) =>
    database.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...args.map(() => null));
  const found = [...asked].flatMap(([name, statements]) =>
    statements
      .filter(({ sql }) => !thorough.includes(name) && /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/.test(sql))
      .flatMap((statement) => plan(statement).flatMap(({ detail }) => (grows(detail, statement) ? [detail] : [])))
      .map((detail) => `${name}: ${detail}`),
  );
  database.close();
  expect([...new Set(found)]).toEqual([]);
});
