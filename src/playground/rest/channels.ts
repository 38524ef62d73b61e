import { PermissionFlagsBits as Can, MessageType } from "discord.js";
import { apiChannel } from "../channel.ts";
import { Refusals } from "../check/refusals.ts";
import { refuse } from "../errors.ts";
import { type Json, objectOf, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import type { StoredMessage } from "../message.ts";
import { audienceOf } from "../permissions.ts";
import { createMessage, editMessage, pinMessage, removeMessage, toApi } from "../posting.ts";
import { isAfter, timeOf } from "../snowflake.ts";
import { needAwake, needUnlocked, wake } from "../threads.ts";
import { botId } from "../world.ts";
import { may, need, needToPost, openChannel, publicMessage, publicMessages } from "./place.ts";
import { type Call, route } from "./router.ts";

/** Channels and the messages in them, as the bot reaches them with its own token. */
export const channelRoutes = [
  route("GET /channels/:channel", (call) => apiChannel(call.local.store, openChannel(call))),
  route("POST /channels/:channel/typing", (call) => {
    const channel = openChannel(call);
    call.local.live.tell(audienceOf(call.local.store, channel), { type: "typing", channelId: channel.id });
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
    need(call, channel, Can.ManageMessages);
    for (const message of publicMessages(call.local, channel))
      if (Array.isArray(call.payload.messages) && call.payload.messages.includes(message.id))
        removeMessage(call.local, message);
    return null;
  }),
  route("GET /channels/:channel/messages/:message", (call) => {
    need(call, openChannel(call), Can.ReadMessageHistory);
    return toApi(call.local, publicMessage(call));
  }),
  route("PATCH /channels/:channel/messages/:message", (call) => {
    openChannel(call);
    const message = publicMessage(call);
    if (message.author !== botId) throw refuse.notTheAuthor();
    call.local.limits.takeEdit(message.channel, timeOf(message.id));
    const edited = editMessage(call.local, message, call);
    call.local.interactions.edited(message.id);
    return toApi(call.local, edited);
  }),
  route("DELETE /channels/:channel/messages/:message", (call) => {
    const channel = openChannel(call);
    const message = publicMessage(call);
    if (message.author !== botId) {
      if (channel.person !== null) throw refuse.missingPermissions();
      need(call, channel, Can.ManageMessages);
    }
    removeMessage(call.local, message);
    return null;
  }),
];

function listMessages(call: Call): Json[] {
  const channel = openChannel(call);
  // Without the history permission Discord answers with an empty list.
  if (!may(call, channel, Can.ReadMessageHistory)) return [];
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
  if (channel.kind === "forum") throw refuse.wrongChannelType();
  needToPost(call, channel);
  needUnlocked(local, channel);
  if (channel.person !== null) needOpenDm(local, channel.person);
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
  const message = createMessage(local, channel, botId, call, how);
  wake(local, channel);
  return toApi(local, message);
}

function needOpenDm({ store }: Local, person: string): void {
  if (store.hasClosedDms(person) || store.person(person)?.bot) throw refuse.closedDms();
  const isMutual = store.servers.some((server) => server.bot === "here" && server.members.includes(person));
  if (!isMutual) throw refuse.noMutualServers();
}

const pinned = (call: Call): StoredMessage[] =>
  publicMessages(call.local, openChannel(call))
    .filter((message) => message.pinned)
    .reverse();

function pin(call: Call, on: boolean): null {
  const channel = openChannel(call);
  needAwake(channel);
  need(call, channel, Can.PinMessages);
  const message = publicMessage(call);
  if (message.pinned === on) return null;
  pinMessage(call.local, message, on);
  const said = { payload: {}, files: [] };
  const how = { type: MessageType.ChannelPinnedMessage, replyTo: message.id };
  if (on) createMessage(call.local, channel, botId, said, how);
  return null;
}
