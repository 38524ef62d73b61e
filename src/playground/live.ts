import type { ServerResponse } from "node:http";
import type { LiveEvent } from "./protocol.ts";

interface Listener {
  readonly person: string | null;
  readonly response: ServerResponse;
}

/** Who may know of an event: everyone, or one person. */
export type Audience = string | null;

/** Server-sent events to pages and scripts that watch. */
export class Live {
  readonly #listeners = new Set<Listener>();

  listen(person: string | null, response: ServerResponse): void {
    const listener = { person, response };
    this.#listeners.add(listener);
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.write(`data: ${JSON.stringify({ type: "listening" } satisfies LiveEvent)}\n\n`);
    response.on("close", () => this.#listeners.delete(listener));
  }

  /** A listener without a person is a script that sees ids of everything and words of nothing. */
  tell(audience: Audience, event: LiveEvent, words: (person: string) => object = () => ({})): void {
    for (const { person, response } of this.#listeners) {
      if (person !== null && audience !== null && person !== audience) continue;
      const data = person === null ? { ...event, audience } : { ...event, ...words(person) };
      response.write(`data: ${JSON.stringify(data)}\n\n`);
    }
  }

  close(): void {
    for (const { response } of this.#listeners) response.end();
    this.#listeners.clear();
  }
}
