import type { ServerResponse } from "node:http";
import { type ApiError, RateLimited } from "../errors.ts";
import type { Allowance, Limits } from "../limits.ts";
import type { Route } from "./router.ts";

/** Discord's words for its limits. */
type Headers = Record<string, string>;

const isCallback = ({ name }: Route): boolean => name.startsWith("POST /interactions/");
const isOfInteraction = (route: Route): boolean => isCallback(route) || route.name.includes(" /webhooks/");

/** Counts a call. Answers to interactions are none of the whole bot's calls, and the first answer is not counted at all. */
export function takeTurn(limits: Limits, route: Route, at: Readonly<Record<string, string>>): Headers {
  if (!isOfInteraction(route)) limits.takeGlobal();
  if (isCallback(route)) return {};
  return bucketHeaders(limits.take(route.name, at.channel ?? at.guild ?? at.token ?? ""));
}

const bucketHeaders = ({ bucket, limit, remaining, resetAfter }: Allowance): Headers => ({
  "x-ratelimit-bucket": bucket,
  "x-ratelimit-limit": String(limit),
  "x-ratelimit-remaining": String(remaining),
  "x-ratelimit-reset": String(Date.now() / 1000 + resetAfter),
  "x-ratelimit-reset-after": String(resetAfter),
});

/** What a refusal says beyond its words. */
export function refusalHeaders(error: ApiError): Headers {
  if (!(error instanceof RateLimited)) return {};
  return {
    ...(error.allowance && bucketHeaders(error.allowance)),
    "retry-after": String(error.retryAfter),
    "x-ratelimit-scope": error.scope,
    ...(error.scope === "global" && { "x-ratelimit-global": "true" }),
  };
}

/** What stands before Discord says by itself: no JSON, and nothing of buckets. */
export function shutOut(response: ServerResponse, seconds: number): void {
  response.writeHead(429, { "content-type": "text/plain; charset=UTF-8", "retry-after": String(Math.ceil(seconds)) });
  response.end("error code: 1015");
}

/** Calls that were of no use to anybody; too many of them, and the bot is shut out. */
export const isInvalid = (status: number): boolean => status === 401 || status === 403 || status === 429;
