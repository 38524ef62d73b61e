import { parentPort } from "node:worker_threads";
import { choiceFor, type Thought } from "../computer/index.ts";
import { titles } from "../games/titles.ts";
import type { Chosen } from "./thinkers.ts";

/** The other end of the thinkers: chooses for one seat after the other, and remembers nothing in between. */
parentPort?.on("message", (thought: Thought) => {
  parentPort?.postMessage(chosen(thought));
});

function chosen(thought: Thought): Chosen {
  try {
    const title = titles.get(thought.title);
    if (title === undefined) throw new Error(`There is no title ${thought.title}`);
    return { option: choiceFor((...asked) => title.policy(...asked), thought) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
