import type { ChatInputCommandInteraction } from "discord.js";
import type { Actor, Bot } from "../../src/discord/bot.ts";
import { lobbyAnswer } from "../../src/discord/lobby.ts";
import { mayManage } from "../../src/discord/permissions.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { gameOf } from "../../src/discord/where.ts";
import { cancel, join, type LobbyRequest, leave, start } from "../../src/table/index.ts";

async function request(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  actor: Actor,
): Promise<LobbyRequest & { manager: boolean }> {
  const game = await gameOf(bot, interaction, actor);
  const seat = interaction.options.getString("seat");
  const who = { user: actor, manager: await mayManage(bot, interaction, game) };
  return { game: game.id, ...who, interaction: interaction.id, ...(seat === null ? {} : { seat }) };
}

/** By command, the lobby is shown anew to the channel. */
export async function joinGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  return lobbyAnswer(bot, await join(bot.table, await request(bot, interaction, actor)), "public");
}

export async function leaveGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  return lobbyAnswer(bot, await leave(bot.table, await request(bot, interaction, actor)), "public");
}

export async function startGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  return lobbyAnswer(bot, await start(bot.table, await request(bot, interaction, actor)), "public");
}

export async function cancelGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  return lobbyAnswer(bot, await cancel(bot.table, await request(bot, interaction, actor)), "public");
}
