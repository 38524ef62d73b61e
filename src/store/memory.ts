import type { Trust } from "./trust.ts";

/**
 * The last so many things that were read or written, by their keys: what is asked for again is not read again, unless another process
 * may have changed it.
 */
export class Memory<T> {
  private readonly known = new Map<string, Promise<T>>();
  private time: number | null = null;

  constructor(
    private readonly trust: Trust,
    private readonly read: (key: string) => Promise<T>,
    private readonly most = 10_000,
  ) {}

  get(key: string): Promise<T> {
    if (!this.isBelieved()) return this.read(key);
    const found = this.known.get(key) ?? this.reading(key);
    this.keep(key, found);
    return found;
  }

  /** To be called when it has been written. */
  set(key: string, value: T): void {
    if (this.isBelieved()) this.keep(key, Promise.resolve(value));
  }

  /** To be called when it has been deleted. */
  forget(key: string): void {
    this.known.delete(key);
  }

  private isBelieved(): boolean {
    const { time } = this.trust;
    if (time !== this.time) this.known.clear();
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

  /** The last asked for stands last, the first to go first. */
  private keep(key: string, value: Promise<T>): void {
    this.known.delete(key);
    this.known.set(key, value);
    const [oldest] = this.known.keys();
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
  }
}
