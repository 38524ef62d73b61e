import { setTimeout as wait } from "node:timers/promises";
import { type Outcome, PlaygroundClient } from "../../src/playground/client.ts";
import { Random } from "../fuzz/random.ts";
import type { BotOrders } from "../processes/bot.ts";
import { bundled } from "../processes/bundle.ts";
import { controlsOf } from "../processes/controls.ts";
import { type Counts, since, together } from "../processes/counting.ts";
import { Worker } from "../processes/launch.ts";
import type { Table } from "./bot-games.ts";

/** A local Discord in one process and the bot in another, or in several that divide its shards. */
export class Rig {
  private playground: Worker | null = null;
  private bots: readonly Worker[] = [];
  discord = new PlaygroundClient("");

  /** `sources`: the bot of another folder than this. */
  async start(
    folder: string,
    orders: Pick<BotOrders, "database" | "gatherMs" | "computerWaitMs">,
    { sources, processes = 1 }: { readonly sources?: string | undefined; readonly processes?: number } = {},
  ): Promise<void> {
    const file = await bundled("bot", sources);
    this.playground = new Worker("./playground.ts");
    this.bots = Array.from({ length: processes }, () => new Worker(file));
    const { url } = (await this.playground.start({ folder, shards: processes })) as { url: string };
    this.discord = new PlaygroundClient(url);
    const { api, token } = await this.discord.world();
    await Promise.all(this.bots.map((bot) => bot.start({ api, token, ...orders })));
    // computers that do not wait never come to rest
    if (orders.computerWaitMs === undefined) await quiet(this.discord);
  }

  /** What the bot has asked for so far, all its processes together. */
  async counts(): Promise<Counts> {
    return together(await Promise.all(this.bots.map((bot) => bot.counts())));
  }

  /** Bytes that each process of the bot has in memory. */
  memory(): number[] {
    return this.bots.map((bot) => bot.memory());
  }

  /** The process of the local Discord. */
  get discordPid(): number {
    return this.playground?.pid ?? 0;
  }

  async end(): Promise<void> {
    await Promise.all([this.playground, ...this.bots].map((worker) => worker?.kill()));
  }
}

/** Milliseconds from sending to the acknowledgement and to the answer. */
export class Times {
  readonly acknowledged: number[] = [];
  readonly answered: number[] = [];

  add({ acknowledgedInMs, answeredInMs }: Outcome): void {
    this.acknowledged.push(acknowledgedInMs ?? Number.POSITIVE_INFINITY);
    this.answered.push(answeredInMs ?? Number.POSITIVE_INFINITY);
  }
}

export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, two) => one - two)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

type Sample = (discord: PlaygroundClient, table: Table) => Promise<Outcome>;

const command =
  (name: string, options: (table: Table) => Record<string, string | number>): Sample =>
  (discord, table) =>
    discord.run({ person: table.person, channel: table.channel, command: name, options: options(table), settle: true });

const undo = (picks: number) => command("game undo", () => ({ picks }));

/** What people do all day. Moves are taken back, so that every round finds the same position. */
const typical: Readonly<Record<string, readonly [Sample, after?: Sample]>> = {
  "/hand": [command("hand", () => ({}))],
  "/card": [command("card", ({ card }) => ({ name: card }))],
  "/choose": [command("choose", ({ card }) => ({ option: card })), undo(1)],
  "/influence": [command("ts influence", ({ card, place }) => ({ card, where: place })), undo(3)],
  autocomplete: [
    (discord, { person, channel }) =>
      discord.autocomplete({ person, channel, command: "choose", options: { option: "" }, focused: "option" }),
  ],
  "a click on Play": [(discord, { person, channel }) => press(discord, person, channel)],
};

export async function press(discord: PlaygroundClient, person: string, channel: string): Promise<Outcome> {
  const seen = await discord.messages({ person, channel, limit: 500 });
  const play = seen.flatMap((post) =>
    controlsOf(post).flatMap(({ action, customId }) => (action === "play" ? [{ message: post.id, customId }] : [])),
  );
  const last = play.at(-1);
  if (last === undefined) throw new Error(`No post to press in ${channel}`);
  // the next post may come and take the button away meanwhile
  return discord.press({ person, channel, ...last, settle: true, force: true });
}

/** Does each of them once at a table and keeps the times. */
export async function round(rig: Rig, table: Table, times: Map<string, Times>): Promise<void> {
  for (const [name, [sample, after]] of Object.entries(typical)) {
    const outcome = await sample(rig.discord, table);
    if (outcome.acknowledgedInMs === null) throw new Error(`${name} was not answered`);
    const kept = times.get(name) ?? new Times();
    times.set(name, kept);
    kept.add(outcome);
    if (after !== undefined) await after(rig.discord, table);
  }
}

export interface Crowd {
  readonly movesPerSecond: number;
  readonly restCallsPerMove: number;
  readonly posts: number;
  readonly moves: number;
  readonly cpuMsPerMove: number;
  readonly times: Times;
  /** How long posts went on after the last move. */
  readonly drainedInMs: number;
}

/** Plays at every table at once, at random, as fast as the bot answers. */
export async function crowd(rig: Rig, tables: readonly Table[], ms: number): Promise<Crowd> {
  const { discord } = rig;
  const random = new Random("crowd");
  const times = new Times();
  let moves = 0;
  await quiet(discord);
  await discord.resetStats();
  const before = await rig.counts();
  const begun = performance.now();
  await Promise.all(
    tables.map(async ({ channel, person: first }) => {
      for (let person = first; performance.now() - begun < ms; ) {
        const asked = { person, channel, command: "choose" };
        const offered = await discord.autocomplete({ ...asked, options: { option: "" }, focused: "option" });
        if (!offered.choices?.length) {
          person = person === "anna" ? "boris" : "anna";
          continue;
        }
        const option = random.pick(offered.choices).value;
        const outcome = await discord.run({ ...asked, options: { option }, settle: true });
        times.add(outcome);
        moves++;
      }
    }),
  );
  const took = performance.now() - begun;
  await quiet(discord);
  const drainedInMs = performance.now() - begun - took;
  const { cpuMs } = since(before, await rig.counts());
  const { total, routes } = await discord.stats();
  const called = (part: RegExp) =>
    Object.entries(routes).reduce((sum, [route, { count }]) => sum + (part.test(route) ? count : 0), 0);
  return {
    movesPerSecond: moves / (took / 1000),
    restCallsPerMove: (total - called(/callback/)) / moves,
    posts: called(/^POST .*messages$/),
    moves,
    cpuMsPerMove: cpuMs / moves,
    times,
    drainedInMs,
  };
}

/** Until the bot has said all it had to say. */
export async function quiet(discord: PlaygroundClient): Promise<void> {
  for (let before = -1; ; ) {
    const { total } = await discord.stats();
    if (total === before) return;
    before = total;
    await wait(1000);
  }
}
