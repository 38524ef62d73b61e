import { PermissionFlagsBits as Can, MessageType } from "discord.js";
import { Refusals } from "../check/refusals.ts";
import { refuse } from "../errors.ts";
import { type Json, objectOf, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import type { StoredMessage } from "../message.ts";
import { createMessage, editMessage, pinMessage, removeMessage, toApi } from "../posting.ts";
import { isAfter, timeOf } from "../snowflake.ts";
import { apiChannel } from "../users.ts";
import { botId, botPermissionsIn, type Channel } from "../world.ts";
import { type Call, route } from "./router.ts";

/** Channels and the messages in them, as the bot reaches them with its own token. */
export const channelRoutes = [
  route("GET /channels/:channel", (call) => {
    const channel = openChannel(call);
    return apiChannel(channel, call.local.store.messagesIn(channel.id).at(-1)?.id ?? null);
  }),
  route("POST /channels/:channel/typing", (call) => {
    const channel = openChannel(call);
    call.local.live.tell(channel.person, { type: "typing", channelId: channel.id });
    return null;
  }),
  route("GET /channels/:channel/messages", listMessages),
  route("POST /channels/:channel/messages", postMessage),
  route("GET /channels/:channel/pins", (call) => pinned(call).map((message) => toApi(call.local, message))),
  route("PUT /channels/:channel/pins/:message", (call) => pin(call, true)),
  route("DELETE /channels/:channel/pins/:message", (call) => pin(call, false)),
  route("GET /channels/:channel/messages/pins", (call) => ({
    items: pinned(call).map((message) => ({
      pinned_at: new Date(timeOf(message.id)).toISOString(),
      message: toApi(call.local, message),
    })),
    has_more: false,
  })),
  route("PUT /channels/:channel/messages/pins/:message", (call) => pin(call, true)),
  route("DELETE /channels/:channel/messages/pins/:message", (call) => pin(call, false)),
  route("POST /channels/:channel/messages/bulk-delete", (call) => {
    const channel = openChannel(call);
    need(channel, Can.ManageMessages);
    for (const message of publicMessages(call.local, channel))
      if (Array.isArray(call.payload.messages) && call.payload.messages.includes(message.id))
        removeMessage(call.local, message);
    return null;
  }),
  route("GET /channels/:channel/messages/:message", (call) => {
    need(openChannel(call), Can.ReadMessageHistory);
    return toApi(call.local, publicMessage(call));
  }),
  route("PATCH /channels/:channel/messages/:message", (call) => {
    openChannel(call);
    const message = publicMessage(call);
    if (message.author !== botId) throw refuse.notTheAuthor();
    const edited = editMessage(call.local, message, call);
    call.local.interactions.edited(message.id);
    return toApi(call.local, edited);
  }),
  route("DELETE /channels/:channel/messages/:message", (call) => {
    const channel = openChannel(call);
    const message = publicMessage(call);
    if (message.author !== botId) {
      if (channel.person !== null) throw refuse.missingPermissions();
      need(channel, Can.ManageMessages);
    }
    removeMessage(call.local, message);
    return null;
  }),
];

function openChannel({ local, at }: Call): Channel {
  const channel = local.store.channel(at.channel ?? "");
  const parent = channel?.parent ? local.store.channel(channel.parent) : undefined;
  if (!channel || channel.deleted || parent?.deleted) throw refuse.unknownChannel();
  if (!(botPermissionsIn(channel) & Can.ViewChannel)) throw refuse.missingAccess();
  return channel;
}

function need(channel: Channel, permission: bigint): void {
  if (channel.person === null && !(botPermissionsIn(channel) & permission)) throw refuse.missingPermissions();
}

/** What somebody alone sees does not exist for a bot outside the interaction. */
const publicMessages = (local: Local, channel: Channel): StoredMessage[] =>
  local.store.messagesIn(channel.id).filter((message) => message.onlyFor === null);

function publicMessage({ local, at }: Call): StoredMessage {
  const message = local.store.message(at.message ?? "");
  if (!message || message.channel !== at.channel || message.onlyFor !== null) throw refuse.unknownMessage();
  return message;
}

function listMessages(call: Call): Json[] {
  const channel = openChannel(call);
  // Without the history permission Discord answers with an empty list.
  if (channel.person === null && !(botPermissionsIn(channel) & Can.ReadMessageHistory)) return [];
  const limit = Number(call.query.get("limit") ?? 50);
  const refusals = new Refusals();
  refusals.integer(["limit"], limit, 1, 100);
  refusals.throwIfAny();
  const newestFirst = publicMessages(call.local, channel).reverse();
  const [before, after, around] = ["before", "after", "around"].map((name) => call.query.get(name));
  let part = newestFirst.slice(0, limit);
  if (before) part = newestFirst.filter((message) => isAfter(before, message.id)).slice(0, limit);
  else if (after) part = newestFirst.filter((message) => isAfter(message.id, after)).slice(-limit);
  else if (around) {
    const middle = newestFirst.findIndex((message) => !isAfter(message.id, around));
    part = newestFirst.slice(Math.max(0, middle - Math.floor(limit / 2))).slice(0, limit);
  }
  return part.map((message) => toApi(call.local, message));
}

function postMessage(call: Call): Json {
  const { local, payload } = call;
  const channel = openChannel(call);
  need(channel, channel.kind === "thread" ? Can.SendMessagesInThreads : Can.SendMessages);
  if (call.files.length > 0) need(channel, Can.AttachFiles);
  if (channel.person !== null && local.store.hasClosedDms(channel.person)) throw refuse.closedDms();
  const reference = objectOf(payload.message_reference);
  const replyTo = textOf(reference.message_id);
  const known = replyTo === "" || local.store.message(replyTo)?.channel === channel.id;
  if (!known && reference.fail_if_not_exists !== false) {
    const refusals = new Refusals();
    refusals.add(["message_reference"], "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message");
    refusals.throwIfAny();
  }
  const isReply = replyTo !== "" && known;
  const how = isReply ? { type: MessageType.Reply, replyTo } : {};
  return toApi(local, createMessage(local, channel, botId, call, how));
}

const pinned = (call: Call): StoredMessage[] =>
  publicMessages(call.local, openChannel(call))
    .filter((message) => message.pinned)
    .reverse();

function pin(call: Call, on: boolean): null {
  const channel = openChannel(call);
  need(channel, Can.PinMessages);
  const message = publicMessage(call);
  if (message.pinned === on) return null;
  pinMessage(call.local, message, on);
  const said = { payload: {}, files: [] };
  const how = { type: MessageType.ChannelPinnedMessage, replyTo: message.id };
  if (on) createMessage(call.local, channel, botId, said, how);
  return null;
}
