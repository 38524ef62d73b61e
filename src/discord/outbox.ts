import { DiscordAPIError, MessageFlags, type RESTPostAPIChannelMessageJSONBody, Routes } from "discord.js";
import { Unreadable } from "../engine/index.ts";
import { type MovePost, type PostRecord, readPost, type Said } from "../store/index.ts";
import { nightEnds } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { Lanes } from "./lanes.ts";
import { keepLobby } from "./lobby-post.ts";
import { illustrated } from "./pictures.ts";
import { contentOf, moveContent } from "./post-content.ts";
import { mentionsOf } from "./posts.ts";
import { redactError } from "./trouble.ts";

const code = { unknownChannel: 10003, unknownMessage: 10008, closedDm: 50007 } as const;

/** How long to wait after so many failures, in seconds: a permission may be given back, Discord may return. */
const pauses = [2, 10, 60, 300, 1800];

/** How many games' last posts are remembered, to take their buttons from when the next comes. */
const REMEMBERED = 500;

/** A move's post that stands in its channel. */
interface Standing {
  readonly messageId: string;
  readonly payload: MovePost;
}

/**
 * Sends what the table has left to say, in order in each channel. What was stored is sent at least once, and its nonce
 * keeps a repeat from showing twice.
 */
export class OutboxSender {
  private readonly lanes: Lanes;
  private readonly dmChannels = new Map<string, string>();
  private readonly last = new Map<string, Standing>();

  constructor(private readonly bot: Bot) {
    const { store, now } = bot.table;
    this.lanes = new Lanes({
      now,
      read: (lane, limit) => store.waiting(lane, limit),
      send: (post) => this.send(post),
      failed: (error) => bot.log.error({ error: redactError(error) }, "outbox"),
    });
  }

  /** From now on what is written is sent; and what was left over. */
  async start(): Promise<void> {
    this.bot.table.store.handPostsTo(this.lanes);
    await this.lookForMore();
  }

  /** What nobody has handed over: of an earlier process, or of one that has died. */
  async lookForMore(): Promise<void> {
    this.lanes.takeUp(await this.bot.table.store.waitingLanes());
  }

  /** Sends what is under way and no more. */
  close(): Promise<void> {
    return this.lanes.close();
  }

  /** Until nothing is due. */
  settled(): Promise<void> {
    return this.lanes.settled();
  }

  /** Says when to try again; nothing if the next one in the lane may follow. */
  private async send(post: PostRecord): Promise<Date | null> {
    const { store, now } = this.bot.table;
    try {
      const said = readPost(post);
      const messageId = await this.deliver(post, said);
      // before it counts as sent: after a crash in between both are done again, and neither shows twice
      if (said.kind === "move" && messageId !== null) await this.replaceLast(post, said, messageId);
      await store.markSent(post.id, messageId, now());
      return null;
    } catch (error) {
      return error instanceof Unreadable ? this.setAside(post, error) : this.failed(post, error);
    }
  }

  private async failed(post: PostRecord, error: unknown): Promise<Date | null> {
    const { store, now } = this.bot.table;
    const reason = error instanceof DiscordAPIError ? `${error.code}` : redactError(error).name;
    if (error instanceof DiscordAPIError && error.code === code.closedDm) await this.tellClosed(post);
    const hopeless =
      error instanceof DiscordAPIError && (error.code === code.unknownChannel || error.code === code.closedDm);
    const pause = (pauses[Math.min(post.attempts, pauses.length - 1)] ?? 60) * 1000;
    const again = hopeless ? null : new Date(now().getTime() + pause);
    await store.markFailed(post.id, reason, again, now());
    this.bot.log.warn({ post: post.id, kind: post.kind, reason }, "not sent");
    return again;
  }

  /** It will not become readable by waiting: those behind it go on without it. */
  private async setAside(post: PostRecord, { what, why }: Unreadable): Promise<null> {
    const { store, now } = this.bot.table;
    this.bot.log.error({ post: post.id, kind: post.kind, what, why }, "unreadable, set aside");
    await store.markFailed(post.id, `unreadable: ${what}: ${why}`, null, now());
    return null;
  }

  private async deliver({ nonce, guildId }: PostRecord, said: Said): Promise<string | null> {
    if (said.kind === "lobby") return keepLobby(this.bot, nonce, said.to.channelId, said.payload);
    const content = await contentOf(this.bot, said, guildId);
    if (content === null) return null;
    const channel = "channelId" in said.to ? said.to.channelId : await this.dmChannel(said.to.userId);
    const awake = await this.awake(callsOf(said));
    const asleep = "userId" in said.to && (await this.awake([said.to.userId])).length === 0;
    const body: RESTPostAPIChannelMessageJSONBody = {
      components: illustrated(content.pictures, content.components),
      flags: MessageFlags.IsComponentsV2 | (asleep ? MessageFlags.SuppressNotifications : 0),
      nonce,
      enforce_nonce: true,
      allowed_mentions: { users: awake },
    };
    const files = content.pictures.map(({ name, bytes }) => ({ name, data: bytes }));
    const sent = (await this.bot.client.rest.post(Routes.channelMessages(channel), { body, files })) as { id: string };
    return sent.id;
  }

  /** Nobody's phone rings at night, if they have said where they live. */
  private async awake(users: readonly string[]): Promise<string[]> {
    const { store, now } = this.bot.table;
    const zones = await Promise.all(users.map(async (user) => (await store.userSettings(user)).timeZone));
    return users.filter((_, at) => nightEnds(now(), zones[at] ?? null) === null);
  }

  private async dmChannel(userId: string): Promise<string> {
    const known = this.dmChannels.get(userId);
    if (known !== undefined) return known;
    const body = { recipient_id: userId };
    const { id } = (await this.bot.client.rest.post(Routes.userChannels(), { body })) as { id: string };
    this.dmChannels.set(userId, id);
    return id;
  }

  /** A past post keeps its words and loses its buttons; one whose turn is told on in this one goes. */
  private async replaceLast(post: PostRecord, { to, payload }: Said<"move">, messageId: string): Promise<void> {
    if (post.gameId === null) return;
    try {
      const past = this.last.get(post.gameId) ?? (await this.lastSent(post.gameId, post.id));
      if (past === null) return;
      const message = Routes.channelMessage(to.channelId, past.messageId);
      if (payload.replaces === past.payload.version) await this.bot.client.rest.delete(message);
      else await this.bot.client.rest.patch(message, { body: await this.withoutButtons(past.payload, post.guildId) });
    } catch (error) {
      this.bot.log[error instanceof Unreadable ? "error" : "debug"]({ error: redactError(error) }, "past post");
    } finally {
      this.remember(post.gameId, { messageId, payload });
    }
  }

  private async lastSent(gameId: string, before: number): Promise<Standing | null> {
    const [post] = await this.bot.table.store.sentPosts(gameId, "move", 1, before);
    if (post === undefined || post.messageId === null) return null;
    const said = readPost(post);
    return said.kind === "move" ? { messageId: post.messageId, payload: said.payload } : null;
  }

  private remember(gameId: string, standing: Standing): void {
    this.last.delete(gameId);
    this.last.set(gameId, standing);
    const [oldest] = this.last.keys();
    if (this.last.size > REMEMBERED && oldest !== undefined) this.last.delete(oldest);
  }

  private async withoutButtons(payload: MovePost, guildId: string | null) {
    // the pictures are there already: the gallery names them again
    const { components, pictures } = await moveContent(this.bot, payload, guildId, false);
    return { components: illustrated(pictures, components), flags: MessageFlags.IsComponentsV2 };
  }

  /** Closed DMs are told once, in the channel of the game. */
  private async tellClosed(post: PostRecord): Promise<void> {
    const { store, now } = this.bot.table;
    if (!("userId" in post.to) || post.gameId === null) return;
    const settings = await store.userSettings(post.to.userId);
    const game = await store.game(post.gameId);
    if (settings.dmsClosed || game === null) return;
    await store.setUserSettings(post.to.userId, { dmsClosed: true });
    const payload = { user: post.to.userId, guild: game.guildId };
    await store.post([{ to: { channelId: game.channelId }, kind: "closed-dm", payload }], now(), game);
  }
}

/** Whose phones may ring. */
function callsOf(said: Said): readonly string[] {
  if (said.kind === "move") return mentionsOf(said.payload);
  if (said.kind === "closed-dm") return [said.payload.user];
  return said.kind === "time-out" ? said.payload.users : [];
}
