import { Worker } from "node:worker_threads";
import type { Footage } from "./footage.ts";

/** What a thread is asked for: a file of this, with the program of its title if somebody has made it before. */
export interface Order {
  readonly footage: Footage;
  readonly program: string | null;
}

/** A file, the program in it, and whether stored positions would tell more. */
interface Cut {
  readonly file: string;
  readonly program: string;
  readonly lacks: boolean;
}

export type Made = Cut | { readonly failed: string };

/** One that had nothing to do for so long gives its memory back. */
const IDLE_MS = 10 * 60_000;
/** A film that takes longer is taken for stuck. */
const LONGEST_MS = 60_000;

/** Films are cut in a thread of their own, one after the other: the event loop only hands out the work. The thread begins when it is first needed. */
export class CuttingRoom {
  private worker: Worker | null = null;
  private leaves: NodeJS.Timeout | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly programs = new Map<string, string>();

  /** The whole file, and whether it would be better with the positions that are stored. */
  cut(footage: Footage): Promise<Pick<Cut, "file" | "lacks">> {
    const cut = this.turn.then(() => this.make(footage));
    this.turn = cut.catch(() => {});
    return cut;
  }

  /** What is under way is not made to its end. */
  async close(): Promise<void> {
    await this.dismiss();
  }

  private async make(footage: Footage): Promise<Cut> {
    if (this.leaves !== null) clearTimeout(this.leaves);
    this.worker ??= start();
    try {
      const made = await answerOf(this.worker, { footage, program: this.programs.get(footage.title) ?? null });
      if ("failed" in made) throw new Error(`No film of ${footage.title}: ${made.failed}`);
      this.programs.set(footage.title, made.program);
      this.leaves = setTimeout(() => void this.dismiss(), IDLE_MS);
      this.leaves.unref();
      return made;
    } catch (error) {
      await this.dismiss();
      throw error;
    }
  }

  private async dismiss(): Promise<void> {
    if (this.leaves !== null) clearTimeout(this.leaves);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}

function start(): Worker {
  const worker = new Worker(new URL("./cutting-entry.mjs", import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
}

function answerOf(worker: Worker, order: Order): Promise<Made> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(late);
      worker.off("message", done);
      worker.off("error", failed);
      worker.off("exit", gone);
      worker.unref();
      end();
    };
    const late = setTimeout(() => settle(() => reject(new Error("The cutting thread is stuck"))), LONGEST_MS);
    const done = (made: Made) => settle(() => resolve(made));
    const failed = (error: Error) => settle(() => reject(error));
    const gone = () => settle(() => reject(new Error("The cutting thread has ended")));
    // a film under way keeps the process; an idle thread does not
    worker.ref();
    worker.on("message", done).on("error", failed).on("exit", gone);
    worker.postMessage(order);
  });
}
