import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BotOrders } from "./bot.ts";
import type { Counts } from "./counting.ts";
import type { OpenerOrders } from "./opener.ts";
import type { DiscordOrders } from "./playground.ts";

/** A process that has loaded its modules and waits for its orders. */
export class Worker {
  private readonly child: ChildProcess;
  readonly loaded: Promise<unknown>;
  readonly gone: Promise<unknown>;

  /** A TypeScript file of this folder, or a bundle of one. */
  constructor(file: string) {
    const execArgv = file.endsWith(".mjs") ? [] : ["--import", "tsx"];
    const path = fileURLToPath(new URL(file, import.meta.url));
    this.child = fork(path, { stdio: ["ignore", 2, 2, "ipc"], execArgv });
    this.loaded = once(this.child, "message");
    this.gone = once(this.child, "exit");
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Has a running bot leave as on SIGTERM. */
  leave(): void {
    this.child.send("leave");
  }

  /** Gives the orders and waits for what it says when it is ready; nothing if it is killed meanwhile. */
  async start(orders: BotOrders | DiscordOrders | OpenerOrders): Promise<unknown> {
    await this.loaded;
    return this.ask(orders);
  }

  /** What a running bot has asked for so far. */
  async counts(): Promise<Counts> {
    return (await this.ask("counts")) as Counts;
  }

  /** Bytes that it has in memory, as the system counts them (Linux). */
  memory(): number {
    const [, kilobytes = "0"] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.child.pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  }

  private ask(what: object | string): Promise<unknown> {
    const said = once(this.child, "message").then(([answer]) => answer);
    this.child.send(what);
    return Promise.race([said, this.gone.then(() => undefined)]);
  }

  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.gone;
  }
}
