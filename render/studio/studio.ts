import { Worker } from "node:worker_threads";
import type { Sketch } from "../kit/sketch.ts";
import type { FilmOrder, Order } from "../painter.ts";

/** A picture to post: its bytes, a file name, and what it shows in words. */
export interface Picture {
  readonly bytes: Buffer;
  readonly name: string;
  readonly alt: string;
}

export type Reply = { readonly bytes: Uint8Array } | { readonly failed: string };

/** Drawing and encoding happen in threads of their own: the event loop only hands out the work. */
const MOST_AT_ONCE = 2;
const MOST_KEPT_BYTES = 24 * 1024 * 1024;

const kept = new Map<string, Buffer>();
let keptBytes = 0;
const underWay = new Map<string, Promise<Buffer>>();

/** The picture of a sketch; or the one made of the same sketch before. */
export async function develop(sketch: Omit<Sketch, "enough">, order: Order): Promise<Picture> {
  const key = `${order.title}:${sketch.key}`;
  const bytes = recall(key) ?? (await once(key, order));
  return { bytes, name: fileName(sketch.name), alt: sketch.alt };
}

/** Discord takes letters, digits and little else. */
const fileName = (name: string): string => `${name.replaceAll(/[^\w.-]/g, "-")}.png`;

function recall(key: string): Buffer | undefined {
  const bytes = kept.get(key);
  if (bytes === undefined) return undefined;
  kept.delete(key);
  kept.set(key, bytes);
  return bytes;
}

function once(key: string, order: Order): Promise<Buffer> {
  const already = underWay.get(key);
  if (already !== undefined) return already;
  const making = inTurn(order)
    .then((bytes) => {
      keep(key, bytes);
      return bytes;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

function keep(key: string, bytes: Buffer): void {
  kept.set(key, bytes);
  keptBytes += bytes.length;
  for (const [oldest, old] of kept) {
    if (keptBytes <= MOST_KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= old.length;
  }
}

const idle: Worker[] = [];
const waiting: ((worker: Worker) => void)[] = [];
let running = 0;

/** A moving picture; it is not kept, since hardly anybody asks for the same again. */
export const animate = (order: FilmOrder): Promise<Buffer> => inTurn(order);

async function inTurn(order: Order | FilmOrder): Promise<Buffer> {
  const worker = await hire();
  try {
    const reply = await draw(worker, order);
    release(worker);
    if ("failed" in reply)
      throw new Error(`No picture of ${order.title} ${"film" in order ? "film" : order.kind}: ${reply.failed}`);
    return Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength);
  } catch (error) {
    if (!idle.includes(worker)) dismiss(worker);
    throw error;
  }
}

function hire(): Promise<Worker> | Worker {
  const free = idle.pop();
  if (free !== undefined) return free;
  if (running < MOST_AT_ONCE) return start();
  return new Promise((resolve) => waiting.push(resolve));
}

function release(worker: Worker): void {
  const next = waiting.shift();
  if (next !== undefined) next(worker);
  else idle.push(worker);
}

/** After a crash of a thread: whoever waits gets a new one. */
function dismiss(worker: Worker): void {
  running--;
  void worker.terminate();
  const next = waiting.shift();
  if (next !== undefined) next(start());
}

function start(): Worker {
  running++;
  const worker = new Worker(new URL("./thread-entry.mjs", import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
}

function draw(worker: Worker, order: Order | FilmOrder): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off("message", done);
      worker.off("error", failed);
      worker.off("exit", gone);
      worker.unref();
      end();
    };
    const done = (reply: Reply) => settle(() => resolve(reply));
    const failed = (error: Error) => settle(() => reject(error));
    const gone = () => settle(() => reject(new Error("The drawing thread has ended")));
    // a picture under way keeps the process; an idle thread does not
    worker.ref();
    worker.on("message", done).on("error", failed).on("exit", gone);
    worker.postMessage(order);
  });
}

/** Drops every kept picture: for measurements. */
export function forget(): void {
  kept.clear();
  keptBytes = 0;
}
