import { EventEmitter } from "node:events";
import type { BotOrders } from "../processes/bot.ts";
import { Worker } from "../processes/launch.ts";

/** One bot after the other at the same Discord and the same store; the next one is loaded while this one plays. */
export class Lives extends EventEmitter<{ post: [] }> {
  private bot = new Worker("bot");
  private next = new Worker("bot");
  /** Ends when the bot of the moment can be talked to. */
  up: Promise<unknown> = new Promise(() => {});

  constructor(private readonly orders: BotOrders) {
    super();
  }

  /** Ends when the bot of the moment does. */
  get death(): Promise<unknown> {
    return this.bot.gone;
  }

  async begin(): Promise<void> {
    if (!this.bot.alive) {
      this.bot = this.next;
      this.next = new Worker("bot");
    }
    this.up = this.bot.start(this.orders);
    await this.up;
  }

  async kill(): Promise<void> {
    await this.bot.kill();
  }

  async end(): Promise<void> {
    await Promise.all([this.bot.kill(), this.next.kill()]);
  }
}
