import { AllowedMentionsTypes, MessageFlags, type RESTPostAPIChannelMessageJSONBody, Routes } from "discord.js";
import { Unreadable } from "../engine/index.ts";
import {
  type Forgotten,
  laneOf,
  type PostRecord,
  readPost,
  type Said,
  UnreadableGame,
  type Waiting,
} from "../store/index.ts";
import { mend } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { tellClosed } from "./closed-messages.ts";
import { FirstPosts } from "./first-posts.ts";
import { HandMessages } from "./hand-messages.ts";
import { LaneLeases } from "./lane-leases.ts";
import { Lanes } from "./lanes.ts";
import { Later } from "./later.ts";
import { beginPaired, keepTable } from "./league-posts.ts";
import { pointOn } from "./left-places.ts";
import { lobbyPlace } from "./lobby-place.ts";
import { keepLobby } from "./lobby-post.ts";
import { beginMatched, givenUp } from "./match-posts.ts";
import { takeToNewPlace } from "./new-places.ts";
import { isMarked, markKey, ownMessages } from "./own-messages.ts";
import { gatherParked } from "./parked-words.ts";
import { PastPosts, type Sent, sentMessage } from "./past-posts.ts";
import { asFiles, illustratedPost } from "./pictures.ts";
import type { Places } from "./places.ts";
import { type Content, contentOf } from "./post-content.ts";
import { isUnplaced, PARKED_MS, pauseAfter, type Verdict, verdictOn } from "./refused-posts.ts";
import { awake, calledBy } from "./ringing.ts";
import { GoneHome, makeThread } from "./threads.ts";
import { redactError } from "./trouble.ts";

/** Whatever can be done about a refusal at once has been tried when it comes to this. */
const everything: ReadonlySet<Verdict> = new Set(["words", "unarchive"]);

const awakened = { archived: false };

/** How long a nonce is surely remembered: Discord says a few minutes. */
const NONCE_MS = 60_000;

/** When a process that may not act looks again whether it may. */
const MAY_ACT_MS = 2000;

/** How long changes gather before the first post of a game is edited. */
const GATHER_MS = 15_000;

/** How far the clocks of processes may be apart. */
const SKEW_MS = 30_000;

/** For how long a row of the outbox may be written behind later ones, while its transaction is not over. */
const UNDER_WAY_MS = 10_000;

/** When a game's new place is made by whoever has the game, if nobody knows the channel. */
const UNKNOWN_PLACE_MS = 60_000;

interface Ways {
  /** How long changes gather before a first post is edited. */
  readonly gatherMs?: number;
  readonly parkedQuietMs?: number;
  /** What this process is called, where others send too. */
  readonly owner?: string;
}

/**
 * Sends what the table has left to say, in order in each channel. What was stored is sent at least once, and its nonce
 * keeps a repeat from showing twice.
 */
export class OutboxSender {
  private readonly lanes: Lanes;
  private readonly dmChannels = new Map<string, string>();
  private readonly later: Later;
  private readonly past: PastPosts;
  private readonly firsts: FirstPosts;
  private readonly hands: HandMessages;
  private readonly leases: LaneLeases | null;
  /** What was written by then may have been begun by a process that had it before. */
  private others: Date;
  /** The last rows that were there, and when: what is written behind them is looked for. */
  private marks: { readonly at: number; readonly last: number }[] = [];
  /** Posts that were begun here, and nothing could be written down of what became of them. */
  private readonly begun = new Set<number>();

  constructor(
    private readonly bot: Bot,
    private readonly places: Places,
    private readonly ways: Ways,
  ) {
    const { store, now } = bot.table;
    this.later = new Later(bot.log);
    this.past = new PastPosts(bot, this.later);
    this.firsts = new FirstPosts(bot, this.later, ways.gatherMs ?? GATHER_MS);
    this.hands = new HandMessages(bot);
    this.others = now();
    const leases = ways.owner === undefined ? null : new LaneLeases(store, ways.owner, now);
    this.leases = leases;
    const areThere = () => store.trust.time === null;
    this.lanes = new Lanes({
      now,
      read: (lane, limit) => store.waiting(lane, limit),
      send: (post) => this.send(post),
      failed: (error) => bot.log.error({ error: redactError(error) }, "outbox"),
      ...(leases && {
        others: {
          get areThere() {
            return areThere();
          },
          isOurs: (post) => this.isOurs(post),
          hold: (lane) => leases.hold(lane),
          ended: (lane, isOthers) => (isOthers ? leases.release([lane]) : leases.ended(lane)),
        },
      }),
    });
  }

  /** From now on what is written is sent. */
  start(): void {
    this.bot.table.store.handPostsTo({
      take: (posts) => this.lanes.take(posts),
      wake: (lane) => this.lanes.wake(lane),
      forget: (person) => this.forget(person),
    });
  }

  /** Shards have come: what was left over there is sent. */
  async came(): Promise<void> {
    this.others = new Date(this.bot.table.now().getTime() + (this.leases === null ? 0 : SKEW_MS));
    await this.lookForMore();
    await this.firsts.catchUp();
  }

  /** What nobody has handed over: of an earlier process, of another, or of one that has died. */
  async lookForMore(): Promise<void> {
    const { store, now } = this.bot.table;
    if (store.trust.time !== null) return this.lanes.takeUp(await store.waitingLanes());
    for (const waiting of await store.dueLanes(now())) if (this.mayBeOurs(waiting)) this.lanes.wake(waiting.lane);
  }

  /** From now on nobody else sends: what others have left is found. */
  alone(begin: () => void): void {
    this.lanes.knowNothing();
    begin();
    this.lookForMore().catch((error) => this.bot.log.error({ error: redactError(error) }, "outbox"));
  }

  /** What other processes have written since the last look. */
  async lookForNew(): Promise<void> {
    const { store } = this.bot.table;
    if (store.trust.time !== null || !this.bot.mayAct()) {
      this.marks = [];
      return;
    }
    const at = performance.now();
    while ((this.marks[1]?.at ?? at) < at - UNDER_WAY_MS) this.marks.shift();
    const { lanes, last } = await store.lanesBehind(this.marks[0]?.last ?? 0);
    this.marks.push({ at, last });
    for (const waiting of lanes) if (this.mayBeOurs(waiting)) this.lanes.readAgain(waiting.lane);
  }

  /** A shard goes to another process: ends when nothing is under way any more that is its to send. */
  async handOver(): Promise<void> {
    // all that is under way is ours, for nobody else was there
    await this.leases?.take(this.lanes.active);
    await this.lanes.handOver();
    await this.leases?.releaseIdle();
  }

  /** Whether this process is to send a post: it has the shard of the server, or the first one for what is sent to people. */
  private isOurs({ to, kind, guildId, createdAt }: PostRecord): boolean {
    const { client, table } = this.bot;
    if ("userId" in to) return client.runs(null);
    if (kind !== "place" || client.channel(to.channelId) !== undefined) return kind === "place" || client.runs(guildId);
    return client.runs(guildId) && table.now().getTime() - createdAt.getTime() > UNKNOWN_PLACE_MS;
  }

  private mayBeOurs({ channelId, kind, guildId }: Waiting): boolean {
    const { client } = this.bot;
    return (
      client.runs(channelId === null ? null : guildId) ||
      (kind === "place" && client.channel(channelId ?? "") !== undefined)
    );
  }

  /** Sends what is under way and no more. */
  async close(): Promise<void> {
    await this.lanes.close();
    await this.later.close();
  }

  /** Until nothing is due. */
  async settled(): Promise<void> {
    await this.lanes.settled();
    await this.later.settled();
  }

  /** Until nothing can be sent in a channel now. */
  sent(channelId: string): Promise<void> {
    return this.lanes.sent(laneOf({ channelId }));
  }

  /** What waits is read again, and says then what it says now. */
  private forget({ userId, games, lanes }: Forgotten): void {
    for (const lane of lanes) this.lanes.wake(lane);
    const drop = () => {
      this.dmChannels.delete(userId);
      this.past.forget(games);
    };
    drop();
    // what is under way now is remembered when it has been sent
    void this.lanes.settled().then(drop);
  }

  /** Says when to try again; nothing if the next one in the lane may follow. A game that cannot be read is mended once. */
  private async send(waiting: PostRecord, isMended = false): Promise<Date | null> {
    const { store, now } = this.bot.table;
    if (!this.bot.mayAct()) return new Date(now().getTime() + MAY_ACT_MS);
    let post = waiting;
    try {
      if (post.kind === "parked") {
        const gathered = await gatherParked(this.bot, post, this.ways.parkedQuietMs);
        if (gathered instanceof Date) return gathered;
        post = gathered;
      }
      const said = readPost(post);
      // what a hand shows is looked up when it is sent: of several that wait one is enough
      const isOutdated = said.kind === "hand" && (await store.isRepeated(post));
      const sent = isOutdated ? await this.shownBefore(post, said) : await this.deliver(post, said);
      // before it counts as sent: after a crash in between both are done again, and neither shows twice
      if (said.kind === "move" && sent !== null) await this.past.replace(post, said, sent);
      if (said.kind === "first" && sent !== null) await this.firsts.stands(said, sent.messageId);
      if (said.kind === "pairing" && sent !== null) await beginPaired(this.bot, said, sent.messageId);
      if (said.kind === "match" && sent !== null) await beginMatched(this.bot, said, sent.messageId);
      if (said.kind === "hand" && sent !== null)
        await this.hands.replace({ ...post, said }, await this.dmChannel(said.to.userId), sent);
      await store.markSent(post.id, sent?.messageId ?? null, now());
      this.begun.delete(post.id);
      if (said.kind === "move") this.firsts.news(said.payload.game);
      if (said.kind === "lobby") this.bot.boards.news(post.guildId);
      if (sent !== null) await this.places.taken(post);
      return null;
    } catch (error) {
      // it waits where its game is now
      if (error instanceof GoneHome) return null;
      if (!isMended && error instanceof UnreadableGame && (await mend(this.bot.table, error)))
        return this.send(post, true);
      return error instanceof Unreadable ? this.setAside(post, error) : this.failed(post, error);
    }
  }

  private async failed(post: PostRecord, error: unknown): Promise<Date | null> {
    const { store, now } = this.bot.table;
    const verdict = verdictOn(error, post, everything);
    const pause = await this.pauseFor(post, verdict);
    const again = pause === null ? null : new Date(now().getTime() + pause);
    const { name, code, fields } = redactError(error);
    const reason = [code ?? name, ...(fields ?? [])].join(" ");
    if (verdict === "closed") await tellClosed(this.bot, post);
    if (again === null) await givenUp(this.bot, post);
    await store.markFailed(post.id, reason, again, now());
    this.begun.delete(post.id);
    const level = verdict === "hopeless" ? "error" : "warn";
    this.bot.log[level]({ post: post.id, kind: post.kind, verdict, reason }, "not sent");
    return again;
  }

  /** How long it waits before it is tried again; nothing if it is given up. */
  private async pauseFor(post: PostRecord, verdict: Verdict): Promise<number | null> {
    if (verdict === "later") return pauseAfter(post.attempts);
    if (!isUnplaced(verdict) || post.kind === "match") return null;
    const fate = await this.places.refused(post, verdict);
    if (fate === "needless") return null;
    return fate === "waits" ? PARKED_MS : pauseAfter(post.attempts);
  }

  /** It will not become readable by waiting: those behind it go on without it. */
  private async setAside(post: PostRecord, { what, why }: Unreadable): Promise<null> {
    const { store, now } = this.bot.table;
    this.bot.log.error({ post: post.id, kind: post.kind, what, why }, "unreadable, set aside");
    await store.markFailed(post.id, `unreadable: ${what}: ${why}`, null, now());
    return null;
  }

  /** Sends it as it should look, or as it can. */
  private async deliver(post: PostRecord, said: Said): Promise<Sent | null> {
    if (said.kind === "lobby") {
      const { channelId } = said.to;
      const known = await lobbyPlace(this.bot, { id: said.payload.game });
      // the next one shows all that this would
      if (known?.channelId === channelId && (await this.bot.table.store.isRepeated(post)))
        return { messageId: known.messageId, pictures: [] };
      const messageId = await this.insist(post, channelId, ["words"], () =>
        keepLobby(this.bot, post.nonce, channelId, said.payload),
      );
      return messageId === null ? null : { messageId, pictures: [] };
    }
    if (said.kind === "place") {
      const isAgain = this.wasBegun(post);
      this.begun.add(post.id);
      const messageId = await takeToNewPlace(this.bot, post, said, isAgain);
      return messageId === null ? null : { messageId, pictures: [] };
    }
    if (said.kind === "standings") {
      // the next one shows all that this would
      if (await this.bot.table.store.isRepeated(post)) return null;
      const messageId = await this.insist(post, said.to.channelId, ["words"], () =>
        keepTable(this.bot, post.nonce, said),
      );
      return messageId === null ? null : { messageId, pictures: [] };
    }
    if (said.kind === "left") {
      await pointOn(this.bot, said);
      return null;
    }
    if (said.kind === "first") {
      await makeThread(this.bot, said);
      const posted = async () => (this.wasBegun(post) ? await this.standing(post, said, said.to.channelId) : null);
      const messageId = await this.firsts.fromBefore(said, async () => (await posted())?.messageId ?? null);
      if (messageId !== null) return { messageId, pictures: [] };
    }
    const content = await contentOf(this.bot, said, post.guildId);
    if (content === null) return null;
    const channel = "channelId" in said.to ? said.to.channelId : await this.dmChannel(said.to.userId);
    const standing = this.mayStand(post, said) ? await this.standing(post, said, channel) : null;
    if (standing !== null) return standing;
    this.begun.add(post.id);
    return this.insist(post, channel, content.pictures.length === 0 ? ["words"] : [], (tried) => {
      const pictures = tried.has("words") ? [] : content.pictures;
      return this.put(channel, post, said, { ...content, pictures });
    });
  }

  /** Does at once what can be done about a refusal, and tries again. */
  private async insist<T>(
    post: PostRecord,
    channel: string,
    without: readonly Verdict[],
    attempt: (tried: ReadonlySet<Verdict>) => Promise<T>,
  ): Promise<T> {
    const tried = new Set(without);
    for (;;) {
      try {
        return await attempt(tried);
      } catch (error) {
        const verdict = verdictOn(error, post, tried);
        if (verdict !== "words" && verdict !== "unarchive") throw error;
        tried.add(verdict);
        this.bot.log.warn({ post: post.id, verdict, error: redactError(error) }, "refused");
        if (verdict === "unarchive") await this.bot.client.rest.patch(Routes.channel(channel), { body: awakened });
      }
    }
  }

  /** A hand that another follows need not be shown; if it has been, it is noted down, and the other takes its place. */
  private async shownBefore(post: PostRecord, said: Said<"hand">): Promise<Sent | null> {
    return this.mayStand(post, said) ? this.standing(post, said, await this.dmChannel(said.to.userId)) : null;
  }

  /**
   * Whether it may have been sent before, so long ago that its nonce would not keep it from showing twice. A hand may have been
   * sent or changed, and no nonce would tell.
   */
  private mayStand(post: PostRecord, { kind }: Said): boolean {
    const age = this.bot.table.now().getTime() - post.createdAt.getTime();
    return (kind === "hand" || Math.abs(age) >= NONCE_MS) && this.wasBegun(post);
  }

  /** Whether it may have been sent before, here or by a process that has died. */
  private wasBegun({ id, lane, attempts, createdAt }: PostRecord): boolean {
    // what is of tomorrow was written before the clock was set back
    const isOfTomorrow = createdAt > this.bot.table.now();
    const takenOver = this.leases?.takenOverAt(lane)?.getTime() ?? Number.NEGATIVE_INFINITY;
    const isOfOthers = createdAt < this.others || createdAt.getTime() < takenOver + SKEW_MS;
    return attempts > 0 || this.begun.has(id) || isOfOthers || isOfTomorrow;
  }

  private async standing({ nonce, createdAt }: PostRecord, said: Said, channel: string): Promise<Sent | null> {
    for await (const message of ownMessages(this.bot, channel, createdAt))
      if (isMarked(message, markKey(said, nonce))) return sentMessage(message);
    return null;
  }

  /** A hand is changed where it stands; everything else is posted. */
  private async put(channel: string, { id, nonce }: PostRecord, said: Said, content: Content): Promise<Sent> {
    const changed = said.kind === "hand" ? await this.hands.change({ id, nonce, said }, channel, content) : null;
    return changed ?? this.post(channel, nonce, said, content);
  }

  private async post(channel: string, nonce: string, said: Said, { components, pictures }: Content): Promise<Sent> {
    const called = await awake(this.bot, await calledBy(this.bot, said));
    const asleep = "userId" in said.to && (await awake(this.bot, [said.to.userId])).length === 0;
    // whoever it names is in the thread from then on
    const isFirst = said.kind === "first";
    const isSilent = asleep || isFirst || (said.kind === "hand" && !said.payload.rings);
    const body: RESTPostAPIChannelMessageJSONBody = {
      ...illustratedPost(pictures, components, markKey(said, nonce)),
      flags: MessageFlags.IsComponentsV2 | (isSilent ? MessageFlags.SuppressNotifications : 0),
      nonce,
      enforce_nonce: true,
      allowed_mentions: isFirst ? { parse: [AllowedMentionsTypes.User] } : { users: called },
    };
    const files = asFiles(pictures);
    return sentMessage(await this.bot.client.rest.post(Routes.channelMessages(channel), { body, files }));
  }

  private async dmChannel(userId: string): Promise<string> {
    const known = this.dmChannels.get(userId);
    if (known !== undefined) return known;
    const body = { recipient_id: userId };
    const { id } = (await this.bot.client.rest.post(Routes.userChannels(), { body })) as { id: string };
    this.dmChannels.set(userId, id);
    return id;
  }
}
