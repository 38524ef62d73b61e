import { parentPort } from "node:worker_threads";
import { choicesFor, type Thought } from "../computer/index.ts";
import { titles } from "../games/titles.ts";
import type { Chosen } from "./thinkers.ts";

/** So long at most it thinks about one answer; a level has thought enough before, unless the machine is slow. */
const LONGEST_MS = 1_000;

/** The other end of the thinkers: chooses for one seat after the other, and remembers nothing in between. */
parentPort?.on("message", (thought: Thought) => {
  parentPort?.postMessage(chosen(thought));
});

function chosen(thought: Thought): Chosen {
  try {
    const title = titles.get(thought.title);
    if (title === undefined) throw new Error(`There is no title ${thought.title}`);
    const late = performance.now() + LONGEST_MS;
    return { choices: choicesFor(title, thought, () => performance.now() > late) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
