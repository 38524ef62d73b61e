import { Worker } from "node:worker_threads";
import { type Thought, weakest } from "../computer/index.ts";

/** What comes back from a thread: options, the best first, and what went wrong on the way there. */
export interface Chosen {
  readonly choices: readonly string[];
  readonly faults: readonly string[];
}

interface Ways {
  /** So many threads at most. */
  readonly most?: number;
  /** Is told of every fault in thinking, whether or not it was got round. */
  readonly failed?: (thought: Thought, error: Error) => void;
  /** The module that a thread runs. */
  readonly entry?: URL;
}

/** Something that is still to be thought about. */
interface Job {
  readonly thought: Thought;
  readonly done: (choices: readonly string[]) => void;
  readonly failed: (error: Error) => void;
}

/** A thread that takes longer for one choice is taken for stuck. */
const LONGEST_MS = 60_000;
/** No thread may fill the memory of the others. */
const MOST_MB = 128;
/** One that had nothing to do for so long gives its memory back. */
const IDLE_MS = 10 * 60_000;

/**
 * Computers think in threads of their own: the event loop only hands out the work, in the order in which it comes. Whoever asks has
 * one question at a time under way, so that no game waits for all the choices of another. A thread begins when it is first needed.
 */
export class Thinkers {
  private readonly idle: { readonly worker: Worker; readonly leaves: NodeJS.Timeout }[] = [];
  private readonly waiting: Job[] = [];
  private running = 0;
  private isClosed = false;

  constructor(private readonly ways: Ways = {}) {}

  /** Resolves to options of what is asked, the best first. */
  choose(thought: Thought): Promise<readonly string[]> {
    return new Promise((done, failed) => {
      this.waiting.push({ thought, done, failed });
      this.next();
    });
  }

  /** What is under way is not thought to its end. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { failed } of this.waiting.splice(0)) failed(new Error("Nobody thinks any more"));
    await Promise.all(
      this.idle.splice(0).map(({ worker, leaves }) => {
        clearTimeout(leaves);
        return worker.terminate();
      }),
    );
  }

  private next(): void {
    if (this.isClosed) return;
    if (this.idle.length === 0 && this.running >= (this.ways.most ?? 1)) return;
    const job = this.waiting.shift();
    if (job === undefined) return;
    void this.work(this.hire(), job);
  }

  private hire(): Worker {
    const free = this.idle.pop();
    if (free !== undefined) {
      clearTimeout(free.leaves);
      return free.worker;
    }
    this.running++;
    const ways = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MB } };
    const { entry } = this.ways;
    // spelt out like this, a bundle has the thread beside it: the sources would load many times slower
    const worker =
      entry === undefined
        ? new Worker(new URL("./thinking-entry.mjs", import.meta.url), ways)
        : new Worker(entry, ways);
    worker.unref();
    return worker;
  }

  private async work(worker: Worker, job: Job): Promise<void> {
    try {
      const { choices, faults } = await answerOf(worker, job.thought);
      this.release(worker);
      for (const fault of faults) this.ways.failed?.(job.thought, new Error(fault));
      job.done(choices);
    } catch (error) {
      // whoever waits gets a new one
      this.running--;
      void worker.terminate();
      this.forgo(job, error instanceof Error ? error : new Error(String(error)));
    }
    this.next();
  }

  /** What a thread has perished of is thought about less, and not at all if that does not help. */
  private forgo(job: Job, error: Error): void {
    const { thought, failed } = job;
    this.ways.failed?.(thought, error);
    if (this.isClosed || thought.level === weakest) failed(error);
    else this.waiting.unshift({ ...job, thought: { ...thought, level: weakest } });
  }

  private release(worker: Worker): void {
    if (this.isClosed) {
      this.running--;
      void worker.terminate();
      return;
    }
    const leaves = setTimeout(() => this.dismiss(worker), IDLE_MS);
    leaves.unref();
    this.idle.push({ worker, leaves });
  }

  private dismiss(worker: Worker): void {
    const at = this.idle.findIndex((each) => each.worker === worker);
    if (at < 0) return;
    this.idle.splice(at, 1);
    this.running--;
    void worker.terminate();
  }
}

function answerOf(worker: Worker, thought: Thought): Promise<Chosen> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => settle(() => reject(new Error("The thinking thread is stuck"))), LONGEST_MS);
    const settle = (end: () => void) => {
      clearTimeout(late);
      worker.off("message", done);
      worker.off("error", failed);
      worker.off("exit", gone);
      worker.unref();
      end();
    };
    const done = (chosen: Chosen) => settle(() => resolve(chosen));
    const failed = (error: Error) => settle(() => reject(error));
    const gone = () => settle(() => reject(new Error("The thinking thread has ended")));
    // one that is at work keeps the process; an idle one does not
    worker.ref();
    worker.on("message", done).on("error", failed).on("exit", gone);
    worker.postMessage(thought);
  });
}
