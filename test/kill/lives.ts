import { EventEmitter, once } from "node:events";
import type { BotOrders } from "../processes/bot.ts";
import { Worker } from "../processes/launch.ts";

/** One bot after the other at the same Discord and the same store; the next one is loaded while this one plays. */
export class Lives extends EventEmitter<{ up: [] }> {
  private bot: Worker;
  private next: Worker;
  private ready = false;
  private killed = false;
  /** How often one that played has ended by itself. */
  ownDeaths = 0;

  constructor(
    private readonly file: string,
    private readonly orders: () => BotOrders,
  ) {
    super();
    this.bot = new Worker(file);
    this.next = new Worker(file);
    this.setMaxListeners(0);
  }

  /** Ends when the bot of the moment does. */
  get death(): Promise<unknown> {
    return this.bot.gone;
  }

  /** Ends when there is a bot to talk to. */
  async up(): Promise<void> {
    while (!this.ready) await once(this, "up");
  }

  /** Says whether it plays: it may have been killed meanwhile, or found no Discord. */
  async begin(): Promise<boolean> {
    if (!this.bot.alive) {
      this.bot = this.next;
      this.next = new Worker(this.file);
    }
    const { bot } = this;
    this.killed = false;
    const isReady = (await bot.start(this.orders())) === "ready" && bot.alive;
    if (!isReady) return false;
    this.ready = true;
    void bot.gone.then(() => {
      if (bot !== this.bot || this.killed) return;
      this.ready = false;
      this.ownDeaths++;
    });
    this.emit("up");
    return true;
  }

  async kill(): Promise<void> {
    this.ready = false;
    this.killed = true;
    await this.bot.kill();
  }

  async end(): Promise<void> {
    this.killed = true;
    await Promise.all([this.bot.kill(), this.next.kill()]);
  }
}
