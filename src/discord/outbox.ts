import { DiscordAPIError, MessageFlags, type RESTPostAPIChannelMessageJSONBody, Routes } from "discord.js";
import type { Picture } from "../../render/index.ts";
import { type Language, Unreadable } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { phrase } from "../i18n/index.ts";
import {
  type ChapterPost,
  type ClosedDmPost,
  type HandPost,
  type MovePost,
  type Person,
  type PostRecord,
  type ReminderPost,
  readPost,
  type Said,
  type TimeOutPost,
} from "../store/index.ts";
import { nightEnds, positionOf } from "../table/index.ts";
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
      const said = readPost(post);
      const message = await this.deliver(post, said);
      // before it counts as sent: after a crash in between both are done again, and neither shows twice
      if (said.kind === "move") await this.retireLast(post, said);
      await store.markSent(post.id, message, now());
      return true;
    } catch (error) {
      if (error instanceof Unreadable) return this.setAside(post, error);
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

  /** It will not become readable by waiting: those behind it go on without it. */
  private async setAside(post: PostRecord, { what, why }: Unreadable): Promise<true> {
    const { store, now } = this.bot.table;
    this.bot.log.error({ post: post.id, kind: post.kind, what, why }, "unreadable, set aside");
    await store.markFailed(post.id, `unreadable: ${what}: ${why}`, null, now());
    return true;
  }

  private async deliver({ nonce }: PostRecord, said: Said): Promise<string | null> {
    const content = await this.contentOf(said);
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

  /** Nothing, if whoever it is for does not want it or it is true no more. */
  private contentOf(said: Said): Promise<Content | null> {
    switch (said.kind) {
      case "move":
        return this.moveContent(said.payload, true);
      case "chapter":
        return this.chapterContent(said.payload);
      case "hand":
        return this.handContent(said.to, said.payload);
      case "reminder":
        return this.reminderContent(said.to, said.payload);
      case "time-out":
        return this.timeOutContent(said.payload);
      case "closed-dm":
        return this.closedContent(said.payload);
    }
  }

  private async moveContent(payload: MovePost, present: boolean): Promise<Content> {
    const { title, language } = await this.tongueOf(payload);
    const components = movePostComponents(title, language, payload, present);
    return { components, pictures: await movePictures(this.bot, language, payload) };
  }

  private async chapterContent(payload: ChapterPost): Promise<Content> {
    const { title, language } = await this.tongueOf(payload);
    return { components: chapterComponents(title, language, payload), pictures: [] };
  }

  /** Whose words a move is told in, and in which language. */
  private async tongueOf(payload: ChapterPost): Promise<{ title: AnyTitle; language: Language }> {
    const game = await this.bot.table.store.game(payload.game);
    const title = this.bot.table.titles.get(payload.title);
    if (title === undefined) throw new Unreadable("a post", `there is no title ${payload.title}`);
    return { title, language: await channelLanguage(this.bot, game?.guildId ?? null) };
  }

  private async handContent({ userId }: Person, { game: id, seat }: HandPost): Promise<Content | null> {
    const { store } = this.bot.table;
    const game = await store.game(id);
    if (game === null || game.saved === null) return null;
    const settings = await store.userSettings(userId);
    if (!settings.dms) return null;
    const language = await personLanguage(this.bot, userId, game.guildId);
    const position = positionOf(this.bot.table, game);
    const { title, match } = position;
    // the seat may have been handed over since
    if (position.playerOf(seat) !== userId) return null;
    const pictures = await handPictures(this.bot, language, game.title, match.view(seat));
    return { ...words(handLines(title, language, match, seat).join("\n")), pictures };
  }

  private async reminderContent({ userId }: Person, { game: id }: ReminderPost): Promise<Content | null> {
    const { store } = this.bot.table;
    const game = await store.game(id);
    const { reminders } = await store.userSettings(userId);
    if (game === null || !reminders) return null;
    const language = await personLanguage(this.bot, userId, game.guildId);
    return words(phrase(language, { key: "reminder", args: { channel: game.channelId } }));
  }

  /** The word to the channel that time is out. */
  private async timeOutContent({ game: id, users }: TimeOutPost): Promise<Content | null> {
    const game = await this.bot.table.store.game(id);
    if (game === null) return null;
    const language = await channelLanguage(this.bot, game.guildId);
    return words(phrase(language, { key: "time-out", args: { players: users.map((user) => `<@${user}>`) } }));
  }

  private async closedContent({ user, guild }: ClosedDmPost): Promise<Content> {
    return words(phrase(await channelLanguage(this.bot, guild), { key: "hand.closed", args: { user } }));
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
  private async retireLast({ gameId }: PostRecord, { to, payload }: Said<"move">): Promise<void> {
    if (gameId === null) return;
    const [before] = await this.bot.table.store.sentPosts(gameId, "move");
    if (before === undefined || before.messageId === null) return;
    const message = Routes.channelMessage(to.channelId, before.messageId);
    try {
      const past = readPost(before);
      if (past.kind !== "move") return;
      if (payload.replaces === past.payload.version) await this.bot.client.rest.delete(message);
      else await this.bot.client.rest.patch(message, { body: await this.withoutButtons(past.payload) });
    } catch (error) {
      this.bot.log[error instanceof Unreadable ? "error" : "debug"]({ error: harmless(error) }, "past post");
    }
  }

  private async withoutButtons(payload: MovePost) {
    // the pictures are there already: the gallery names them again
    const { components, pictures } = await this.moveContent(payload, false);
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

/** Whose phones may ring. */
function callsOf(said: Said): readonly string[] {
  if (said.kind === "move") return mentionsOf(said.payload);
  if (said.kind === "closed-dm") return [said.payload.user];
  return said.kind === "time-out" ? said.payload.users : [];
}

function lanesOf(posts: readonly PostRecord[]): Map<string, PostRecord[]> {
  const lanes = new Map<string, PostRecord[]>();
  for (const post of posts) {
    const lane = JSON.stringify(post.to);
    lanes.set(lane, [...(lanes.get(lane) ?? []), post]);
  }
  return lanes;
}
