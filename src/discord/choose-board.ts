import { phrase, refusal } from "../i18n/index.ts";
import { mayOpenThreads } from "./seeks.ts";
import type { Session } from "./session.ts";

/** The board of open seats stands in this channel from now on; or nowhere. */
export async function chooseBoard(
  { bot, table, actor }: Session,
  guildId: string,
  channelId: string | null,
): Promise<void> {
  const { store, now } = table;
  if (channelId !== null && !mayOpenThreads(bot, channelId))
    throw refusal("refusal.board-channel", { channel: `<#${channelId}>` });
  const before = await store.seatBoard(guildId);
  if (channelId === null) await store.dropSeatBoard(guildId);
  else await store.chooseSeatBoard({ guildId, channelId, userId: actor.id, chosenAt: now() });
  if (before !== null) await bot.boards.remove(before);
  bot.boards.news(guildId);
}

/** Which channel has it, and what is the matter with it. */
export async function boardLine({ table, language }: Session, guildId: string): Promise<string> {
  const board = await table.store.seatBoard(guildId);
  const channel = board === null ? "–" : `<#${board.channelId}>`;
  const said = phrase(language, { key: "settings.board", args: { board: channel } });
  if (board === null || board.parked === null) return said;
  return `${said} ${phrase(language, { key: "seats.parked", args: { channel, why: board.parked } })}`;
}
