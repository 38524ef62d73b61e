import type { Json } from "./json.ts";
import { allPermissions, botRolePermissions, memberPermissions } from "./permissions.ts";
import type { Store } from "./store.ts";
import { applicationId, botId, botName, people, type Server } from "./world.ts";

/** Users, members, roles and servers in the words of Discord's API. */
export const joinedAt = "2024-01-01T00:00:00.000000+00:00";

export const botUser = (): Json => ({
  id: botId,
  username: botName,
  global_name: null,
  discriminator: "0001",
  avatar: null,
  bot: true,
  public_flags: 0,
  flags: 0,
});

export function userOf(store: Store, id: string): Json {
  if (id === botId) return botUser();
  const person = store.person(id);
  return {
    id,
    username: person?.key ?? "unknown",
    global_name: person?.name ?? null,
    discriminator: "0",
    avatar: null,
    public_flags: 0,
    ...(person?.bot && { bot: true }),
  };
}

const rolesOf = (store: Store, server: Server, id: string): string[] => {
  if (id === botId) return [server.botRole];
  return store.person(id)?.admin ? [server.adminRole] : [];
};

/** A member without its user, as messages carry it. */
export const memberPartOf = (store: Store, server: Server, id: string): Json => ({
  roles: rolesOf(store, server, id),
  nick: null,
  avatar: null,
  joined_at: joinedAt,
  premium_since: null,
  deaf: false,
  mute: false,
  flags: 0,
  pending: false,
});

export const memberOf = (store: Store, server: Server, id: string): Json => ({
  ...memberPartOf(store, server, id),
  user: userOf(store, id),
});

export const members = (store: Store, server: Server): Json[] =>
  [botId, ...server.members].map((id) => memberOf(store, server, id));

const role = (id: string, name: string, permissions: bigint, position: number, extra: Json = {}): Json => ({
  id,
  name,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  icon: null,
  unicode_emoji: null,
  position,
  permissions: String(permissions),
  managed: false,
  mentionable: false,
  flags: 0,
  ...extra,
});

export const roles = ({ id, adminRole, botRole, denied }: Server): Json[] => {
  const taken = BigInt(denied);
  return [
    role(id, "@everyone", memberPermissions & ~taken, 0),
    role(adminRole, "Admin", allPermissions, 1),
    role(botRole, botName, botRolePermissions & ~taken, 2, { managed: true, tags: { bot_id: botId } }),
  ];
};

export const guild = (server: Server): Json => ({
  id: server.id,
  name: server.name,
  icon: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  description: null,
  owner_id: people[0]?.id,
  application_id: null,
  region: "local",
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 1,
  explicit_content_filter: 0,
  roles: roles(server),
  emojis: [],
  stickers: [],
  features: [],
  mfa_level: 0,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  max_members: 500000,
  vanity_url_code: null,
  premium_tier: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: server.locale,
  nsfw_level: 0,
});

export const application = (store: Store): Json => ({
  id: applicationId,
  name: botName,
  icon: null,
  description: "",
  summary: "",
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: "",
  flags: 0,
  team: null,
  owner: userOf(store, people[0]?.id ?? ""),
  bot: botUser(),
  approximate_guild_count: store.servers.length,
  integration_types_config: { "0": {} },
  interactions_endpoint_url: null,
});
