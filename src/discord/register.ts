import { createHash } from "node:crypto";
import { Routes } from "discord.js";
import { z } from "zod";
import type { Bot } from "./bot.ts";
import type { Command } from "./command.ts";

const MEMO = "commands";

const registeredSchema = z.array(z.object({ id: z.string(), name: z.string() }));

interface Registering {
  /** For this server alone, or for all. */
  readonly guild?: string | undefined;
  /** Whether it is for this process to tell Discord: of many one does. */
  readonly isAsked: boolean;
}

/**
 * Tells Discord the commands, for all servers or for one, if it has others or they have changed since it was last told; and
 * learns under which ids it has them.
 */
export async function registerCommands(
  bot: Bot,
  commands: readonly Command[],
  { guild, isAsked }: Registering,
): Promise<boolean> {
  const application = bot.client.application?.id;
  if (application === undefined) throw new Error("Not logged in");
  const { store } = bot.table;
  const { rest } = bot.client;
  const body = commands.map((command) => command.definition);
  const told = `${application} ${guild ?? ""} ${createHash("sha256").update(JSON.stringify(body)).digest("hex")}`;
  const route =
    guild === undefined ? Routes.applicationCommands(application) : Routes.applicationGuildCommands(application, guild);
  const present = registeredSchema.parse(await rest.get(route));
  const isSame = !isAsked || ((await store.memo(MEMO)) === told && namesOf(present) === namesOf(body));
  bot.links.learn(isSame ? present : registeredSchema.parse(await rest.put(route, { body })));
  if (!isSame) await store.setMemo(MEMO, told);
  return !isSame;
}

const namesOf = (commands: readonly { readonly name: string }[]): string =>
  commands
    .map(({ name }) => name)
    .sort()
    .join();
