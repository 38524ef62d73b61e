import { idsIn } from "./shards.ts";

/** A process that plays or would; see `src/store/leases.ts`. */
export interface Present {
  readonly id: string;
  readonly of: number;
  readonly may: string;
  readonly leaving: boolean;
}

/** How things are, as one process sees them. */
export interface Picture {
  readonly own: Present;
  readonly processes: readonly Present[];
  readonly leases: readonly { readonly shard: number; readonly of: number; readonly owner: string }[];
}

/** What one process is to do about it. */
interface Duty {
  /** Shards that nobody has and that are its turn to take. */
  readonly take: readonly number[];
  /** Shards that nobody has and that it may run, whosever turn it is. */
  readonly free: readonly number[];
  /** A shard that another process should have, which has fewer. */
  readonly giveUp: number | null;
}

/**
 * Divides the shards among the processes that may run them, so that none has more than one more than another. Everybody reckons the same
 * from the same picture: a free shard is for whoever has the fewest, and whoever has two more than another gives one up.
 */
export function dutyOf({ own, processes, leases }: Picture): Duty {
  // another division is still being run
  if (leases.some(({ of }) => of !== own.of)) return { take: [], free: [], giveUp: null };
  const others = processes.filter(({ id, of, leaving }) => id !== own.id && of === own.of && !leaving);
  const all = [...others, ...(own.leaving ? [] : [own])].map(({ id, may }) => ({
    id,
    may: new Set(idsIn(may, own.of) ?? []),
    has: leases.filter(({ owner }) => owner === id).length,
  }));
  const held = new Set(leases.map(({ shard }) => shard));
  const mine = all.find(({ id }) => id === own.id);
  if (mine === undefined) return { take: [], free: [], giveUp: null };
  const take: number[] = [];
  const free: number[] = [];
  let isWhole = true;
  for (let shard = 0; shard < own.of; shard++) {
    if (held.has(shard)) continue;
    if (mine.may.has(shard)) free.push(shard);
    const [first] = all
      .filter(({ may }) => may.has(shard))
      .sort((one, two) => one.has - two.has || (one.id < two.id ? -1 : 1));
    if (first === undefined) continue;
    isWhole = false;
    first.has++;
    if (first === mine) take.push(shard);
  }
  // one at a time
  if (!isWhole) return { take, free, giveUp: null };
  const ownShards = leases.filter(({ owner }) => owner === own.id).map(({ shard }) => shard);
  const giveUp = ownShards
    .sort((one, two) => two - one)
    .find((shard) => all.some(({ may, has }) => may.has(shard) && has + 2 <= mine.has));
  return { take, free, giveUp: giveUp ?? null };
}
