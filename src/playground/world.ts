import { PermissionFlagsBits as Can } from "discord.js";

/** The server everyone starts with: who is there, which channels, what the bot may do. Ids never change. */
export const guildId = "1180000000000000000";
export const guildName = "Dead Drop";
export const guildLocale = "en-US";
export const applicationId = "1180000000000000100";
/** A bot made today has one id for its user and its application. */
export const botId = applicationId;
export const botName = "Dead Drop";
export const botRoleId = "1180000000000000101";
export const adminRoleId = "1180000000000000102";

export interface Person {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly locale: string;
  readonly admin: boolean;
}

export const people: readonly Person[] = [
  { id: "1180000000000000201", key: "anna", name: "Anna", locale: "en-US", admin: true },
  { id: "1180000000000000202", key: "boris", name: "Boris", locale: "ru", admin: false },
  { id: "1180000000000000203", key: "chen", name: "Chen", locale: "en-US", admin: false },
  { id: "1180000000000000204", key: "dasha", name: "Dasha", locale: "ru", admin: false },
];

export interface Channel {
  readonly id: string;
  readonly kind: "text" | "thread" | "dm";
  readonly name: string;
  readonly topic: string;
  /** The channel a thread hangs on. */
  readonly parent: string | null;
  /** Whose DM with the bot this is. */
  readonly person: string | null;
  /** Permissions taken from the bot here, as a decimal bit set. */
  readonly denied: string;
  readonly deleted: boolean;
}

const channel = (id: string, kind: Channel["kind"], name: string, topic: string, parent: string | null): Channel => ({
  id,
  kind,
  name,
  topic,
  parent,
  person: null,
  denied: "0",
  deleted: false,
});

export const firstChannels: readonly Channel[] = [
  channel("1180000000000000301", "text", "welcome", "Start here", null),
  channel("1180000000000000302", "text", "table-one", "A table for a game", null),
  channel("1180000000000000303", "text", "table-two", "A table for a game", null),
  channel("1180000000000000304", "text", "table-three", "A table for a game", null),
  channel("1180000000000000305", "thread", "side-table", "", "1180000000000000304"),
];

export const dmChannel = (id: string, person: Person): Channel => ({
  ...channel(id, "dm", `dm-${person.key}`, "", null),
  person: person.id,
});

/** What a new server gives everyone. */
export const memberPermissions: bigint =
  Can.ViewChannel |
  Can.SendMessages |
  Can.SendMessagesInThreads |
  Can.CreatePublicThreads |
  Can.EmbedLinks |
  Can.AttachFiles |
  Can.AddReactions |
  Can.ReadMessageHistory |
  Can.UseExternalEmojis |
  Can.UseApplicationCommands |
  Can.ChangeNickname;

/** What the bot's own role adds. */
export const botRolePermissions: bigint = memberPermissions | Can.ManageMessages | Can.PinMessages | Can.ManageThreads;

export const allPermissions: bigint = Object.values(Can).reduce((all, bit) => all | bit, 0n);

export const permissionsOf = (person: Person): bigint => (person.admin ? allPermissions : memberPermissions);

/** In a DM Discord sends what a bot can always do there. */
export const botPermissionsIn = (place: Channel): bigint => botRolePermissions & ~BigInt(place.denied);

export const findPerson = (keyOrId: string): Person | undefined =>
  people.find((person) => person.key === keyOrId.toLowerCase() || person.id === keyOrId);
