import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { commands as everyCommand } from "../../commands/index.ts";
import type { Command } from "../../src/discord/command.ts";
import { type RunningBot, startBot } from "../../src/discord/start.ts";
import type { Meter } from "../../src/metrics/meter.ts";
import { PlaygroundClient, type SeenMessage } from "../../src/playground/client.ts";
import { type Playground, startPlayground } from "../../src/playground/index.ts";
import type { Shards } from "../../src/processes/shards.ts";
import { openStore, type Store, type StoredGame } from "../../src/store/index.ts";
import { Witness } from "../openapi/witness.ts";
import { databaseIn, dropDatabaseIn } from "../store/databases.ts";
import { type Options, Person } from "./person.ts";

export interface SceneOptions {
  readonly seed?: string;
  readonly patience?: number;
  readonly pictures?: boolean;
  /** How long changes gather before a game's first post is edited; by default longer than any scene. */
  readonly gatherMs?: number;
  /** How long changes gather before a board of open seats is edited; by default it is edited at once. */
  readonly boardMs?: number;
  /** How long nothing more must have been parked before people are told; by default they are told at once. */
  readonly parkedQuietMs?: number;
  /** Others than the bot's own. */
  readonly commands?: readonly Command[];
  /** How long standing orders wait, and how often they are looked at, both in milliseconds. */
  readonly orderWait?: () => number;
  readonly ordersEveryMs?: number;
  /** At what pace many games are looked at that may have lost their channels. */
  readonly placesEveryMs?: number;
  /** How long computers wait before they move, in milliseconds; not at all unless told. */
  readonly computerWaitMs?: number;
  /** Where work is counted. */
  readonly meter?: Meter;
  /** The time, if not that of the computer. */
  readonly now?: () => Date;
  /** With how many shards Discord recommends to come; one unless told. */
  readonly recommended?: number;
  /** From which level upwards the log is kept. */
  readonly level?: "info" | "warn";
}

const NEVER_MS = 24 * 60 * 60 * 1000;

/** How the bot comes back where it is not as it went. */
interface Back extends Pick<SceneOptions, "computerWaitMs"> {
  readonly shards?: Shards;
}

/** The bot and what it remembers. */
interface Awake {
  readonly store: Store;
  readonly bot: RunningBot;
}

/** The local Discord with the bot on it, in a folder of its own. */
export class Scene {
  private constructor(
    readonly playground: Playground,
    readonly people: PlaygroundClient,
    private awake: Awake,
    private readonly wake: (back?: Back) => Promise<Awake>,
    /** What the bot has written to its log, from warnings upwards unless told. */
    readonly complaints: readonly string[],
    readonly patience: number,
    private readonly folder: string,
    /** Where the bot keeps its games. */
    readonly database: string,
    /** Whether everything the bot asked of Discord is what Discord describes. */
    readonly witness: Witness,
  ) {}

  get store(): Store {
    return this.awake.store;
  }

  get bot(): RunningBot {
    return this.awake.bot;
  }

  /** `patience` is what the local Discord gives to acknowledge: a busy computer, all in one process, may need more than three seconds. */
  static async set({
    seed = "e2e",
    patience = 20_000,
    pictures = false,
    gatherMs = NEVER_MS,
    boardMs = 0,
    parkedQuietMs = 0,
    commands = everyCommand,
    level = "warn",
    recommended = 1,
    meter,
    ...timing
  }: SceneOptions = {}): Promise<Scene> {
    const folder = mkdtempSync(join(tmpdir(), "dead-drop-e2e-"));
    const dataFolder = join(folder, "playground");
    const witness = new Witness();
    const { see } = witness;
    const playground = await startPlayground({
      port: 0,
      dataFolder,
      acknowledgeWithinMs: patience,
      witness: see,
      shards: recommended,
    });
    const complaints: string[] = [];
    const log = pino({ level }, { write: (line: string) => complaints.push(line.trim()) });
    const { token, api } = playground;
    const database = await databaseIn(folder);
    const wake = async (back: Back = {}): Promise<Awake> => {
      const measured = meter === undefined ? {} : { meter };
      const store = await openStore({ url: database, deletions: join(folder, "deletions"), ...measured });
      const options = {
        token,
        store,
        commands,
        log,
        api,
        pictures,
        gatherMs,
        boardMs,
        parkedQuietMs,
        newSecret: () => seed,
        shards: "auto" as const,
        ...measured,
        computerWaitMs: 0,
        ...timing,
        ...back,
      };
      return { store, bot: await startBot(options) };
    };
    const people = new PlaygroundClient(playground.url);
    return new Scene(playground, people, await wake(), wake, complaints, patience, folder, database, witness);
  }

  /** The bot leaves and comes back, maybe with other shards or another pace; something may happen meanwhile. */
  async restart(meanwhile: () => Promise<void> = async () => {}, back: Back = {}): Promise<void> {
    await this.bot.close();
    await this.store.close();
    await meanwhile();
    this.awake = await this.wake(back);
  }

  async end(): Promise<void> {
    await this.bot.close();
    await this.store.close();
    await this.playground.close();
    await dropDatabaseIn(this.folder);
    rmSync(this.folder, { recursive: true, force: true });
    const violations = [...this.witness.violations.keys()];
    if (violations.length > 0) throw new Error(`Discord describes it otherwise:\n${violations.join("\n")}`);
  }

  person(name: string, channel = "table-one"): Person {
    return new Person(this, name, channel);
  }

  /** Waits until everything that the bot has to say is said. */
  async calm(): Promise<void> {
    do {
      await new Promise((resolve) => setImmediate(resolve));
      await this.bot.settled();
    } while ((await this.store.pendingCount()) > 0);
  }

  /** The last game of a channel as it is stored. */
  async game(channel = "table-one"): Promise<StoredGame> {
    const { channels } = await this.people.world();
    const id = channels.find((each) => each.name === channel || each.id === channel)?.id ?? "";
    const game = (await this.store.gameByChannel(id)) ?? (await this.store.lastGameOfChannel(id));
    if (game === null) throw new Error(`No game in ${channel}`);
    return game;
  }

  /** The lobby's post as somebody sees it, once everything is said. */
  async lobby(person: Person): Promise<SeenMessage> {
    await this.calm();
    const game = await this.game(person.channel);
    const [last] = await this.store.sentPosts(game.id, "lobby");
    if (last === undefined || last.messageId === null) throw new Error(`No lobby in ${person.channel}`);
    return this.people.message({ person: person.name, channel: person.channel, message: last.messageId });
  }

  /** A running game of two people, opened, joined and started by commands. */
  play(us: Person, ussr: Person): Promise<StoredGame> {
    return this.seat([us, ussr], ["us", "ussr"]);
  }

  /** A running game of any title: the first person opens it, everybody takes a seat. */
  async seat(people: readonly Person[], seats: readonly string[], options: Options = {}): Promise<StoredGame> {
    const [host, ...guests] = people as [Person, ...Person[]];
    await host.run("game new", { thread: false, ...options, seat: seats[0] ?? "" });
    for (const [at, guest] of guests.entries()) await guest.run("game join", { seat: seats[at + 1] ?? "" });
    await host.run("game start");
    await this.calm();
    return this.game(host.channel);
  }
}
