import { parentPort } from "node:worker_threads";
import { titles } from "../games/titles.ts";
import type { Made, Order } from "./cutting-room.ts";
import { fileOf } from "./file.ts";
import { filmOf } from "./filming.ts";
import { programOf } from "./program.ts";

/** The other end of the cutting room: makes one file after the other. */
parentPort?.on("message", (order: Order) => {
  made(order).then(
    (reply) => parentPort?.postMessage(reply),
    (error: unknown) => {
      const reply: Made = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      parentPort?.postMessage(reply);
    },
  );
});

async function made({ footage, program }: Order): Promise<Made> {
  const title = titles.get(footage.title);
  if (title === undefined) throw new Error(`There is no title ${footage.title}`);
  const used = program ?? (await programOf(footage.title));
  const { film, lacks } = filmOf(title, footage);
  return { file: await fileOf(film, used, footage.language), program: used, lacks };
}
