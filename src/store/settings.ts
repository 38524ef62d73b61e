import type { Database } from "./database.ts";
import { formats } from "./formats.ts";
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

export const settingsStore = ({ read, write }: Database) => ({
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
    return { ...row, pace: row.pace === null ? null : formats.pace.read(row.pace, `pace of server ${guildId}`) };
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
