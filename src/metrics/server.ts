import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What is told to whoever watches over the process. */
interface Watched {
  /** What it still lacks to do its work; nothing if it does it. */
  lacks(): Promise<readonly string[]>;
  metrics(): Promise<{ readonly text: string; readonly contentType: string }>;
}

interface WatchServer {
  readonly url: string;
  close(): Promise<void>;
}

/** How long a look at the database may take before it counts as away. */
const PATIENCE_MS = 2000;

/**
 * `/healthz`: the process lives and its event loop turns. `/readyz`: it does its work, or 503 with what it lacks. `/metrics`: counts for
 * Prometheus. It answers GET alone and tells nothing of people or games.
 */
export async function startWatchServer(
  { host, port }: { readonly host: string; readonly port: number },
  watched: Watched,
): Promise<WatchServer> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").split("?")[0];
    if (request.method !== "GET") return answer(response, 405, "Only GET.\n");
    try {
      if (path === "/healthz") return answer(response, 200, "alive\n");
      if (path === "/readyz") {
        const lacking = await inTime(watched.lacks(), ["database"]);
        return lacking.length === 0
          ? answer(response, 200, "ready\n")
          : answer(response, 503, `lacks ${lacking.join(", ")}\n`);
      }
      if (path === "/metrics") {
        const { text, contentType } = await watched.metrics();
        return answer(response, 200, text, contentType);
      }
      answer(response, 404, "Nothing here: /healthz, /readyz and /metrics.\n");
    } catch {
      answer(response, 500, "Not known at the moment.\n");
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { address, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(":") ? `[${address}]` : address}:${taken}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
}

async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
