import { MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import { Unreadable } from "../engine/index.ts";
import { type MovePost, type PostRecord, readPost, type Said } from "../store/index.ts";
import type { Bot } from "./bot.ts";
import { illustratedPost } from "./pictures.ts";
import { moveContent } from "./post-content.ts";
import { redactError } from "./trouble.ts";

/** How many games' last posts are remembered, to take their buttons from when the next comes. */
const REMEMBERED = 500;

/** A message as Discord answers with it: the ids of its pictures stand with the media that show them. */
const messageSchema = z.object({ id: z.string(), components: z.array(z.unknown()).default([]) });

/** A message that stands in its channel, with the ids of its pictures in their order. */
export interface Sent {
  readonly messageId: string;
  readonly pictures: readonly string[];
}

export function sentMessage(answer: unknown): Sent {
  const { id, components } = messageSchema.parse(answer);
  return { messageId: id, pictures: picturesIn(components) };
}

function picturesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (typeof part !== "object" || part === null) return [];
  const { attachment_id: id, ...rest } = part as Readonly<Record<string, unknown>>;
  return typeof id === "string" ? [id] : Object.values(rest).flatMap(picturesIn);
}

/** A move's post that stands in its channel; its pictures may not be known any more. */
interface Standing {
  readonly messageId: string;
  readonly nonce: string;
  readonly pictures: readonly string[] | null;
  readonly payload: MovePost;
}

/** The last post of each game, which becomes a past one when the next is sent. */
export class PastPosts {
  private readonly last = new Map<string, Standing>();

  constructor(private readonly bot: Bot) {}

  /** A past post keeps its words and loses its buttons; one whose turn is told on in this one goes. */
  async replace(post: PostRecord, { to, payload }: Said<"move">, sent: Sent): Promise<void> {
    if (post.gameId === null) return;
    try {
      const past = this.last.get(post.gameId) ?? (await this.lastSent(post.gameId, post.id));
      if (past === null) return;
      const message = Routes.channelMessage(to.channelId, past.messageId);
      if (payload.replaces === past.payload.version) await this.bot.client.rest.delete(message);
      else await this.bot.client.rest.patch(message, { body: await this.withoutButtons(past, message, post.guildId) });
    } catch (error) {
      this.bot.log[error instanceof Unreadable ? "error" : "warn"]({ error: redactError(error) }, "past post");
    } finally {
      this.remember(post.gameId, { ...sent, nonce: post.nonce, payload });
    }
  }

  /** Their posts have changed where they are kept. */
  forget(games: readonly string[]): void {
    for (const game of games) this.last.delete(game);
  }

  private async lastSent(gameId: string, before: number): Promise<Standing | null> {
    const [post] = await this.bot.table.store.sentPosts(gameId, "move", 1, before);
    if (post === undefined || post.messageId === null) return null;
    const said = readPost(post);
    if (said.kind !== "move") return null;
    return { messageId: post.messageId, nonce: post.nonce, pictures: null, payload: said.payload };
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
    // the bot may paint more or less than it did then
    const shown = known.length === pictures.length ? pictures : [];
    return { ...illustratedPost(shown, components, past.nonce, known), flags: MessageFlags.IsComponentsV2 };
  }
}
