import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** How long the event loop stood still at most, and how much of such a time this thread was at work itself, where the system tells. */
interface Stillness {
  readonly delayMs: number;
  /** The rest was waiting for the processor, which others had. */
  readonly workMs: number | null;
}

const EVERY_MS = 2;

/** Looks at the event loop every two milliseconds until it is stopped. */
export function watchLoop(): { stop(): Stillness } {
  let [delayMs, workMs] = [0, 0];
  let [at, worked] = [performance.now(), workedMs()];
  const look = () => {
    const [now, done] = [performance.now(), workedMs()];
    delayMs = Math.max(delayMs, now - at - EVERY_MS);
    workMs = Math.max(workMs, done - worked);
    [at, worked] = [now, done];
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { delayMs, workMs: Number.isNaN(workMs) ? null : workMs };
    },
  };
}

/** Linux tells how long a thread has had the processor. */
function workedMs(): number {
  if (process.platform !== "linux") return Number.NaN;
  return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
}
