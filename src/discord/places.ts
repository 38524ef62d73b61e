import { setImmediate as turn } from "node:timers/promises";
import { type Channel, type Client, DiscordAPIError, Events, type Guild } from "discord.js";
import type { ParkingReason, Place, PostRecord } from "../store/index.ts";
import { forgetServers, isActive, park, Queue, unpark } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { obstacleIn } from "./permissions.ts";
import type { Unplaced } from "./refused-posts.ts";
import { SlowLane } from "./slow-lane.ts";
import { redactError } from "./trouble.ts";
import { welcome } from "./welcome.ts";

/** Nothing can be said about a place now: Discord or its server is away. */
const unknown = Symbol("unknown");

/** Only Discord can say. */
const unseen = Symbol("unseen");

type Where = Pick<Place, "channelId" | "guildId">;

const UNKNOWN_CHANNEL = 10003;
const MISSING_ACCESS = 50001;

/**
 * Whether games can be posted where they are. What Discord tells of channels, threads, roles and servers, a post that is refused,
 * a start and a slow look again all lead to the same question, and a game is parked or goes on by the answer. Where the bot sees
 * by itself that all is well that is all; the others are looked at in a lane of their own, for there may be thousands.
 */
export class Places {
  /** One after the other in each server. */
  private readonly looking = new Queue();
  private readonly slow: SlowLane;

  /** `calm` resolves when nobody waits for an answer, `paceMs` is the pace at which many places are looked at. */
  constructor(
    private readonly bot: Bot,
    calm: () => Promise<unknown>,
    paceMs?: number,
  ) {
    this.slow = new SlowLane((id) => this.revisitGame(id), calm, paceMs === undefined ? {} : { paceMs });
  }

  listen(client: Client): void {
    const inChannel = (channel: Channel) => {
      if (!channel.isDMBased()) this.look(channel.guildId, (place) => this.isUnder(place, channel.id));
    };
    client.on(Events.ChannelDelete, inChannel);
    client.on(Events.ChannelUpdate, (_, channel) => inChannel(channel));
    client.on(Events.ThreadDelete, inChannel);
    client.on(Events.ThreadUpdate, (_, thread) => inChannel(thread));
    const inGuild = ({ id }: Guild) => this.look(id);
    client.on(Events.GuildAvailable, inGuild);
    client.on(Events.ThreadListSync, (_, guild) => inGuild(guild));
    client.on(Events.GuildRoleUpdate, (_, { guild }) => inGuild(guild));
    client.on(Events.GuildRoleDelete, ({ guild }) => inGuild(guild));
    client.on(Events.GuildMemberUpdate, (_, { guild, id }) => {
      if (id === client.user?.id) inGuild(guild);
    });
    // not for a server that is merely away
    client.on(Events.GuildDelete, ({ id }) => this.job(id, () => this.left(id)));
    client.on(Events.GuildCreate, (guild) => {
      this.job(guild.id, () => this.returned(guild.id));
      this.job(guild.id, () => welcome(this.bot, guild));
    });
  }

  /** What has happened while the bot was away from servers. */
  async came(to: (guildId: string) => boolean): Promise<void> {
    const { client, table } = this.bot;
    const { store, now } = table;
    const left = await store.guildsLeft(now());
    for (const guildId of await store.gameGuilds()) {
      // whoever runs its shard looks after it
      if (!this.isOurs(guildId) || !to(guildId)) continue;
      this.job(guildId, async () => {
        if (client.guild(guildId) === undefined) return this.left(guildId);
        if (left.includes(guildId)) return this.returned(guildId);
        return this.lookOver(guildId);
      });
    }
  }

  /** What is kept of servers that removed the bot long ago goes. */
  async tidy(): Promise<void> {
    const games = await forgetServers(this.bot.table);
    if (games > 0) this.bot.log.info({ games }, "forgotten with their servers");
  }

  /** Looks again whether a game can be posted where it is. */
  async revisit(place: Place): Promise<void> {
    const { table, log } = this.bot;
    try {
      const reason = await this.reasonAgainst(place);
      if (reason === unknown) return;
      if (reason !== null) await this.park(place.id, reason);
      // what waits finds out whether it is true, and lets the game go on
      else if (place.parked && (await table.store.hurry(place, table.now())) === 0) await this.unpark(place.id);
    } catch (error) {
      log.error({ game: place.id, error: redactError(error) }, "place not looked at");
    }
  }

  /** A channel has taken a post that was refused before. */
  async taken({ gameId, to, attempts }: PostRecord): Promise<void> {
    if (attempts === 0 || gameId === null || !("channelId" in to)) return;
    const game = await this.bot.table.store.game(gameId);
    if (game?.table.parked !== undefined && game.channelId === to.channelId) await this.unpark(gameId);
  }

  /** A channel takes no post: says whether it can wait, for the game is there and is parked, or is not needed any more. */
  async refused({ gameId, to }: PostRecord, verdict: Unplaced): Promise<"waits" | "needless" | "unknown"> {
    const game = gameId === null ? null : await this.bot.table.store.game(gameId);
    if (game === null || !("channelId" in to)) return verdict === "channel" ? "needless" : "unknown";
    if (!isActive(game.status)) return verdict === "channel" ? "needless" : "unknown";
    if (game.channelId !== to.channelId) return "needless";
    const reason = await this.reasonAgainst(game);
    await this.park(game.id, reason === unknown || reason === null ? verdict : reason);
    return "waits";
  }

  /** When everything that was told has been looked at. */
  async settled(): Promise<void> {
    await this.looking.idle();
    await this.slow.settled();
  }

  /** What was not looked at yet is found at the next start. */
  async close(): Promise<void> {
    await this.looking.idle();
    await this.slow.close();
  }

  private look(guildId: string, among?: (place: Place) => boolean): void {
    this.job(guildId, () => this.lookOver(guildId, among));
  }

  /** Finds the places of a server about which something may have to be done. */
  private async lookOver(guildId: string, among: (place: Place) => boolean = () => true): Promise<void> {
    for (let behind = ""; ; ) {
      const places = await this.bot.table.store.placesInGuild(guildId, behind);
      const doubtful = places.filter((place) => among(place) && !this.isFine(place));
      // a parked one has been looked at before
      doubtful.sort((one, two) => Number(one.parked) - Number(two.parked));
      this.slow.add(doubtful.map(({ id }) => id));
      const last = places.at(-1);
      if (last === undefined) return;
      behind = last.channelId;
      await turn();
    }
  }

  /** Nothing is wrong, or nothing can be said now. */
  private isFine(place: Place): boolean {
    const reason = this.seenAgainst(place);
    return reason === unknown || (reason === null && !place.parked);
  }

  /** It may have moved, or be over, since it was found. */
  private async revisitGame(id: string): Promise<void> {
    const { table, log } = this.bot;
    try {
      const place = await table.store.place(id);
      if (place !== null) await this.revisit(place);
    } catch (error) {
      log.error({ game: id, error: redactError(error) }, "place not looked at");
    }
  }

  private job(guildId: string, work: () => Promise<void>): void {
    this.looking.run(guildId, work).catch((error) => this.bot.log.error({ error: redactError(error) }, "places"));
  }

  private async left(guildId: string): Promise<void> {
    const { store, now } = this.bot.table;
    await store.guildLeft(guildId, now());
    await this.lookOver(guildId);
  }

  private async returned(guildId: string): Promise<void> {
    await this.bot.table.store.guildReturned(guildId);
    await this.lookOver(guildId);
  }

  /** In the channel or a thread of it; of a thread that sleeps, or is gone with its channel, nothing is known here. */
  private isUnder({ channelId }: Place, channel: string): boolean {
    if (channelId === channel) return true;
    const known = this.bot.client.channel(channelId);
    return known === undefined || (known.isThread() && known.parentId === channel);
  }

  private async park(id: string, reason: ParkingReason): Promise<void> {
    if (await park(this.bot.table, id, reason)) this.bot.log.warn({ game: id, reason }, "parked");
  }

  private async unpark(id: string): Promise<void> {
    if (await unpark(this.bot.table, id)) this.bot.log.info({ game: id }, "goes on");
  }

  private async reasonAgainst(place: Where): Promise<ParkingReason | typeof unknown | null> {
    const seen = this.seenAgainst(place);
    if (seen !== unseen) return seen;
    const channel = await this.fetched(place);
    return typeof channel === "object" ? this.against(channel) : channel;
  }

  /** Whether this process hears of a server at all: those on the shards of others are not among its own either. */
  private isOurs(guildId: string): boolean {
    return this.bot.client.runs(guildId);
  }

  /** As far as it can be said without asking Discord. */
  private seenAgainst({ channelId, guildId }: Where): ParkingReason | typeof unknown | typeof unseen | null {
    if (guildId === null) return null;
    const guild = this.bot.client.guild(guildId);
    if (guild === undefined) return this.isOurs(guildId) ? "server" : unknown;
    if (!guild.available || guild.members.me === null) return unknown;
    const channel = this.bot.client.channel(channelId);
    return channel === undefined ? unseen : this.against(channel);
  }

  private against(channel: Channel): ParkingReason | typeof unknown | null {
    if (channel.isDMBased()) return unknown;
    const { me } = channel.guild.members;
    // a thread has no permissions of its own, and none without its channel
    const permissions = me === null ? null : channel.permissionsFor(me);
    if (permissions === null) return "channel";
    const obstacle = obstacleIn(permissions, channel);
    return obstacle === null || obstacle === "locked" ? obstacle : "permission";
  }

  private async fetched({ channelId, guildId }: Where): Promise<Channel | "channel" | "permission" | typeof unknown> {
    try {
      return (await this.bot.client.fetchChannel(channelId, guildId ?? undefined)) ?? "channel";
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) return unknown;
      if (error.code === UNKNOWN_CHANNEL) return "channel";
      return error.code === MISSING_ACCESS ? "permission" : unknown;
    }
  }
}
