import type { ServerResponse } from "node:http";
import type { LiveEvent } from "./protocol.ts";

interface Listener {
  /** None for a script, several for a page that shows them all. */
  readonly people: readonly string[];
  readonly response: ServerResponse;
}

/** Who may know of an event: everyone, or these people. */
type Audience = readonly string[] | null;

/** Server-sent events to pages and scripts that watch. */
export class Live {
  readonly #listeners = new Set<Listener>();

  listen(people: readonly string[], response: ServerResponse): void {
    const listener = { people, response };
    this.#listeners.add(listener);
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    // A browser that loses the stream comes back after this many milliseconds.
    response.write("retry: 700\n\n");
    response.write(`data: ${JSON.stringify({ type: "listening" } satisfies LiveEvent)}\n\n`);
    response.on("close", () => this.#listeners.delete(listener));
  }

  /** A listener without a person is a script that sees ids of everything and words of nothing. */
  tell(audience: Audience, event: LiveEvent, words: (person: string) => object = () => ({})): void {
    for (const { people, response } of this.#listeners) {
      const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
      if (people.length === 0) send({ ...event, audience });
      for (const person of people) {
        if (audience !== null && !audience.includes(person)) continue;
        send({ ...event, ...words(person), ...(people.length > 1 && { for: person }) });
      }
    }
  }

  close(): void {
    for (const { response } of this.#listeners) response.end();
    this.#listeners.clear();
  }
}
