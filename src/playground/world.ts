/** The server everyone starts with: who is there, which channels. Ids never change. */
export const guildId = "1180000000000000000";
export const guildLocale = "en-US";
export const applicationId = "1180000000000000100";
/** A bot made today has one id for its user and its application. */
export const botId = applicationId;
export const botName = "Dead Drop";

export interface Person {
  readonly id: string;
  readonly key: string;
  /** The display name: whatever somebody thought of. */
  readonly name: string;
  readonly locale: string;
  readonly admin: boolean;
  /** Another bot: it is seen and named, and does nothing. */
  readonly bot: boolean;
}

const person = (id: string, key: string, name: string, locale: string, admin: boolean): Person => ({
  id,
  key,
  name,
  locale,
  admin,
  bot: false,
});

/** The people from the beginning; more can come. */
export const people: readonly Person[] = [
  person("1180000000000000201", "anna", "Anna", "en-US", true),
  person("1180000000000000202", "boris", "Boris", "ru", false),
  person("1180000000000000203", "chen", "Chen", "en-US", false),
  person("1180000000000000204", "dasha", "Dasha", "ru", false),
];

export interface Server {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly botRole: string;
  readonly adminRole: string;
  /** The bot is a member; or only its commands are there, as when it was added without the scope `bot`; or it is gone. */
  readonly bot: "here" | "commands" | "gone";
  /** Out of order: bots are told that it is unavailable. */
  readonly unavailable: boolean;
  /** Ids of the people in it. */
  readonly members: readonly string[];
  /** Permissions taken from all roles of the bot, as a decimal bit set. */
  readonly denied: string;
}

export const firstServer: Server = {
  id: guildId,
  name: "Dead Drop",
  locale: guildLocale,
  botRole: "1180000000000000101",
  adminRole: "1180000000000000102",
  bot: "here",
  unavailable: false,
  members: people.map(({ id }) => id),
  denied: "0",
};

export type ChannelKind = "text" | "announcement" | "forum" | "voice" | "thread" | "dm";

export interface Thread {
  readonly private: boolean;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly owner: string;
  /** Those who were added, or came by themselves. A private thread is theirs alone. */
  readonly members: readonly string[];
  /** Minutes of silence. */
  readonly archiveAfter: number;
  readonly changedAt: string;
  /** Ids of the tags of a post in a forum. */
  readonly tags: readonly string[];
}

interface Tag {
  readonly id: string;
  readonly name: string;
  /** Only those who manage threads may use it. */
  readonly moderated: boolean;
}

interface Forum {
  readonly tags: readonly Tag[];
  readonly tagRequired: boolean;
}

export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly topic: string;
  /** Null for a DM. */
  readonly server: string | null;
  /** The channel a thread hangs on. */
  readonly parent: string | null;
  readonly thread: Thread | null;
  readonly forum: Forum | null;
  /** Whose DM with the bot this is. */
  readonly person: string | null;
  /** Permissions taken from the bot here, as a decimal bit set. */
  readonly denied: string;
  readonly deleted: boolean;
}

export const blankThread: Thread = {
  private: false,
  archived: false,
  locked: false,
  owner: people[0]?.id ?? "",
  members: [botId],
  archiveAfter: 10080,
  changedAt: "2024-01-01T00:00:00.000000+00:00",
  tags: [],
};

/** A channel with nothing unusual about it; also what channels lack that were written down before there was more to say of them. */
export const blankChannel = (id: string, kind: ChannelKind, name: string): Channel => ({
  id,
  kind,
  name,
  topic: "",
  server: kind === "dm" ? null : guildId,
  parent: null,
  thread: kind === "thread" ? blankThread : null,
  forum: kind === "forum" ? { tags: [], tagRequired: false } : null,
  person: null,
  denied: "0",
  deleted: false,
});

const table = "A table for a game";

export const firstChannels: readonly Channel[] = [
  { ...blankChannel("1180000000000000301", "text", "welcome"), topic: "Start here" },
  { ...blankChannel("1180000000000000302", "text", "table-one"), topic: table },
  { ...blankChannel("1180000000000000303", "text", "table-two"), topic: table },
  { ...blankChannel("1180000000000000304", "text", "table-three"), topic: table },
  { ...blankChannel("1180000000000000305", "thread", "side-table"), parent: "1180000000000000304" },
];

export const dmChannel = (id: string, person: Person): Channel => ({
  ...blankChannel(id, "dm", `dm-${person.key}`),
  person: person.id,
});
