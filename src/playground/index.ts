import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { handleApi } from "./api/api.ts";
import { contentsOf } from "./contents.ts";
import { Faults } from "./faults.ts";
import { Gateway } from "./gateway.ts";
import { Interactions } from "./interactions.ts";
import { Limits } from "./limits.ts";
import { Live } from "./live.ts";
import type { Local, Witnessed } from "./local.ts";
import { Modals } from "./modals.ts";
import type { LimitSettings } from "./protocol.ts";
import { handleRest } from "./rest/rest.ts";
import { gatewayUrl } from "./rest/server.ts";
import { servePage } from "./serve-page.ts";
import { SessionStarts } from "./session-starts.ts";
import { Stats } from "./stats.ts";
import { Store } from "./store.ts";
import { members } from "./users.ts";
import { applicationId, guildId } from "./world.ts";

export interface PlaygroundOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataFolder: string;
  readonly log?: (line: string) => void;
  /** A token that is refused, to see what a bot does then. */
  readonly badToken?: string;
  /** Discord gives three seconds; a test of lateness need not wait that long. */
  readonly acknowledgeWithinMs?: number;
  /** How often the gateway wants to hear from the bot. */
  readonly heartbeatMs?: number;
  /** How often the bot may introduce itself to the gateway in a day: 1,000 unless told. */
  readonly identifiesPerDay?: number;
  /** How many shards a bot is told to come with: 1 unless told. */
  readonly shards?: number;
  /** Whether the bot may ask for privileged intents; those who make a bot today may not. */
  readonly privilegedIntents?: boolean;
  /** Discord's own limits are there with a generosity of 1. */
  readonly limits?: Partial<LimitSettings>;
  /** Sees every call of a bot before it is answered. */
  readonly witness?: (call: Witnessed) => void;
}

export interface Playground {
  readonly url: string;
  /** For discord.js: `new Client({ rest: { api } })`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  close(): Promise<void>;
}

/** Any token but a bad one is let in; this one looks like Discord's. */
const token = `${Buffer.from(applicationId).toString("base64url")}.playground.local`;

/** Starts the local Discord on 127.0.0.1. */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const log = options.log ?? (() => {});
  const server = createServer((request, response) => {
    void answer(local, request, response);
  });
  // a client drops an idle connection first: were it the server, a busy computer might ask on one that is just being closed
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = openStore(options.dataFolder, server);
  const faults = new Faults();
  const limits = new Limits(store.clock, options.limits);
  const isBadToken = (given: string) => faults.tokenRevoked || given === (options.badToken ?? "bad-token");
  const gateway = new Gateway({
    server,
    address: () => gatewayUrl(url),
    isBadToken,
    servers: () => store.servers.filter((server) => server.bot === "here"),
    contents: (server, intents) => contentsOf(store, server, intents),
    members: (id) => {
      const server = store.server(id);
      return server?.bot === "here" ? members(store, server) : [];
    },
    heartbeatMs: options.heartbeatMs ?? 41_250,
    mayIdentify: (bucket) => limits.mayIdentify(bucket),
    starts: new SessionStarts(store.clock, options.identifiesPerDay ?? 1000),
    privileged: options.privilegedIntents ?? false,
    exhausted: () => {
      faults.tokenRevoked = true;
    },
    log,
  });
  const local: Local = {
    store,
    gateway,
    interactions: new Interactions(store, options.acknowledgeWithinMs ?? 3000),
    modals: new Modals(),
    faults,
    limits,
    shards: options.shards ?? 1,
    stats: new Stats(),
    live: new Live(),
    url,
    token,
    isBadToken,
    log,
    witness: options.witness ?? (() => {}),
  };
  return {
    url,
    api: `${url}/api`,
    token,
    applicationId,
    guildId,
    close: async () => {
      local.live.close();
      gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}

/** Only once the port is ours: another playground may be writing to the same folder. */
function openStore(folder: string, server: Server): Store {
  try {
    return new Store(folder);
  } catch (error) {
    server.close();
    throw error;
  }
}

async function answer(local: Local, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (isForeign(local, request)) return plain(response, 403, "This server answers this computer only.\n");
    const url = addressOf(local, request);
    if (url === null) return plain(response, 400, "Bad request.\n");
    if (url.pathname.startsWith("/api/")) return await handleRest(local, request, response, url);
    if (url.pathname.startsWith("/playground/")) return await handleApi(local, request, response, url);
    if (url.pathname.startsWith("/attachments/")) return attachment(local, response, url);
    if (!(await servePage(url.pathname, response))) plain(response, 404, "Nothing here.\n");
  } catch (error) {
    // A client that went away in the middle of its own call, or a path that cannot be decoded.
    local.log(`playground: ${request.method} ${request.url}: ${String(error)}`);
    if (!response.headersSent) plain(response, 400, "Bad request.\n");
  }
}

/** Whatever stands in the first line of a request: `//` alone would be a host without a name. */
function addressOf(local: Local, request: IncomingMessage): URL | null {
  try {
    return new URL(`${local.url}${request.url ?? "/"}`);
  } catch {
    return null;
  }
}

/** Loopback is reachable from any page open in the browser: only our own origin and our own names get in. */
function isForeign(local: Local, request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  const own = new URL(local.url).port;
  const isOwn = (name: string) => name === `127.0.0.1:${own}` || name === `localhost:${own}`;
  return !isOwn(host ?? "") || (origin !== undefined && !isOwn(origin.replace(/^http:\/\//, "")));
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
}

function attachment(local: Local, response: ServerResponse, url: URL): void {
  const [, , channel, id] = url.pathname.split("/");
  const file =
    local.store
      .messagesIn(channel ?? "")
      .flatMap((message) => message.attachments)
      .find((each) => each.id === id) ?? local.store.files.former(id ?? "");
  const bytes = file && local.store.files.read(file.id);
  if (!file || !bytes) return plain(response, 404, "This content is no longer available.\n");
  response.writeHead(200, {
    "content-type": file.contentType,
    "content-length": bytes.length,
    "cache-control": "private, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // Whatever a bot uploads is shown, never run.
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  });
  response.end(bytes);
}
