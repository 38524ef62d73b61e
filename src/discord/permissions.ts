import { type GuildMemberRoleManager, PermissionFlagsBits, type PermissionsBitField } from "discord.js";
import type { Bot } from "./bot.ts";

/** Who acts where, with which rights. */
export interface Acting {
  readonly memberPermissions: Readonly<PermissionsBitField> | null;
  readonly channelId: string | null;
  readonly guildId: string | null;
  readonly member: { readonly roles: readonly string[] | GuildMemberRoleManager } | null;
}

/**
 * Whether a person may manage the games of a channel: with Discord's permission or the role that the server has named.
 * What they may do where they are counts only there.
 */
export async function mayManage(bot: Bot, acting: Acting, game: { readonly channelId: string }): Promise<boolean> {
  const { memberPermissions, channelId, guildId, member } = acting;
  if (channelId !== game.channelId || guildId === null) return false;
  if (memberPermissions?.has(PermissionFlagsBits.ManageChannels) === true) return true;
  const { managerRole } = await bot.table.store.guildSettings(guildId);
  if (managerRole === null || member === null) return false;
  const { roles } = member;
  return "cache" in roles ? roles.cache.has(managerRole) : roles.includes(managerRole);
}
