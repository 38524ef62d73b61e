import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { Logger } from "pino";
import { recommendedShards } from "./discord/recommended.ts";
import { Lease } from "./processes/lease.ts";
import type { Shards } from "./processes/shards.ts";
import type { Store } from "./store/index.ts";

interface Wish {
  readonly shards: Shards;
  readonly store: Store;
  readonly log: Logger;
  readonly token: string;
  readonly api?: string;
  /** Called when others may have them by now. */
  readonly lost: () => void;
  /** Whether they are not wanted any more. */
  readonly isGivenUp: () => boolean;
}

/** Shards that are this process's own, and for how long. */
interface OwnShards {
  readonly shards: Shards;
  readonly lease: Lease;
}

/** On a database that other processes may share: waits until nobody else runs these shards. Nothing if they are not wanted any more. */
export async function takeShards(wish: Wish): Promise<OwnShards | null> {
  const { store, log, token, api, lost, isGivenUp } = wish;
  const of =
    wish.shards === "auto" ? await recommendedShards({ token, ...(api === undefined ? {} : { api }) }) : wish.shards.of;
  const shards = wish.shards === "auto" ? { ids: Array.from({ length: of }, (_, id) => id), of } : wish.shards;
  const owner = `${hostname()} ${process.pid} ${randomBytes(6).toString("hex")}`;
  const lease = await Lease.get({ store, owner, shards: shards.ids, of, log, lost }, isGivenUp);
  return lease === null ? null : { shards, lease };
}
