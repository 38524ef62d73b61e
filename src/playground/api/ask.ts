import { Mistake } from "../acting/mistake.ts";
import { isObject, type Json } from "../json.ts";
import type { Fault, LimitSettings, OptionValue, SubmitModal, Waits } from "../protocol.ts";

/** Reads what a script sent, and says plainly what is missing. */
export class Ask {
  constructor(readonly body: Json) {}

  text(name: string): string {
    const value = this.body[name];
    if (typeof value !== "string" || value === "") throw new Mistake("bad-request", `"${name}" must be a text.`);
    return value;
  }

  /** Left out of the result when it was not given, so that it can be spread. */
  maybe<Name extends string>(name: Name): { [key in Name]?: string } {
    return this.body[name] === undefined ? {} : ({ [name]: this.text(name) } as { [key in Name]: string });
  }

  number(name: string, otherwise?: number): number {
    const value = this.body[name] ?? otherwise;
    if (typeof value !== "number" || !Number.isFinite(value))
      throw new Mistake("bad-request", `"${name}" must be a number.`);
    return value;
  }

  /** True only when it was said so. */
  flag(name: string): boolean {
    return this.body[name] === true;
  }

  texts(name: string, otherwise?: readonly string[]): readonly string[] {
    const value = this.body[name] ?? otherwise;
    if (!Array.isArray(value) || value.some((each) => typeof each !== "string"))
      throw new Mistake("bad-request", `"${name}" must be a list of texts.`);
    return value;
  }

  options(): Record<string, OptionValue> {
    return this.#record("options", (value) => ["string", "number", "boolean"].includes(typeof value));
  }

  fields(): SubmitModal["fields"] {
    return this.#record("fields", (value) => ["string", "boolean"].includes(typeof value) || Array.isArray(value));
  }

  waits(): Waits {
    const { timeoutMs, settle, settleMs, repeat, force } = this.body;
    return {
      ...(timeoutMs !== undefined && { timeoutMs: this.number("timeoutMs") }),
      ...(settleMs !== undefined && { settleMs: this.number("settleMs") }),
      ...(repeat !== undefined && { repeat: this.number("repeat") }),
      settle: settle === true,
      force: force === true,
    };
  }

  limits(): Partial<LimitSettings> {
    const names = ["generosity", "speed", "globalPerSecond", "invalidRequests"] as const;
    const given = names.filter((name) => this.body[name] !== undefined);
    for (const name of given) if (this.number(name) <= 0) throw new Mistake("bad-request", `"${name}" is above 0.`);
    return Object.fromEntries(given.map((name) => [name, this.number(name)]));
  }

  fault(): Fault {
    const kind = this.text("kind") as Fault["kind"];
    const { applied, on, resumable, status, code, shard, retryAfter, global, archived, locked } = this.body;
    const calls = { times: this.number("times", 1), ...this.maybe("path"), applied: applied === true };
    switch (kind) {
      case "closed-dms":
        return { kind, person: this.text("person"), on: on !== false };
      case "rate-limit":
        return {
          kind,
          times: calls.times,
          ...this.maybe("path"),
          ...(retryAfter !== undefined && { retryAfter: this.number("retryAfter") }),
          global: global === true,
        };
      case "error":
        return {
          kind,
          ...calls,
          ...(status !== undefined && { status: this.number("status") }),
          ...(code !== undefined && { code: this.number("code") }),
        };
      case "hang-up":
        return { kind, ...calls };
      case "revoked-token":
      case "no-heartbeats":
        return { kind, on: on !== false };
      case "identifies-left":
        return { kind, left: this.number("left") };
      case "latency":
        return { kind, ms: this.number("ms") };
      case "permissions":
        return { kind, channel: this.text("channel"), without: this.texts("without") };
      case "role-permissions":
        return { kind, ...this.maybe("server"), without: this.texts("without") };
      case "thread":
        return {
          kind,
          channel: this.text("channel"),
          ...(archived !== undefined && { archived: archived === true }),
          ...(locked !== undefined && { locked: locked === true }),
        };
      case "bot-in-server": {
        const how = this.text("how");
        if (how !== "here" && how !== "commands" && how !== "gone")
          throw new Mistake("bad-request", '"how" must be here, commands or gone.');
        return { kind, ...this.maybe("server"), how };
      }
      case "outage":
        return { kind, ...this.maybe("server"), on: on !== false };
      case "member":
        return { kind, person: this.text("person"), ...this.maybe("server"), here: this.flag("here") };
      case "delete-channel":
      case "restore-channel":
        return { kind, channel: this.text("channel") };
      case "delete-message":
        return { kind, message: this.text("message") };
      case "drop-gateway": {
        const how = this.maybe("how").how ?? "close";
        if (how !== "close" && how !== "reconnect" && how !== "invalid-session")
          throw new Mistake("bad-request", '"how" must be close, reconnect or invalid-session.');
        return {
          kind,
          how,
          resumable: resumable !== false,
          ...(code !== undefined && { code: this.number("code") }),
          ...(shard !== undefined && { shard: this.number("shard") }),
        };
      }
      default:
        throw new Mistake("bad-request", `There is no fault "${String(kind)}".`);
    }
  }

  #record<T>(name: string, fits: (value: unknown) => boolean): Record<string, T> {
    const value = this.body[name] ?? {};
    if (!isObject(value) || !Object.values(value).every(fits))
      throw new Mistake("bad-request", `"${name}" must be an object of plain values.`);
    return value as Record<string, T>;
  }
}
