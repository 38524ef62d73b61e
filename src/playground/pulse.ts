import { GatewayCloseCodes as Close } from "discord.js";
import type { WebSocket } from "ws";

const mostInAMinute = 120;

/** What Discord expects of a socket: heartbeats, and not too much else. */
export class Pulse {
  readonly #socket: WebSocket;
  readonly #every: number;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #minute = { since: performance.now(), payloads: 0 };

  constructor(socket: WebSocket, every: number) {
    this.#socket = socket;
    this.#every = every;
    socket.once("close", () => this.#stop());
    this.beat();
  }

  /** Whoever is silent for two beats is gone. */
  beat(): void {
    this.#stop();
    this.#timer = setTimeout(() => this.#socket.close(Close.SessionTimedOut, "Session timed out."), 2 * this.#every);
    this.#timer.unref();
  }

  /** Counts a payload; one too many ends the connection. */
  isTooQuick(): boolean {
    const now = performance.now();
    if (now - this.#minute.since > 60_000) this.#minute = { since: now, payloads: 0 };
    this.#minute.payloads++;
    if (this.#minute.payloads <= mostInAMinute) return false;
    this.#socket.close(Close.RateLimited, "You are being rate limited.");
    return true;
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
