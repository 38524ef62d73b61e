import { DiscordAPIError, MessageFlags, Routes } from "discord.js";
import type { FirstPostRecord, GameRecord, Said, StoredGame } from "../store/index.ts";
import { firstPost } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { fitted } from "./components.ts";
import { firstPostComponents } from "./first-post.ts";
import type { Later } from "./later.ts";
import { lostLobby } from "./lobby-lost.ts";
import { firstPlaceIn, isBegunIn, lobbyPlace } from "./lobby-place.ts";
import { renamePost } from "./threads.ts";
import { isGone, redactError } from "./trouble.ts";

/**
 * The first post of every game, kept as the game is. It is edited some time after something was told, by what the game is then;
 * which version it shows is noted, so that one that fell behind when the bot died is found when it returns.
 */
export class FirstPosts {
  /** `gatherMs`: how long changes gather before a first post is edited, so that a quick exchange is one edit. */
  constructor(
    private readonly bot: Bot,
    private readonly later: Later,
    private readonly gatherMs: number,
  ) {}

  /** Something was told of a game. */
  news(gameId: string): void {
    this.later.do(`first post of ${gameId}`, () => this.bringUpToDate(gameId), this.gatherMs);
  }

  /** Those that fell behind while the bot was away. */
  async catchUp(): Promise<void> {
    for (const gameId of await this.bot.table.store.firstPostsBehind(this.bot.table.share?.())) this.news(gameId);
  }

  /**
   * What becomes the first post of a game, if it is still there: the message that was made for it, the one it had when it was here
   * before, the lobby's post, where the game begins in the channel of its lobby, or, when it is tried again, what was posted and not
   * noted down: its game may be over by now, and nothing would be posted that Discord could know again.
   */
  async fromBefore(
    { to: { channelId }, payload }: Said<"first">,
    posted: () => Promise<string | null>,
  ): Promise<string | null> {
    const game = await this.bot.table.store.game(payload.game);
    if (game === null || !isBegunIn(game, channelId)) return null;
    const known = await firstPlaceIn(this.bot, game.id, channelId);
    const messageId = known?.messageId ?? payload.message ?? (await this.lobbyIn(game, channelId)) ?? (await posted());
    if (messageId === null) return null;
    try {
      await this.edit(game, { channelId, messageId });
    } catch (error) {
      if (isGone(error)) return null;
      // its game must not wait for it
      this.bot.log.warn({ error: redactError(error) }, "first post");
    }
    return messageId;
  }

  /** The lobby's post in a channel, where nobody has noted down which it is. */
  private async lobbyIn(game: GameRecord, channelId: string): Promise<string | null> {
    return (await lobbyPlace(this.bot, game)) === null ? lostLobby(this.bot, game, channelId) : null;
  }

  /** A game's first post stands here from now on. */
  async stands({ to, payload }: Said<"first">, messageId: string): Promise<void> {
    const { channelId } = to;
    // what is told after it is not in it yet
    await this.bot.table.store.noteFirstPost(payload.game, { channelId, messageId, shown: 0 });
    this.news(payload.game);
    const game = await this.bot.table.store.game(payload.game);
    if (game !== null) this.later.do(`name of ${channelId}`, () => this.ifAllowed(() => renamePost(this.bot, game)), 0);
    const pin = () => this.bot.client.rest.put(Routes.channelMessagesPin(channelId, messageId));
    this.later.do(`pin ${messageId}`, () => this.ifAllowed(pin), 0);
  }

  private async bringUpToDate(gameId: string): Promise<void> {
    const { store, now } = this.bot.table;
    const game = await store.game(gameId);
    // whoever has its shard by now does it
    if (game === null || game.status === "lobby" || !this.bot.client.runs(game.guildId)) return;
    const isOver = game.status !== "running";
    const known = (await store.firstPost(gameId)) ?? (isOver ? null : await this.ofBefore(game));
    // where it goes on it gets a new one, which is on its way
    if (known !== null && known.channelId !== game.channelId) {
      if (isOver) await store.forgetFirstPost(gameId);
      return;
    }
    if (known === null) {
      if (!isOver) await store.post([firstPost(game.channelId, gameId)], now(), game);
      return;
    }
    try {
      await this.edit(game, known);
    } catch (error) {
      if (!isGone(error)) throw error;
      await store.forgetFirstPost(gameId);
      if (!isOver) await store.post([firstPost(game.channelId, gameId)], now(), game);
      return;
    }
    if (!isOver) return store.noteFirstPost(gameId, { ...known, shown: game.version });
    await store.forgetFirstPost(gameId);
    await this.unpin(known);
  }

  /** Games that began before first posts were kept have their lobby's post. */
  private async ofBefore(game: StoredGame): Promise<FirstPostRecord | null> {
    const lobby = await lobbyPlace(this.bot, game);
    return lobby === null ? null : { ...lobby, shown: 0 };
  }

  private async edit(
    game: StoredGame,
    { channelId, messageId }: Pick<FirstPostRecord, "channelId" | "messageId">,
  ): Promise<void> {
    const body = {
      components: fitted(await firstPostComponents(this.bot, game)),
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
    };
    await this.bot.client.rest.patch(Routes.channelMessage(channelId, messageId), { body });
  }

  /** A thread may keep it, but a channel sees many games. */
  private async unpin({ channelId, messageId }: FirstPostRecord): Promise<void> {
    if (this.bot.client.channel(channelId)?.isThread() === true) return;
    await this.ifAllowed(() => this.bot.client.rest.delete(Routes.channelMessagesPin(channelId, messageId)));
  }

  private async ifAllowed(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      this.bot.log.debug({ error: redactError(error) }, "not pinned");
    }
  }
}
