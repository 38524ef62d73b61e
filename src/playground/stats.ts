interface RouteStats {
  count: number;
  statuses: Record<string, number>;
  totalMs: number;
  maxMs: number;
}

/** How often the bot called what, since the start or the last reset. */
export class Stats {
  #routes: Record<string, RouteStats> = {};
  #since = new Date();

  count(route: string, status: number, ms: number): void {
    this.#routes[route] ??= { count: 0, statuses: {}, totalMs: 0, maxMs: 0 };
    const stats = this.#routes[route];
    stats.count++;
    stats.statuses[status] = (stats.statuses[status] ?? 0) + 1;
    stats.totalMs += ms;
    stats.maxMs = Math.max(stats.maxMs, ms);
  }

  reset(): void {
    this.#routes = {};
    this.#since = new Date();
  }

  get report(): { since: string; total: number; routes: Record<string, RouteStats> } {
    const total = Object.values(this.#routes).reduce((sum, { count }) => sum + count, 0);
    return { since: this.#since.toISOString(), total, routes: this.#routes };
  }
}
