import { EventEmitter, once } from "node:events";
import type { BotOrders } from "../processes/bot.ts";
import { Worker } from "../processes/launch.ts";

/** One bot after the other at the same Discord and the same store; the next one is loaded while this one plays. */
export class Lives extends EventEmitter<{ up: []; post: [] }> {
  private bot: Worker;
  private next: Worker;
  private ready = false;
  /** How often so far. */
  kills = 0;

  constructor(
    private readonly file: string,
    private readonly orders: BotOrders,
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

  async begin(): Promise<void> {
    if (!this.bot.alive) {
      this.bot = this.next;
      this.next = new Worker(this.file);
    }
    this.ready = (await this.bot.start(this.orders)) === "ready" && this.bot.alive;
    if (this.ready) this.emit("up");
  }

  async kill(): Promise<void> {
    this.ready = false;
    this.kills++;
    await this.bot.kill();
  }

  async end(): Promise<void> {
    await Promise.all([this.bot.kill(), this.next.kill()]);
  }
}
