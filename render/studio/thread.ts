import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { BoardInput, FilmOrder, Order } from "../painter.ts";
import { sketchOf } from "../painters.ts";
import { drawn } from "./drawn.ts";
import { gifOf } from "./gif.ts";
import type { Reply } from "./studio.ts";

// On Linux a priority is that of the thread which sets it: whoever paints stands back when the event loop wants the processor.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The other end of the studio: draws one order after the other. */
parentPort?.on("message", (order: Order | FilmOrder) => {
  try {
    const bytes = "film" in order ? filmOf(order) : pictureOf(order);
    const reply: Reply = { bytes };
    parentPort?.postMessage(reply, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    const reply: Reply = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    parentPort?.postMessage(reply);
  }
});

function pictureOf(order: Order): Uint8Array {
  const sketch = sketchOf(order);
  if (sketch === null) throw new Error(`Nothing to paint: ${order.kind} of ${order.title}`);
  return drawn(sketch);
}

const filmOf = ({ title, film }: FilmOrder): Uint8Array =>
  gifOf(film.flatMap((input: BoardInput) => sketchOf({ title, kind: "board", input }) ?? []));
