import type { ShardHolder } from "../processes/holders.ts";

/** When each shard was without a process that ran it, and for how long at most. */
export class WatchedShards {
  private readonly since = new Map<number, number>();
  longestMs = 0;
  /** How many shards were without one at once when the longest gap began. */
  orphaned = 0;

  constructor(private readonly of: number) {}

  /** The shards of these processes are without one from now on. */
  lost(holders: readonly ShardHolder[], pids: readonly number[]): void {
    for (const { shard, pid } of holders)
      if (pids.includes(pid) && !this.since.has(shard)) this.since.set(shard, performance.now());
  }

  /** What Discord says: a shard runs if it is connected once more than by those who stand still. */
  see(connected: readonly number[], still: ReadonlyMap<number, number>): boolean {
    const now = performance.now();
    let isWhole = true;
    for (let shard = 0; shard < this.of; shard++) {
      const times = connected.filter((each) => each === shard).length - (still.get(shard) ?? 0);
      const since = this.since.get(shard);
      if (times <= 0) {
        isWhole = false;
        if (since === undefined) this.since.set(shard, now);
      } else if (since !== undefined) {
        if (now - since > this.longestMs) {
          this.longestMs = now - since;
          this.orphaned = this.since.size;
        }
        this.since.delete(shard);
      }
    }
    return isWhole;
  }
}
