import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openStore } from "../../src/store/index.ts";
import { Random } from "../fuzz/random.ts";
import { bundled } from "../processes/bundle.ts";
import { DiscordProcess } from "./discord.ts";
import { judge } from "./judge.ts";
import { Lives } from "./lives.ts";
import { MigrationKiller } from "./migrations.ts";
import { Moments } from "./moments.ts";
import { Players, type Table } from "./players.ts";
import { killProcesses } from "./processes.ts";

/**
 * Kills the bot and the local Discord at random moments of random play, and looks whether anything was lost or said twice. With
 * `--database postgres` it is several processes that share the shards, and their database: see `processes.ts`.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string" },
    times: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now()) },
    database: { type: "string", default: "sqlite" },
    processes: { type: "string", default: "3" },
  },
});
if (values.database === "postgres") {
  const { kills = values.times, processes, seed } = values;
  console.log(`seed ${seed}`);
  await killProcesses({ kills: Number(kills), processes: Number(processes), seed });
}
const wanted = Number(values.kills ?? values.times);
const random = new Random(values.seed);
console.log(`seed ${values.seed}`);

const folder = mkdtempSync(join(tmpdir(), "dead-drop-kill-"));
const database = `file:${join(folder, "bot.db")}`;
const [botFile, discordFile, openerFile] = await Promise.all([
  bundled("bot"),
  bundled("playground"),
  bundled("opener"),
]);

/** A copy of the database is made old, and killed while it is brought up to date, after so many other kills. */
const MIGRATED_EVERY = 40;
const MIGRATION_KILLS = 5;
const migrations = new MigrationKiller(openerFile, random, join(folder, "migrated"));
await migrations.fromNothing(database);

const discord = new DiscordProcess(discordFile, join(folder, "playground"));
await discord.begin();
const { api, token, channels } = await discord.people.world();
const lives = new Lives(botFile, () => ({
  api,
  token,
  database,
  ahead: discord.ahead,
  pictures: random.chance(2),
  gatherMs: 500,
  computerWaitMs: random.below(500),
}));
const begun = performance.now();
await lives.begin();
const store = await openStore({ url: database });
const death = () => Promise.race([lives.death, discord.death]);
const players = new Players({ discord: () => discord.people, store, random, death });
const moments = new Moments({ lives, discord, players, random });

let over = false;
const tables = channels
  .filter(({ name }) => name !== "welcome")
  .map(({ id, kind }): Table => ({ channel: id, canHaveThreads: kind === "text", game: null, last: null }));
const playing = tables.map(async (table) => {
  while (!over) {
    await lives.up();
    await discord.up();
    await players.step(table);
  }
});
void Promise.all(playing).catch(fail);

const wrong: string[] = [];
let others = 0;
const kills = () => others + migrations.kills;
for (let told = 0; kills() < wanted; ) {
  await moments.next();
  others++;
  if (others % MIGRATED_EVERY === 0) wrong.push(...(await migrations.fromOld(database, MIGRATION_KILLS)));
  if (kills() < told + 20) continue;
  told = kills();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${told} kills in ${seconds} s, ${players.told.length} acknowledged, ${players.games.size} games`);
}

over = true;
await Promise.all(playing);
await players.settled();
wrong.push(...(await migrations.fromOld(database, 1)));
for (let second = 0; (await store.pendingCount()) > 0 && second < 120; second++) await wait(1000);
await wait(2000);
const verdict = await judge({ store, database, discord: discord.people, games: players.games, told: players.told });
wrong.push(...moments.wrong);
if (lives.ownDeaths > 0) wrong.push(`the bot ended by itself ${lives.ownDeaths} times`);
const { postsMissing, postsDoubled, stored, posts } = verdict;
const lost = [...verdict.lost, ...wrong];
for (const [what, lines] of Object.entries({ lost, doubled: verdict.doubled, postsMissing, postsDoubled }))
  for (const line of lines.slice(0, 20)) console.log(`${what}: ${line}`);

const counted = (many: Iterable<[string, number]>) => [...many].map(([what, count]) => `${what} ${count}`).join(", ");
console.log(`killed: ${counted([...moments.tally, ["migrations", migrations.kills]])}`);
console.log(`acknowledged: ${counted(byDeed())}; refused ${players.refused}, left unanswered ${players.unfinished}`);
console.log(`${players.games.size} games, ${stored} picks, undos and redos stored, ${posts} posts`);

await lives.end();
await store.close();
await discord.end();
const result = {
  kills: kills(),
  acknowledged: players.told.length,
  lost: lost.length,
  doubled: verdict.doubled.length,
  postsMissing: postsMissing.length,
  postsDoubled: postsDoubled.length,
};
const faults = result.lost + result.doubled + result.postsMissing + result.postsDoubled;
if (faults > 0) console.log(`everything is left in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(result));
process.exit(faults > 0 ? 1 : 0);

function byDeed(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { deed } of players.told) counts.set(deed, (counts.get(deed) ?? 0) + 1);
  return counts;
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}
