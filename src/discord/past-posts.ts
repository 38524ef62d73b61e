import { MessageFlags, RateLimitError, Routes } from "discord.js";
import { z } from "zod";
import { Unreadable } from "../engine/index.ts";
import { type MovePost, type PostRecord, readPost, type Said } from "../store/index.ts";
import type { Bot } from "./bot.ts";
import { isDown, type Later, pauseOn } from "./later.ts";
import { illustratedPost } from "./pictures.ts";
import { moveContent } from "./post-content.ts";
import { redactError } from "./trouble.ts";

/** How many games' last posts are remembered, to take their buttons from when the next comes. */
const REMEMBERED = 500;

/** A message as Discord answers with it: the ids of its pictures stand with the media that show them. */
const messageSchema = z.object({ id: z.string(), components: z.array(z.unknown()).default([]) });

/** A picture that Discord has, by the name of its file. */
interface Attached {
  readonly id: string;
  readonly name: string;
}

/** A message that stands in its channel, with its pictures. */
export interface Sent {
  readonly messageId: string;
  readonly pictures: readonly Attached[];
}

export function sentMessage(answer: unknown): Sent {
  const { id, components } = messageSchema.parse(answer);
  return { messageId: id, pictures: picturesIn(components) };
}

function picturesIn(part: unknown): Attached[] {
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (typeof part !== "object" || part === null) return [];
  const { attachment_id: id, url, ...rest } = part as Readonly<Record<string, unknown>>;
  return typeof id === "string" ? [{ id, name: fileOf(url) }] : Object.values(rest).flatMap(picturesIn);
}

/** The end of an address, without what is asked of it. */
const fileOf = (url: unknown): string => /([^/?#]+)(?:[?#].*)?$/.exec(String(url))?.[1] ?? "";

/** A move's post that stands in its channel; its pictures may not be known any more. */
interface Standing {
  readonly channelId: string;
  readonly messageId: string;
  readonly nonce: string;
  readonly pictures: readonly Attached[] | null;
  readonly payload: MovePost;
}

/** The last post of each game, which becomes a past one when the next is sent. */
export class PastPosts {
  private readonly last = new Map<string, Standing>();
  private time: number | null = null;

  constructor(
    private readonly bot: Bot,
    private readonly later: Later,
  ) {}

  /**
   * A past post keeps its words and loses its buttons; one whose turn is told on in this one goes. Throws if Discord is down:
   * then it is done when this one is tried again.
   */
  async replace(post: PostRecord, { to, payload }: Said<"move">, sent: Sent): Promise<void> {
    if (post.gameId === null) return;
    try {
      const past = await this.pastOf(post.gameId, post.id);
      if (past !== null) await this.retire(past, payload, post.guildId);
    } catch (error) {
      if (isDown(error)) throw error;
      this.bot.log[error instanceof Unreadable ? "error" : "warn"]({ error: redactError(error) }, "past post");
    }
    this.remember(post.gameId, { ...sent, channelId: to.channelId, nonce: post.nonce, payload });
  }

  private async retire(past: Standing, { replaces }: MovePost, guildId: string | null): Promise<void> {
    // its game may have moved since
    const message = Routes.channelMessage(past.channelId, past.messageId);
    if (replaces === past.payload.version) await this.bot.client.rest.delete(message);
    else await this.takeButtons(past, message, guildId);
  }

  /** Where Discord lets it wait, the next posts need not. */
  private async takeButtons(past: Standing, message: `/${string}`, guildId: string | null): Promise<void> {
    const take = async () => {
      const body = await this.withoutButtons(past, message, guildId);
      await this.bot.client.rest.patch(message, { body });
    };
    try {
      await take();
    } catch (error) {
      const pause = error instanceof RateLimitError ? pauseOn(error) : null;
      if (pause === null) throw error;
      this.later.do(`past post ${past.messageId}`, take, pause);
    }
  }

  /** Their posts have changed where they are kept. */
  forget(games: readonly string[]): void {
    for (const game of games) this.last.delete(game);
  }

  /** Where another process may have sent it, or somebody in it may have been forgotten, only its pictures are believed. */
  private async pastOf(gameId: string, before: number): Promise<Standing | null> {
    const { time } = this.bot.table.store.trust;
    if (time !== null && time !== this.time) this.last.clear();
    this.time = time;
    const known = this.last.get(gameId);
    if (time !== null && known !== undefined) return known;
    const past = await this.lastSent(gameId, before);
    return past !== null && past.messageId === known?.messageId ? { ...past, pictures: known.pictures } : past;
  }

  private async lastSent(gameId: string, before: number): Promise<Standing | null> {
    const [post] = await this.bot.table.store.sentPosts(gameId, "move", 1, before);
    if (post === undefined || post.messageId === null) return null;
    const said = readPost(post);
    if (said.kind !== "move") return null;
    const { messageId, nonce } = post;
    return { channelId: said.to.channelId, messageId, nonce, pictures: null, payload: said.payload };
  }

  private remember(gameId: string, standing: Standing): void {
    this.last.delete(gameId);
    this.last.set(gameId, standing);
    const [oldest] = this.last.keys();
    if (this.last.size > REMEMBERED && oldest !== undefined) this.last.delete(oldest);
  }

  /** Its pictures are there already: they are named again, each by its id. */
  private async withoutButtons(past: Standing, message: `/${string}`, guildId: string | null) {
    const { components, pictures } = await moveContent(this.bot, past.payload, guildId, false);
    const known = past.pictures ?? sentMessage(await this.bot.client.rest.get(message)).pictures;
    const ids = new Map(known.map(({ id, name }) => [name, id]));
    // the bot may paint more than it did then
    const shown = pictures.filter(({ name }) => ids.has(name));
    return { ...illustratedPost(shown, components, past.nonce, ids), flags: MessageFlags.IsComponentsV2 };
  }
}
