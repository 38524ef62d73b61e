/** Keeps the few things used last. */
export class Shelf<T> {
  private readonly things = new Map<string, T>();

  constructor(private readonly most: number) {}

  get(key: string, make: () => T): T {
    const thing = this.things.get(key) ?? make();
    this.things.delete(key);
    this.things.set(key, thing);
    for (const oldest of this.things.keys()) {
      if (this.things.size <= this.most) break;
      this.things.delete(oldest);
    }
    return thing;
  }
}
