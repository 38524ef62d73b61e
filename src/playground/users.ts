import type { Json } from "./json.ts";
import {
  adminRoleId,
  allPermissions,
  applicationId,
  botId,
  botName,
  botPermissionsIn,
  botRoleId,
  botRolePermissions,
  type Channel,
  findPerson,
  guildId,
  guildLocale,
  guildName,
  memberPermissions,
  people,
} from "./world.ts";

/** Users, members, roles, channels and the guild in the words of Discord's API. */
const joinedAt = "2024-01-01T00:00:00.000000+00:00";

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

export function userOf(id: string): Json {
  if (id === botId) return botUser();
  const person = findPerson(id);
  return {
    id,
    username: person?.key ?? "unknown",
    global_name: person?.name ?? null,
    discriminator: "0",
    avatar: null,
    public_flags: 0,
  };
}

const rolesOf = (id: string): string[] => {
  if (id === botId) return [botRoleId];
  return findPerson(id)?.admin ? [adminRoleId] : [];
};

/** A member without its user, as messages carry it. */
export const memberPartOf = (id: string): Json => ({
  roles: rolesOf(id),
  nick: null,
  avatar: null,
  joined_at: joinedAt,
  premium_since: null,
  deaf: false,
  mute: false,
  flags: 0,
  pending: false,
});

export const memberOf = (id: string): Json => ({ ...memberPartOf(id), user: userOf(id) });

export const members = (): Json[] => [botId, ...people.map((person) => person.id)].map(memberOf);

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

export const roles = (): Json[] => [
  role(guildId, "@everyone", memberPermissions, 0),
  role(adminRoleId, "Admin", allPermissions, 1),
  role(botRoleId, botName, botRolePermissions, 2, { managed: true, tags: { bot_id: botId } }),
];

export function apiChannel(channel: Channel, lastMessage: string | null = null): Json {
  const common = { id: channel.id, last_message_id: lastMessage, flags: 0 };
  if (channel.person !== null) return { ...common, type: 1, recipients: [userOf(channel.person)] };
  const inGuild = { ...common, guild_id: guildId, name: channel.name, rate_limit_per_user: 0 };
  if (channel.kind === "thread")
    return {
      ...inGuild,
      type: 11,
      parent_id: channel.parent,
      owner_id: people[0]?.id,
      message_count: 0,
      member_count: 5,
      total_message_sent: 0,
      thread_metadata: {
        archived: false,
        auto_archive_duration: 10080,
        archive_timestamp: joinedAt,
        locked: false,
        create_timestamp: joinedAt,
      },
      member: { id: channel.id, user_id: botId, join_timestamp: joinedAt, flags: 0 },
    };
  return {
    ...inGuild,
    type: 0,
    position: Number(channel.id.slice(-2)),
    topic: channel.topic || null,
    nsfw: false,
    parent_id: null,
    permission_overwrites: channel.denied === "0" ? [] : [{ id: botId, type: 1, allow: "0", deny: channel.denied }],
  };
}

/** What an interaction says of the channel it happened in. */
export const interactionChannel = (channel: Channel, permissions: bigint): Json => {
  const { permission_overwrites: _, ...rest } = apiChannel(channel);
  return { ...rest, permissions: String(permissions) };
};

export const appPermissions = (channel: Channel): string => String(botPermissionsIn(channel));

export const guild = (): Json => ({
  id: guildId,
  name: guildName,
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
  roles: roles(),
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
  preferred_locale: guildLocale,
  nsfw_level: 0,
});

export const application = (): Json => ({
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
  owner: userOf(people[0]?.id ?? ""),
  bot: botUser(),
  approximate_guild_count: 1,
  integration_types_config: { "0": {} },
  interactions_endpoint_url: null,
});
