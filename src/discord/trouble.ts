import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import { Unreadable } from "../engine/index.ts";

interface Trouble {
  readonly name: string;
  readonly where: readonly string[];
  /** What Discord, the database or the system calls it. */
  readonly code?: string;
  /** Which fields of a request Discord has refused, and why: `components.0.items: BASE_TYPE_MAX_LENGTH`. */
  readonly fields?: readonly string[];
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
  const code = codeOf(error) ?? codeOf(error.cause);
  return {
    name: error.name,
    where,
    ...(code === undefined ? {} : { code }),
    ...(error instanceof DiscordAPIError ? { fields: refusedFields(error) } : {}),
    ...(error instanceof Unreadable ? { what: error.what, why: error.why } : {}),
  };
}

const MOST_FIELDS = 10;

/** A short word or number; anything longer could be something that people wrote. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const found = ["code", "originalCode", "kind"].map((name) => (error as Readonly<Record<string, unknown>>)[name]);
  return found.map(String).find((code) => code !== "undefined" && /^[\w.-]{1,40}$/.test(code));
}

/** Discord's tree of errors as paths with codes; what stood there is left out. */
function refusedFields({ rawError }: DiscordAPIError): string[] {
  const found: string[] = [];
  const walk = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== "object" || node === null || found.length >= MOST_FIELDS) return;
    for (const [key, value] of Object.entries(node))
      if (key === "_errors" && Array.isArray(value))
        found.push(...value.map((each: { readonly code?: unknown }) => `${path.join(".")}: ${String(each.code)}`));
      else walk(value, [...path, key]);
  };
  if ("errors" in rawError) walk(rawError.errors, []);
  return found.slice(0, MOST_FIELDS);
}

/** The same interaction was delivered twice, or its three seconds are over: there is nobody left to answer. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === 40060 || error.code === 10062);

/** Somebody has deleted the message that was to be changed. */
export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
