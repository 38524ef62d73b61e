import { PermissionFlagsBits as Can } from "discord.js";
import { refuse } from "../errors.ts";
import type { Local } from "../local.ts";
import type { StoredMessage } from "../message.ts";
import { botPermissionsIn, botReaches, isGone } from "../permissions.ts";
import type { Channel } from "../world.ts";
import type { Call } from "./router.ts";

/** The channel and the message of a call, as far as the bot can reach them. */
export function openChannel({ local, at }: Call): Channel {
  const channel = local.store.channel(at.channel ?? "");
  if (!channel || isGone(local.store, channel)) throw refuse.unknownChannel();
  if (!botReaches(local.store, channel)) throw refuse.missingAccess();
  return channel;
}

export const may = ({ local }: Call, channel: Channel, permission: bigint): boolean =>
  channel.person !== null || (botPermissionsIn(local.store, channel) & permission) !== 0n;

export function need(call: Call, channel: Channel, permission: bigint): void {
  if (!may(call, channel, permission)) throw refuse.missingPermissions();
}

/** What a post needs. */
export function needToPost(call: Call, channel: Channel): void {
  need(call, channel, channel.kind === "thread" ? Can.SendMessagesInThreads : Can.SendMessages);
  if (call.files.length > 0) need(call, channel, Can.AttachFiles);
}

/** What somebody alone sees does not exist for a bot outside the interaction. */
export const publicMessages = (local: Local, channel: Channel): StoredMessage[] =>
  local.store.messagesIn(channel.id).filter((message) => message.onlyFor === null);

export function publicMessage({ local, at }: Call): StoredMessage {
  const message = local.store.message(at.message ?? "");
  if (!message || message.channel !== at.channel || message.onlyFor !== null) throw refuse.unknownMessage();
  return message;
}
