/** Runs jobs of one key one after the other; jobs of different keys do not wait for each other. */
export class Queue {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const result = before.then(job, job);
    const settled = result.catch(() => {});
    this.last.set(key, settled);
    void settled.then(() => {
      if (this.last.get(key) === settled) this.last.delete(key);
    });
    return result;
  }

  /** When everything under way now is done. */
  async idle(): Promise<void> {
    await Promise.all(this.last.values());
  }
}
