import { randomUUID } from "node:crypto";
import type { Server as HttpServer, IncomingMessage } from "node:http";
import { GatewayCloseCodes as Close, GatewayIntentBits as Intent, GatewayOpcodes as Op } from "discord.js";
import { type WebSocket, WebSocketServer } from "ws";
import { GatewaySession } from "./gateway-session.ts";
import { isObject, type Json, listOf, numberOf, objectOf, textOf } from "./json.ts";
import { Pulse } from "./pulse.ts";
import { MAX_CONCURRENCY, type SessionStarts } from "./session-starts.ts";
import { botUser } from "./users.ts";
import { applicationId, type Server } from "./world.ts";

/** How long a session whose socket is gone can still be resumed. */
const resumable = 120_000;

interface Dispatch {
  readonly event: string;
  readonly data: Json;
  /** Events of a server go to the shard that holds it, those of DMs (null) to the first one. */
  readonly server: string | null;
  /** The intent a bot must have asked for; interactions need none. */
  readonly intent?: number;
}

interface GatewayOptions {
  readonly server: HttpServer;
  readonly address: () => string;
  readonly isBadToken: (token: string) => boolean;
  /** The servers that the bot is in. */
  readonly servers: () => readonly Server[];
  /** Everything in one of them, for a bot that asked for these intents. */
  readonly contents: (server: Server, intents: number) => Json;
  readonly members: (server: string) => readonly Json[];
  /** Discord's is 41,250; a test of silence need not wait that long. */
  readonly heartbeatMs: number;
  readonly starts: SessionStarts;
  /** Counts an introduction of this shard; false if the last one of its kind was only just. */
  readonly mayIdentify: (bucket: number) => boolean;
  /** Whether privileged intents were switched on for this bot. */
  readonly privileged: boolean;
  /** One introduction too many: Discord takes the token away. */
  readonly exhausted: () => void;
  readonly log: (line: string) => void;
}

const privilegedIntents = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent;
const allIntents = Object.values(Intent).reduce<number>((all, bit) => (typeof bit === "number" ? all | bit : all), 0);

type Drop = "close" | "reconnect" | "invalid-session";

/** The websocket side of Discord, on the port of the REST side. */
export class Gateway {
  /** Whether heartbeats are answered; a connection where they are not is dead, though nobody closed it. */
  acknowledges = true;
  readonly #sessions = new Map<string, GatewaySession>();
  readonly #sockets: WebSocketServer;
  readonly #options: GatewayOptions;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#sockets = new WebSocketServer({ server: options.server, maxPayload: 1 << 20 });
    this.#sockets.on("connection", (socket, request) => this.#connected(socket, request));
  }

  get starts(): SessionStarts {
    return this.#options.starts;
  }

  /** The shards that are connected, a shard twice if two bots have it. */
  get connected(): GatewaySession[] {
    return [...this.#sessions.values()].filter((session) => session.isConnected);
  }

  dispatch({ event, data, server, intent }: Dispatch): void {
    for (const session of this.#alive()) {
      const isOthers = server === null ? session.shard !== 0 : !holds(session, server);
      if (isOthers || (intent !== undefined && (session.intents & intent) === 0)) continue;
      session.dispatch(event, isMessage(event) ? withoutContent(data, server !== null, session.intents) : data);
    }
  }

  /** The bot was added to a server, or a server is back. */
  serverCame(server: Server): void {
    for (const session of this.#alive()) if (holds(session, server.id)) this.#tellContents(session, server);
  }

  /** Ends every connection, or those of one shard, as Discord does now and then. */
  drop(
    how: Drop,
    canResume: boolean,
    { code, shard }: { code?: number | undefined; shard?: number | undefined },
  ): void {
    for (const session of this.#alive()) {
      if (shard !== undefined && session.shard !== shard) continue;
      if (!canResume || code !== undefined) this.#sessions.delete(session.id);
      if (how === "reconnect") session.send({ op: Op.Reconnect, d: null });
      else if (how === "invalid-session") session.send({ op: Op.InvalidSession, d: canResume });
      else session.end(code);
    }
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
    this.#sessions.clear();
  }

  #alive(): GatewaySession[] {
    for (const [id, session] of this.#sessions) if (session.awayFor() > resumable) this.#sessions.delete(id);
    return [...this.#sessions.values()];
  }

  #connected(socket: WebSocket, request: IncomingMessage): void {
    let session: GatewaySession | null = null;
    // A browser page of somewhere else could reach a loopback socket; a bot sends no origin.
    if (request.headers.origin !== undefined) return socket.close(Close.AuthenticationFailed, "Not a bot.");
    socket.on("error", () => socket.terminate());
    socket.on("close", (code) => {
      session?.detach(socket);
      // A bot that says goodbye properly gives its session up.
      if (session && (code === 1000 || code === 1001)) this.#sessions.delete(session.id);
    });
    const pulse = new Pulse(socket, this.#options.heartbeatMs);
    socket.on("message", (raw) => {
      if (pulse.isTooQuick()) return;
      const payload = parse(String(raw));
      if (!payload) return socket.close(Close.DecodeError, "Error while decoding payload.");
      const data = objectOf(payload.d);
      switch (payload.op) {
        case Op.Heartbeat:
          pulse.beat();
          if (this.acknowledges) send(socket, { op: Op.HeartbeatAck, d: null });
          return;
        case Op.Identify:
          if (session && this.#sessions.has(session.id))
            return socket.close(Close.AlreadyAuthenticated, "Already authenticated.");
          session = this.#identify(socket, data);
          return;
        case Op.Resume:
          // After "invalid session, may be resumed" it comes on the same socket.
          if (session && session.id !== data.session_id)
            return socket.close(Close.AlreadyAuthenticated, "Already authenticated.");
          if (this.#isRefused(socket, data)) return;
          session = this.#resume(socket, data);
          if (!session) send(socket, { op: Op.InvalidSession, d: false });
          return;
        case Op.RequestGuildMembers:
          if (!session) return socket.close(Close.NotAuthenticated, "Not authenticated.");
          session.dispatch("GUILD_MEMBERS_CHUNK", this.#membersChunk(data));
          return;
        case Op.PresenceUpdate:
        case Op.VoiceStateUpdate:
          return;
        default:
          return socket.close(Close.UnknownOpcode, "Unknown opcode.");
      }
    });
    send(socket, { op: Op.Hello, d: { heartbeat_interval: this.#options.heartbeatMs } });
  }

  #identify(socket: WebSocket, data: Json): GatewaySession | null {
    const [shard = -1, shards = 0] =
      data.shard === undefined ? [0, 1] : listOf(data.shard).map((each) => numberOf(each, -1));
    if (this.#isRefused(socket, data)) return null;
    const intents = numberOf(data.intents, -1);
    const close = (code: Close, why: string) => {
      socket.close(code, why);
      return null;
    };
    if (!isShard(shard, shards)) return close(Close.InvalidShard, "Invalid shard.");
    if (!Number.isInteger(intents) || intents < 0 || intents > allIntents)
      return close(Close.InvalidIntents, "Invalid intent(s).");
    if (!this.#options.privileged && intents & privilegedIntents)
      return close(Close.DisallowedIntents, "Disallowed intent(s).");
    if (!this.#options.mayIdentify(shard % MAX_CONCURRENCY)) {
      send(socket, { op: Op.InvalidSession, d: false });
      return null;
    }
    if (!this.#options.starts.take()) {
      this.#options.exhausted();
      this.drop("close", false, { code: Close.AuthenticationFailed });
      return close(Close.AuthenticationFailed, "Authentication failed.");
    }
    const session = new GatewaySession(randomUUID().replaceAll("-", ""), shard, shards, intents);
    session.attach(socket);
    this.#sessions.set(session.id, session);
    const servers = this.#options.servers().filter(({ id }) => holds(session, id));
    session.dispatch("READY", {
      v: 10,
      user: botUser(),
      guilds: servers.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.#options.address(),
      shard: [shard, shards],
      application: { id: applicationId, flags: 0 },
    });
    for (const server of servers) if (!server.unavailable) this.#tellContents(session, server);
    this.#options.log(`gateway: shard ${shard} of ${shards} is ready`);
    return session;
  }

  #isRefused(socket: WebSocket, { token }: Json): boolean {
    const given = textOf(token).replace(/^Bot /, "");
    const isRefused = given === "" || this.#options.isBadToken(given);
    if (isRefused) socket.close(Close.AuthenticationFailed, "Authentication failed.");
    return isRefused;
  }

  #tellContents(session: GatewaySession, server: Server): void {
    if (session.intents & Intent.Guilds)
      session.dispatch("GUILD_CREATE", this.#options.contents(server, session.intents));
  }

  #membersChunk(asked: Json): Json {
    const ids = [asked.user_ids].flat().filter((id) => typeof id === "string");
    const query = textOf(asked.query).toLowerCase();
    const found = this.#options.members(textOf(asked.guild_id)).filter((member) => {
      const user = objectOf(member.user);
      return ids.length > 0 ? ids.includes(textOf(user.id)) : textOf(user.username).toLowerCase().startsWith(query);
    });
    return {
      guild_id: asked.guild_id,
      members: found,
      chunk_index: 0,
      chunk_count: 1,
      not_found: ids.filter((id) => !found.some((member) => objectOf(member.user).id === id)),
      ...(asked.nonce !== undefined && { nonce: asked.nonce }),
    };
  }

  #resume(socket: WebSocket, data: Json): GatewaySession | null {
    const session = this.#sessions.get(textOf(data.session_id));
    if (!session?.resume(socket, numberOf(data.seq, -1))) return null;
    this.#options.log(`gateway: shard ${session.shard} resumed`);
    return session;
  }
}

const send = (socket: WebSocket, payload: Json): void => socket.send(JSON.stringify({ s: null, t: null, ...payload }));

const holds = (session: GatewaySession, server: string): boolean =>
  Number((BigInt(server) >> 22n) % BigInt(session.shards)) === session.shard;

const isShard = (shard: number, shards: number): boolean =>
  Number.isInteger(shard) && Number.isInteger(shards) && shard >= 0 && shard < shards;

function parse(raw: string): Json | null {
  try {
    const payload: unknown = JSON.parse(raw);
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
}

const isMessage = (event: string): boolean => event === "MESSAGE_CREATE" || event === "MESSAGE_UPDATE";

/** Without the privileged intent a bot reads only DMs, its own messages and those that mention it. */
function withoutContent(message: Json, inGuild: boolean, intents: number): Json {
  const mine = objectOf(message.author).id === applicationId;
  const mentioned = listOf(message.mentions).some((user) => objectOf(user).id === applicationId);
  if (!inGuild || mine || mentioned || intents & Intent.MessageContent) return message;
  return { ...message, content: "", embeds: [], attachments: [], components: [] };
}
