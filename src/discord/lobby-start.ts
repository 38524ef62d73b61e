import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import type { GameRecord } from "../store/index.ts";
import { start } from "../table/index.ts";
import { lostLobby } from "./lobby-lost.ts";
import { lobbyMessage } from "./lobby-post.ts";
import { demandPlace, demandThreads } from "./permissions.ts";
import type { GameSession } from "./session.ts";

/** Starts the game of a lobby: in its channel, or in a thread that hangs on the lobby's post. */
export async function startFrom(
  session: GameSession,
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  seen: { readonly version?: number } = {},
): Promise<GameRecord> {
  const { bot, table, game, request } = session;
  demandPlace(interaction, game.channelId);
  if (game.status !== "lobby" || game.table.thread !== true) return start(table, { ...request, ...seen });
  demandThreads(interaction, game.channelId);
  const isHere = interaction.isMessageComponent() && interaction.channelId === game.channelId;
  const clicked = isHere ? interaction.message.id : null;
  const threadOn = (await lobbyMessage(bot, game)) ?? clicked ?? (await lostLobby(bot, game));
  // a lobby whose post nobody can find is played where it is
  return start(table, { ...request, ...seen, ...(threadOn === null ? {} : { threadOn }) });
}
