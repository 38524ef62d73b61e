import {
  type Channel,
  Client,
  type ClientApplication,
  type ClientUser,
  Events,
  GatewayIntentBits,
  type Guild,
  REST,
  type RequestData,
  type RouteLike,
  Routes,
  ShardClientUtil,
  Status,
  type User,
  version,
} from "discord.js";
import { z } from "zod";
import type { Shards } from "../processes/shards.ts";
import { isBetterLater } from "./later.ts";

interface ClientOptions {
  readonly token: string;
  /** Where Discord is, if not where it usually is. */
  readonly api?: string;
  /** Told of each client of discord.js before it logs in. */
  readonly listen: (client: Client) => void;
  /** Waits until a shard may introduce itself to the gateway, where others do so too; by default discord.js alone sees to that. */
  readonly introduce?: (shard: number, atOnce: number) => Promise<void>;
}

/** A client of discord.js, with the REST client that it brought and does not use. */
interface Own {
  readonly client: Client;
  readonly unused: REST;
}

const channelSchema = z.object({ guild_id: z.string().optional() });

/**
 * The bot at Discord: one way to ask it, and what is known of the servers whose shards run here. All of them are one client of
 * discord.js, or each of them is its own, so that it can come and go without the others.
 */
export class BotClient {
  readonly rest: REST;
  private readonly all = new Set<Own>();
  private readonly goingAway = new WeakSet<Client>();
  private first: Client | null = null;

  constructor(private readonly options: ClientOptions) {
    const { api, token } = options;
    this.rest = new SharedRest({
      ...(api === undefined ? {} : { api }),
      userAgentAppendix: `discord.js/${version}`,
      rejectOnRateLimit: isBetterLater,
    }).setToken(token);
  }

  get user(): ClientUser | null {
    return this.first?.user ?? null;
  }

  get application(): ClientApplication | null {
    return this.first?.application ?? null;
  }

  /** A server of a shard that runs here, if the bot is in it. */
  guild(id: string | null): Guild | undefined {
    return id === null ? undefined : this.clientFor(id)?.guilds.cache.get(id);
  }

  /** A channel that is known here. */
  channel(id: string): Channel | undefined {
    for (const { client } of this.all) {
      const found = client.channels.cache.get(id);
      if (found !== undefined) return found;
    }
  }

  /** The servers that are known here. */
  guilds(): Guild[] {
    return [...this.all].flatMap(({ client }) => [...client.guilds.cache.values()]);
  }

  /** A channel as Discord has it; nothing if it is of a server that is not known here. */
  async fetchChannel(id: string, guildId?: string): Promise<Channel | null> {
    const of = guildId ?? (this.all.size === 1 ? undefined : await this.guildOf(id));
    const client = of === undefined ? this.first : this.clientFor(of);
    return (await client?.channels.fetch(id)) ?? null;
  }

  async fetchUser(id: string): Promise<User | null> {
    return (await this.first?.users.fetch(id)) ?? null;
  }

  forgetUser(id: string): void {
    for (const { client } of this.all) client.users.cache.delete(id);
    for (const guild of this.guilds()) guild.members.cache.delete(id);
  }

  /**
   * Whether the shard of a server runs here, is to go on here, and has told which servers there are. What is in no server comes with the
   * first shard.
   */
  runs(guildId: string | null): boolean {
    const client = this.clientFor(guildId ?? "0");
    return client?.isReady() === true && !this.goingAway.has(client);
  }

  /** Another process is to have a shard: what is under way may still ask here. */
  goes(shard: number): void {
    for (const { client } of this.all) if (client.ws.shards.has(shard)) this.goingAway.add(client);
  }

  /** The shards here, by how they are. */
  shardStates(): { readonly ready: number; readonly connecting: number } {
    const shards = [...this.all].flatMap(({ client }) => [...client.ws.shards.values()]);
    const ready = shards.filter(({ status }) => status === Status.Ready).length;
    return { ready, connecting: shards.length - ready };
  }

  /** Runs these shards from now on, as one client; ends when all of them are there. */
  async add(shards: Shards): Promise<void> {
    const { token, listen, introduce } = this.options;
    const client = new Client({
      intents: [GatewayIntentBits.Guilds],
      ...(shards === "auto" ? { shards } : { shards: [...shards.ids], shardCount: shards.of }),
      ...(introduce === undefined
        ? {}
        : { ws: { buildIdentifyThrottler: async (manager) => introducing(introduce, await atOnce(manager)) } }),
    });
    const own = { client, unused: client.rest };
    client.rest = this.rest;
    this.all.add(own);
    this.first ??= client;
    listen(client);
    const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
    try {
      await client.login(token);
    } catch (error) {
      // it has taken the token from all
      this.rest.setToken(token);
      throw error;
    }
    await ready;
  }

  /** Runs a shard no more. */
  async remove(shard: number): Promise<void> {
    for (const own of [...this.all]) if (own.client.ws.shards.has(shard)) await this.end(own);
  }

  async destroy(): Promise<void> {
    for (const own of [...this.all]) await this.end(own);
    this.rest.clearHashSweeper();
    this.rest.clearHandlerSweeper();
  }

  private async end(own: Own): Promise<void> {
    const { client, unused } = own;
    this.all.delete(own);
    // what was asked for here goes on without it
    client.rest = unused;
    await client.destroy();
    const [next] = this.all;
    if (this.first === client && next !== undefined) this.first = next.client;
  }

  private clientFor(guildId: string): Client | undefined {
    for (const { client } of this.all) {
      const { ws, options } = client;
      if (ws.shards.has(ShardClientUtil.shardIdForGuildId(guildId, options.shardCount ?? ws.shards.size)))
        return client;
    }
  }

  private async guildOf(channelId: string): Promise<string | undefined> {
    return channelSchema.parse(await this.rest.get(Routes.channel(channelId))).guild_id;
  }
}

interface Manager {
  fetchGatewayInformation(): Promise<{ readonly session_start_limit: { readonly max_concurrency: number } }>;
}

const atOnce = async (manager: Manager): Promise<number> =>
  (await manager.fetchGatewayInformation()).session_start_limit.max_concurrency;

const introducing = (introduce: NonNullable<ClientOptions["introduce"]>, most: number) => ({
  waitForIdentify: (shard: number) => introduce(shard, most),
});

/** How long what Discord has told of its gateway is told again: it may be asked twice in five seconds, and each client asks. */
const GATEWAY_MS = 10_000;

class SharedRest extends REST {
  private gateway: { readonly until: number; readonly told: Promise<unknown> } | null = null;

  override get(fullRoute: RouteLike, options: RequestData = {}): Promise<unknown> {
    if (fullRoute !== Routes.gatewayBot()) return super.get(fullRoute, options);
    if (this.gateway === null || this.gateway.until < performance.now()) {
      const told = super.get(fullRoute, options);
      this.gateway = { until: performance.now() + GATEWAY_MS, told };
      told.catch(() => {
        this.gateway = null;
      });
    }
    return this.gateway.told;
  }
}
