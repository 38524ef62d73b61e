import { pino } from "pino";
import { commands } from "../../commands/index.ts";
import { startBot } from "../../src/discord/start.ts";
import { openStore } from "../../src/store/index.ts";
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
    await startBot({
      api,
      token,
      store,
      commands,
      log,
      pictures,
      now: () => new Date(Date.now() + ahead),
      lost: () => process.exit(1),
      // whoever judges afterwards holds what stands in the channels against what was to be said
      packAfterMs: A_YEAR_MS,
      ...(gatherMs === undefined ? {} : { gatherMs }),
      ...(computerWaitMs === undefined ? {} : { computerWaitMs }),
    });
    process.on("message", () => process.send?.(counts()));
    process.send?.("ready");
  })();
});
process.send?.("loaded");
