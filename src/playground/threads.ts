import { PermissionFlagsBits as Can } from "discord.js";
import { changeThread } from "./changes.ts";
import { refuse } from "./errors.ts";
import type { Local } from "./local.ts";
import { botPermissionsIn } from "./permissions.ts";
import type { Channel } from "./world.ts";

/** What archived and locked threads allow. */

const botManages = (local: Local, channel: Channel): boolean =>
  (botPermissionsIn(local.store, channel) & Can.ManageThreads) !== 0n;

/** In an archived thread nothing can be changed. */
export function needAwake(channel: Channel): void {
  if (channel.thread?.archived) throw refuse.archivedThread();
}

/** A locked thread takes posts only from those who manage threads, and archived it takes none at all. */
export function needUnlocked(local: Local, channel: Channel): void {
  if (!channel.thread?.locked) return;
  if (!botManages(local, channel)) throw refuse.lockedThread();
  needAwake(channel);
}

/** A post wakes an archived thread. */
export function wake(local: Local, channel: Channel): void {
  if (channel.thread?.archived) changeThread(local, channel, { archived: false });
}
