import { MessageFlags as Flag, GatewayIntentBits as Intent, MessageType } from "discord.js";
import { changeThread } from "./changes.ts";
import { checkMessage } from "./check/message.ts";
import { refuse } from "./errors.ts";
import { sizeOfImage } from "./files.ts";
import { type Json, numberOf, objectOf, objectsOf, textOf, textOrNull } from "./json.ts";
import type { Local } from "./local.ts";
import { mentionsIn, textOfMessage } from "./mentions.ts";
import { apiMessage, type Origin, type StoredAttachment, type StoredMessage } from "./message.ts";
import { audienceOf, botReaches, serverOf } from "./permissions.ts";
import { needAwake } from "./threads.ts";
import { memberPartOf } from "./users.ts";
import { seenMessage } from "./view.ts";
import { botId, type Channel } from "./world.ts";

/** A file of a multipart body; `field` is its number in `files[n]`. */
export interface Upload {
  readonly field: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A message as somebody wants it: the JSON and the files beside it. */
export interface Outgoing {
  readonly payload: Json;
  readonly files: readonly Upload[];
}

interface Circumstances {
  readonly type?: MessageType;
  readonly onlyFor?: string | null;
  readonly origin?: Origin | null;
  readonly replyTo?: string | null;
  /** A post in a forum begins with the message that has the id of its thread. */
  readonly id?: string;
  /** A deferred reply: nothing to see yet. */
  readonly loading?: boolean;
}

const maxFile = 10 * 1024 * 1024;
const settable = Flag.SuppressEmbeds | Flag.IsComponentsV2;

export function createMessage(
  local: Local,
  channel: Channel,
  author: string,
  outgoing: Outgoing,
  how: Circumstances = {},
): StoredMessage {
  const { payload, files } = outgoing;
  const nonce = payload.nonce === undefined || payload.nonce === null ? null : String(payload.nonce);
  if (nonce !== null && payload.enforce_nonce === true) {
    const earlier = local.store.withNonce(author, nonce);
    if (earlier) return earlier;
  }
  const flags =
    (numberOf(payload.flags) & (settable | Flag.SuppressNotifications)) |
    (how.onlyFor ? Flag.Ephemeral : 0) |
    (how.loading ? Flag.Loading : 0);
  const content = textOf(payload.content);
  const embeds = objectsOf(payload.embeds);
  const components = objectsOf(payload.components);
  if (!how.loading && !isSystem(how.type))
    checkMessage({ content, embeds, components, flags, files: files.map((file) => safeName(file.filename)) }, payload);
  const mentions = mentionsIn(local.store, textOfMessage(content, components), payload.allowed_mentions);
  const message: StoredMessage = {
    id: how.id ?? local.store.ids.next(),
    channel: channel.id,
    author,
    type: how.type ?? MessageType.Default,
    content: content.trim(),
    embeds,
    components: numbered(components),
    attachments: keep(local, files, payload),
    flags,
    editedAt: null,
    pinned: false,
    mentions: mentions.people,
    mentionsEveryone: mentions.everyone,
    rang: how.onlyFor || flags & Flag.SuppressNotifications ? [] : ringing(local, channel, author, mentions),
    nonce,
    onlyFor: how.onlyFor ?? null,
    origin: how.origin ?? null,
    replyTo: how.replyTo ?? null,
  };
  local.store.putMessage(message);
  announce(local, "create", message);
  if (!how.onlyFor) addToThread(local, channel, mentions.people);
  return message;
}

/** Whoever is mentioned in a thread is in it from then on. */
function addToThread(local: Local, channel: Channel, people: readonly string[]): void {
  const members = channel.thread?.members ?? [];
  const added = people.filter((id) => id !== botId && !members.includes(id));
  if (channel.thread !== null && added.length > 0) changeThread(local, channel, { members: [...members, ...added] });
}

export function editMessage(local: Local, message: StoredMessage, { payload, files }: Outgoing): StoredMessage {
  const channel = local.store.channel(message.channel);
  if (channel && message.onlyFor === null) needAwake(channel);
  const kept = payload.attachments === undefined ? message.attachments : listed(message.attachments, payload);
  const draft = {
    content: payload.content === undefined ? message.content : textOf(payload.content),
    embeds: payload.embeds === undefined ? message.embeds : objectsOf(payload.embeds),
    components: payload.components === undefined ? message.components : objectsOf(payload.components),
    // What a message was born as stays: V2 can be switched on, never off, and who sees it is settled.
    flags: (message.flags & ~Flag.Loading) | (numberOf(payload.flags) & settable),
  };
  checkMessage({ ...draft, files: referable(message, { payload, files }) }, payload);
  const sameText = payload.content === undefined && payload.components === undefined;
  const mentions = sameText
    ? { people: message.mentions, everyone: message.mentionsEveryone }
    : mentionsIn(local.store, textOfMessage(draft.content, draft.components), payload.allowed_mentions);
  const filled = (message.flags & Flag.Loading) !== 0;
  const edited: StoredMessage = {
    ...message,
    ...draft,
    content: draft.content.trim(),
    components: numbered(draft.components),
    attachments: [...kept, ...keep(local, files, payload)],
    // Filling in a deferred reply is not an edit to those who read it.
    editedAt: filled ? message.editedAt : local.store.clock.now(),
    mentions: mentions.people,
    mentionsEveryone: mentions.everyone,
  };
  local.store.putMessage(edited);
  local.store.files.letGo(message.attachments.filter((file) => !kept.includes(file)));
  announce(local, "update", edited);
  return edited;
}

export function removeMessage(local: Local, message: StoredMessage): void {
  local.store.removeMessage(message);
  announce(local, "delete", message);
}

export function pinMessage(local: Local, message: StoredMessage, pinned: boolean): void {
  const changed = { ...message, pinned };
  local.store.putMessage(changed);
  announce(local, "update", changed);
}

export function flagMessage(local: Local, message: StoredMessage, flag: Flag): void {
  const changed = { ...message, flags: message.flags | flag };
  local.store.putMessage(changed);
  announce(local, "update", changed);
}

const events = { create: "MESSAGE_CREATE", update: "MESSAGE_UPDATE", delete: "MESSAGE_DELETE" } as const;

/** Tells the bot, unless the message is one person's alone, and whoever watches. */
function announce(local: Local, what: keyof typeof events, message: StoredMessage): void {
  const channel = local.store.channel(message.channel);
  if (!channel) return;
  const server = serverOf(local.store, channel);
  const where = server ? { guild_id: server.id } : {};
  if (message.onlyFor === null && botReaches(local.store, channel)) {
    const data =
      what === "delete"
        ? { id: message.id, channel_id: message.channel, ...where }
        : {
            ...toApi(local, message),
            ...where,
            ...(server && { member: memberPartOf(local.store, server, message.author) }),
          };
    const intent = server ? Intent.GuildMessages : Intent.DirectMessages;
    local.gateway.dispatch({ event: events[what], data, server: channel.server, intent });
  }
  const event = { type: `message-${what}` as const, channelId: message.channel, messageId: message.id };
  const words = (person: string) => (what === "delete" ? {} : { message: seenMessage(local, message, person) });
  local.live.tell(message.onlyFor === null ? audienceOf(local.store, channel) : [message.onlyFor], event, words);
}

export function toApi(local: Local, message: StoredMessage): Json {
  return apiMessage(local.store, message, local.url);
}

/** Everything in a DM rings; in a channel, being named does. */
function ringing(
  local: Local,
  channel: Channel,
  author: string,
  named: { people: readonly string[]; everyone: boolean },
): string[] {
  const here = audienceOf(local.store, channel);
  const called = channel.person !== null || named.everyone ? here : named.people.filter((id) => here.includes(id));
  return called.filter((id) => id !== author);
}

/** What Discord says by itself may be empty. */
const isSystem = (type?: MessageType): boolean =>
  type === MessageType.ChannelPinnedMessage || type === MessageType.ThreadCreated;

/** Discord's own change to file names. */
const safeName = (name: string): string => name.replaceAll(" ", "_").replace(/[^\p{L}\p{N}._()-]/gu, "") || "unknown";

function keep(local: Local, files: readonly Upload[], payload: Json): StoredAttachment[] {
  return files.map((file) => {
    if (file.bytes.byteLength > maxFile) throw refuse.tooLarge();
    const about = objectOf(objectsOf(payload.attachments).find((each) => String(each.id) === file.field));
    const id = local.store.ids.next();
    local.store.files.write(id, file.bytes);
    const size = sizeOfImage(file.bytes);
    return {
      id,
      filename: safeName(file.filename),
      description: textOrNull(about.description),
      contentType: file.contentType,
      size: file.bytes.byteLength,
      width: size?.width ?? null,
      height: size?.height ?? null,
    };
  });
}

const listed = (attachments: readonly StoredAttachment[], payload: Json): StoredAttachment[] => {
  const wanted = new Set(objectsOf(payload.attachments).map((each) => String(each.id)));
  return attachments.filter((file) => wanted.has(file.id));
};

/**
 * The files that components of an edited message may name: new and old ones that the call lists with id and name. A deferred
 * reply takes none.
 */
function referable(message: StoredMessage, { payload, files }: Outgoing): string[] {
  if (payload.components === undefined) return message.attachments.map((file) => file.filename);
  if ((message.flags & Flag.Loading) !== 0) return [];
  const fresh = files.map(({ field, filename }) => ({ id: field, filename: safeName(filename) }));
  const isListed = ({ id, filename }: { readonly id: string; readonly filename: string }) =>
    objectsOf(payload.attachments).some((each) => String(each.id) === id && each.filename === filename);
  return [...message.attachments, ...fresh].filter(isListed).map((file) => file.filename);
}

/** Discord numbers every component that has no number of its own. */
function numbered(components: readonly Json[]): Json[] {
  let next = 1;
  const walk = (component: Json): Json => {
    const id = numberOf(component.id) || next++;
    const copy: Json = { ...component, id };
    if (Array.isArray(component.components)) copy.components = objectsOf(component.components).map(walk);
    if (component.accessory !== undefined) copy.accessory = walk(objectOf(component.accessory));
    return copy;
  };
  return components.map(walk);
}
