import type { GlancedTable, Glances } from "./glance.ts";
import type { Trust } from "./trust.ts";

/** By what it is known whether a row that was read before is still the same, where others write too. */
interface Checked {
  readonly glances: Glances;
  readonly table: GlancedTable;
}

/** How many things are kept at most. */
const MOST = 10_000;

/**
 * The last so many things that were read or written, by their keys: what is asked for again is not read again, unless another process
 * may have changed it.
 */
export class Memory<T> {
  private readonly known = new Map<string, Promise<T>>();
  /** What was read while others write, with what its row was marked by then. */
  private readonly marked = new Map<string, { readonly mark: string; readonly value: Promise<T> }>();
  private time: number | null = null;

  constructor(
    private readonly trust: Trust,
    private readonly read: (key: string) => Promise<T>,
    private readonly checked: Checked,
  ) {}

  get(key: string): Promise<T> {
    if (!this.isBelieved()) return this.check(key);
    const found = this.known.get(key) ?? this.reading(key);
    keep(this.known, key, found);
    return found;
  }

  /** To be called when it has been written. */
  set(key: string, value: T): void {
    this.forget(key);
    if (this.isBelieved()) keep(this.known, key, Promise.resolve(value));
  }

  /** To be called when it has been deleted. */
  forget(key: string): void {
    this.known.delete(key);
    this.marked.delete(key);
    this.checked.glances.doubt(this.checked.table, key);
  }

  /** Where others write, it counts for as long as its row is the same. */
  private async check(key: string): Promise<T> {
    const mark = await this.checked.glances.markOf(this.checked.table, key);
    if (mark === undefined) return this.read(key);
    const kept = this.marked.get(key);
    // a row that is read now may be newer than its mark: then it is read once more next time
    const value = kept?.mark === mark ? kept.value : this.read(key);
    keep(this.marked, key, { mark, value });
    value.catch(() => this.marked.delete(key));
    return value;
  }

  private isBelieved(): boolean {
    const { time } = this.trust;
    if (time !== this.time) this.known.clear();
    if (time !== null) this.marked.clear();
    this.time = time;
    return time !== null;
  }

  private reading(key: string): Promise<T> {
    const found = this.read(key);
    found.catch(() => {
      if (this.known.get(key) === found) this.known.delete(key);
    });
    return found;
  }
}

/** The last asked for stands last, the first to go first. */
function keep<V>(all: Map<string, V>, key: string, value: V): void {
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > MOST && oldest !== undefined) all.delete(oldest);
}
