import type { ChatInputCommandInteraction } from "discord.js";
import type { Actor, Bot } from "../../src/discord/bot.ts";
import { presentPanel } from "../../src/discord/present.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { gameOf } from "../../src/discord/where.ts";
import { redo, runningGame, undo } from "../../src/table/index.ts";

export async function undoMove(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const { id } = await gameOf(bot, interaction, actor);
  const picks = interaction.options.getInteger("picks") ?? 1;
  await undo(bot.table, { game: id, user: actor, interaction: interaction.id, picks });
  return presentPanel(bot, await runningGame(bot.table, id), actor);
}

export async function redoMove(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const { id } = await gameOf(bot, interaction, actor);
  await redo(bot.table, { game: id, user: actor, interaction: interaction.id });
  return presentPanel(bot, await runningGame(bot.table, id), actor);
}
