import { parentPort } from "node:worker_threads";
import { choicesFor, longestMs, type Thought } from "../computer/index.ts";
import { titles } from "../games/titles.ts";
import type { Chosen } from "./thinkers.ts";

/** The other end of the thinkers: chooses for one seat after the other, and remembers nothing in between. */
parentPort?.on("message", (thought: Thought) => {
  parentPort?.postMessage(chosen(thought));
});

function chosen(thought: Thought): Chosen {
  const title = titles.get(thought.title);
  if (title === undefined) return { choices: [], faults: [`There is no title ${thought.title}`] };
  const faults: string[] = [];
  const late = performance.now() + longestMs[thought.level];
  const choices = choicesFor(title, thought, {
    isLate: () => performance.now() > late,
    failed: (error) => faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  return { choices, faults };
}
