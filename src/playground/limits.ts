import { createHash } from "node:crypto";
import type { Clock } from "./clock.ts";
import { RateLimited } from "./errors.ts";
import type { LimitSettings } from "./protocol.ts";

/** So many calls in so many seconds. */
type Rate = readonly [calls: number, seconds: number];

/** Discord publishes no numbers, and tells them with every answer; these are what bots have been told. */
const rates: Readonly<Record<string, Rate>> = {
  "POST /channels/:channel/messages": [5, 5],
  "PATCH /channels/:channel/messages/:message": [5, 5],
  "DELETE /channels/:channel/messages/:message": [5, 1],
  "GET /channels/:channel/messages": [5, 5],
  "POST /channels/:channel/threads": [50, 300],
  "POST /channels/:channel/messages/:message/threads": [50, 300],
  "POST /webhooks/:application/:token": [5, 2],
  "PATCH /webhooks/:application/:token/messages/:message": [5, 2],
  "POST /channels/:channel/typing": [5, 5],
  "GET /gateway/bot": [2, 5],
};
const usualRate: Rate = [10, 10];

/** Introductions to the gateway, for each of those that may come at once. */
const identifying: Rate = [1, 5];

/** Within a route: the name of a channel, and posts that are older than an hour. */
const renaming: Rate = [2, 600];
const oldEdits: Rate = [3, 20];
const hour = 3_600_000;

const invalidWindow = 600_000;
const banned = hour;

/** Generous, so that nobody who tries things out ever meets a limit; a test asks for Discord's own. */
const usualLimits: LimitSettings = { generosity: 1000, speed: 1, globalPerSecond: 50, invalidRequests: 10_000 };

interface Window {
  readonly until: number;
  readonly used: number;
}

/** Where a call stands in its bucket, as the headers tell it. */
export interface Allowance {
  readonly bucket: string;
  readonly limit: number;
  readonly remaining: number;
  /** In seconds of the computer's clock, as everything that is told. */
  readonly resetAfter: number;
}

/** How often the bot may ask: per route and channel, in all, and how often in vain. */
export class Limits {
  #settings: LimitSettings = usualLimits;
  readonly #windows = new Map<string, Window>();
  readonly #clock: Clock;
  /** Since when the present speed holds, on both clocks. */
  #since: { clock: number; here: number };

  constructor(clock: Clock, settings: Partial<LimitSettings> = {}) {
    this.#clock = clock;
    this.#since = { clock: clock.now(), here: clock.now() };
    this.set(settings);
  }

  get settings(): LimitSettings {
    return this.#settings;
  }

  /** Starts anew with every window empty. */
  set(settings: Partial<LimitSettings>): void {
    this.#since = { clock: this.#clock.now(), here: this.#now() };
    this.#settings = { ...this.#settings, ...settings };
    this.#windows.clear();
  }

  /** Counts a call; throws if it is one too many. */
  take(route: string, major: string): Allowance {
    const bucket = createHash("sha1").update(route).digest("hex").slice(0, 16);
    const [calls, seconds] = rates[route] ?? usualRate;
    const { window, limit, isOver } = this.#count(`${route} ${major}`, this.#generous(calls), seconds);
    const resetAfter = this.#secondsTo(window.until);
    const allowance = { bucket, limit, remaining: Math.max(0, limit - window.used), resetAfter };
    if (isOver) throw new RateLimited(resetAfter, "user", allowance);
    return allowance;
  }

  /** The whole bot's calls, but those that answer interactions. */
  takeGlobal(): void {
    const { window, isOver } = this.#count("global", this.#generous(this.#settings.globalPerSecond), 1);
    if (isOver) throw new RateLimited(this.#secondsTo(window.until), "global", null);
  }

  /** Counts an introduction of a shard to the gateway; false if it comes too soon after another one. */
  mayIdentify(bucket: number): boolean {
    const [calls, seconds] = identifying;
    return !this.#count(`identify ${bucket}`, this.#generous(calls), seconds).isOver;
  }

  takeRenaming(channel: string): void {
    this.#takeWithin(`rename ${channel}`, renaming, 0);
  }

  takeEdit(channel: string, writtenAt: number): void {
    if (this.#clock.now() - writtenAt > hour) this.#takeWithin(`old edits ${channel}`, oldEdits, 30046);
  }

  #takeWithin(key: string, [calls, seconds]: Rate, code: number): void {
    const { window, isOver } = this.#count(key, this.#generous(calls), seconds);
    if (isOver) throw new RateLimited(this.#secondsTo(window.until), "user", null, code);
  }

  /** Whoever asks in vain too often is shut out for a while. */
  countInvalid(): void {
    const { isOver } = this.#count("invalid", this.#settings.invalidRequests, invalidWindow / 1000);
    if (isOver) this.#windows.set("ban", { until: this.#now() + banned, used: 1 });
  }

  /** For how many seconds more the bot is shut out; null if it is not. */
  get bannedFor(): number | null {
    const ban = this.#windows.get("ban");
    return ban !== undefined && ban.until > this.#now() ? this.#secondsTo(ban.until) : null;
  }

  #count(key: string, limit: number, seconds: number): { window: Window; limit: number; isOver: boolean } {
    const now = this.#now();
    if (this.#windows.size > 5000) this.#forgetPast(now);
    const known = this.#windows.get(key);
    const current = known !== undefined && known.until > now ? known : { until: now + seconds * 1000, used: 0 };
    const window = { ...current, used: current.used + 1 };
    this.#windows.set(key, window);
    return { window, limit, isOver: window.used > limit };
  }

  #forgetPast(now: number): void {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
  }

  #generous(calls: number): number {
    return calls * this.#settings.generosity;
  }

  #now(): number {
    return this.#since.here + (this.#clock.now() - this.#since.clock) * this.#settings.speed;
  }

  #secondsTo(until: number): number {
    return Math.max(1, Math.ceil((until - this.#now()) / this.#settings.speed)) / 1000;
  }
}
