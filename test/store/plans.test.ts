import type { SqlQuery } from "@prisma/driver-adapter-utils";
import { expect, test } from "vitest";
import { openDatabase } from "../../src/store/database.ts";
import { isServer, type Store } from "../../src/store/index.ts";
import { witness } from "../processes/driver.ts";
import { askAll, askBesideOthers, askThoroughly, fresh } from "./asking.ts";
import { databaseIn, runIn } from "./databases.ts";
import { besideOthers, grows, thorough, withoutDatabase } from "./growing.ts";
import { copyWhole } from "./many.ts";
import { planner } from "./plans.ts";
import { later, newGame, noon, numbered, open, reload, temporaryFolder } from "./temporary.ts";

/** All that the store asks the database for, by the names of what was asked of the store. */
type Asked = ReadonlyMap<string, readonly SqlQuery[]>;

/** A store of which everything is asked that can be asked of it. */
async function everythingAsked(): Promise<{
  readonly url: string;
  readonly asked: Asked;
  readonly methods: string[];
}> {
  const folder = temporaryFolder();
  const url = await databaseIn(folder);
  const asked = new Map<string, SqlQuery[]>();
  let present: string | null = "open";
  const end = witness((statement) => {
    if (present !== null) asked.set(present, [...(asked.get(present) ?? []), statement]);
  });
  const real = await open(folder);
  // SQLite plans by what the indices are, PostgreSQL by what is in the tables
  const furnished = async (games: readonly Many[]) => {
    present = null;
    if (isServer(url)) for (const many of games) await furnish(url, real, many);
  };
  await furnished([{ city: "vienna", guildId: "another", isOver: false, count: 200 }]);
  const store = new Proxy(real, {
    get: (target, name, receiver) => {
      present = String(name);
      return Reflect.get(target, name, receiver);
    },
  });
  await askAll(store, fresh());
  if (isServer(url)) await askBesideOthers(store, fresh());
  await askThoroughly(store, fresh());
  // what has been asked for is neither the first nor the last there is
  await furnished([
    { city: "oslo", guildId: "guild", isOver: false, count: 200, posts: 100 },
    { city: "rome", guildId: "another", isOver: true, count: 3000 },
  ]);
  if (isServer(url)) await analyze(url);
  end();
  await real.close();
  return { url, asked, methods: Object.keys(real) };
}

interface Many {
  readonly city: string;
  readonly guildId: string;
  readonly isOver: boolean;
  readonly count: number;
  /** How much was told of each. */
  readonly posts?: number;
}

/** Many games as there are in the end: over and packed, or going on, with all that was told of them sent. */
async function furnish(url: string, store: Store, { city, guildId, isOver, count, posts = 8 }: Many): Promise<void> {
  const host = `${city}-us`;
  const seats = ["us", "ussr"].map((seat) => ({ seat, userId: `${city}-${seat}`, userName: seat }));
  const { id } = await newGame(store, { channelId: city, guildId, hostId: host, seats });
  const acts = Array.from({ length: 8 }, () => ({ kind: "answer", seat: "us", option: "0" }) as const);
  await store.move(await reload(store, id), {
    by: { userId: host, interactionId: city },
    at: noon,
    saved: "{}",
    answered: acts.length,
    acts,
    log: { from: 0, entries: acts.map(() => ({ key: "moved", args: {} })) },
    checkpoints: { add: acts.map((_, index) => ({ index, label: null, saved: "{}" })) },
    posts: Array.from({ length: posts }, (_, number) =>
      numbered(number % 2 === 0 ? { channelId: city } : { userId: host }, number),
    ),
    set: isOver
      ? { status: "finished", finishedAt: noon }
      : { status: "running", startedAt: noon, movedAt: noon, wakeAt: later(9000) },
  });
  for (const lane of await store.waitingLanes())
    for (const post of await store.waiting(lane, posts)) await store.markSent(post.id, "m", noon);
  // most of what is told in a channel are moves
  await runIn(url, `UPDATE "Outbox" SET "kind" = 'move' WHERE "gameId" = ? AND "channelId" IS NOT NULL`, id);
  if (isOver) {
    await store.countNothing(id);
    await store.packGame(id);
    // after thirty days
    await runIn(url, `DELETE FROM "Outbox" WHERE "gameId" = ?`, id);
  }
  if (!isOver) await store.noteFirstPost(id, { channelId: city, messageId: "m", shown: 1 });
  await copyWhole(url, id, { names: city, count });
}

/** Has the server look at what is in its tables. */
async function analyze(url: string): Promise<void> {
  const database = await openDatabase(url);
  await database.read.$executeRaw`ANALYZE`;
  await database.close();
}

test("nothing that is asked of the store costs more with every game that is stored", async () => {
  const { url, asked, methods } = await everythingAsked();
  expect(
    methods.filter(
      (name) => !asked.has(name) && !withoutDatabase.includes(name) && (isServer(url) || !besideOthers.includes(name)),
    ),
  ).toEqual([]);
  const { looks, close } = await planner(url);
  const found = new Set<string>();
  for (const [name, statements] of asked) {
    if (thorough.includes(name)) continue;
    for (const statement of statements.filter(({ sql }) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/.test(sql)))
      for (const look of await looks(statement)) if (grows(look, statement)) found.add(`${name}: ${look.plan}`);
  }
  await close();
  expect([...found]).toEqual([]);
});
