import type { Local } from "../local.ts";
import { isGone } from "../permissions.ts";
import type { SeenChannel, WorldReport } from "../protocol.ts";
import { botId, botName, type Channel, firstServer } from "../world.ts";

/** Who and what there is. */
export function worldReport(local: Local): WorldReport {
  const { store } = local;
  const [first = firstServer] = store.servers;
  return {
    guild: { id: first.id, name: first.name, locale: first.locale },
    servers: store.servers.map(({ id, name, locale, bot, unavailable, members }) => ({
      id,
      name,
      locale,
      bot,
      unavailable,
      members,
    })),
    bot: { id: botId, name: botName },
    people: store.people.map((person) => ({ ...person, dmsClosed: store.hasClosedDms(person.id) })),
    channels: store.channels.filter((channel) => !isGone(store, channel)).map(seenChannel),
    api: `${local.url}/api`,
    token: local.token,
    connections: local.gateway.connected.length,
    shards: local.gateway.connected.map(({ shard, shards }) => [shard, shards]),
  };
}

export const seenChannel = ({
  id,
  name,
  kind,
  topic,
  server,
  parent,
  person,
  thread,
  forum,
}: Channel): SeenChannel => ({
  id,
  name,
  kind,
  topic,
  server,
  parent,
  person,
  thread: thread && {
    private: thread.private,
    archived: thread.archived,
    locked: thread.locked,
    members: thread.members,
    tags: thread.tags,
  },
  forum,
});
