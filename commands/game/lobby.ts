import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import type { Choice } from "../../src/discord/command.ts";
import { lobbyAnswer } from "../../src/discord/lobby.ts";
import { mayManage } from "../../src/discord/permissions.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { meantSeat, seatChoices } from "../../src/discord/seats.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { cancel, join, leave, start } from "../../src/table/index.ts";

/** By command, the lobby is shown anew to the channel. */
export async function joinGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Answer> {
  const { bot, table, title, game, request } = session;
  const named = interaction.options.getString("seat");
  const wish = named === null ? {} : { seat: meantSeat(title, title.game.seats(game.options), named) };
  return lobbyAnswer(bot, await join(table, { ...request, ...wish }), "public");
}

export async function completeJoin(
  { title, game, language }: GameSession,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const free = title.game.seats(game.options).filter((seat) => !game.seats.some((taken) => taken.seat === seat));
  return seatChoices(title, language, free, interaction.options.getFocused());
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
