import { readFileSync } from "node:fs";

/** What the system counts processor time in (Linux), in milliseconds. */
const TICK_MS = 10;

/** Milliseconds of the processor that a process and those it has begun have used so far, those that have ended included (Linux). */
export function processorMs(pid: number): number {
  const { ticks, children } = used(pid);
  return TICK_MS * ticks + children.reduce((sum, child) => sum + processorMs(child), 0);
}

function used(pid: number): { readonly ticks: number; readonly children: readonly number[] } {
  try {
    // the name of the program may have blanks in it
    const figures = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/\(.*\)/s, "()")
      .split(" ");
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = figures.slice(13, 17).map(Number);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
    return { ticks: user + system + endedUser + endedSystem, children };
  } catch {
    // it has just ended
    return { ticks: 0, children: [] };
  }
}
