import { type Database, isGone, type StoreLog } from "./database.ts";
import { formats } from "./formats.ts";
import type { GuildSettings as GuildRow, UserSettings as UserRow } from "./generated/sqlite/client.ts";
import { type Concerned, Glances } from "./glance.ts";
import { Memory } from "./memory.ts";
import { orNamed } from "./named.ts";
import type { GuildSettings, UserSettings } from "./records.ts";
import type { Trust } from "./trust.ts";

/** Of whoever has set nothing. */
export const userDefaults: UserSettings = {
  language: null,
  confirmations: false,
  dms: true,
  dmsClosed: false,
  reminders: true,
  timeZone: null,
  awayUntil: null,
  hidden: false,
  coach: false,
  words: true,
  metWords: [],
};

/** Read once and kept as long as only this process changes them; whatever it changes is written before it counts. */
export function settingsStore({ read, write, note, dialect }: Database, trust: Trust, log?: StoreLog) {
  const glances = new Glances({ read, dialect }, trust);
  const guildRecord = (row: GuildRow | null): GuildSettings => {
    if (row === null) return { language: null, pace: null, managerRole: null, ladder: true };
    const { guildId, pace, ...settings } = row;
    // without it a server plays at the usual pace: its language and its posts must not hang on it
    const read = pace === null ? null : orNamed(() => formats.pace.read(pace, `pace of server ${guildId}`), log);
    return { ...settings, pace: read };
  };
  const userRecord = (row: UserRow | null): UserSettings => {
    if (row === null) return userDefaults;
    const { userId, metWords, ...settings } = row;
    // without it a word is explained once more
    const met =
      metWords === null ? null : orNamed(() => formats.metWords.read(metWords, `words of person ${userId}`), log);
    return { ...settings, metWords: met?.words ?? [] };
  };
  const users = new Memory<UserSettings>(
    trust,
    async (userId) => userRecord(await read.userSettings.findUnique({ where: { userId } })),
    { glances, table: "UserSettings" },
  );
  const guilds = new Memory<GuildSettings>(
    trust,
    async (guildId) => guildRecord(await read.guildSettings.findUnique({ where: { guildId } })),
    { glances, table: "GuildSettings" },
  );
  const memos = new Memory<string | null>(
    trust,
    async (key) => (await read.memo.findUnique({ where: { key } }))?.value ?? null,
    { glances, table: "Memo" },
  );

  return {
    /** Work for which it is enough to look once whether others have changed what its person and his server have set. */
    glancing: <T>(concerned: Concerned, work: () => Promise<T>): Promise<T> => glances.during(concerned, work),

    userSettings: (userId: string): Promise<UserSettings> => users.get(userId),

    async setUserSettings(userId: string, { metWords, ...rest }: Partial<UserSettings>): Promise<void> {
      const settings = {
        ...rest,
        ...(metWords === undefined ? {} : { metWords: formats.metWords.write({ words: [...metWords] }) }),
      };
      // of whoever only looks at them nothing is kept
      if (Object.keys(settings).length === 0) return;
      // the column's own default is older
      const { confirmations } = userDefaults;
      const change = { where: { userId }, create: { userId, confirmations, ...settings }, update: { ...settings } };
      users.set(userId, userRecord(await write((tx) => tx.userSettings.upsert(change))));
    },

    guildSettings: (guildId: string): Promise<GuildSettings> => guilds.get(guildId),

    async setGuildSettings(guildId: string, { pace, ...rest }: Partial<GuildSettings>): Promise<void> {
      const settings = {
        ...rest,
        ...(pace === undefined ? {} : { pace: pace === null ? null : formats.pace.write(pace) }),
      };
      const change = { where: { guildId }, create: { guildId, ...settings }, update: settings };
      guilds.set(guildId, guildRecord(await write((tx) => tx.guildSettings.upsert(change))));
    },

    async forgetGuildSettings(guildId: string): Promise<void> {
      await write((tx) => tx.guildSettings.deleteMany({ where: { guildId } }));
      guilds.set(guildId, guildRecord(null));
    },

    /** Small things the bot must remember about itself. */
    memo: (key: string): Promise<string | null> => memos.get(key),

    async setMemo(key: string, value: string): Promise<void> {
      await note((db) => db.memo.upsert({ where: { key }, create: { key, value }, update: { value } }));
      memos.set(key, value);
    },

    async forgetMemo(key: string): Promise<void> {
      await note((db) => db.memo.deleteMany({ where: { key } }));
      memos.set(key, null);
    },

    /** What is remembered, and from now on no more; whatever others add at the same time is either in it or still there. */
    async takeMemo(key: string): Promise<string | null> {
      if ((await memos.get(key)) === null) return null;
      const taken = await note((db) => db.memo.delete({ where: { key } })).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      memos.set(key, null);
      return taken?.value ?? null;
    },

    /** Somebody's settings, and these memos, have been deleted. */
    dropSettings(userId: string, keys: readonly string[]): void {
      users.forget(userId);
      for (const key of keys) memos.forget(key);
    },
  };
}
