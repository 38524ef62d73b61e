import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Lease } from "../processes/lease.ts";
import type { Shards } from "../processes/shards.ts";
import type { Store } from "../store/index.ts";
import type { BotClient } from "./client.ts";
import type { OutboxSender } from "./outbox.ts";
import type { Router } from "./router.ts";
import { redactError } from "./trouble.ts";

interface Sharing {
  readonly sharing: Pick<Lease, "begin" | "share" | "isAlone">;
  readonly client: Pick<BotClient, "rest" | "goes" | "remove">;
  readonly come: (shards: Shards) => Promise<void>;
  readonly router: Pick<Router, "idle">;
  readonly outbox: Pick<OutboxSender, "handOver" | "alone">;
  readonly store: Pick<Store, "trust">;
  readonly log: Logger;
  /** Told if shards cannot be run that are held: others should have them. */
  readonly failed: (error: unknown) => void;
}

/** What Discord allows the whole bot in a second. */
const REQUESTS = 50;

/** How long what is under way is waited for before a shard is given up; what takes longer keeps its lane. */
const PATIENCE_MS = 5000;

/** Lets shards come and go as they are divided among processes; ends when the first ones run here. */
export function shareShards({ sharing, client, come, router, outbox, store, log, failed }: Sharing): Promise<void> {
  // others may be there from the beginning
  store.trust.alone(false);
  const patiently = (work: Promise<unknown>) => Promise.race([work, wait(PATIENCE_MS, undefined, { ref: false })]);
  return new Promise((resolve, reject) => {
    let runs = false;
    sharing.begin({
      take: async (shards) => {
        await come({ ids: shards, of: sharing.share.of });
        runs = true;
        resolve();
      },
      giveUp: async (shard) => {
        client.goes(shard);
        await patiently(outbox.handOver());
        await patiently(router.idle());
        await client.remove(shard);
        // what came in between
        await patiently(router.idle());
      },
      changed: () => {
        const { of, shards } = sharing.share;
        if (sharing.isAlone && store.trust.time === null) outbox.alone(() => store.trust.alone(true));
        else store.trust.alone(sharing.isAlone);
        client.rest.options.globalRequestsPerSecond = Math.max(1, Math.floor((REQUESTS * shards.length) / of));
        log.debug({ shards, of, isAlone: sharing.isAlone }, "shards divided");
      },
      failed: (error) => {
        log.error({ error: redactError(error) }, "shards not run");
        if (runs) failed(error);
        else reject(error);
      },
    });
  });
}
