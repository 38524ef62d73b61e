import { MessageFlags as Flag } from "discord.js";
import { isExpired } from "./interactions.ts";
import type { Local } from "./local.ts";
import { attachmentUrl, authorName, hasFlag, isVisibleTo, type StoredMessage, withLinks } from "./message.ts";
import type { OpenModal } from "./modals.ts";
import { canSee } from "./permissions.ts";
import type { SeenMessage, SeenModal, Unread } from "./protocol.ts";
import { isAfter, timeOf } from "./snowflake.ts";
import { welcomeFor, welcomeId } from "./welcome.ts";
import { botId, type Channel, guildLocale, type Person } from "./world.ts";

/** The world through one person's eyes. */
export function seenMessage(local: Local, message: StoredMessage, person: string): SeenMessage {
  const loading = hasFlag(message, Flag.Loading);
  const late = message.origin !== null && isExpired(message.origin, local.store.clock.now());
  return {
    id: message.id,
    channelId: message.channel,
    type: message.type,
    author: { id: message.author, name: authorName(local.store, message), bot: isBot(local, message.author) },
    content: message.content,
    embeds: withLinks(message.embeds, local.url, message),
    components: withLinks(componentsFor(local, message, person), local.url, message),
    attachments: message.attachments.map((file) => ({
      id: file.id,
      filename: file.filename,
      url: attachmentUrl(local.url, message, file),
      size: file.size,
      contentType: file.contentType,
      description: file.description,
      width: file.width,
      height: file.height,
    })),
    flags: message.flags,
    ephemeral: message.onlyFor !== null,
    thinking: loading && !late,
    failed: loading && late,
    createdAt: new Date(timeOf(message.id)).toISOString(),
    editedAt: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    pinned: message.pinned,
    mentions: message.mentions,
    rang: message.rang,
    mentionsMe: message.mentions.includes(person) || message.mentionsEveryone,
    replyTo: message.replyTo,
    interaction: message.origin,
  };
}

/** The welcome is there in every language. */
const componentsFor = (local: Local, message: StoredMessage, person: string): StoredMessage["components"] =>
  message.id === welcomeId ? welcomeFor(local.store.person(person)?.locale ?? guildLocale) : message.components;

const isBot = (local: Local, author: string): boolean => author === botId || local.store.person(author)?.bot === true;

interface Page {
  readonly after: string | null;
  readonly before: string | null;
  readonly limit: number;
}

/** Oldest first: the newest `limit` messages, or those next to `after` or `before`. */
export function readChannel(local: Local, channel: Channel, person: Person, page: Page): SeenMessage[] {
  const { after, before, limit } = page;
  const visible = local.store
    .messagesIn(channel.id)
    .filter((message) => isVisibleTo(local.store, message, channel, person))
    .filter((message) => after === null || isAfter(message.id, after))
    .filter((message) => before === null || isAfter(before, message.id));
  const part = after === null ? visible.slice(-limit) : visible.slice(0, limit);
  return part.map((message) => seenMessage(local, message, person.id));
}

export function unreadOf(local: Local, person: Person): Unread[] {
  return local.store.channels
    .filter((channel) => canSee(local.store, channel, person))
    .map((channel) => {
      const lastRead = local.store.lastRead(person.id, channel.id) ?? null;
      const fresh = local.store
        .messagesIn(channel.id)
        .filter((message) => isVisibleTo(local.store, message, channel, person) && message.author !== person.id)
        // the welcome was there before anybody came
        .filter((message) => isAfter(message.id, lastRead ?? welcomeId));
      const mentions = fresh.filter((message) => message.rang.includes(person.id));
      return {
        channelId: channel.id,
        channel: channel.person === null ? channel.name : "dm",
        unread: fresh.length,
        mentions: mentions.length,
        lastRead,
      };
    });
}

export const seenModal = (modal: OpenModal): SeenModal => ({
  customId: modal.customId,
  title: modal.title,
  components: modal.components,
  channelId: modal.channel,
  sourceId: modal.source,
});
