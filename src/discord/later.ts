import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from "discord.js";
import type { Bot } from "./bot.ts";
import { redactError } from "./trouble.ts";

type Work = () => Promise<void>;

interface Task {
  work: Work;
  ms: number;
  timer: NodeJS.Timeout | null;
  running: Promise<void> | null;
  /** Whether it was asked for once more while it ran. */
  again: boolean;
}

/** How many are done at once: what people wait for has more of what Discord allows in a second. */
const AT_ONCE = 4;

/** How long to wait where Discord does not say it: its limit for posts older than an hour, and when it is down. */
const OLD_POSTS_MS = 10 * 60 * 1000;
const DOWN_MS = 60 * 1000;
const LONGEST_MS = 60 * 60 * 1000;

/**
 * What may come late, above all edits of posts that Discord limits: of several under one name the newest wins, and nothing waits
 * for any of them.
 */
export class Later {
  private readonly tasks = new Map<string, Task>();
  private readonly ready: string[] = [];
  private running = 0;
  private closed = false;

  constructor(private readonly log: Bot["log"]) {}

  /** So much later; what already waits under that name is done then instead. */
  do(name: string, work: Work, ms: number): void {
    if (this.closed) return;
    const known = this.tasks.get(name);
    if (known !== undefined) {
      Object.assign(known, { work, ms, again: known.running !== null });
      return;
    }
    const task: Task = { work, ms, timer: null, running: null, again: false };
    this.tasks.set(name, task);
    const begin = () => {
      this.ready.push(name);
      this.next();
    };
    if (ms > 0) task.timer = setTimeout(begin, ms);
    else begin();
  }

  /** Until nothing is under way; what waits is not waited for. */
  async settled(): Promise<void> {
    for (;;) {
      const running = [...this.tasks.values()].flatMap((task) => task.running ?? []);
      if (running.length === 0) return;
      await Promise.all(running);
    }
  }

  /** Ends what is under way and begins nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { timer } of this.tasks.values()) if (timer !== null) clearTimeout(timer);
    await this.settled();
  }

  private next(): void {
    while (this.running < AT_ONCE && !this.closed) {
      const name = this.ready.shift();
      const task = name === undefined ? undefined : this.tasks.get(name);
      if (name === undefined || task === undefined) return;
      this.running++;
      task.timer = null;
      task.running = this.run(name, task).finally(() => {
        this.running--;
        this.next();
      });
    }
  }

  private async run(name: string, task: Task): Promise<void> {
    const pause = await task.work().then(
      () => null,
      (error: unknown) => this.failed(name, error),
    );
    this.tasks.delete(name);
    if (task.again) this.do(name, task.work, Math.max(pause ?? 0, task.ms));
    else if (pause !== null) this.do(name, task.work, pause);
  }

  private failed(name: string, error: unknown): number | null {
    const pause = pauseOn(error);
    this.log[pause === null ? "warn" : "info"]({ name, error: redactError(error), pause }, "not edited");
    return pause;
  }
}

/** How long to wait after a failure; nothing if waiting does not help. */
export function pauseOn(error: unknown): number | null {
  if (error instanceof RateLimitError)
    return Math.min(Math.max(error.retryAfter, error.timeToReset, error.sublimitTimeout), LONGEST_MS);
  if (error instanceof DiscordAPIError)
    return error.code === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached
      ? OLD_POSTS_MS
      : null;
  return isDown(error) ? DOWN_MS : null;
}

/** Discord could not be reached, or failed: it may not have heard what was asked. */
export const isDown = (error: unknown): boolean =>
  error instanceof HTTPError ||
  (error instanceof Error && "code" in error && !(error instanceof DiscordAPIError || error instanceof RateLimitError));

/** Waits of the REST client longer than this are no waits for edits of posts: they come back here instead. */
const PATIENCE_MS = 2000;

interface Limit {
  readonly global: boolean;
  readonly method: string;
  readonly route: string;
  readonly timeToReset: number;
  readonly retryAfter: number;
  readonly sublimitTimeout: number;
}

/** Whether an edit of a post is better given up for now: all edits in its channel would wait behind it. */
export const isBetterLater = ({ global, method, route, timeToReset, retryAfter, sublimitTimeout }: Limit): boolean =>
  !global &&
  method === "PATCH" &&
  route === "/channels/:id/messages/:id" &&
  Math.max(timeToReset, retryAfter, sublimitTimeout) > PATIENCE_MS;
