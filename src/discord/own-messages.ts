import { createHash } from "node:crypto";
import { Routes, SnowflakeUtil } from "discord.js";
import { z } from "zod";
import type { Said } from "../store/index.ts";
import type { Bot } from "./bot.ts";
import type { Components } from "./components.ts";

/** As many as Discord gives at once. */
const PAGE = 100;
/** How far back anything is looked for. */
const MOST_PAGES = 10;
/** Discord's clock may go otherwise than ours. */
const SLACK_MS = 15 * 60_000;

const messagesSchema = z.array(
  z.object({ id: z.string(), author: z.object({ id: z.string() }), components: z.array(z.unknown()).default([]) }),
);

type OwnMessage = z.output<typeof messagesSchema>[number];

/**
 * What the bot itself has said in a channel or to a person, newest first, back to a moment. There is nothing where the bot may
 * not read what was said before.
 */
export async function* ownMessages({ client }: Bot, channel: string, since: Date): AsyncGenerator<OwnMessage> {
  let before: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = new URLSearchParams({ limit: `${PAGE}`, ...(before === undefined ? {} : { before }) });
    const messages = messagesSchema.parse(await client.rest.get(Routes.channelMessages(channel), { query }));
    for (const message of messages) if (message.author.id === client.user?.id) yield message;
    before = messages.at(-1)?.id;
    if (before === undefined || messages.length < PAGE) return;
    if (SnowflakeUtil.timestampFrom(before) < since.getTime() - SLACK_MS) return;
  }
}

/**
 * A mark by which a message is found again after Discord has forgotten its nonce: the number of its first component, which
 * Discord keeps and shows to nobody.
 */
export const marked = (components: Components, key: string): Components =>
  components.map((component, at) => (at === 0 ? { ...component, id: markOf(key) } : component));

/** What the mark of a post is made from; a first post, which is edited again and again, is known by its game. */
export const markKey = (said: Said, nonce: string): string =>
  said.kind === "first" ? firstPostKey(said.payload.game) : nonce;

export const firstPostKey = (game: string): string => `first post of ${game}`;

export const isMarked = ({ components: [first] }: { readonly components: readonly unknown[] }, key: string): boolean =>
  numberedSchema.safeParse(first).data?.id === markOf(key);

const numberedSchema = z.object({ id: z.number() });

/** Above all numbers that Discord gives by itself, and within its 31 bits. */
const markOf = (key: string): number =>
  (createHash("sha256").update(key).digest().readUInt32BE() & 0x7fffffff) | 0x10000;
