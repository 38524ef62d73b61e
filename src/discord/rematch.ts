import type { MessageComponentInteraction } from "discord.js";
import { rematch } from "../table/index.ts";
import { didAnswer } from "./lobby-post.ts";
import { demandPlace } from "./permissions.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** Another game of the same people: its lobby is posted where the last one was, and calls those who are invited. */
export async function again(
  session: GameSession,
  interaction: MessageComponentInteraction,
  swap: boolean,
): Promise<Reply> {
  const { table, title, actor, language, request, game: last } = session;
  demandPlace(interaction, last.channelId);
  const game = await rematch(table, { ...request, swap });
  const own = game.seats.filter(({ userId }) => userId === actor.id).map(({ seat }) => seat);
  const seats = own.map((seat) => title.messages.name(seat)?.[language] ?? seat);
  return didAnswer(session, game, "rematch", { seats });
}
