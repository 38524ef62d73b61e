import { randomBytes } from "node:crypto";
import { type Client, Events, GatewayCloseCodes, RESTEvents, ShardClientUtil } from "discord.js";
import type { Logger } from "pino";
import type { Think } from "../computer/index.ts";
import { titles } from "../games/titles.ts";
import { type Meter, noMeter } from "../metrics/meter.ts";
import type { Lease } from "../processes/lease.ts";
import type { Shards } from "../processes/shards.ts";
import { CuttingRoom } from "../replay/cutting-room.ts";
import { type Store, UnreadableGame } from "../store/index.ts";
import {
  ComputerClock,
  catchUpOnDeletions,
  catchUpOnRules,
  DAY,
  findWaits,
  isActive,
  mend,
  OrderClock,
  packPastGames,
  Queue,
  Registrar,
  type TableContext,
  wakeGames,
  wakeSeeks,
} from "../table/index.ts";
import { Thinkers } from "../thinking/thinkers.ts";
import type { Bot } from "./bot.ts";
import { BotClient } from "./client.ts";
import type { Command } from "./command.ts";
import { Drafts } from "./drafts.ts";
import { CommandLinks } from "./links.ts";
import { OutboxSender } from "./outbox.ts";
import { Panels } from "./panels.ts";
import { warmPictures } from "./pictures.ts";
import { Places } from "./places.ts";
import { registerCommands } from "./register.ts";
import { Router } from "./router.ts";
import { SeatBoards } from "./seat-boards.ts";
import { boardOf, placeFor } from "./seeks.ts";
import { shareShards } from "./shared-shards.ts";
import { KeptLines } from "./speaking.ts";
import { redactError } from "./trouble.ts";

const LOOK_EVERY_MS = 60_000;
/** How often what other processes have written to be said is looked for. */
const NEW_EVERY_MS = 1000;
const COMPUTER_WAIT_MS = 20_000;
/** How long interactions, and the posts of finished games, are remembered. */
const REMEMBERED_DAYS = 30;
/** How long a lesson is kept to which nobody comes back. */
const PRIVATE_DAYS = 180;

interface BotOptions {
  readonly token: string;
  readonly store: Store;
  readonly commands: readonly Command[];
  readonly log: Logger;
  /** Where work is counted; by default nowhere. */
  readonly meter?: Meter;
  /** Which shards it runs; by default as many as Discord recommends. */
  readonly shards?: Shards;
  /** Whether boards and hands are painted; by default not. */
  readonly pictures?: boolean;
  /** Where Discord is, if not where it usually is: the playground's address. */
  readonly api?: string;
  /** The one server that is told the commands, if not all: a change shows there at once. */
  readonly guild?: string;
  /** What it holds on to of shards that other processes run too: without that it answers nothing and posts nothing. */
  readonly sharing?: Lease;
  /** Called when Discord will not have the bot any more: nothing but a new start helps. */
  readonly lost?: (reason: string) => void;
  /** How long changes gather before the first post of a game is edited, in milliseconds. */
  readonly gatherMs?: number;
  /** How long changes gather before a board of open seats is edited, in milliseconds. */
  readonly boardMs?: number;
  /** How long nothing more must have been parked before people are told, in milliseconds. */
  readonly parkedQuietMs?: number;
  /** What the bot brings to the deal of a new game, if not something random. */
  readonly newSecret?: () => string;
  /** The time, if not that of the computer. */
  readonly now?: () => Date;
  /** How long a standing order waits before it answers others, in milliseconds, if not some minutes by lot. */
  readonly orderWait?: () => number;
  /** How often standing orders are looked at, in milliseconds. */
  readonly ordersEveryMs?: number;
  /** How long a computer waits before it moves, in milliseconds, so that whoever has moved can take it back. */
  readonly computerWaitMs?: number;
  /** At what pace many games are looked at that may have lost their channels, in milliseconds for each. */
  readonly placesEveryMs?: number;
  /** How long a game must have been over before it is packed, in milliseconds, if not an hour. */
  readonly packAfterMs?: number;
}

export interface RunningBot {
  readonly client: BotClient;
  /** Its shards, by how they are. */
  shardStates(): { readonly ready: number; readonly connecting: number };
  /** Does what its clock does each minute. */
  look(): Promise<void>;
  /** Resolves when everything to be said has been said. */
  settled(): Promise<void>;
  /** Finishes the move in hand and leaves. */
  close(): Promise<void>;
}

/** Logs in and plays. */
export async function startBot({
  token,
  store,
  commands,
  log,
  api,
  meter = noMeter,
  shards = "auto",
  guild,
  lost,
  sharing,
  newSecret,
  now = () => new Date(),
  gatherMs,
  boardMs,
  parkedQuietMs,
  orderWait,
  ordersEveryMs = LOOK_EVERY_MS,
  placesEveryMs,
  packAfterMs,
  computerWaitMs = COMPUTER_WAIT_MS,
  pictures = false,
}: BotOptions): Promise<RunningBot> {
  const mayAct = () => sharing?.isGood ?? true;
  const client = new BotClient({
    token,
    ...(api === undefined ? {} : { api }),
    listen: (each) => listen(each),
    ...(sharing && { introduce: (shard, atOnce) => sharing.introduce(shard, atOnce) }),
  });
  const table: TableContext = {
    store,
    titles,
    queue: new Queue(),
    log,
    meter,
    now,
    changed: (position) => {
      computers.notice(position);
      if (!isActive(position.game.status)) registrar.look();
    },
    share: () => (store.trust.time === null ? (sharing?.share ?? null) : null),
    newSecret: newSecret ?? (() => randomBytes(32).toString("hex")),
    ...(orderWait === undefined ? {} : { orderWait }),
  };
  const failed = async (game: string, error: unknown) => {
    if (error instanceof UnreadableGame) await mend(table, error);
    else log.error({ game, error: redactError(error) }, "not woken");
  };
  const thinkers = new Thinkers({
    failed: ({ title, level, ask: { kind } }, error) =>
      log.error({ title, level, kind, error: redactError(error) }, "fault in thinking"),
  });
  const replays = new CuttingRoom();
  const think: Think = (thought) => thinkers.choose(thought);
  const computers = new ComputerClock(table, {
    think,
    waitMs: computerWaitMs,
    mayAct,
    failed,
  });
  const registrar = new Registrar(table, {
    // of many processes one gives the numbers
    mayAct: () => mayAct() && client.runs(null),
    failed: (game, error) => log.error({ game, error: redactError(error) }, "no result"),
  });
  const bot: Bot = {
    client,
    table,
    log,
    meter,
    mayAct,
    pictures,
    kept: new KeptLines(),
    drafts: new Drafts(),
    panels: new Panels(table.now),
    think,
    replays,
    sent: (channelId) => outbox.sent(channelId),
    attend: () => registrar.look(),
    get boards() {
      return boards;
    },
    links: new CommandLinks(commands),
  };
  void warmPictures(bot);
  const boards = new SeatBoards(bot, boardMs);
  const places = new Places(bot, () => router.idle(), placesEveryMs);
  const outbox = new OutboxSender(bot, places, {
    ...(gatherMs === undefined ? {} : { gatherMs }),
    ...(parkedQuietMs === undefined ? {} : { parkedQuietMs }),
    ...(sharing && { owner: sharing.owner }),
  });
  const router = new Router(bot, commands);
  client.rest.on(RESTEvents.RateLimited, ({ method, route, global, scope, timeToReset, retryAfter }) => {
    meter.rateLimited(global ? "global" : scope);
    log.info({ method, route, global, scope, timeToReset, retryAfter }, "rate limited");
  });
  client.rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) =>
    log.warn({ count, remainingTime }, "many invalid requests"),
  );
  const listen = (each: Client) => {
    each.on(Events.InteractionCreate, (interaction) => router.take(interaction));
    places.listen(each);
    boards.listen(each);
    each.on(Events.Error, (error) => log.error({ name: error.name }, "client"));
    each.on(Events.ShardReconnecting, (shard) => log.info({ shard }, "reconnecting"));
    each.on(Events.ShardError, (error, shard) => log.warn({ shard, error: redactError(error) }, "shard"));
    // only if discord.js does not try again
    each.on(Events.ShardDisconnect, ({ code }, shard) => {
      const reason = `Discord has closed the connection for good (${code}: ${GatewayCloseCodes[code] ?? "not known"})`;
      log.fatal({ shard, code }, reason);
      lost?.(reason);
    });
    each.on(Events.Invalidated, () => {
      log.fatal("session invalidated");
      lost?.("Discord has ended the bot's session for good");
    });
  };
  const caughtUpOn = async () => {
    const caughtUp = await catchUpOnDeletions(table, (game, error) =>
      log.error({ game, error: redactError(error) }, "not left"),
    );
    if (caughtUp > 0) log.info({ deletions: caughtUp }, "forgotten again");
    const begunAnew = await catchUpOnRules(table, (game, error) =>
      log.error({ game, error: redactError(error) }, "not looked through"),
    );
    if (begunAnew > 0) log.warn({ games: begunAnew }, "steps begun anew under new rules");
  };
  let closing = false;
  let finding: Promise<unknown> = Promise.resolve();
  /** Runs shards that nobody else runs, and does what was left undone there. */
  const come = async (those: Shards): Promise<void> => {
    const isFirst = those === "auto" || those.ids.includes(0);
    if (isFirst) await caughtUpOn();
    if (sharing === undefined) await client.add(those);
    else if (those !== "auto") await Promise.all(those.ids.map((id) => client.add({ ids: [id], of: those.of })));
    if (closing) return;
    const isNew = (guildId: string) =>
      those === "auto" || those.ids.includes(ShardClientUtil.shardIdForGuildId(guildId, those.of));
    if (await registerCommands(bot, commands, { guild, isAsked: isFirst })) log.info("commands registered");
    await outbox.came();
    await places.came(isNew);
    await boards.came();
    await computers.look();
    if (isFirst)
      finding = findWaits(table, () => closing || !client.runs(null)).catch((error: unknown) =>
        log.error({ error: redactError(error) }, "not found out whom games wait for"),
      );
  };
  outbox.start();
  if (sharing === undefined) await come(shards);
  else {
    const failed = () => lost?.("Shards that are held could not be run");
    await shareShards({ sharing, client, come, router, outbox, store, log, failed });
  }
  const clock = setInterval(() => void look(), LOOK_EVERY_MS);
  const orders = new OrderClock(table);
  const obey = () => (mayAct() ? orders.look(failed).catch(inClock) : undefined);
  const obeying = setInterval(() => void obey(), ordersEveryMs);
  const inClock = (error: unknown) => log.error({ error: redactError(error) }, "clock");
  const failedToPack = (game: string, error: unknown) => log.error({ game, error: redactError(error) }, "not packed");
  let packing: Promise<unknown> | null = null;
  const pack = () => {
    packing ??= packPastGames(table, {
      stops: () => closing || !mayAct() || !client.runs(null),
      failed: failedToPack,
      ...(packAfterMs === undefined ? {} : { afterMs: packAfterMs }),
    })
      .catch(inClock)
      .finally(() => {
        packing = null;
      });
  };
  const lookAtSeeks = () =>
    wakeSeeks(table, {
      isOurs: (guildId) => client.runs(guildId),
      place: async (guildId) => placeFor(bot, await boardOf(bot, guildId)),
      changed: (guildId) => boards.news(guildId),
    });
  let tidied = 0;
  const look = async () => {
    if (!mayAct()) return;
    // what is about no server is done by whoever has the first shard
    const isFirst = client.runs(null);
    if (isFirst) pack();
    try {
      await wakeGames(table, failed, (place) => places.revisit(place));
      await outbox.lookForMore();
      await computers.look();
      registrar.look();
      await lookAtSeeks();
      const now = table.now().getTime();
      if (!isFirst || now - tidied < DAY) return;
      tidied = now;
      await places.tidy();
      await store.prune(new Date(now - REMEMBERED_DAYS * DAY));
      await store.deletePrivateTablesBefore(new Date(now - PRIVATE_DAYS * DAY));
      if (sharing !== undefined) await store.tidyLeases();
    } catch (error) {
      inClock(error);
    }
  };
  const looking =
    sharing === undefined ? null : setInterval(() => void outbox.lookForNew().catch(inClock), NEW_EVERY_MS);
  return {
    client,
    shardStates: () => client.shardStates(),
    look,
    settled: async () => {
      await places.settled();
      await table.queue.idle();
      await computers.settled();
      await registrar.settled();
      await outbox.settled();
      await boards.settled();
    },
    close: async () => {
      closing = true;
      sharing?.leave();
      clearInterval(clock);
      clearInterval(obeying);
      if (looking !== null) clearInterval(looking);
      await orders.settled();
      await finding;
      await packing;
      await router.close();
      await computers.close();
      await registrar.close();
      await thinkers.close();
      await replays.close();
      await places.close();
      await table.queue.idle();
      await boards.close();
      await outbox.close();
      await client.destroy();
    },
  };
}
