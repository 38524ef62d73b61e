import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../fuzz/random.ts";
import type { DiscordProcess } from "./discord.ts";
import type { Lives } from "./lives.ts";
import type { Players } from "./players.ts";

interface Killed {
  readonly lives: Lives;
  readonly discord: DiscordProcess;
  readonly players: Players;
  readonly random: Random;
}

/** Longer than Discord remembers a nonce. */
const PAUSE_MS = 6 * 60_000;
/** How long a bot may take to find a Discord that has come back. */
const RECONNECT_MS = 20_000;
const MOST_STARTS = 5;

/** The ways to kill the bot and Discord; each brings them back. */
export class Moments {
  /** What was wrong with how they came back. */
  readonly wrong: string[] = [];
  readonly tally = new Map<string, number>();

  constructor(private readonly those: Killed) {}

  async next(): Promise<void> {
    const { random } = this.those;
    await Promise.race([this.someMoves(1 + random.below(8)), wait(4000)]);
    const kind = random.pick(kinds);
    const was = (await ways[kind](this)) ?? kind;
    this.tally.set(was, (this.tally.get(was) ?? 0) + 1);
  }

  /** Waits for a moment at which to kill, but not for ever. */
  async moment(which = this.those.random.pick(["any", "answer", "post", "unheard"] as const)): Promise<void> {
    const { random, players, discord } = this.those;
    const post = once(discord, "post");
    // the bot never hears that its post has come
    if (which === "unheard")
      await discord.people.fault({ kind: "hang-up", times: 1, path: "POST /channels/.*/messages$", applied: true });
    const moments = {
      any: () => wait(random.below(60)),
      answer: () => once(players, "taken"),
      post: () => post,
      unheard: () => post,
    };
    await Promise.race([moments[which](), wait(3000)]);
  }

  /** Waits until a computer is to move, and into its thinking; where none is, not for ever. */
  async thinking(): Promise<boolean> {
    const { random, players } = this.those;
    const isAsked = await players.computerAsked(5000);
    await wait(random.below(900));
    return isAsked;
  }

  async killBot(): Promise<void> {
    await this.those.lives.kill();
  }

  async killDiscord(): Promise<void> {
    await this.those.discord.kill();
  }

  async startBot(): Promise<void> {
    await this.those.discord.people.clearFaults();
    for (let time = 0; time < MOST_STARTS; time++) if (await this.those.lives.begin()) return;
    throw new Error("The bot does not start");
  }

  async startDiscord(): Promise<void> {
    await this.those.discord.begin();
  }

  /** The bot was there all the time, and finds Discord again. */
  async reconnected(): Promise<void> {
    if (await this.those.discord.connected(RECONNECT_MS)) return;
    this.wrong.push(`the bot did not find Discord again within ${RECONNECT_MS / 1000} s`);
    await this.killBot();
    await this.startBot();
  }

  /** A bot that is killed while it comes up. */
  async halfAStart(): Promise<void> {
    await this.killBot();
    void this.those.lives.begin();
    await this.while(250);
  }

  async pause(): Promise<void> {
    await this.those.discord.advance(PAUSE_MS);
  }

  async while(ms: number): Promise<void> {
    await wait(this.those.random.below(ms));
  }

  get luck(): boolean {
    return this.those.random.chance(2);
  }

  private async someMoves(count: number): Promise<void> {
    for (let move = 0; move < count; move++) await once(this.those.players, "taken");
  }
}

const ways = {
  "the bot": async (kill: Moments) => {
    await kill.moment();
    await kill.killBot();
    await kill.startBot();
  },
  "the bot while a computer thinks": async (kill: Moments) => {
    const isThinking = await kill.thinking();
    await kill.killBot();
    await kill.startBot();
    return isThinking ? undefined : "the bot";
  },
  "the bot while it starts": async (kill: Moments) => {
    await kill.halfAStart();
    await kill.killBot();
    await kill.startBot();
  },
  "the bot, and a long pause": async (kill: Moments) => {
    await kill.moment("unheard");
    await kill.killBot();
    await kill.pause();
    if (kill.luck) {
      await kill.killDiscord();
      await kill.startDiscord();
    }
    await kill.startBot();
  },
  Discord: async (kill: Moments) => {
    await kill.moment();
    await kill.killDiscord();
    await kill.while(500);
    await kill.startDiscord();
    await kill.reconnected();
  },
  both: async (kill: Moments) => {
    await kill.moment();
    const [first, second] = kill.luck ? [kill.killBot(), kill.killDiscord()] : [kill.killDiscord(), kill.killBot()];
    await Promise.all([first, second]);
    await kill.startDiscord();
    if (kill.luck) await kill.pause();
    await kill.startBot();
  },
} as const;

const kinds = Object.keys(ways) as (keyof typeof ways)[];
