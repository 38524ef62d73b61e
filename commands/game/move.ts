import type { ChatInputCommandInteraction } from "discord.js";
import { channelNamed, demandWritable, type Named } from "../../src/discord/channel-named.ts";
import { gameToMove } from "../../src/discord/find-game.ts";
import { wayTo } from "../../src/discord/new-places.ts";
import { mayManage, mayManageIn } from "../../src/discord/permissions.ts";
import { type Reply, said } from "../../src/discord/responder.ts";
import type { GameSession, Session } from "../../src/discord/session.ts";
import { phrase } from "../../src/i18n/index.ts";
import { moveGame } from "../../src/table/index.ts";

/** Takes a game to another channel: the one named, or where this is typed. */
export async function moveHere(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const found = await gameToMove(session, interaction);
  const { table, language, request } = found;
  const target = await channelNamed(session, interaction);
  demandWritable(found.bot, target);
  const { id: channelId, guildId } = target.channel;
  const manager = await managesEither(found, interaction, target);
  const way = wayTo(found, target.channel);
  await moveGame(table, { ...request, to: { channelId, guildId }, manager, makesPlace: way !== "did-move" });
  return said(phrase(language, { key: `place.${way}`, args: { channel: `<#${channelId}>` } }));
}

/** Whoever manages a channel can send its game away, and fetch one of the same server. */
async function managesEither(
  { bot, game }: GameSession,
  interaction: ChatInputCommandInteraction,
  { channel, member }: Named,
): Promise<boolean> {
  if (await mayManage(bot, interaction, game)) return true;
  if (channel.guildId !== game.guildId) return false;
  if (await mayManageIn(bot, channel, member)) return true;
  const from = bot.client.channel(game.channelId);
  return from !== undefined && !from.isDMBased() && from.isTextBased() && mayManageIn(bot, from, member);
}
