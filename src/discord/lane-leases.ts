import type { Store } from "../store/index.ts";

type Leases = Pick<Store, "takeLanes" | "releaseLanes">;

/** How many lanes in which nothing waits are held on to, so that the next post there costs no statement more. */
const MOST_IDLE = 2000;

/**
 * The lanes of the outbox that this process sends in, where others send too. A lane that was taken stays taken, as long as the process
 * is there: it is given back when another is to have it, or when nothing was said there for long.
 */
export class LaneLeases {
  /** With the moment at which a lane was taken over from a process that had died. */
  private readonly own = new Map<string, Date | null>();
  private readonly idle = new Set<string>();
  private releasing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Leases,
    private readonly owner: string,
    private readonly now: () => Date,
  ) {}

  /** Whether a lane is ours; it is taken if nobody has it. */
  async hold(lane: string): Promise<boolean> {
    this.idle.delete(lane);
    if (this.own.has(lane)) return true;
    await this.take([lane]);
    return this.own.has(lane);
  }

  async take(lanes: readonly string[]): Promise<void> {
    if (lanes.length === 0) return;
    await this.releasing;
    const taken = await this.store.takeLanes(this.owner, lanes);
    for (const [lane, number] of taken) this.own.set(lane, number > 1 ? this.now() : null);
  }

  /** Until when what was written there may have been begun by a process that has died. */
  takenOverAt(lane: string): Date | null {
    return this.own.get(lane) ?? null;
  }

  /** Nothing waits there any more. */
  ended(lane: string): void {
    if (!this.own.has(lane)) return;
    this.idle.add(lane);
    if (this.idle.size > MOST_IDLE) void this.release([...this.idle].slice(0, MOST_IDLE / 2)).catch(() => {});
  }

  /** Whoever wants them may have them. */
  async release(lanes: readonly string[]): Promise<void> {
    const own = lanes.filter((lane) => this.own.delete(lane));
    for (const lane of own) this.idle.delete(lane);
    // whoever takes one again waits for this: it must not come after
    const done = this.store.releaseLanes(this.owner, own);
    this.releasing = Promise.allSettled([this.releasing, done]);
    await done;
  }

  /** All in which nothing is under way. */
  releaseIdle(): Promise<void> {
    return this.release([...this.idle]);
  }
}
