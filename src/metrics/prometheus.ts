import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { interactionKinds, interactionOutcomes, type Meter } from "./meter.ts";

/** How things stand when somebody looks. */
interface Standing {
  /** What waits to be said: how much, and for how many seconds the oldest of what is due. */
  readonly outbox: { readonly waiting: number; readonly oldestSeconds: number };
  /** For how many seconds more the shards are surely this process's own; nothing where they need no lease. */
  readonly leaseSeconds: number | null;
  /** Shards that this process runs, by how they are. */
  readonly shards: { readonly ready: number; readonly connecting: number };
}

/** Counts for Prometheus. */
interface PrometheusMeter extends Meter {
  /** Everything counted so far, and how things stand. */
  read(standing: () => Promise<Standing>): Promise<string>;
  readonly contentType: string;
}

/** Discord gives three seconds. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5, 10];
const databaseBuckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export function prometheusMeter(): PrometheusMeter {
  const registry = new Registry();
  const registers = [registry];
  // among them the delay of the event loop, memory, processor time and open files
  collectDefaultMetrics({ register: registry });
  const seconds = (name: string, help: string, label: string, buckets: number[]) =>
    new Histogram({ name: `dead_drop_${name}_seconds`, help, labelNames: [label], buckets, registers });
  const total = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `dead_drop_${name}_total`, help, labelNames, registers });
  const now = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `dead_drop_${name}`, help, labelNames, registers });

  const interactions = total("interactions", "Interactions that are over, by their outcome", ["kind", "outcome"]);
  // what has not happened yet is there as 0, so that its first time is seen as a rise
  for (const kind of interactionKinds)
    for (const outcome of interactionOutcomes) interactions.inc({ kind, outcome }, 0);
  const acknowledged = seconds("acknowledgement", "From arrival to acknowledgement", "kind", answerBuckets);
  const answered = seconds("answer", "From arrival to the answer", "kind", answerBuckets);
  const loads = total("match_loads", "Matches brought to life from their saves");
  const moves = total("moves", "Changes of games that were stored");
  const pictures = total("pictures", "Pictures painted");
  const painting = seconds("painting", "Painting the pictures of one message", "of", answerBuckets);
  const limited = total("rate_limited", "Limits of Discord that were waited for", ["scope"]);
  const database = seconds("database", "Statements, and whole transactions with their disk", "what", databaseBuckets);
  const waiting = now("outbox_waiting", "Posts that wait to be sent");
  const oldest = now("outbox_oldest_seconds", "How long the oldest post waits that is due");
  const lease = now("lease_seconds", "For how long the shards are surely this process's own; 0 while others have them");
  const shards = now("shards", "Shards that this process runs", ["state"]);

  return {
    interaction: (kind, outcome) => interactions.inc({ kind, outcome }),
    acknowledged: (kind, took) => acknowledged.observe({ kind }, took),
    answered: (kind, took) => answered.observe({ kind }, took),
    loaded: () => loads.inc(),
    moved: () => moves.inc(),
    painted: (count, took) => {
      pictures.inc(count);
      painting.observe({ of: "message" }, took);
    },
    rateLimited: (scope) => limited.inc({ scope }),
    database: (what, took) => database.observe({ what }, took),
    read: async (standing) => {
      const { outbox, leaseSeconds, shards: running } = await standing();
      if (leaseSeconds !== null) lease.set(leaseSeconds);
      waiting.set(outbox.waiting);
      oldest.set(outbox.oldestSeconds);
      shards.set({ state: "ready" }, running.ready);
      shards.set({ state: "connecting" }, running.connecting);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
