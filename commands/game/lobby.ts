import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import type { Choice } from "../../src/discord/command.ts";
import { didAnswer } from "../../src/discord/lobby-post.ts";
import { startFrom } from "../../src/discord/lobby-start.ts";
import { mayManage } from "../../src/discord/permissions.ts";
import { wish } from "../../src/discord/questions.ts";
import type { Reply } from "../../src/discord/responder.ts";
import { meantSeat, seatChoices } from "../../src/discord/seats.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { cancel, join, leave } from "../../src/table/index.ts";

export async function joinGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { table, title, game, actor, language, request } = session;
  const named = interaction.options.getString("seat");
  const wish = named === null ? {} : { seats: [meantSeat(title, title.game.seats(game.options), named)] };
  const word = interaction.options.getString("word") ?? undefined;
  const joined = await join(table, { ...request, ...wish, word });
  const own = joined.seats.filter(({ userId }) => userId === actor.id);
  const seats = own.map(({ seat }) => title.messages.name(seat)?.[language] ?? seat);
  return didAnswer(session, joined, "join", { seats });
}

export async function completeJoin(
  { title, game, language }: GameSession,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const free = title.game.seats(game.options).filter((seat) => !game.seats.some((taken) => taken.seat === seat));
  return seatChoices(title, language, free, interaction.options.getFocused());
}

export async function leaveGame(session: GameSession): Promise<Reply> {
  return didAnswer(session, await leave(session.table, session.request), "leave");
}

export async function startGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  return didAnswer(session, await startFrom(session, interaction), "start");
}

/** Closes a lobby; a game that has begun ends without a result, if its people agree. */
export async function cancelGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { bot, table, game, request } = session;
  if (game.status !== "lobby") return wish(session, interaction, "abandon");
  const manager = await mayManage(bot, interaction, game);
  return didAnswer(session, await cancel(table, { ...request, manager }), "cancel");
}
