import { PermissionFlagsBits as Can } from "discord.js";
import type { Store } from "./store.ts";
import { botId, type Channel, type Person, type Server } from "./world.ts";

/** Who may do what where, and who sees what. */

/** What a new server gives everyone. */
export const memberPermissions: bigint =
  Can.ViewChannel |
  Can.SendMessages |
  Can.SendMessagesInThreads |
  Can.CreatePublicThreads |
  Can.CreatePrivateThreads |
  Can.EmbedLinks |
  Can.AttachFiles |
  Can.AddReactions |
  Can.ReadMessageHistory |
  Can.UseExternalEmojis |
  Can.UseApplicationCommands |
  Can.ChangeNickname;

/** What the bot's own role adds. */
export const botRolePermissions: bigint = memberPermissions | Can.ManageMessages | Can.PinMessages | Can.ManageThreads;

export const allPermissions: bigint = Object.values(Can).reduce((all, bit) => all | bit, 0n);

export const permissionsOf = (person: Person): bigint => (person.admin ? allPermissions : memberPermissions);

/** In a DM Discord sends what a bot can always do there; a thread has the permissions of its channel. */
export function botPermissionsIn(store: Store, channel: Channel): bigint {
  const server = serverOf(store, channel);
  if (server === null) return botRolePermissions;
  const granted = server.bot === "here" ? botRolePermissions : memberPermissions;
  const parent = parentOf(store, channel);
  return granted & ~BigInt(server.denied) & ~BigInt(channel.denied) & ~BigInt(parent?.denied ?? "0");
}

/** Whether the bot can reach a channel at all: it is a member of the server, sees the channel, and is in the thread if that is private. */
export function botReaches(store: Store, channel: Channel): boolean {
  const server = serverOf(store, channel);
  if (server === null) return true;
  if (server.bot !== "here") return false;
  const has = botPermissionsIn(store, channel);
  const isOutside = channel.thread?.private === true && !channel.thread.members.includes(botId);
  return (has & Can.ViewChannel) !== 0n && (!isOutside || (has & Can.ManageThreads) !== 0n);
}

export const serverOf = (store: Store, channel: Channel): Server | null =>
  channel.server === null ? null : (store.server(channel.server) ?? null);

const parentOf = (store: Store, channel: Channel): Channel | undefined =>
  channel.parent === null ? undefined : store.channel(channel.parent);

/** Deleted, or hanging on a channel that is. */
export const isGone = (store: Store, channel: Channel): boolean =>
  channel.deleted || parentOf(store, channel)?.deleted === true;

/** Whether a person has this channel on the screen. */
export function canSee(store: Store, channel: Channel, person: Person): boolean {
  if (isGone(store, channel)) return false;
  if (channel.person !== null) return channel.person === person.id;
  if (!serverOf(store, channel)?.members.includes(person.id)) return false;
  return !channel.thread?.private || person.admin || channel.thread.members.includes(person.id);
}

/** Ids of those who see it. */
export const audienceOf = (store: Store, channel: Channel): string[] =>
  store.people.filter((person) => canSee(store, channel, person)).map(({ id }) => id);
