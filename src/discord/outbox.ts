import { DiscordAPIError, MessageFlags, type RESTPostAPIChannelMessageJSONBody, Routes } from "discord.js";
import type { Picture } from "../../render/index.ts";
import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { phrase } from "../i18n/index.ts";
import type { PostRecord, StoredGame } from "../store/index.ts";
import { type ChapterPost, type MovePost, nightEnds, positionOf } from "../table/index.ts";
import { type Bot, channelLanguage, personLanguage } from "./bot.ts";
import { type Components, text } from "./components.ts";
import { handLines } from "./hands.ts";
import { handPictures, illustrated, movePictures } from "./pictures.ts";
import { chapterComponents, mentionsOf, movePostComponents } from "./posts.ts";
import { harmless } from "./trouble.ts";

const code = { unknownChannel: 10003, unknownMessage: 10008, closedDm: 50007 } as const;

interface Content {
  readonly components: Components;
  readonly pictures: readonly Picture[];
}

const words = (said: string): Content => ({ components: [text(said)], pictures: [] });

/** How long to wait after so many failures, in seconds: a permission may be given back, Discord may return. */
const pauses = [2, 10, 60, 300, 1800];

/**
 * Sends what the table has left to say, in order in each channel. What was stored is sent at least once, and its nonce
 * keeps a repeat from showing twice.
 */
export class OutboxSender {
  private running: Promise<void> | null = null;
  private again = false;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private readonly dmChannels = new Map<string, string>();

  constructor(private readonly bot: Bot) {}

  kick(): void {
    if (this.closed) return;
    this.again = true;
    this.running ??= this.drain().finally(() => {
      this.running = null;
      // what came in while the last look was being taken
      if (this.again) this.kick();
    });
  }

  /** Sends what is under way and no more. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }

  /** Until nothing is due. */
  async settled(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async drain(): Promise<void> {
    const { store } = this.bot.table;
    while (this.again && !this.closed) {
      this.again = false;
      try {
        for (;;) {
          const due = await store.due(this.bot.table.now(), 50);
          if (due.length === 0 || this.closed) break;
          const lanes = lanesOf(due);
          await Promise.all([...lanes.values()].map((posts) => this.sendInOrder(posts)));
        }
        if ((await store.pendingCount()) > 0) this.kickLater();
      } catch (error) {
        this.bot.log.error({ error: harmless(error) }, "outbox");
        this.kickLater();
      }
    }
  }

  private kickLater(): void {
    if (this.closed) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.kick(), 2000);
  }

  private async sendInOrder(posts: readonly PostRecord[]): Promise<void> {
    for (const post of posts) if (this.closed || !(await this.send(post))) return;
  }

  /** Whether the next one in the lane may follow. */
  private async send(post: PostRecord): Promise<boolean> {
    const { store, now } = this.bot.table;
    try {
      const message = await this.deliver(post);
      // before it counts as sent: after a crash in between both are done again, and neither shows twice
      if (post.kind === "move") await this.retireLast(post);
      await store.markSent(post.id, message, now());
      return true;
    } catch (error) {
      const reason = error instanceof DiscordAPIError ? `${error.code}` : harmless(error).name;
      if (error instanceof DiscordAPIError && error.code === code.closedDm) await this.tellClosed(post);
      const hopeless =
        error instanceof DiscordAPIError && (error.code === code.unknownChannel || error.code === code.closedDm);
      const pause = (pauses[Math.min(post.attempts, pauses.length - 1)] ?? 60) * 1000;
      await store.markFailed(post.id, reason, hopeless ? null : new Date(now().getTime() + pause), now());
      this.bot.log.warn({ post: post.id, kind: post.kind, reason }, "not sent");
      return hopeless;
    }
  }

  private async deliver(post: PostRecord): Promise<string | null> {
    const content = await this.contentOf(post);
    if (content === null) return null;
    const channel = "channelId" in post.to ? post.to.channelId : await this.dmChannel(post.to.userId);
    const awake = await this.awake(this.callsOf(post));
    const asleep = "userId" in post.to && (await this.awake([post.to.userId])).length === 0;
    const body: RESTPostAPIChannelMessageJSONBody = {
      components: illustrated(content.pictures, content.components),
      flags: MessageFlags.IsComponentsV2 | (asleep ? MessageFlags.SuppressNotifications : 0),
      nonce: post.nonce,
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

  private callsOf(post: PostRecord): string[] {
    if (post.kind === "move") return mentionsOf(moveOf(post));
    if (post.kind === "closed-dm") return [(post.payload as { user: string }).user];
    if (post.kind === "time-out") return (post.payload as { users: string[] }).users;
    return [];
  }

  private contentOf(post: PostRecord): Promise<Content | null> {
    if (post.kind === "move") return this.moveContent(post, true);
    return post.kind === "chapter" ? this.chapterContent(post) : this.otherContent(post);
  }

  private async moveContent(post: PostRecord, present: boolean): Promise<Content> {
    const payload = moveOf(post);
    const { title, language } = await this.tongueOf(payload);
    const components = movePostComponents(title, language, payload, present);
    return { components, pictures: await movePictures(this.bot, language, payload) };
  }

  private async chapterContent(post: PostRecord): Promise<Content> {
    const payload = post.payload as unknown as ChapterPost;
    const { title, language } = await this.tongueOf(payload);
    return { components: chapterComponents(title, language, payload), pictures: [] };
  }

  /** Whose words a move is told in, and in which language. */
  private async tongueOf(payload: ChapterPost): Promise<{ title: AnyTitle; language: Language }> {
    const game = await this.bot.table.store.game(payload.game);
    const title = this.bot.table.titles.get(payload.title);
    if (title === undefined) throw new Error(`No title ${payload.title}`);
    return { title, language: await channelLanguage(this.bot, game?.guildId ?? null) };
  }

  private async otherContent(post: PostRecord): Promise<Content | null> {
    const { store } = this.bot.table;
    if (post.kind === "closed-dm") {
      const { user, guild } = post.payload as { user: string; guild: string | null };
      const language = await channelLanguage(this.bot, guild);
      return words(phrase(language, { key: "hand.closed", args: { user } }));
    }
    const { game: id, seat } = post.payload as { game: string; seat: string };
    const game = await store.game(id);
    if (post.kind === "time-out" || post.kind === "reminder")
      return game === null ? null : this.callContent(post, game);
    if (game === null || game.saved === null || !("userId" in post.to)) return null;
    const settings = await store.userSettings(post.to.userId);
    if (!settings.dms) return null;
    const language = await personLanguage(this.bot, post.to.userId, game.guildId);
    const position = positionOf(this.bot.table, game);
    const { title, match } = position;
    // the seat may have been handed over since
    if (position.playerOf(seat) !== post.to.userId) return null;
    const pictures = await handPictures(this.bot, language, game.title, match.view(seat));
    return { ...words(handLines(title, language, match, seat).join("\n")), pictures };
  }

  /** A reminder to a person, or the word to the channel that time is out. */
  private async callContent(post: PostRecord, game: StoredGame): Promise<Content | null> {
    if ("userId" in post.to) {
      const { reminders } = await this.bot.table.store.userSettings(post.to.userId);
      const language = await personLanguage(this.bot, post.to.userId, game.guildId);
      return reminders ? words(phrase(language, { key: "reminder", args: { channel: game.channelId } })) : null;
    }
    const players = (post.payload as { users: string[] }).users.map((user) => `<@${user}>`);
    const language = await channelLanguage(this.bot, game.guildId);
    return words(phrase(language, { key: "time-out", args: { players } }));
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
  private async retireLast(post: PostRecord): Promise<void> {
    if (post.gameId === null || !("channelId" in post.to)) return;
    const [before] = await this.bot.table.store.sentPosts(post.gameId, "move");
    if (before === undefined || before.messageId === null) return;
    const message = Routes.channelMessage(post.to.channelId, before.messageId);
    try {
      if (moveOf(post).replaces === moveOf(before).version) await this.bot.client.rest.delete(message);
      else await this.bot.client.rest.patch(message, { body: await this.withoutButtons(before) });
    } catch (error) {
      this.bot.log.debug({ error: harmless(error) }, "past post");
    }
  }

  private async withoutButtons(post: PostRecord) {
    // the pictures are there already: the gallery names them again
    const { components, pictures } = await this.moveContent(post, false);
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
    await store.post([{ to: { channelId: game.channelId }, kind: "closed-dm", payload }], now(), game.id);
    this.again = true;
  }
}

const moveOf = (post: PostRecord): MovePost => post.payload as unknown as MovePost;

function lanesOf(posts: readonly PostRecord[]): Map<string, PostRecord[]> {
  const lanes = new Map<string, PostRecord[]>();
  for (const post of posts) {
    const lane = JSON.stringify(post.to);
    lanes.set(lane, [...(lanes.get(lane) ?? []), post]);
  }
  return lanes;
}
