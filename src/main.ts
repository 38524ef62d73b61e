import { config } from "dotenv";
import { type Logger, pino } from "pino";
import { commands } from "../commands/index.ts";
import { invitation } from "./discord/health.ts";
import { type RunningBot, startBot } from "./discord/start.ts";
import { type Environment, readEnvironment, unusable, WrongVariable } from "./environment.ts";
import type { Meter } from "./metrics/meter.ts";
import { leaseOf } from "./own-shards.ts";
import { startPlayground } from "./playground/index.ts";
import type { Lease } from "./processes/lease.ts";
import { holdDatabase, isServer, openStore, type Store } from "./store/index.ts";
import { Watch } from "./watch.ts";

config({ quiet: true });
try {
  const environment = readEnvironment(process.env);
  await start(environment, pino({ level: environment.logLevel }));
} catch (error) {
  if (!(error instanceof WrongVariable)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(environment: Environment, log: Logger): Promise<void> {
  const { token, pictures, computerWaitMs, discordApi, discordGuild, shards, watch: watched, ...where } = environment;
  const playground = token === null ? await openPlayground(where) : null;
  const watch = watched === null ? null : new Watch();
  const meter = watch?.meter;
  const { hold, store } = await openDatabase(where, { log, ...(meter && { meter }) }, () => {
    console.error("The database file was deleted or replaced: nothing that is written now would be found again.");
    process.exit(1);
  });
  if (watch !== null && watched !== null) await openWatch(watch, watched, store);
  const api = playground?.api ?? discordApi;
  let leaving = false;
  let bot: RunningBot | null = null;
  let lease: Lease | null = null;
  /** Finishes the move in hand first. */
  const leave = async (status: number) => {
    if (leaving) return;
    leaving = true;
    if (watch !== null) watch.bot = null;
    await bot?.close();
    // from here on whoever waits may begin
    await lease?.giveBack();
    await store.close();
    hold.release();
    await playground?.close();
    await watch?.close();
    process.exit(status);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void leave(0));
  const access = { token: token ?? playground?.token ?? "", ...(api === null ? {} : { api }) };
  if (isServer(where.databaseUrl)) {
    // as if killed: whatever was begun is taken up by whoever has the shards
    lease = await leaseOf({ ...access, shards, store, log, lost: () => process.exit(1) }).catch(untaken);
    if (watch !== null) watch.lease = lease;
  }
  if (leaving) return;
  bot = await startBot({
    ...access,
    store,
    commands,
    log,
    pictures,
    computerWaitMs,
    shards,
    ...(lease && { sharing: lease }),
    ...(meter && { meter }),
    ...(discordGuild === null ? {} : { guild: discordGuild }),
    lost: (reason) => {
      console.error(`${reason}.`);
      void leave(1);
    },
  }).catch(untaken);

  if (watch !== null) watch.bot = bot;
  if (playground !== null) console.log(`No DISCORD_TOKEN is set: the local playground runs at ${playground.url}/`);
  else console.log(`Invite the bot: ${invitation(bot.client)}`);
}

/** A start that Discord refuses, in one line if it is the token. */
function untaken(error: unknown): never {
  const isRefused =
    error instanceof Error &&
    (("code" in error && error.code === "TokenInvalid") || ("status" in error && error.status === 401));
  throw isRefused ? new WrongVariable("DISCORD_TOKEN is not taken by Discord; it may be a bot's token.") : error;
}

/** One process alone works on a file. */
async function openDatabase(
  { databaseUrl: url, deletionsFile }: Pick<Environment, "databaseUrl" | "deletionsFile">,
  how: { readonly log: Logger; readonly meter?: Meter },
  gone: () => void,
) {
  let hold: ReturnType<typeof holdDatabase> | null = null;
  try {
    hold = holdDatabase(url);
    const deletions = deletionsFile === null ? {} : { deletions: deletionsFile };
    return { hold, store: await openStore({ url, ...deletions, ...how, gone }) };
  } catch (error) {
    hold?.release();
    how.log.debug(error);
    throw unusable("DATABASE_URL", url, error);
  }
}

async function openWatch(watch: Watch, where: { readonly host: string; readonly port: number }, store: Store) {
  const url = await watch.open(where, store).catch((error: unknown) => {
    const isPort = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isPort ? unusable("HTTP_PORT", `${where.port}`, error) : unusable("HTTP_HOST", where.host, error);
  });
  console.log(`How the bot is: ${url}/metrics, /healthz and /readyz`);
}

function openPlayground({
  playgroundPort: port,
  playgroundFolder: dataFolder,
}: Pick<Environment, "playgroundPort" | "playgroundFolder">) {
  return startPlayground({ port, dataFolder }).catch((error: unknown) => {
    const isPort = error instanceof Error && "syscall" in error && error.syscall === "listen";
    throw isPort ? unusable("PLAYGROUND_PORT", `${port}`, error) : unusable("PLAYGROUND_FOLDER", dataFolder, error);
  });
}
