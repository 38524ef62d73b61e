import { GatewayIntentBits as Intent } from "discord.js";
import { apiChannel } from "./channel.ts";
import type { Json } from "./json.ts";
import type { Local } from "./local.ts";
import { botReaches } from "./permissions.ts";
import { memberOf, roles } from "./users.ts";
import type { Channel, Server, Thread } from "./world.ts";

/** Channels and servers as they come, change and go: written down, and told to the bot and to whoever watches. */

type What = "CREATE" | "UPDATE" | "DELETE";

export function putChannel(local: Local, channel: Channel, what: What): void {
  const before = local.store.channel(channel.id);
  local.store.putChannel(channel);
  local.live.tell(null, { type: "channels" });
  if (channel.server === null) return;
  const isThread = channel.thread !== null;
  // A private thread that the bot is not in does not exist for it.
  if (isThread && !botReaches(local.store, channel)) return;
  const data = apiChannel(local.store, channel);
  const { id, guild_id, parent_id, type } = data;
  const told: Json =
    isThread && what === "DELETE"
      ? { id, guild_id, parent_id, type }
      : { ...data, ...(isThread && what === "CREATE" && before === undefined && { newly_created: true }) };
  const event = `${isThread ? "THREAD" : "CHANNEL"}_${what}`;
  local.gateway.dispatch({ event, data: told, server: channel.server, intent: Intent.Guilds });
}

/** A thread as it is from now on. */
export function changeThread(
  local: Local,
  channel: Channel,
  to: Partial<Thread>,
  more: Partial<Channel> = {},
): Channel {
  if (channel.thread === null) return channel;
  const isMoved = to.archived !== undefined && to.archived !== channel.thread.archived;
  const changedAt = isMoved ? new Date().toISOString() : channel.thread.changedAt;
  const changed = { ...channel, ...more, thread: { ...channel.thread, ...to, changedAt } };
  putChannel(local, changed, "UPDATE");
  return changed;
}

/** The bot comes to a server, or a server comes back: everything in it is told anew. */
export function openServer(local: Local, server: Server): void {
  local.store.putServer(server);
  local.gateway.serverCame(server);
  local.live.tell(null, { type: "channels" });
}

/** The bot is gone from a server, or for a while the server is. */
export function closeServer(local: Local, server: Server): void {
  local.store.putServer(server);
  const data = { id: server.id, ...(server.unavailable && { unavailable: true }) };
  local.gateway.dispatch({ event: "GUILD_DELETE", data, server: server.id, intent: Intent.Guilds });
  local.live.tell(null, { type: "channels" });
}

export function changeRoles(local: Local, server: Server): void {
  local.store.putServer(server);
  for (const role of roles(server)) {
    const data = { guild_id: server.id, role };
    local.gateway.dispatch({ event: "GUILD_ROLE_UPDATE", data, server: server.id, intent: Intent.Guilds });
  }
}

/** Somebody comes or leaves; only a bot with the privileged intent hears of it. */
export function moveMember(local: Local, server: Server, person: string, isHere: boolean): void {
  const others = server.members.filter((id) => id !== person);
  const changed = { ...server, members: isHere ? [...others, person] : others };
  local.store.putServer(changed);
  const { user, ...member } = memberOf(local.store, changed, person);
  const data = { guild_id: server.id, user, ...(isHere && member) };
  const event = isHere ? "GUILD_MEMBER_ADD" : "GUILD_MEMBER_REMOVE";
  if (server.bot === "here") local.gateway.dispatch({ event, data, server: server.id, intent: Intent.GuildMembers });
  local.live.tell(null, { type: "channels" });
}
