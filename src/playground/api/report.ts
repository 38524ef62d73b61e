import type { Local } from "../local.ts";
import type { WorldReport } from "../protocol.ts";
import { botId, botName, guildId, guildLocale, guildName, people } from "../world.ts";

/** Who and what there is. */
export const worldReport = (local: Local): WorldReport => ({
  guild: { id: guildId, name: guildName, locale: guildLocale },
  bot: { id: botId, name: botName },
  people: people.map((person) => ({ ...person, dmsClosed: local.store.hasClosedDms(person.id) })),
  channels: local.store.channels
    .filter((channel) => !channel.deleted)
    .map(({ id, name, kind, topic, parent, person }) => ({ id, name, kind, topic, parent, person })),
  api: `${local.url}/api`,
  token: local.token,
  connections: local.gateway.connections,
});
