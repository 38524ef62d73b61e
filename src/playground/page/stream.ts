import type { LiveEvent } from "../protocol.ts";

/** What happens, for all the people at once; `for` says who may know. */
export type PersonalEvent = LiveEvent & { readonly for: string };

interface Watcher {
  /** Listening, at first or again: whatever was missed is to be read anew. */
  listening(): void;
  lost(): void;
  happened(event: PersonalEvent): void;
}

/** Server-sent events; the browser connects again by itself. */
export function watch(people: readonly string[], watcher: Watcher): void {
  const query = people.map((key) => `person=${encodeURIComponent(key)}`).join("&");
  const source = new EventSource(`/playground/events?${query}`);
  source.addEventListener("message", ({ data }) => {
    const event = JSON.parse(String(data)) as PersonalEvent;
    if (event.type === "listening") watcher.listening();
    else watcher.happened(event);
  });
  source.addEventListener("error", () => {
    watcher.lost();
    // Only a refusal ends it for good.
    if (source.readyState === EventSource.CLOSED) {
      source.close();
      setTimeout(() => watch(people, watcher), 1000);
    }
  });
}
