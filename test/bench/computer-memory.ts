import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Thought } from "../../src/computer/index.ts";

/** The thread of the bot, as it is bundled beside this program. */
const entry = pathToFileURL(join(fileURLToPath(new URL("../..", import.meta.url)), "dist", "thinking-entry.mjs"));

/** A thread of one's own knows what it has in memory; nobody else does. */
const wrapped = `
  const { workerData } = require("node:worker_threads");
  const { getHeapStatistics } = require("node:v8");
  workerData.port.on("message", () => workerData.port.postMessage(getHeapStatistics()));
  import(workerData.entry);
`;

interface Heap {
  readonly total_heap_size: number;
  readonly malloced_memory: number;
  readonly external_memory: number;
}

/** The most megabytes that a thread of the bot has while it thinks about these, one after the other. */
export async function memoryOfThinking(thoughts: readonly Thought[]): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(wrapped, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    workerData: { port: port2, entry: entry.href },
    transferList: [port2],
  });
  let most = 0;
  for (const thought of thoughts) {
    const thinking = once(worker, "message");
    worker.postMessage(thought);
    await thinking;
    most = Math.max(most, await heapBehind(port1));
  }
  port1.close();
  await worker.terminate();
  return Math.round(most / 2 ** 20);
}

async function heapBehind(port: MessagePort): Promise<number> {
  const told = once(port, "message");
  port.postMessage("heap");
  const [heap] = (await told) as [Heap];
  return heap.total_heap_size + heap.malloced_memory + heap.external_memory;
}
