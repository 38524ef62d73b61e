import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { type Playground, startPlayground } from "../../src/playground/index.ts";
import { startPostgres } from "../processes/postgres.ts";
import { dropDatabase, newDatabase } from "../store/databases.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { startedBot } from "./started-bot.ts";

const SHARDS = 2;

const postgres = await startPostgres();
if (typeof postgres === "string" && process.env.CI === "true") throw new Error(postgres);

let playground: Playground;
let people: PlaygroundClient;
let folder: string;
let database: string;

beforeAll(async () => {
  folder = temporaryFolder();
  if (typeof postgres === "string") return;
  process.env.TEST_DATABASE_URL = postgres.url;
  database = await newDatabase();
  const dataFolder = join(folder, "playground");
  playground = await startPlayground({ port: 0, dataFolder, acknowledgeWithinMs: 20_000, shards: SHARDS });
  people = new PlaygroundClient(playground.url);
});
afterAll(async () => {
  if (typeof postgres === "string") return;
  await playground.close();
  await dropDatabase(database);
  await postgres.stop();
});

const begun = () =>
  startedBot(playground, folder, {
    DATABASE_URL: database,
    DELETIONS_FILE: join(folder, "deletions"),
  });

const shards = async () => (await people.world()).shards.map(([shard]) => shard).sort();

const status = async (): Promise<string> => {
  const at = { person: "anna", channel: "table-one", settle: true, timeoutMs: 20_000 };
  return JSON.stringify((await people.run({ ...at, command: "game status" })).message);
};

test.skipIf(typeof postgres === "string")(
  "one process runs the shards, the next takes them over when it leaves and when it is killed",
  { retry: 0 },
  async () => {
    const first = begun();
    await first.ready;
    expect(await shards()).toEqual([0, 1]);
    const at = { person: "anna", channel: "table-one", settle: true, timeoutMs: 20_000 };
    await people.run({ ...at, command: "game new", options: { title: "red-sea", seat: "us", thread: false } });

    // a rolling deploy: the new one is started, and waits until the old one has left
    const second = begun();
    let isSecondReady = false;
    void second.ready.then(() => {
      isSecondReady = true;
    });
    expect(await status()).toContain("still being set up");
    expect([isSecondReady, await shards()]).toEqual([false, [0, 1]]);
    first.end();
    expect(await first.ended).toEqual({ status: 0, said: "" });
    await second.ready;
    expect(await shards()).toEqual([0, 1]);
    expect(await status()).toContain("still being set up");

    // one that is killed gives nothing back, and its lease runs out
    const third = begun();
    second.end("SIGKILL");
    await second.ended;
    await third.ready;
    expect(await shards()).toEqual([0, 1]);
    expect(await status()).toContain("still being set up");
    third.end();
    expect((await third.ended).status).toBe(0);
  },
);
