import { Match } from "../../src/engine/index.ts";
import { witness } from "./driver.ts";

/**
 * What the bot has asked for since it began: every statement that reaches the database's driver, and every match brought to
 * life from its save. Import this before a store is opened.
 */
export interface Counts {
  readonly queries: number;
  /** What the database gave. */
  readonly rows: number;
  readonly loads: number;
  /** Milliseconds of processor time, of all threads. */
  readonly cpuMs: number;
}

const counted = { queries: 0, rows: 0, loads: 0 };

export function counts(): Counts {
  const { user, system } = process.cpuUsage();
  return { ...counted, cpuMs: (user + system) / 1000 };
}

export const since = (before: Counts, after = counts()): Counts => ({
  queries: after.queries - before.queries,
  rows: after.rows - before.rows,
  loads: after.loads - before.loads,
  cpuMs: after.cpuMs - before.cpuMs,
});

/** What several processes have asked for. */
export const together = (all: readonly Counts[]): Counts =>
  all.reduce((sum, each) => ({
    queries: sum.queries + each.queries,
    rows: sum.rows + each.rows,
    loads: sum.loads + each.loads,
    cpuMs: sum.cpuMs + each.cpuMs,
  }));

witness((_, rows) => {
  counted.queries++;
  counted.rows += rows;
});

Match.load = new Proxy(Match.load, {
  apply(load, _, given) {
    counted.loads++;
    return Reflect.apply(load, Match, given);
  },
});
