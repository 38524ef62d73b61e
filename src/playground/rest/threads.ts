import { PermissionFlagsBits as Can, ChannelType, MessageFlags, MessageType } from "discord.js";
import { changeThread, putChannel } from "../changes.ts";
import { apiChannel } from "../channel.ts";
import { Refusals } from "../check/refusals.ts";
import { refuse } from "../errors.ts";
import { type Json, listOf, numberOf, objectOf, textOf } from "../json.ts";
import { createMessage, flagMessage, toApi } from "../posting.ts";
import { joinedAt } from "../users.ts";
import { blankChannel, blankThread, botId, type Channel, type Thread } from "../world.ts";
import { may, need, needToPost, openChannel, publicMessage } from "./place.ts";
import { type Call, route } from "./router.ts";

/** Threads, and posts in forums, which are threads too. */
export const threadRoutes = [
  route("POST /channels/:channel/threads", (call) => {
    const parent = openChannel(call);
    if (parent.kind === "forum") return postInForum(call, parent);
    if (parent.kind !== "text" && parent.kind !== "announcement") throw refuse.wrongChannelType();
    checkThread(call.payload, parent);
    // Left out it is a private one, however odd: so it was when threads were new.
    const isPrivate = numberOf(call.payload.type, ChannelType.PrivateThread) === ChannelType.PrivateThread;
    if (isPrivate && parent.kind === "announcement") throw refuse.wrongChannelType();
    need(call, parent, isPrivate ? Can.CreatePrivateThreads : Can.CreatePublicThreads);
    const thread = begin(call, parent, call.local.store.ids.next(), { private: isPrivate });
    if (!isPrivate) tellOf(call, parent, thread);
    return apiChannel(call.local.store, thread);
  }),
  route("POST /channels/:channel/messages/:message/threads", (call) => {
    const parent = openChannel(call);
    if (parent.kind !== "text" && parent.kind !== "announcement") throw refuse.wrongChannelType();
    const message = publicMessage(call);
    checkThread(call.payload, parent);
    need(call, parent, Can.CreatePublicThreads);
    if (call.local.store.channel(message.id)) throw refuse.hasThread();
    const thread = begin(call, parent, message.id, {});
    flagMessage(call.local, message, MessageFlags.HasThread);
    return apiChannel(call.local.store, thread);
  }),
  route("PATCH /channels/:channel", (call) => {
    const channel = openChannel(call);
    if (channel.thread === null) return changePlain(call, channel);
    return apiChannel(call.local.store, changed(call, channel, channel.thread));
  }),
  route("DELETE /channels/:channel", (call) => {
    const channel = openChannel(call);
    if (channel.person !== null) return apiChannel(call.local.store, channel);
    need(call, channel, channel.thread ? Can.ManageThreads : Can.ManageChannels);
    putChannel(call.local, { ...channel, deleted: true }, "DELETE");
    return apiChannel(call.local.store, channel);
  }),
  route("GET /channels/:channel/thread-members/:user", (call) => {
    const { channel, thread, user } = memberAsked(call);
    if (!thread.members.includes(user)) throw refuse.unknownMember();
    return { id: channel.id, user_id: user, join_timestamp: joinedAt, flags: 0 };
  }),
  route("PUT /channels/:channel/thread-members/:user", (call) => {
    const { channel, thread, user } = memberAsked(call);
    if (thread.archived) throw refuse.archivedThread();
    if (user !== botId) needToPost(call, channel);
    changeThread(call.local, channel, { members: [...new Set([...thread.members, user])] });
    return null;
  }),
  route("DELETE /channels/:channel/thread-members/:user", (call) => {
    const { channel, thread, user } = memberAsked(call);
    if (thread.archived) throw refuse.archivedThread();
    const isOwnPrivate = thread.private && thread.owner === botId;
    if (user !== botId && !isOwnPrivate) need(call, channel, Can.ManageThreads);
    changeThread(call.local, channel, { members: thread.members.filter((id) => id !== user) });
    return null;
  }),
];

function memberAsked(call: Call): { channel: Channel; thread: Thread; user: string } {
  const channel = openChannel(call);
  if (channel.thread === null) throw refuse.wrongChannelType();
  const user = call.at.user === "@me" ? botId : (call.at.user ?? "");
  if (user !== botId && !call.local.store.person(user)) throw refuse.unknownUser();
  return { channel, thread: channel.thread, user };
}

function checkThread(payload: Json, parent: Channel): void {
  const refusals = new Refusals();
  refusals.text(["name"], payload.name, 1, 100);
  checkDuration(payload, refusals);
  if (parent.forum && listOf(payload.applied_tags).length > 5)
    refusals.add(["applied_tags"], "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.");
  if (parent.forum && typeof payload.message !== "object")
    refusals.add(["message"], "BASE_TYPE_REQUIRED", "This field is required");
  const type = payload.type ?? null;
  if (!parent.forum && type !== null && ![10, 11, 12].includes(Number(type)))
    refusals.add(["type"], "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.");
  refusals.throwIfAny();
}

function checkDuration(payload: Json, refusals: Refusals): void {
  const minutes = payload.auto_archive_duration ?? null;
  if (minutes !== null && ![60, 1440, 4320, 10080].includes(Number(minutes)))
    refusals.add(["auto_archive_duration"], "BASE_TYPE_CHOICES", "Value must be one of {60, 1440, 4320, 10080}.");
}

function begin(call: Call, parent: Channel, id: string, how: Partial<Thread>): Channel {
  const { payload, local } = call;
  const archiveAfter = numberOf(payload.auto_archive_duration, 4320);
  const channel = {
    ...blankChannel(id, "thread", textOf(payload.name)),
    server: parent.server,
    parent: parent.id,
    thread: { ...blankThread, owner: botId, changedAt: new Date().toISOString(), archiveAfter, ...how },
  };
  putChannel(local, channel, "CREATE");
  return channel;
}

/** "… started a thread", in the channel that it hangs on. */
function tellOf(call: Call, parent: Channel, thread: Channel): void {
  const said = { payload: { content: thread.name }, files: [] };
  createMessage(call.local, parent, botId, said, { type: MessageType.ThreadCreated });
}

/** A post's first message has the id of its thread. */
function postInForum(call: Call, forum: Channel): Json {
  const { payload, files, local } = call;
  checkThread(payload, forum);
  need(call, forum, Can.SendMessages);
  if (files.length > 0) need(call, forum, Can.AttachFiles);
  const tags = checkedTags(call, forum, payload.applied_tags);
  const id = local.store.ids.next();
  const outgoing = { payload: objectOf(payload.message), files };
  const thread = begin(call, forum, id, { tags });
  try {
    const message = createMessage(local, thread, botId, outgoing, { id });
    return { ...apiChannel(local.store, thread), message: toApi(local, message) };
  } catch (error) {
    putChannel(local, { ...thread, deleted: true }, "DELETE");
    throw error;
  }
}

function checkedTags(call: Call, forum: Channel, wanted: unknown): string[] {
  const ids = listOf(wanted).map(String);
  for (const id of ids) {
    const tag = forum.forum?.tags.find((each) => each.id === id);
    if (!tag) throw refuse.unknownTag();
    if (tag.moderated) need(call, forum, Can.ManageThreads);
  }
  if (forum.forum?.tagRequired && ids.length === 0) throw refuse.tagRequired();
  return ids;
}

function changed(call: Call, channel: Channel, thread: Thread): Channel {
  const { payload, local } = call;
  const refusals = new Refusals();
  if (payload.name !== undefined) refusals.text(["name"], payload.name, 1, 100);
  checkDuration(payload, refusals);
  refusals.throwIfAny();
  const archived = typeof payload.archived === "boolean" ? payload.archived : thread.archived;
  const locked = typeof payload.locked === "boolean" ? payload.locked : thread.locked;
  const manages = may(call, channel, Can.ManageThreads);
  const given = Object.keys(payload);
  const onlyWakes = given.length === 1 && payload.archived === false;
  if (thread.locked && !manages) throw onlyWakes ? refuse.lockedThread() : refuse.missingPermissions();
  if (locked !== thread.locked && !manages) throw refuse.missingPermissions();
  if (onlyWakes) need(call, channel, Can.SendMessagesInThreads);
  else if (thread.owner !== botId && !manages) throw refuse.missingPermissions();
  if (thread.archived && archived && given.length > 0) throw refuse.archivedThread();
  if (payload.name !== undefined) local.limits.takeRenaming(channel.id);
  const forum = local.store.channel(channel.parent ?? "");
  const tags =
    payload.applied_tags === undefined || !forum?.forum ? thread.tags : checkedTags(call, forum, payload.applied_tags);
  const archiveAfter = numberOf(payload.auto_archive_duration, thread.archiveAfter);
  const name = payload.name === undefined ? channel.name : textOf(payload.name);
  return changeThread(local, channel, { archived, locked, tags, archiveAfter }, { name });
}

function changePlain(call: Call, channel: Channel): Json {
  const { payload, local } = call;
  if (channel.person !== null) throw refuse.wrongChannelType();
  need(call, channel, Can.ManageChannels);
  if (payload.name !== undefined || payload.topic !== undefined) local.limits.takeRenaming(channel.id);
  const name = payload.name === undefined ? channel.name : textOf(payload.name);
  const topic = payload.topic === undefined ? channel.topic : textOf(payload.topic);
  const next = { ...channel, name, topic };
  putChannel(local, next, "UPDATE");
  return apiChannel(local.store, next);
}
