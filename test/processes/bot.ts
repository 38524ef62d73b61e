import { pino } from "pino";
import { commands } from "../../commands/index.ts";
import { startBot } from "../../src/discord/start.ts";
import { leaseOf } from "../../src/own-shards.ts";
import { isServer, openStore } from "../../src/store/index.ts";
import { counts } from "./counting.ts";

/** The bot as a process of its own, at a playground that runs elsewhere. It loads first, starts when it is told where, and then answers every message with its counts. */
export interface BotOrders {
  readonly api: string;
  readonly token: string;
  readonly database: string;
  /** Whether it paints, if not as the environment says. */
  readonly pictures?: boolean;
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead?: number;
  readonly gatherMs?: number;
  readonly computerWaitMs?: number;
}

const A_YEAR_MS = 365 * 86_400_000;

process.on("disconnect", () => process.exit());
process.once("message", (orders: BotOrders) => {
  void (async () => {
    const {
      api,
      token,
      database,
      ahead = 0,
      gatherMs,
      computerWaitMs,
      pictures = process.env.PICTURES === "on",
    } = orders;
    const log = pino({ level: process.env.LOG_LEVEL ?? "fatal" }, pino.destination(2));
    const store = await openStore({ url: database });
    const end = () => process.exit(1);
    const lease = isServer(database)
      ? await leaseOf({ api, token, shards: "auto", store, log, lost: end }).catch(end)
      : null;
    const running = startBot({
      api,
      token,
      store,
      commands,
      log,
      pictures,
      now: () => new Date(Date.now() + ahead),
      lost: end,
      ...(lease && { sharing: lease }),
      // whoever judges afterwards holds what stands in the channels against what was to be said
      packAfterMs: A_YEAR_MS,
      ...(gatherMs === undefined ? {} : { gatherMs }),
      ...(computerWaitMs === undefined ? {} : { computerWaitMs }),
    });
    process.on("message", async (what) => {
      if (what !== "leave") return process.send?.(counts());
      // it may still wait for shards
      await Promise.race([running.then((bot) => bot.close()), lease?.isGood === true ? new Promise(() => {}) : null]);
      await lease?.giveBack();
      process.exit(0);
    });
    await running;
    process.send?.("ready");
  })().catch(() => process.exit(1));
});
process.send?.("loaded");
