import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { startPlayground } from "../../src/playground/index.ts";
import { openStore } from "../../src/store/index.ts";
import { Random } from "../fuzz/random.ts";
import { bundleBot } from "../processes/bundle.ts";
import { controlsOf } from "../processes/controls.ts";
import { judge } from "./check.ts";
import { Lives } from "./lives.ts";
import { Players, people } from "./players.ts";

/** Kills the bot at random moments of random play, and looks whether anything was lost or said twice. */
const { values } = parseArgs({
  options: { times: { type: "string", default: "200" }, seed: { type: "string", default: String(Date.now()) } },
});
const times = Number(values.times);
const random = new Random(values.seed);
console.log(`seed ${values.seed}`);

const folder = mkdtempSync(join(tmpdir(), "dead-drop-kill-"));
const playground = await startPlayground({ port: 0, dataFolder: join(folder, "playground") });
const discord = new PlaygroundClient(playground.url);
const database = `file:${join(folder, "bot.db")}`;
const store = await openStore({ url: database });
const world = await discord.world();
const channels = world.channels.filter(({ kind }) => kind !== "dm").map(({ id }) => id);

const ended = new AbortController();
const posted = new Map<string, string>();
const lives = new Lives(await bundleBot(), { api: playground.api, token: playground.token, database });
const players = new Players(discord, store, random, () => lives.death);
const listening = listen();

await lives.begin();
let over = false;
const tables = channels.map(async (channel) => {
  while (!over) {
    await lives.up();
    await players.step(channel);
  }
});
void Promise.all(tables).catch(fail);

const moments = {
  "at any moment": () => wait(random.below(60)),
  "at an acknowledgement": () => once(players, "taken"),
  "at a post": async () => {
    const post = once(lives, "post");
    // half of the time the bot never hears that its post has come
    if (random.chance(2))
      await discord.fault({ kind: "hang-up", times: 1, path: "POST /channels/.*/messages$", applied: true });
    await post;
  },
  "while it starts": async () => {
    await lives.kill();
    void lives.begin();
    await wait(random.below(250));
  },
};
const kinds = Object.keys(moments) as (keyof typeof moments)[];
const tally = new Map<string, number>();
for (let told = 0; lives.kills < times; ) {
  await Promise.race([someMoves(random.below(8)), wait(2000)]);
  const kind = random.pick(kinds);
  await Promise.race([moments[kind](), wait(3000)]);
  await lives.kill();
  await discord.clearFaults();
  tally.set(kind, (tally.get(kind) ?? 0) + 1);
  await lives.begin();
  if (lives.kills < told + 20) continue;
  told = lives.kills;
  console.log(`${told} kills, ${players.taken.length} moves acknowledged, ${posted.size} posts`);
}

over = true;
await Promise.all(tables);
await players.settled();
for (let second = 0; (await store.pendingCount()) > 0 && second < 60; second++) await wait(1000);
await wait(500);
const verdict = await judge({
  store,
  discord,
  channels,
  people: world.people.filter(({ key }) => people.some((name) => name === key)),
  games: players.games,
  taken: players.taken,
  posted,
});
for (const line of [...verdict.lost, ...verdict.doubled, ...verdict.posts].slice(0, 40)) console.log(line);
console.log(`${[...tally].map(([kind, count]) => `${kind} ${count}`).join(", ")}`);
console.log(`${players.deferred} picks were left at "thinking…" when the bot died`);
console.log(`${players.games.size} games, ${verdict.moves} moves stored, ${verdict.sent} posts and hands sent`);

ended.abort();
await listening;
await lives.end();
await store.close();
await playground.close();
rmSync(folder, { recursive: true, force: true });
const { lost, doubled, posts } = verdict;
console.log(
  `kill: ${lives.kills} kills, ${players.taken.length} acknowledged moves, ${lost.length} lost, ${doubled.length} doubled, ${posts.length} posts missing or doubled`,
);
process.exit(lost.length + doubled.length + posts.length > 0 ? 1 : 0);

async function someMoves(count: number): Promise<void> {
  for (let move = 0; move < count; move++) await once(players, "taken");
}

/** Remembers which version every post was made for: its buttons are taken away later. */
async function listen(): Promise<void> {
  try {
    for await (const event of discord.events(ended.signal, "anna")) {
      const made = event.type === "message-create" && event.message ? controlsOf(event.message) : [];
      const [first] = made.filter(({ action }) => action === "board");
      if (event.type !== "message-create" || first === undefined || event.message?.interaction) continue;
      posted.set(event.messageId, `${first.game} ${first.version}`);
      lives.emit("post");
    }
  } catch (error) {
    if (!ended.signal.aborted) fail(error);
  }
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}
