import { OAuth2Scopes, PermissionFlagsBits } from "discord.js";
import { config } from "dotenv";
import { pino } from "pino";
import { commands } from "../commands/index.ts";
import { startBot } from "./discord/start.ts";
import { readEnvironment } from "./environment.ts";
import { startPlayground } from "./playground/index.ts";
import { openStore } from "./store/index.ts";

config({ quiet: true });
const environment = readEnvironment(process.env);
const log = pino({ level: environment.logLevel });

const playground =
  environment.token === null
    ? await startPlayground({ port: environment.playgroundPort, dataFolder: environment.playgroundFolder })
    : null;
const store = await openStore({ url: environment.databaseUrl, log });
const bot = await startBot({
  token: environment.token ?? playground?.token ?? "",
  store,
  commands,
  log,
  pictures: environment.pictures,
  ...(playground === null ? {} : { api: playground.api }),
});

if (playground !== null) console.log(`No DISCORD_TOKEN is set: the local playground runs at ${playground.url}/`);
else {
  const permissions = [
    PermissionFlagsBits.ViewChannel,
    PermissionFlagsBits.SendMessages,
    PermissionFlagsBits.SendMessagesInThreads,
    PermissionFlagsBits.AttachFiles,
  ];
  const scopes = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands];
  console.log(`Invite the bot: ${bot.client.generateInvite({ scopes, permissions })}`);
}

let leaving = false;
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    if (leaving) return;
    leaving = true;
    void (async () => {
      await bot.close();
      await store.close();
      await playground?.close();
      process.exit(0);
    })();
  });
