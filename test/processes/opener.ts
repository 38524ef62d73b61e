import { openStore, type StoreLog } from "../../src/store/index.ts";

/** Opens a database, which brings it up to date, and does nothing else. */
export interface OpenerOrders {
  readonly database: string;
  /** After so many migrations it dies, as if it were killed then. */
  readonly diesAfter?: number;
}

process.on("disconnect", () => process.exit());
process.once("message", ({ database, diesAfter }: OpenerOrders) => {
  let migrated = 0;
  const log: StoreLog = {
    info: () => {
      if (++migrated === diesAfter) process.kill(process.pid, "SIGKILL");
    },
    warn: () => {},
    error: () => {},
  };
  void openStore({ url: database, log }).then(() => process.send?.("ready"));
});
process.send?.("loaded");
