import { ChannelFlags, ChannelType, ThreadAutoArchiveDuration } from "discord.js";
import type { Json } from "./json.ts";
import { botPermissionsIn } from "./permissions.ts";
import { timeOf } from "./snowflake.ts";
import type { Store } from "./store.ts";
import { joinedAt, userOf } from "./users.ts";
import { botId, type Channel, type ChannelKind, type Thread } from "./world.ts";

/** Channels and threads in the words of Discord's API. */
const types: Readonly<Record<Exclude<ChannelKind, "thread">, ChannelType>> = {
  text: ChannelType.GuildText,
  announcement: ChannelType.GuildAnnouncement,
  forum: ChannelType.GuildForum,
  voice: ChannelType.GuildVoice,
  dm: ChannelType.DM,
};

function typeOf(store: Store, { kind, thread, parent }: Channel): ChannelType {
  if (kind !== "thread") return types[kind];
  if (thread?.private) return ChannelType.PrivateThread;
  const hangsOn = store.channel(parent ?? "")?.kind;
  return hangsOn === "announcement" ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
}

export function apiChannel(store: Store, channel: Channel): Json {
  const last = store.messagesIn(channel.id).at(-1)?.id ?? null;
  const common = { id: channel.id, type: typeOf(store, channel), last_message_id: last, flags: 0 };
  if (channel.person !== null) return { ...common, recipients: [userOf(store, channel.person)] };
  const inGuild = { ...common, guild_id: channel.server, name: channel.name, rate_limit_per_user: 0 };
  if (channel.thread !== null) return { ...inGuild, ...apiThread(store, channel, channel.thread) };
  return {
    ...inGuild,
    position: Number(channel.id.slice(-2)),
    topic: channel.topic || null,
    nsfw: false,
    parent_id: null,
    permission_overwrites: channel.denied === "0" ? [] : [{ id: botId, type: 1, allow: "0", deny: channel.denied }],
    ...(channel.forum && {
      flags: channel.forum.tagRequired ? ChannelFlags.RequireTag : 0,
      available_tags: channel.forum.tags.map((tag) => ({ ...tag, emoji_id: null, emoji_name: null })),
      default_reaction_emoji: null,
      default_sort_order: null,
      default_forum_layout: 0,
      default_auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
    }),
  };
}

function apiThread(store: Store, channel: Channel, thread: Thread): Json {
  const count = store.messagesIn(channel.id).length;
  return {
    parent_id: channel.parent,
    owner_id: thread.owner,
    message_count: count,
    member_count: thread.members.length,
    total_message_sent: count,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.archiveAfter,
      archive_timestamp: thread.changedAt,
      locked: thread.locked,
      create_timestamp: new Date(timeOf(channel.id)).toISOString(),
      ...(thread.private && { invitable: true }),
    },
    ...(store.channel(channel.parent ?? "")?.forum && { applied_tags: thread.tags }),
    ...(thread.members.includes(botId) && {
      member: { id: channel.id, user_id: botId, join_timestamp: joinedAt, flags: 0 },
    }),
  };
}

/** What an interaction says of the channel it happened in. */
export const interactionChannel = (store: Store, channel: Channel, permissions: bigint): Json => {
  const { permission_overwrites: _, ...rest } = apiChannel(store, channel);
  return { ...rest, permissions: String(permissions) };
};

export const appPermissions = (store: Store, channel: Channel): string => String(botPermissionsIn(store, channel));
