import { parentPort } from "node:worker_threads";
import { sketchOf } from "../painters.ts";
import { drawn } from "./sketch.ts";
import type { Order, Reply } from "./studio.ts";

/** The other end of the studio: draws one order after the other. */
parentPort?.on("message", (order: Order) => {
  let reply: Reply;
  try {
    const png = drawn(sketchOf(order));
    // a copy of its own, which can change hands without being copied again
    const bytes = new Uint8Array(png.length);
    bytes.set(png);
    reply = { bytes };
    parentPort?.postMessage(reply, [bytes.buffer]);
  } catch (error) {
    reply = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    parentPort?.postMessage(reply);
  }
});
