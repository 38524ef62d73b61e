import { config } from "dotenv";
import { type Logger, pino } from "pino";
import { commands } from "../commands/index.ts";
import { invitation } from "./discord/health.ts";
import { startBot } from "./discord/start.ts";
import { type Environment, readEnvironment, unusable, WrongVariable } from "./environment.ts";
import { startPlayground } from "./playground/index.ts";
import { holdDatabase, openStore } from "./store/index.ts";

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
  const { token, pictures, discordApi, discordGuild, shards, ...where } = environment;
  const playground = token === null ? await openPlayground(where) : null;
  const { hold, store } = await openDatabase(where.databaseUrl, log, () => {
    console.error("The database file was deleted or replaced: nothing that is written now would be found again.");
    process.exit(1);
  });
  const api = playground?.api ?? discordApi;
  let leaving = false;
  /** Finishes the move in hand first. */
  const leave = async (status: number) => {
    if (leaving) return;
    leaving = true;
    await bot.close();
    await store.close();
    hold.release();
    await playground?.close();
    process.exit(status);
  };
  const bot = await startBot({
    token: token ?? playground?.token ?? "",
    store,
    commands,
    log,
    pictures,
    shards,
    ...(api === null ? {} : { api }),
    ...(discordGuild === null ? {} : { guild: discordGuild }),
    lost: (reason) => {
      console.error(`${reason}.`);
      void leave(1);
    },
  }).catch((error: unknown) => {
    const isRefused = error instanceof Error && "code" in error && error.code === "TokenInvalid";
    throw isRefused ? new WrongVariable("DISCORD_TOKEN is not taken by Discord; it may be a bot's token.") : error;
  });

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void leave(0));
  if (playground !== null) console.log(`No DISCORD_TOKEN is set: the local playground runs at ${playground.url}/`);
  else console.log(`Invite the bot: ${invitation(bot.client)}`);
}

/** One process alone works on a file. */
async function openDatabase(url: string, log: Logger, gone: () => void) {
  let hold: ReturnType<typeof holdDatabase> | null = null;
  try {
    hold = holdDatabase(url);
    return { hold, store: await openStore({ url, log, gone }) };
  } catch (error) {
    hold?.release();
    log.debug(error);
    throw unusable("DATABASE_URL", url, error);
  }
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
