import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { Logger } from "pino";
import { recommendedShards } from "./discord/recommended.ts";
import { Lease } from "./processes/lease.ts";
import { inWords, type Shards } from "./processes/shards.ts";
import type { Store } from "./store/index.ts";

interface Wish {
  readonly shards: Shards;
  readonly store: Store;
  readonly log: Logger;
  readonly token: string;
  readonly api?: string;
  /** Called when others may have what was held by now. */
  readonly lost: () => void;
}

/** On a database that other processes may share: what holds on to the part of the shards that becomes this process's own. */
export async function leaseOf({ shards, store, log, token, api, lost }: Wish): Promise<Lease> {
  const gateway = await recommendedShards({ token, ...(api === undefined ? {} : { api }) });
  const of = shards === "auto" ? gateway.shards : shards.of;
  const may = inWords(shards === "auto" ? Array.from({ length: of }, (_, id) => id) : shards.ids);
  const owner = `${hostname()} ${process.pid} ${randomBytes(6).toString("hex")}`;
  return new Lease({ store, owner, may, of, atOnce: gateway.atOnce, log, lost });
}
