import { DiscordAPIError } from "discord.js";
import { Unreadable } from "../engine/index.ts";

interface Trouble {
  readonly name: string;
  readonly where: readonly string[];
  /** Something stored that could not be read, and where in it. */
  readonly what?: string;
  readonly why?: string;
}

/** What may be written down of a failure: where it happened, never its message, which could hold a card. */
export function redactError(error: unknown): Trouble {
  if (!(error instanceof Error)) return { name: typeof error, where: [] };
  const first = error.cause instanceof Error ? error.cause : error;
  const frames = (first.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  const where = frames.slice(0, 12).map((line) => line.trim());
  return { name: error.name, where, ...(error instanceof Unreadable ? { what: error.what, why: error.why } : {}) };
}

/** The same interaction was delivered twice, or its three seconds are over: there is nobody left to answer. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === 40060 || error.code === 10062);
