import {
  type Channel,
  ChannelType,
  type GuildBasedChannel,
  type GuildMember,
  type GuildMemberRoleManager,
  PermissionFlagsBits,
  type PermissionsBitField,
} from "discord.js";
import { refusal } from "../i18n/index.ts";
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
  return manages(bot, guildId, memberPermissions, member);
}

/** The same of any channel that the bot knows. */
export const mayManageIn = (bot: Bot, channel: GuildBasedChannel, member: GuildMember): Promise<boolean> =>
  manages(bot, channel.guildId, channel.permissionsFor(member), member);

async function manages(
  bot: Bot,
  guildId: string,
  permissions: Readonly<PermissionsBitField> | null,
  member: Acting["member"],
): Promise<boolean> {
  if (permissions?.has(PermissionFlagsBits.ManageChannels) === true) return true;
  const { managerRole } = await bot.table.store.guildSettings(guildId);
  if (managerRole === null || member === null) return false;
  const { roles } = member;
  return "cache" in roles ? roles.cache.has(managerRole) : roles.includes(managerRole);
}

/** Where somebody acts, and what the bot may do there. */
interface Place {
  readonly appPermissions: Readonly<PermissionsBitField>;
  readonly channelId: string | null;
  readonly guildId: string | null;
  readonly guild: unknown;
  readonly channel: Pick<Channel, "type" | "isThread"> | null;
}

const threadPermissions = [PermissionFlagsBits.CreatePublicThreads, PermissionFlagsBits.SendMessagesInThreads];

/** Whether there can be threads here, and whether the bot may make them. */
export function threadsIn({
  appPermissions,
  channel,
}: Pick<Place, "appPermissions" | "channel">): "none" | "forbidden" | "allowed" {
  if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement) return "none";
  return appPermissions.has(threadPermissions) ? "allowed" : "forbidden";
}

/** Refuses to begin a game that is to have a thread where the bot may make none. */
export function demandThreads(place: Place, gameChannel: string): void {
  if (place.channelId === gameChannel && threadsIn(place) === "forbidden") throw refusal("refusal.place.thread");
}

/** What keeps the bot from posting somewhere. */
type Obstacle = "view" | "send" | "send-in-thread" | "locked";

export function obstacleIn(
  permissions: Readonly<PermissionsBitField>,
  channel: Pick<Channel, "isThread"> | null,
): Obstacle | null {
  if (!permissions.has(PermissionFlagsBits.ViewChannel)) return "view";
  if (channel?.isThread() !== true) return permissions.has(PermissionFlagsBits.SendMessages) ? null : "send";
  if (!permissions.has(PermissionFlagsBits.SendMessagesInThreads)) return "send-in-thread";
  // one that merely sleeps is woken
  return channel.locked === true && !permissions.has(PermissionFlagsBits.ManageThreads) ? "locked" : null;
}

/** Refuses what is a file where the bot may attach none, and says who can change that and where it works all the same. */
export function demandFiles({ appPermissions, guildId }: Pick<Place, "appPermissions" | "guildId">): void {
  if (guildId !== null && !appPermissions.has(PermissionFlagsBits.AttachFiles)) throw refusal("refusal.place.files");
}

/** Whether somebody can write somewhere. */
export function mayPost(channel: GuildBasedChannel, member: GuildMember): boolean {
  const permissions = channel.permissionsFor(member);
  return permissions !== null && obstacleIn(permissions, channel) === null;
}

/** Refuses to begin a game where the bot could not post its moves, and says who can change that. */
export function demandPlace({ appPermissions, channelId, guildId, guild, channel }: Place, gameChannel: string): void {
  // somewhere else nothing is known of that channel
  if (channelId !== gameChannel || guildId === null) return;
  if (guild === null) throw refusal("refusal.place.not-here");
  const obstacle = obstacleIn(appPermissions, channel);
  if (obstacle !== null) throw refusal(`refusal.place.${obstacle}`);
}
