import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openStore } from "../../src/store/index.ts";
import { Random } from "../fuzz/random.ts";
import { bundled } from "../processes/bundle.ts";
import { DatabaseServer } from "../processes/database-server.ts";
import { type ShardHolder, shardHolders } from "../processes/holders.ts";
import { DiscordProcess } from "./discord.ts";
import { Fleet } from "./fleet.ts";
import { judge } from "./judge.ts";
import { Players, type Table } from "./players.ts";
import { WatchedShards } from "./watched-shards.ts";

interface Wanted {
  readonly kills: number;
  readonly processes: number;
  readonly seed: string;
}

/** How long after a kill all shards must run again before it counts as a fault of its own. */
const GAP_MS = 20_000;

/**
 * Kills processes that share the shards at random moments of random play, and the database under them, and looks whether anything was
 * lost or said twice, and how long a shard was without a process.
 */
export async function killProcesses({ kills: wanted, processes, seed }: Wanted): Promise<void> {
  const random = new Random(seed);
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-kill-"));
  const [botFile, discordFile] = await Promise.all([bundled("bot"), bundled("playground")]);
  const server = await DatabaseServer.begin(folder);
  const store = await openStore({ url: server.url });
  // those who play ask here what has become of it
  store.trust.alone(false);
  const discord = new DiscordProcess(discordFile, join(folder, "playground"), processes);
  await discord.begin();
  const tables = await tablesOnEveryShard(discord, processes);
  const { api, token } = await discord.people.world();
  const fleet = new Fleet(botFile, () => ({
    api,
    token,
    database: server.url,
    pictures: random.chance(4),
    gatherMs: 500,
    computerWaitMs: random.below(500),
  }));
  const shards = new WatchedShards(processes);
  /** Shards whose connection belongs to a process that stands still. */
  const still = new Map<number, number>();
  // the lease of one that has ended by itself outlives it
  const holders = async (): Promise<ShardHolder[]> =>
    (await shardHolders(server.url).catch(() => [])).filter(({ pid }) => fleet.pids.includes(pid));
  const connected = async () => (await discord.people.world()).shards.map(([shard]) => shard);

  let now = "the beginning";
  let isOver = false;
  let isWhole = false;
  const watching = (async () => {
    for (; !isOver; await wait(50)) isWhole = shards.see(await connected().catch(() => []), still);
  })();
  const whole = async () => {
    isWhole = false;
    for (const until = Date.now() + 3 * GAP_MS; Date.now() < until && !isWhole; ) await wait(50);
    if (isWhole) return;
    const owners = (await holders()).map(({ shard, pid }) => `${shard} by ${pid}`);
    console.log(`${now}: not all shards run after a minute; connected ${await connected()}, held ${owners}`);
  };

  for (let n = 0; n < processes; n++) fleet.begin();
  await whole();
  shards.longestMs = 0;
  const players = new Players({
    discord: () => discord.people,
    store,
    random,
    hasDirect: true,
    death: () => new Promise(() => {}),
  });
  const begun = performance.now();
  const playing = tables.map(async (table) => {
    while (!isOver) await players.step(table).catch((error: unknown) => away(error));
  });

  const tally = new Map<string, number>();
  const anyone = async () => {
    const held = await holders();
    return random.pick(held.length > 0 ? held.map(({ pid }) => pid) : fleet.pids);
  };
  const killed = async (...pids: readonly number[]) => {
    shards.lost(await holders(), pids);
    await Promise.all(pids.map((pid) => fleet.kill(pid)));
    for (const _ of pids) fleet.begin();
    await whole();
    return pids.length;
  };
  const ways: Readonly<Record<string, () => Promise<number>>> = {
    "a process": async () => killed(await anyone()),
    "a process soon after another": async () => {
      const first = await anyone();
      shards.lost(await holders(), [first]);
      await fleet.kill(first);
      fleet.begin();
      await wait(random.below(3000));
      return 1 + (await killed(await anyone()));
    },
    "all but one": async () => {
      const held = [...new Set((await holders()).map(({ pid }) => pid))];
      return killed(...held.slice(1));
    },
    "a process that stands still": async () => {
      const pid = await anyone();
      process.kill(pid, "SIGSTOP");
      const own = (await holders()).filter((each) => each.pid === pid);
      shards.lost(own, [pid]);
      // one that was about to be given up is not connected any more
      const standing = await connected();
      for (const { shard } of own) still.set(shard, standing.includes(shard) ? 1 : 0);
      fleet.begin();
      await whole();
      process.kill(pid, "SIGCONT");
      await fleet.ended(pid);
      still.clear();
      return 1;
    },
    "the database": async () => {
      await server.stop();
      await wait(random.below(4000));
      await server.start();
      await wait(1000);
      await whole();
      return 1;
    },
    "the database's connections": async () => {
      await server.cut();
      await wait(300);
      return 1;
    },
    "a rolling deploy": async () => {
      const old = fleet.pids;
      for (const pid of old) {
        fleet.begin();
        await wait(1500);
        await fleet.end(pid);
        await whole();
      }
      return old.length;
    },
  };
  let kills = 0;
  for (let told = 0; kills < wanted; ) {
    await Promise.race([someMoves(players, 1 + random.below(8)), wait(4000)]);
    now = random.pick(Object.keys(ways));
    kills += (await ways[now]?.()) ?? 0;
    tally.set(now, (tally.get(now) ?? 0) + 1);
    if (kills < told + 10) continue;
    told = kills;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const gap = Math.round(shards.longestMs / 100) / 10;
    console.log(`${told} kills in ${seconds} s, ${players.told.length} acknowledged, gap ${gap} s`);
  }
  await whole();
  isOver = true;
  await Promise.all([...playing, watching]);
  await players.settled();
  // a channel takes a post a second: as long as it gets less it is waited for
  for (let least = Number.POSITIVE_INFINITY, still = 0; still < 60; still++, await wait(1000)) {
    const pending = await store.pendingCount();
    if (pending === 0) break;
    if (pending < least) [least, still] = [pending, 0];
  }
  await wait(2000);
  const games = players.games;
  const verdict = await judge({ store, database: server.url, discord: discord.people, games, told: players.told });
  const { lost, doubled, postsMissing, postsDoubled } = verdict;
  for (const [what, lines] of Object.entries({ lost, doubled, postsMissing, postsDoubled }))
    for (const line of lines.slice(0, 20)) console.log(`${what}: ${line}`);
  console.log(`killed: ${[...tally].map(([what, count]) => `${what} ${count}`).join(", ")}`);
  console.log(`${fleet.ownDeaths} ended by themselves; at the longest gap ${shards.orphaned} shards were orphaned`);
  console.log(`refused ${players.refused}, left unanswered ${players.unfinished}`);
  console.log(`${games.size} games, ${verdict.stored} picks, undos and redos stored, ${verdict.posts} posts`);
  await fleet.endAll();
  await store.close();
  await discord.end();
  await server.stop();
  const result = {
    kills,
    acknowledged: players.told.length,
    lost: lost.length,
    doubled: doubled.length,
    postsMissing: postsMissing.length,
    postsDoubled: postsDoubled.length,
    longestGapMs: Math.round(shards.longestMs),
  };
  const faults = result.lost + result.doubled + result.postsMissing + result.postsDoubled;
  const isFaulty = faults > 0 || result.longestGapMs > GAP_MS;
  if (isFaulty) console.log(`everything is left in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  console.log(JSON.stringify(result));
  process.exit(isFaulty ? 1 : 0);
}

/** Two tables in a server on each shard. */
async function tablesOnEveryShard({ people }: DiscordProcess, of: number): Promise<Table[]> {
  const tables: Table[] = [];
  for (let shard = 0, n = 0; shard < of; n++) {
    const { id: server } = await people.makeServer({ name: `Server ${n}` });
    if (Number((BigInt(server) >> 22n) % BigInt(of)) !== shard) continue;
    for (const name of [`first-on-${shard}`, `second-on-${shard}`]) {
      const { id } = await people.makeChannel({ name, server });
      tables.push({ channel: id, canHaveThreads: true, game: null, last: null });
    }
    shard++;
  }
  return tables;
}

async function someMoves(players: Players, count: number): Promise<void> {
  for (let move = 0; move < count; move++) await new Promise<void>((resolve) => players.once("taken", () => resolve()));
}

/** Whoever plays finds the database away as the bot does. */
async function away(error: unknown): Promise<void> {
  const words = error instanceof Error ? error.message : "";
  if (!/terminat|connect|database system|Can't reach/i.test(words)) {
    console.error(error);
    process.exit(1);
  }
  await wait(500);
}
