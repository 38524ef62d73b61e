import type { PostRecord } from "../store/index.ts";

/** What a lane needs of the world. */
interface Carrier {
  now(): Date;
  /** What waits in a lane, oldest first, at most so many. */
  read(lane: string, limit: number): Promise<readonly PostRecord[]>;
  /** Says when to try again; nothing if the next one may follow. */
  send(post: PostRecord): Promise<Date | null>;
  failed(error: unknown): void;
  /** Where other processes send too; nothing while they do not. */
  readonly others?: Others;
}

/** What other processes that send hang on. */
interface Others {
  /** Whether there are any now. */
  readonly areThere: boolean;
  /** Whether a post is to be sent by this process. */
  isOurs(post: PostRecord): boolean;
  /** Whether a lane is ours now; it is taken if nobody has it. */
  hold(lane: string): Promise<boolean>;
  /** Nothing is under way there any more; `isOthers`: another process goes on with it. */
  ended(lane: string, isOthers: boolean): Promise<void> | void;
}

interface Lane {
  readonly name: string;
  /** The first of what waits. */
  posts: PostRecord[];
  /** Whether more waits in the table. */
  behind: boolean;
  /** The last of its posts that was sent or waited for. */
  last: PostRecord | null;
  /** The post that was waited for last: it need not be waited for twice, whatever the clock says. */
  awaited: number | null;
  /** Whether something of what is held here has changed in the table. */
  stale: boolean;
  running: Promise<void> | null;
  timer: NodeJS.Timeout | null;
}

/** How many posts of a lane are held here. */
const MOST = 50;
/** How many lanes are taken up at once of those that were left over. */
const AT_ONCE = 50;
/** How long to wait when the store fails. */
const PAUSE_MS = 2000;
/** When a lane is looked at again that another process still has. */
const BUSY_MS = 500;
/** Nothing waits longer than this: a clock may have been set back. */
const LONGEST_MS = 30 * 60 * 1000;

/**
 * Posts on their way, each channel and each person by itself: in order, and one that is slow or must wait holds up nobody
 * else. What has just been written is handed over; the table is read for what was left by an earlier process, and again
 * after a failure. Where other processes send too a lane is held first, and each post is read again before it goes out.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();
  private readonly left = new Set<string>();
  /** Whether it is known where something was left over: until then each lane is read. */
  private knows = false;
  private closed = false;

  constructor(private readonly carrier: Carrier) {}

  /** What has just been written, in that order. */
  take(posts: readonly PostRecord[]): void {
    for (const post of posts) {
      if (this.areOthersThere) {
        // whoever is to send it finds it in the table
        if (this.carrier.others?.isOurs(post)) this.readAgain(post.lane);
        continue;
      }
      const lane = this.lane(post.lane);
      // what was left over goes first
      if (this.left.delete(post.lane) || !this.knows || lane.posts.length >= MOST) lane.behind = true;
      if (!lane.behind) lane.posts.push(post);
      this.go(lane);
    }
  }

  /** Others may have left something anywhere. */
  knowNothing(): void {
    this.knows = false;
  }

  /** Lanes in which something waits that was written some time ago. */
  takeUp(names: readonly string[]): void {
    this.knows = true;
    for (const name of names) if (!this.lanes.has(name)) this.left.add(name);
    this.takeUpNext();
  }

  /** Something waits there that another process may have written; a lane that waits for an hour goes on waiting. */
  readAgain(name: string): void {
    const lane = this.lane(name);
    lane.behind = true;
    this.go(lane);
  }

  /** Where something is under way or waited for. */
  get active(): string[] {
    return [...this.lanes.keys()];
  }

  /** Leaves to others what they are to send from now on, when what is under way there is done. */
  async handOver(): Promise<void> {
    const { others } = this.carrier;
    const left = [...this.lanes.values()].filter(({ last }) => last === null || others?.isOurs(last) !== true);
    for (const { name } of left) this.wake(name);
    await Promise.all(left.map(({ running }) => running));
  }

  /** What a lane waits for has changed in the table: it looks again. */
  wake(name: string): void {
    const lane = this.lane(name);
    lane.stale = true;
    if (lane.timer !== null) clearTimeout(lane.timer);
    lane.timer = null;
    this.go(lane);
  }

  /** Until nothing can be sent now. */
  async settled(): Promise<void> {
    for (;;) {
      const running = [...this.lanes.values()].flatMap((lane) => lane.running ?? []);
      if (running.length === 0) return;
      await Promise.all(running);
    }
  }

  /** Until nothing can be sent now in one of them. */
  async sent(name: string): Promise<void> {
    await this.lanes.get(name)?.running;
  }

  /** Sends what is under way and no more. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { timer } of this.lanes.values()) if (timer !== null) clearTimeout(timer);
    await this.settled();
  }

  private get areOthersThere(): boolean {
    return this.carrier.others?.areThere ?? false;
  }

  private takeUpNext(): void {
    for (const name of this.left) {
      if ([...this.lanes.values()].filter((lane) => lane.running !== null).length >= AT_ONCE) return;
      this.left.delete(name);
      const lane = this.lane(name);
      lane.behind = true;
      this.go(lane);
    }
  }

  private lane(name: string): Lane {
    const known = this.lanes.get(name);
    if (known !== undefined) return known;
    const lane: Lane = {
      name,
      posts: [],
      behind: false,
      last: null,
      awaited: null,
      stale: false,
      running: null,
      timer: null,
    };
    this.lanes.set(name, lane);
    return lane;
  }

  /** Sets a lane going, unless it goes or waits. */
  private go(lane: Lane): void {
    if (this.closed || lane.running !== null || lane.timer !== null) return;
    lane.running = this.run(lane)
      .catch((error) => {
        this.carrier.failed(error);
        return PAUSE_MS;
      })
      .then((pause) => {
        lane.running = null;
        if (pause === null) this.end(lane);
        else if (lane.stale) this.go(lane);
        else this.pause(lane, pause);
        this.takeUpNext();
      });
  }

  /** Sends until the lane is empty, or says how long it must pause. */
  private async run(lane: Lane): Promise<number | null> {
    for (;;) {
      if (this.closed) return null;
      if (this.areOthersThere) return this.runBesideOthers(lane);
      if (lane.stale) {
        lane.stale = false;
        lane.posts = [];
        lane.behind = true;
      }
      const [post] = lane.posts;
      if (post === undefined) {
        if (!lane.behind) return null;
        await this.fill(lane);
        continue;
      }
      lane.last = post;
      const early = post.notBefore.getTime() - this.carrier.now().getTime();
      if (early > 0 && lane.awaited !== post.id) {
        lane.awaited = post.id;
        return early;
      }
      const again = await this.carrier.send(post);
      if (again !== null) {
        lane.awaited = post.id;
        return again.getTime() - this.carrier.now().getTime();
      }
      lane.posts.shift();
    }
  }

  /** The same, each post as it stands in the table now. */
  private async runBesideOthers(lane: Lane): Promise<number | null> {
    const { others } = this.carrier;
    for (;;) {
      if (this.closed) return null;
      lane.posts = [];
      lane.behind = true;
      if (others === undefined || !others.areThere) return this.run(lane);
      if (!(await others.hold(lane.name))) return BUSY_MS;
      Object.assign(lane, { stale: false, behind: false });
      const [post] = await this.carrier.read(lane.name, 1);
      if (post === undefined || !others.isOurs(post)) {
        await others.ended(lane.name, post !== undefined);
        return null;
      }
      lane.last = post;
      const early = post.notBefore.getTime() - this.carrier.now().getTime();
      if (early > 0 && lane.awaited !== post.id) {
        lane.awaited = post.id;
        return early;
      }
      const again = await this.carrier.send(post);
      if (again !== null) {
        lane.awaited = post.id;
        return again.getTime() - this.carrier.now().getTime();
      }
    }
  }

  private async fill(lane: Lane): Promise<void> {
    lane.behind = false;
    const read = await this.carrier.read(lane.name, MOST).catch((error) => {
      lane.behind = true;
      throw error;
    });
    // what was handed over meanwhile may have been read as well
    const newer = lane.posts.filter(({ id }) => read.every((post) => post.id !== id));
    lane.posts = [...read, ...newer];
    if (read.length === MOST) {
      lane.posts = [...read];
      lane.behind = true;
    }
  }

  /** What waits is read again then: its number of attempts has changed, and it need not be held here. */
  private pause(lane: Lane, ms: number): void {
    lane.posts = [];
    lane.behind = true;
    if (this.closed) return;
    const wait = Math.min(Math.max(0, ms), LONGEST_MS);
    lane.timer = setTimeout(() => {
      lane.timer = null;
      this.go(lane);
    }, wait);
  }

  private end(lane: Lane): void {
    if (lane.posts.length > 0 || lane.behind) this.go(lane);
    else this.lanes.delete(lane.name);
  }
}
