import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ApiError, refuse } from "../errors.ts";
import type { CallFault } from "../faults.ts";
import type { Local } from "../local.ts";
import { parseBody, readBody } from "./body.ts";
import { callbackRoutes } from "./callbacks.ts";
import { channelRoutes } from "./channels.ts";
import { commandRoutes } from "./commands.ts";
import { isInvalid, refusalHeaders, shutOut, takeTurn } from "./rate.ts";
import { type Body, findRoute, type Route } from "./router.ts";
import { serverRoutes } from "./server.ts";
import { threadRoutes } from "./threads.ts";
import { webhookRoutes } from "./webhooks.ts";

const routes: readonly Route[] = [
  ...callbackRoutes,
  ...webhookRoutes,
  ...channelRoutes,
  ...threadRoutes,
  ...commandRoutes,
  ...serverRoutes,
];

/** One call of a bot to `/api/v10/…`. */
export async function handleRest(
  local: Local,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const shutOutFor = local.limits.bannedFor;
  if (shutOutFor !== null) return shutOut(response, shutOutFor);
  const began = performance.now();
  const method = request.method ?? "GET";
  const path = decodeURIComponent(url.pathname.replace(/^\/api(\/v\d+)?/, ""));
  const found = findRoute(routes, method, path);
  const body = readBody(request);
  // Heard to the end before anything is answered; what is wrong with it is said below.
  await Promise.allSettled([body]);
  if (local.faults.latencyMs > 0) await wait(local.faults.latencyMs);
  const fault = local.faults.meet(method, path);
  const name = found?.route.name ?? `${method} ${path}`;

  const run = async (): Promise<Body> => {
    const contentType = request.headers["content-type"] ?? "";
    const parsed = await parseBody(await body, contentType);
    const { searchParams: query } = url;
    local.witness({
      method,
      path,
      query,
      contentType,
      body: parsed.json,
      files: parsed.files.map(({ field }) => field),
    });
    if (!found) throw refuse.noSuchRoute();
    const { route, at } = found;
    if (!route.open) authorize(local, request);
    return route.handle({ local, at, query, ...parsed });
  };
  let turn: Record<string, string> = {};
  const send = (status: number, answer: Body, more: Record<string, string> = {}) => {
    local.stats.count(name, status, performance.now() - began);
    if (isInvalid(status)) local.limits.countInvalid();
    const headers = { ...turn, ...more };
    response.writeHead(status, answer === null ? headers : { "content-type": "application/json", ...headers });
    response.end(answer === null ? undefined : JSON.stringify(answer));
  };

  try {
    if (found) turn = takeTurn(local.limits, found.route, found.at);
    if (fault && !fault.applied) return spoil(fault, name, send, response);
    const answer = await run();
    if (fault) return spoil(fault, name, send, response);
    send(answer === null ? 204 : 200, answer);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      local.log(`playground: ${method} ${path} failed: ${error instanceof Error ? error.stack : String(error)}`);
      return send(500, { message: "500: Internal Server Error", code: 0 });
    }
    local.log(`playground: ${method} ${path} refused: ${JSON.stringify(error.body)}`);
    send(error.status, error.body, refusalHeaders(error));
  }
}

function authorize(local: Local, request: IncomingMessage): void {
  const token = /^Bot (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined || local.isBadToken(token)) throw refuse.unauthorized();
}

function spoil(
  fault: CallFault,
  route: string,
  send: (status: number, answer: Body, headers?: Record<string, string>) => void,
  response: ServerResponse,
): void {
  if (fault.kind === "hang-up") {
    response.destroy();
  } else if (fault.kind === "error") {
    const { status = 500, code = 0 } = fault;
    send(status, { message: `${status}: on purpose`, code });
  } else {
    const seconds = fault.retryAfter ?? 1;
    send(
      429,
      { message: "You are being rate limited.", retry_after: seconds, global: fault.global ?? false },
      {
        "retry-after": String(seconds),
        "x-ratelimit-limit": "5",
        "x-ratelimit-remaining": "0",
        "x-ratelimit-reset": String(Date.now() / 1000 + seconds),
        "x-ratelimit-reset-after": String(seconds),
        "x-ratelimit-bucket": createHash("sha1").update(route).digest("hex").slice(0, 16),
        "x-ratelimit-scope": fault.global ? "global" : "user",
        ...(fault.global && { "x-ratelimit-global": "true" }),
      },
    );
  }
}
