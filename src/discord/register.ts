import { createHash } from "node:crypto";
import { Routes } from "discord.js";
import { z } from "zod";
import type { Bot } from "./bot.ts";
import type { Command } from "./command.ts";

const MEMO = "commands";

/** Tells Discord the commands, only when they have changed since it was last told, and learns under which ids it has them. */
export async function registerCommands(bot: Bot, commands: readonly Command[]): Promise<boolean> {
  const application = bot.client.application?.id;
  if (application === undefined) throw new Error("Not logged in");
  const body = commands.map((command) => command.definition);
  const known = `${application} ${createHash("sha256").update(JSON.stringify(body)).digest("hex")}`;
  const { store } = bot.table;
  const route = Routes.applicationCommands(application);
  const changed = (await store.memo(MEMO)) !== known;
  const registered = await (changed ? bot.client.rest.put(route, { body }) : bot.client.rest.get(route));
  bot.links.learn(z.array(z.object({ id: z.string(), name: z.string() })).parse(registered));
  if (changed) await store.setMemo(MEMO, known);
  return changed;
}
