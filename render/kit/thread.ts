import { parentPort } from "node:worker_threads";
import { sketchOf } from "../painters.ts";
import { drawn } from "./sketch.ts";
import type { Order, Reply } from "./studio.ts";

/** The other end of the studio: draws one order after the other. */
parentPort?.on("message", (order: Order) => {
  try {
    const bytes = drawn(sketchOf(order));
    const reply: Reply = { bytes };
    parentPort?.postMessage(reply, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    const reply: Reply = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    parentPort?.postMessage(reply);
  }
});
