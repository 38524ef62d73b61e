import type { RunningBot } from "./discord/start.ts";
import { prometheusMeter } from "./metrics/prometheus.ts";
import { startWatchServer } from "./metrics/server.ts";
import type { Store } from "./store/index.ts";

/** What can be asked of this process from outside. */
export class Watch {
  readonly meter = prometheusMeter();
  /** The bot while it plays. */
  bot: RunningBot | null = null;
  /** What its shards hang on where processes share a database. */
  lease: { readonly secondsLeft: number } | null = null;
  private server: Awaited<ReturnType<typeof startWatchServer>> | null = null;

  /** Throws if the port cannot be had. */
  async open(where: { readonly host: string; readonly port: number }, store: Store): Promise<string> {
    this.server = await startWatchServer(where, {
      lacks: () => this.lacks(store),
      metrics: async () => ({
        text: await this.meter.read(async () => ({
          outbox: await outboxOf(store),
          leaseSeconds: this.lease?.secondsLeft ?? null,
          shards: this.shards(),
        })),
        contentType: this.meter.contentType,
      }),
    });
    return this.server.url;
  }

  async close(): Promise<void> {
    await this.server?.close();
  }

  private shards() {
    return this.bot?.shardStates() ?? { ready: 0, connecting: 0 };
  }

  private async lacks(store: Store): Promise<string[]> {
    const isOpen = await store.pendingCount().then(
      () => true,
      () => false,
    );
    const isPlaying = this.bot !== null && this.shards().connecting === 0;
    return [...(isOpen ? [] : ["database"]), ...(isPlaying ? [] : ["discord"])];
  }
}

async function outboxOf(store: Store) {
  const now = new Date();
  const { waiting, dueSince } = await store.backlog(now);
  return { waiting, oldestSeconds: dueSince === null ? 0 : (now.getTime() - dueSince.getTime()) / 1000 };
}
