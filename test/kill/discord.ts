import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { Worker } from "../processes/launch.ts";

/** The local Discord in a process of its own, which can be killed and comes back where it was with what it had. */
export class DiscordProcess extends EventEmitter<{ post: []; up: [] }> {
  private worker: Worker;
  private next: Worker;
  private port = 0;
  private ready = false;
  people = new PlaygroundClient("");
  /** How far its clock is ahead: it does not go back when it comes back. */
  ahead = 0;

  constructor(
    private readonly file: string,
    private readonly folder: string,
    private readonly shards = 1,
  ) {
    super();
    this.worker = new Worker(file);
    this.next = new Worker(file);
    this.setMaxListeners(0);
  }

  /** Ends when the process of the moment does. */
  get death(): Promise<unknown> {
    return this.worker.gone;
  }

  /** Ends when it can be asked. */
  async up(): Promise<void> {
    while (!this.ready) await once(this, "up");
  }

  async begin(): Promise<void> {
    if (!this.worker.alive) {
      this.worker = this.next;
      this.next = new Worker(this.file);
    }
    const { url } = (await this.worker.start({ folder: this.folder, port: this.port, shards: this.shards })) as {
      url: string;
    };
    this.port = Number(new URL(url).port);
    this.people = new PlaygroundClient(url);
    void this.listen();
    this.ready = true;
    this.emit("up");
  }

  async kill(): Promise<void> {
    this.ready = false;
    await this.worker.kill();
  }

  /** Lets time pass. */
  async advance(ms: number): Promise<void> {
    await this.people.advance(ms);
    this.ahead += ms;
  }

  /** Until a bot has found it again; not for ever. */
  async connected(ms: number): Promise<boolean> {
    for (const until = Date.now() + ms; Date.now() < until; await wait(50))
      if ((await this.people.world()).connections > 0) return true;
    return false;
  }

  async end(): Promise<void> {
    this.ready = false;
    await Promise.all([this.worker.kill(), this.next.kill()]);
  }

  /** Tells of every post of the bot, for those who want to kill just then. */
  private async listen(): Promise<void> {
    const { worker } = this;
    try {
      for await (const event of this.people.events(new AbortController().signal, "anna"))
        if (event.type === "message-create" && event.message?.author.bot && !event.message.interaction)
          this.emit("post");
    } catch (error) {
      // it was killed
      if (worker === this.worker && this.ready) throw error;
    }
  }
}
