import type { ChatInputCommandInteraction } from "discord.js";
import { lobbyAnswer } from "../../src/discord/lobby.ts";
import { mayManage } from "../../src/discord/permissions.ts";
import type { Answer } from "../../src/discord/responder.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { cancel, join, leave, start } from "../../src/table/index.ts";

/** By command, the lobby is shown anew to the channel. */
export async function joinGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Answer> {
  const seat = interaction.options.getString("seat");
  const request = { ...session.request, ...(seat === null ? {} : { seat }) };
  return lobbyAnswer(session.bot, await join(session.table, request), "public");
}

export async function leaveGame({ bot, table, request }: GameSession): Promise<Answer> {
  return lobbyAnswer(bot, await leave(table, request), "public");
}

export async function startGame({ bot, table, request }: GameSession): Promise<Answer> {
  return lobbyAnswer(bot, await start(table, request), "public");
}

export async function cancelGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Answer> {
  const { bot, table, game, request } = session;
  const manager = await mayManage(bot, interaction, game);
  return lobbyAnswer(bot, await cancel(table, { ...request, manager }), "public");
}
