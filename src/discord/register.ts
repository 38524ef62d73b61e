import { createHash } from "node:crypto";
import { Routes } from "discord.js";
import type { Bot } from "./bot.ts";
import type { Command } from "./command.ts";

const MEMO = "commands";

/** Tells Discord the commands, only when they have changed since it was last told. */
export async function registerCommands(bot: Bot, commands: readonly Command[]): Promise<boolean> {
  const application = bot.client.application?.id;
  if (application === undefined) throw new Error("Not logged in");
  const body = commands.map((command) => command.definition);
  const known = `${application} ${createHash("sha256").update(JSON.stringify(body)).digest("hex")}`;
  const { store } = bot.table;
  if ((await store.memo(MEMO)) === known) return false;
  await bot.client.rest.put(Routes.applicationCommands(application), { body });
  await store.setMemo(MEMO, known);
  return true;
}
