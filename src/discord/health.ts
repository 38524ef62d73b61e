import { readFileSync } from "node:fs";
import { OAuth2Scopes, PermissionFlagsBits, PermissionsBitField } from "discord.js";
import { z } from "zod";
import { phrase } from "../i18n/index.ts";
import type { BotClient } from "./client.ts";
import type { Session } from "./session.ts";

/** What the bot may want to do in a channel; each is named, with what it is for, in the messages. */
const permissions = {
  view: PermissionFlagsBits.ViewChannel,
  send: PermissionFlagsBits.SendMessages,
  threads: PermissionFlagsBits.CreatePublicThreads,
  "send-in-threads": PermissionFlagsBits.SendMessagesInThreads,
  files: PermissionFlagsBits.AttachFiles,
  history: PermissionFlagsBits.ReadMessageHistory,
  pin: PermissionFlagsBits.PinMessages,
} as const;

type Permission = keyof typeof permissions;

const names: readonly Permission[] = ["view", "send", "threads", "send-in-threads", "files", "history", "pin"];

/** Where the bot is invited to a server, with everything that it can use. It is Discord's own page, wherever its API is reached. */
export function invitation({ application }: Pick<BotClient, "application">): string {
  const query = new URLSearchParams({
    client_id: application?.id ?? "",
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(" "),
    permissions: `${PermissionsBitField.resolve(names.map((name) => permissions[name]))}`,
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")));

interface Here {
  readonly guildId: string;
  readonly appPermissions: Readonly<PermissionsBitField>;
  readonly channel: { isThread(): boolean } | null;
}

/** In a thread the channel around it is not written to. */
const notInThreads: readonly Permission[] = ["send", "threads"];

/** How the bot is, as whoever manages a server wants to know it: what it lacks here, which one it is, and what it has still to say. */
export async function healthLines({ table, language }: Session, here: Here): Promise<string[]> {
  const { guildId, appPermissions, channel } = here;
  const used = channel?.isThread() === true ? names.filter((name) => !notInThreads.includes(name)) : names;
  const missing = used.filter((name) => !appPermissions.has(permissions[name]));
  const { count, oldest } = await table.store.waitingIn(guildId);
  const since = oldest === null ? null : `<t:${Math.floor(oldest.getTime() / 1000)}:R>`;
  return [
    ...(missing.length === 0 ? [phrase(language, { key: "health.permissions", args: {} })] : []),
    ...missing.map((name) => phrase(language, { key: `health.missing.${name}`, args: {} })),
    phrase(language, { key: "health.waiting", args: { count, since } }),
    phrase(language, { key: "health.version", args: { version } }),
  ];
}
