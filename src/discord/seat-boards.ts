import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { type Channel, type Client, DiscordAPIError, Events, type Guild, MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import type { ParkingReason, Post, SeatBoard } from "../store/index.ts";
import { type Bot, channelLanguage } from "./bot.ts";
import type { Components } from "./components.ts";
import { Later } from "./later.ts";
import { isMarked, marked, ownMessages } from "./own-messages.ts";
import { obstacleIn } from "./permissions.ts";
import { isUnplaced, verdictOn } from "./refused-posts.ts";
import { seatComponents } from "./seat-board-entries.ts";
import { isGone, redactError } from "./trouble.ts";

/** How long changes gather before a board is edited. */
const GATHER_MS = 5000;

const sentSchema = z.object({ id: z.string() });

/** Whatever cannot be sent without its words is not sent otherwise either. */
const withoutPictures = new Set(["words"] as const);

/**
 * The boards of open seats, each kept as its server is. What it shows follows from the store alone, and a hash of it is noted: so one
 * that fell behind is found when the bot starts. A message that was posted and not noted down is known by its mark.
 */
export class SeatBoards {
  private readonly later: Later;
  private closed = false;

  constructor(
    private readonly bot: Bot,
    private readonly gatherMs = GATHER_MS,
  ) {
    this.later = new Later(bot.log);
  }

  listen(client: Client): void {
    const inGuild = ({ id }: Guild) => this.news(id);
    const inChannel = (channel: Channel) => {
      if (!channel.isDMBased()) this.news(channel.guildId);
    };
    client.on(Events.ChannelDelete, inChannel);
    client.on(Events.ChannelUpdate, (_, channel) => inChannel(channel));
    client.on(Events.GuildAvailable, inGuild);
    client.on(Events.GuildRoleUpdate, (_, { guild }) => inGuild(guild));
    client.on(Events.GuildRoleDelete, ({ guild }) => inGuild(guild));
    client.on(Events.GuildMemberUpdate, (_, { guild, id }) => {
      if (id === client.user?.id) inGuild(guild);
    });
  }

  /** Something has changed in a server that its board may show. */
  news(guildId: string | null): void {
    if (guildId === null || this.closed) return;
    this.later.do(`board of ${guildId}`, () => this.bringUpToDate(guildId), this.gatherMs);
  }

  /** Those that fell behind while the bot was away. */
  async came(): Promise<void> {
    for (let behind = ""; !this.closed; ) {
      const guilds = await this.bot.table.store.seatBoards(behind);
      for (const guildId of guilds) if (this.bot.client.runs(guildId)) this.news(guildId);
      const last = guilds.at(-1);
      if (last === undefined) return;
      behind = last;
      await turn();
    }
  }

  /** The board goes to another channel, or away: what stood there goes too. */
  async remove({ channelId, messageId }: SeatBoard): Promise<void> {
    if (messageId === null) return;
    try {
      await this.bot.client.rest.delete(Routes.channelMessage(channelId, messageId));
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      this.bot.log.info({ error: redactError(error) }, "past board not deleted");
    }
  }

  async settled(): Promise<void> {
    await this.later.settled();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.later.close();
  }

  private async bringUpToDate(guildId: string): Promise<void> {
    const { client, table } = this.bot;
    const board = await table.store.seatBoard(guildId);
    // whoever has its shard does it
    if (board === null || !client.runs(guildId) || !this.bot.mayAct()) return;
    const guild = client.guild(guildId);
    if (guild === undefined || !guild.available || guild.members.me === null) return;
    const obstacle = this.obstacle(board);
    if (obstacle !== null) return this.park(board, obstacle);
    const components = await seatComponents(this.bot, guildId, { language: await channelLanguage(this.bot, guildId) });
    const shown = createHash("sha256").update(JSON.stringify(components)).digest("base64url").slice(0, 20);
    if (board.messageId !== null && board.shown === shown && board.parked === null) return;
    try {
      const messageId = await this.shows(board, marked(components, keyOf(board)));
      await table.store.noteSeatBoard(board, { messageId, shown });
    } catch (error) {
      const verdict = verdictOn(error, { to: board, attempts: 0 }, withoutPictures);
      if (!isUnplaced(verdict)) throw error;
      await this.park(board, verdict);
    }
  }

  /** What keeps it from being posted, as far as Discord has told. */
  private obstacle({ channelId }: SeatBoard): ParkingReason | null {
    const channel = this.bot.client.channel(channelId);
    if (channel === undefined || channel.isDMBased()) return "channel";
    const { me } = channel.guild.members;
    const permissions = me === null ? null : channel.permissionsFor(me);
    if (permissions === null) return "channel";
    const found = obstacleIn(permissions, channel);
    return found === null || found === "locked" ? found : "permission";
  }

  /** Its message, edited where it stands, found where nobody has noted it down, or posted. */
  private async shows(board: SeatBoard, components: Components): Promise<string> {
    const { channelId, messageId } = board;
    const flags = MessageFlags.IsComponentsV2;
    const body = { components, flags, allowed_mentions: { parse: [] } };
    if (messageId !== null) {
      if (await this.isEdited(channelId, messageId, body)) return messageId;
      await this.bot.table.store.noteSeatBoard(board, { messageId: null, shown: null });
    }
    const lost = await this.lost(board);
    if (lost !== null && (await this.isEdited(channelId, lost, body))) return lost;
    const silent = { ...body, flags: flags | MessageFlags.SuppressNotifications };
    const sent = await this.bot.client.rest.post(Routes.channelMessages(channelId), { body: silent });
    return sentSchema.parse(sent).id;
  }

  private async isEdited(channelId: string, messageId: string, body: object): Promise<boolean> {
    try {
      await this.bot.client.rest.patch(Routes.channelMessage(channelId, messageId), { body });
      return true;
    } catch (error) {
      if (!isGone(error)) throw error;
      return false;
    }
  }

  /** Nothing, if the bot may not read what was said before. */
  private async lost(board: SeatBoard): Promise<string | null> {
    try {
      for await (const message of ownMessages(this.bot, board.channelId, board.chosenAt))
        if (isMarked(message, keyOf(board))) return message.id;
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      this.bot.log.debug({ error: redactError(error) }, "board not looked for");
    }
    return null;
  }

  /** Whoever has chosen its channel is told, once. */
  private async park(board: SeatBoard, reason: ParkingReason): Promise<void> {
    const { store, now } = this.bot.table;
    const word: Post = { to: { userId: board.userId }, kind: "board-parked", payload: { guild: board.guildId } };
    if (await store.parkSeatBoard(board, reason, [word], now()))
      this.bot.log.warn({ guild: board.guildId, reason }, "board parked");
  }
}

const keyOf = ({ guildId, channelId, chosenAt }: SeatBoard): string =>
  `board of ${guildId} in ${channelId} since ${chosenAt.getTime()}`;
