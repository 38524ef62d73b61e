import type { GameRecord, MessagePlace } from "../store/index.ts";
import type { Bot } from "./bot.ts";

/** Where the last message stands that was the lobby's post, if it has been sent. */
export const lobbyPlace = ({ table }: Bot, { id }: Pick<GameRecord, "id">): Promise<MessagePlace | null> =>
  table.store.placeOfLast(id, "lobby");

/** The message that was last a game's first post in a channel: it may be the lobby's. */
export async function firstPlaceIn(bot: Bot, id: string, channelId: string): Promise<MessagePlace | null> {
  const { store } = bot.table;
  return (await store.placeOfLast(id, "first", channelId)) ?? store.placeOfLast(id, "lobby", channelId);
}

/** Whether a game was begun in a channel and is there still, over or not: then the lobby's post there is its first post. */
export const isBegunIn = ({ startedAt, channelId }: GameRecord, channel: string): boolean =>
  startedAt !== null && channelId === channel;
