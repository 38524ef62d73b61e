import { GatewayIntentBits as Intent } from "discord.js";
import { apiChannel } from "./channel.ts";
import type { Json } from "./json.ts";
import { botReaches, isGone } from "./permissions.ts";
import type { Store } from "./store.ts";
import { guild, joinedAt, memberOf, members } from "./users.ts";
import { botId, type Channel, type Server } from "./world.ts";

/** Channels of a server that are there, without threads. */
export const channelsOf = (store: Store, server: Server): Channel[] =>
  store.channels.filter((channel) => channel.server === server.id && channel.thread === null && !channel.deleted);

/** Threads that go on and that the bot can reach. */
export const activeThreads = (store: Store, server: Server): Channel[] =>
  store.channels.filter(
    (channel) =>
      channel.server === server.id &&
      channel.thread?.archived === false &&
      !isGone(store, channel) &&
      botReaches(store, channel),
  );

/** A server itself; its news are told in its first channel. */
export const serverOf = (store: Store, server: Server): Json => ({
  ...guild(server),
  system_channel_id: channelsOf(store, server).find(({ kind }) => kind === "text")?.id ?? null,
});

/** A server as a bot learns of it. Who else is in it is told only to those with the privileged intent. */
export function contentsOf(store: Store, server: Server, intents: number): Json {
  const everyone = members(store, server);
  return {
    ...serverOf(store, server),
    joined_at: joinedAt,
    large: false,
    unavailable: false,
    member_count: everyone.length,
    members: intents & Intent.GuildMembers ? everyone : [memberOf(store, server, botId)],
    channels: channelsOf(store, server).map((channel) => apiChannel(store, channel)),
    threads: activeThreads(store, server).map((channel) => apiChannel(store, channel)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
