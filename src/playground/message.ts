import { MessageFlags } from "discord.js";
import { isObject, type Json } from "./json.ts";
import { canSee } from "./permissions.ts";
import { timeOf } from "./snowflake.ts";
import type { Store } from "./store.ts";
import { userOf } from "./users.ts";
import { applicationId, botId, botName, type Channel, type Person } from "./world.ts";

export interface StoredAttachment {
  readonly id: string;
  readonly filename: string;
  readonly description: string | null;
  readonly contentType: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** From which interaction a message came, as everyone can see it. */
export interface Origin {
  readonly id: string;
  readonly type: number;
  readonly person: string;
  readonly command: string | null;
  /** The message whose button or menu was used. */
  readonly source: string | null;
}

export interface StoredMessage {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  readonly type: number;
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly components: readonly Json[];
  readonly attachments: readonly StoredAttachment[];
  readonly flags: number;
  readonly editedAt: number | null;
  readonly pinned: boolean;
  readonly mentions: readonly string[];
  readonly mentionsEveryone: boolean;
  /** Whose phones rang. Settled when the message was new: an edit rings nobody, nor does filling in a deferred reply. */
  readonly rang: readonly string[];
  readonly nonce: string | null;
  /** The one person who sees it, when it is ephemeral. */
  readonly onlyFor: string | null;
  readonly origin: Origin | null;
  readonly replyTo: string | null;
}

export const hasFlag = (message: StoredMessage, flag: MessageFlags): boolean => (message.flags & flag) !== 0;

const isV2 = (message: StoredMessage): boolean => hasFlag(message, MessageFlags.IsComponentsV2);

/** Links are made when asked for: the port may be another one after a restart. */
export const attachmentUrl = (base: string, message: StoredMessage, file: StoredAttachment): string =>
  `${base}/attachments/${message.channel}/${file.id}/${encodeURIComponent(file.filename)}`;

const apiAttachment = (base: string, message: StoredMessage, file: StoredAttachment): Json => ({
  id: file.id,
  filename: file.filename,
  size: file.size,
  url: attachmentUrl(base, message, file),
  proxy_url: attachmentUrl(base, message, file),
  content_type: file.contentType,
  ...(file.description !== null && { description: file.description }),
  ...(file.width !== null && { width: file.width, height: file.height }),
});

/** Puts real links where a message says `attachment://name`. */
export function withLinks<T>(value: T, base: string, message: StoredMessage): T {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isObject(part)) return part;
    const copy = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
    const name = attachmentName(part.url);
    const file = message.attachments.find((each) => each.filename === name);
    if (name === null || !file) return copy;
    const url = attachmentUrl(base, message, file);
    const size = file.width === null ? {} : { width: file.width, height: file.height };
    return { ...copy, url, proxy_url: url, content_type: file.contentType, attachment_id: file.id, ...size };
  };
  return walk(value) as T;
}

const attachmentName = (url: unknown): string | null =>
  typeof url === "string" && url.startsWith("attachment://") ? url.slice("attachment://".length) : null;

/** A picture that an embed shows is not listed among the attachments again. */
function isShownInEmbed(message: StoredMessage, file: StoredAttachment): boolean {
  return message.embeds.length > 0 && JSON.stringify(message.embeds).includes(`"attachment://${file.filename}"`);
}

/** The message in the words of Discord's API. */
export function apiMessage(store: Store, message: StoredMessage, base: string): Json {
  const { origin } = message;
  const repliedTo = message.replyTo === null ? undefined : store.message(message.replyTo);
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    content: message.content,
    author: userOf(store, message.author),
    embeds: withLinks(message.embeds, base, message).map((embed) => ({ type: "rich", ...embed })),
    components: withLinks(message.components, base, message),
    // with components of version 2 the ids stand with the media
    attachments: isV2(message)
      ? []
      : message.attachments
          .filter((file) => !isShownInEmbed(message, file))
          .map((file) => apiAttachment(base, message, file)),
    mentions: message.mentions.map((id) => userOf(store, id)),
    mention_roles: [],
    mention_everyone: message.mentionsEveryone,
    pinned: message.pinned,
    tts: false,
    timestamp: new Date(timeOf(message.id)).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    flags: message.flags,
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(message.replyTo !== null && {
      message_reference: { type: 0, channel_id: message.channel, message_id: message.replyTo },
      referenced_message: repliedTo ? apiMessage(store, { ...repliedTo, replyTo: null }, base) : null,
    }),
    ...(origin && {
      webhook_id: applicationId,
      application_id: applicationId,
      interaction_metadata: {
        id: origin.id,
        type: origin.type,
        user: userOf(store, origin.person),
        authorizing_integration_owners: {},
        ...(origin.command !== null && { name: origin.command }),
        ...(origin.source !== null && { interacted_message_id: origin.source }),
      },
    }),
  };
}

/** Whether a person could scroll to this message. */
export const isVisibleTo = (store: Store, message: StoredMessage, channel: Channel, person: Person): boolean =>
  canSee(store, channel, person) && (message.onlyFor === null || message.onlyFor === person.id);

export const authorName = (store: Store, message: StoredMessage): string =>
  message.author === botId ? botName : (store.person(message.author)?.name ?? "");
