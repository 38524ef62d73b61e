import type { Database, StoreLog } from "./database.ts";
import { formats, type Pace } from "./formats.ts";
import { orNamed } from "./named.ts";
import type { GuildSettings, UserSettings } from "./records.ts";

const userDefaults: UserSettings = {
  language: null,
  confirmations: true,
  dms: true,
  dmsClosed: false,
  reminders: true,
  timeZone: null,
  awayUntil: null,
};

/** Without it a server plays at the usual pace: its language and its posts must not hang on it. */
const paceOf = (guildId: string, text: string, log?: StoreLog): Pace | null =>
  orNamed(() => formats.pace.read(text, `pace of server ${guildId}`), log);

export const settingsStore = ({ read, write }: Database, log?: StoreLog) => ({
  async userSettings(userId: string): Promise<UserSettings> {
    const row = await read.userSettings.findUnique({ where: { userId }, omit: { userId: true } });
    return row ?? userDefaults;
  },

  async setUserSettings(userId: string, settings: Partial<UserSettings>): Promise<void> {
    await write((tx) =>
      tx.userSettings.upsert({ where: { userId }, create: { userId, ...settings }, update: { ...settings } }),
    );
  },

  async guildSettings(guildId: string): Promise<GuildSettings> {
    const row = await read.guildSettings.findUnique({ where: { guildId }, omit: { guildId: true } });
    if (row === null) return { language: null, pace: null, managerRole: null };
    return { ...row, pace: row.pace === null ? null : paceOf(guildId, row.pace, log) };
  },

  async setGuildSettings(guildId: string, { pace, ...rest }: Partial<GuildSettings>): Promise<void> {
    const settings = {
      ...rest,
      ...(pace === undefined ? {} : { pace: pace === null ? null : formats.pace.write(pace) }),
    };
    await write((tx) =>
      tx.guildSettings.upsert({ where: { guildId }, create: { guildId, ...settings }, update: settings }),
    );
  },

  /** Small things the bot must remember about itself. */
  async memo(key: string): Promise<string | null> {
    return (await read.memo.findUnique({ where: { key } }))?.value ?? null;
  },

  async setMemo(key: string, value: string): Promise<void> {
    await write((tx) => tx.memo.upsert({ where: { key }, create: { key, value }, update: { value } }));
  },
});
