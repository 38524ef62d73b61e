import { GatewayOpcodes as Op } from "discord.js";
import { WebSocket } from "ws";
import type { Json } from "./json.ts";

/** Enough for any outage that a session survives. */
const remembered = 2000;

/** One bot's run of numbered events, which outlives its socket for a while so that it can be resumed. */
export class GatewaySession {
  #socket: WebSocket | null = null;
  #sequence = 0;
  #goneAt: number | null = null;
  readonly #sent: { s: number; text: string }[] = [];

  constructor(
    readonly id: string,
    readonly shard: number,
    readonly shards: number,
    readonly intents: number,
  ) {}

  get isConnected(): boolean {
    return this.#socket !== null;
  }

  awayFor(): number {
    return this.#goneAt === null ? 0 : Date.now() - this.#goneAt;
  }

  attach(socket: WebSocket): void {
    this.#socket = socket;
    this.#goneAt = null;
  }

  detach(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#goneAt = Date.now();
  }

  /** With one of Discord's codes, or as a cable that is pulled. */
  end(code?: number): void {
    if (code !== undefined) this.#socket?.close(code);
    else this.#socket?.terminate();
  }

  send(payload: Json): void {
    this.#write(JSON.stringify({ s: null, t: null, ...payload }));
  }

  dispatch(event: string, data: Json): void {
    const s = ++this.#sequence;
    const text = JSON.stringify({ op: Op.Dispatch, t: event, s, d: data });
    this.#sent.push({ s, text });
    if (this.#sent.length > remembered) this.#sent.shift();
    this.#write(text);
  }

  /** Sends what was missed since `seen`, unless that is no longer known. */
  resume(socket: WebSocket, seen: number): boolean {
    const oldest = this.#sent[0]?.s ?? this.#sequence + 1;
    if (seen < oldest - 1 || seen > this.#sequence) return false;
    if (this.#socket !== socket) this.#socket?.terminate();
    this.attach(socket);
    for (const { s, text } of this.#sent) if (s > seen) this.#write(text);
    this.dispatch("RESUMED", {});
    return true;
  }

  #write(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}
