import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Outcome, PlaygroundClient } from "../../src/playground/client.ts";
import { type Playground, startPlayground } from "../../src/playground/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { type ShardHolder, shardHolders } from "../processes/holders.ts";
import { startPostgres } from "../processes/postgres.ts";
import { dropDatabase, newDatabase } from "../store/databases.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { startedBot } from "./started-bot.ts";

const SHARDS = 3;

const postgres = await startPostgres();
if (typeof postgres === "string" && process.env.CI === "true") throw new Error(postgres);

let playground: Playground;
let people: PlaygroundClient;
let folder: string;
let database: string;
let store: Store;
const bots = new Map<number, ReturnType<typeof startedBot>>();

/** A table in a server of each shard. */
const tables: string[] = [];

beforeAll(async () => {
  if (typeof postgres === "string") return;
  folder = temporaryFolder();
  process.env.TEST_DATABASE_URL = postgres.url;
  database = await newDatabase();
  const dataFolder = join(folder, "playground");
  playground = await startPlayground({ port: 0, dataFolder, acknowledgeWithinMs: 20_000, shards: SHARDS });
  people = new PlaygroundClient(playground.url);
  for (let n = 0; tables.length < SHARDS; n++) {
    const { id } = await people.makeServer({ name: `Server ${n}` });
    if (Number((BigInt(id) >> 22n) % BigInt(SHARDS)) !== tables.length) continue;
    const name = `table-on-${tables.length}`;
    await people.makeChannel({ name, server: id });
    tables.push(name);
  }
});
afterAll(async () => {
  if (typeof postgres === "string") return;
  for (const bot of bots.values()) bot.end("SIGKILL");
  await store?.close();
  await playground.close();
  await dropDatabase(database);
  await postgres.stop();
});

function begin() {
  const bot = startedBot(playground, folder, { DATABASE_URL: database, DELETIONS_FILE: join(folder, "deletions") });
  bots.set(bot.pid ?? 0, bot);
  return bot;
}

const holders = (): Promise<ShardHolder[]> => shardHolders(database);

const holderOf = async (shard: number) => {
  const pid = (await holders()).find((each) => each.shard === shard)?.pid ?? 0;
  const bot = bots.get(pid);
  if (bot === undefined) throw new Error(`Nobody has shard ${shard}`);
  return bot;
};

/** The shards that run, each as often as it does. */
const running = async () => (await people.world()).shards.map(([shard]) => shard).sort();

/** So many processes have so many shards each, and all of these run. */
const divided = async (among: readonly number[], within = 40_000) => {
  const parts = async () => {
    const pids = (await holders()).map(({ pid }) => pid);
    const counts = [...new Set(pids)].map((pid) => pids.filter((each) => each === pid).length);
    return { counts: counts.sort(), running: await running() };
  };
  await expect.poll(parts, { timeout: within, interval: 200 }).toEqual({ counts: among, running: [0, 1, 2] });
};

const run = (channel: string, person: string, command: string, options = {}): Promise<Outcome> =>
  people.run({ person, channel, command, options, settle: true, timeoutMs: 20_000 });

const told = async (...what: Parameters<typeof run>): Promise<string> => JSON.stringify((await run(...what)).message);

const gameAt = async (table: string) => {
  const { channels } = await people.world();
  const game = await store.gameByChannel(channels.find(({ name }) => name === table)?.id ?? "");
  if (game === null) throw new Error(`No game at ${table}`);
  return game;
};

/** Everything that was to be said stands in its channel once. */
const said = async (table: string) => {
  const game = await gameAt(table);
  const posts = await store.sentPosts(game.id, "move", 50);
  const messages = new Set((await people.messages({ person: "anna", channel: table, limit: 100 })).map(({ id }) => id));
  // the last one of a turn takes the place of those before
  expect(messages.has(posts[0]?.messageId ?? "")).toBe(true);
  expect(new Set(posts.map(({ messageId }) => messageId)).size).toBe(posts.length);
  return posts.length;
};

const allSaid = () => expect.poll(() => store.pendingCount(), { timeout: 20_000 }).toBe(0);

test.skipIf(typeof postgres === "string")(
  "three processes divide the shards, and survive each other",
  { retry: 0 },
  async () => {
    const first = begin();
    await Promise.race([first.ready, first.ended.then(({ said }) => Promise.reject(new Error(said)))]);
    store = await openStore({ url: database });
    store.trust.alone(false);
    await divided([3]);

    // each process takes its part, and nobody runs what another does
    begin();
    begin();
    await divided([1, 1, 1]);

    // each answers for its servers
    for (const table of tables) {
      await run(table, "anna", "game new", { title: "twilight-struggle", seat: "us", thread: false });
      await run(table, "boris", "game join", { seat: "ussr" });
      await run(table, "anna", "game start");
      await run(table, "boris", "ts influence", { where: "poland 3, east germany 3" });
      expect((await gameAt(table)).version).toBeGreaterThan(2);
    }
    await allSaid();
    for (const table of tables) expect(await said(table)).toBeGreaterThan(0);

    // a move in a direct message comes to the first shard, and is told in the channel of another
    for (const table of tables) {
      const { id, version } = await gameAt(table);
      const posts = await said(table);
      await run("dm", "anna", "ts influence", { where: "west germany 4, italy 3", game: id });
      await expect.poll(async () => (await gameAt(table)).version).toBeGreaterThan(version);
      await allSaid();
      expect(await said(table)).toBeGreaterThan(posts);
    }

    // what one process has changed the others know
    expect(await told("dm", "anna", "game status", { game: (await gameAt(tables[1] ?? "")).id })).not.toMatch(
      /[а-я]{4}/,
    );
    await run(tables[2] ?? "", "anna", "settings mine", { language: "ru" });
    expect(await told("dm", "anna", "game status", { game: (await gameAt(tables[1] ?? "")).id })).toMatch(/[а-я]{4}/);

    // one that is killed gives nothing back, and its lease runs out
    const killed = await holderOf(1);
    const at = performance.now();
    killed.end("SIGKILL");
    await killed.ended;
    await divided([1, 2], 20_000);
    expect(performance.now() - at).toBeLessThan(20_000);
    expect(await told(tables[1] ?? "", "anna", "game status")).not.toBe("null");

    // one that stands still does nothing with what others have by then
    const stopped = await holderOf(2);
    process.kill(stopped.pid ?? 0, "SIGSTOP");
    await expect
      .poll(async () => (await holders()).find(({ shard }) => shard === 2)?.pid, { timeout: 20_000 })
      .not.toBe(stopped.pid);
    await expect.poll(async () => (await holders()).length, { timeout: 20_000, interval: 200 }).toBe(3);
    const before = await Promise.all(tables.map(said));
    process.kill(stopped.pid ?? 0, "SIGCONT");
    expect((await stopped.ended).status).toBe(1);
    await divided([3], 20_000);
    expect(await Promise.all(tables.map(said))).toEqual(before);

    // a rolling deploy: the new one takes its part, and when the old one leaves the rest
    const old = await holderOf(0);
    begin();
    await divided([1, 2]);
    expect(await told(tables[0] ?? "", "anna", "game status")).not.toBe("null");
    old.end();
    expect(await old.ended).toEqual({ status: 0, said: "" });
    await divided([3], 20_000);
    for (const table of tables) expect(await told(table, "anna", "game status")).not.toBe("null");
  },
);
