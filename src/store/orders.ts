import type { Database, StoreLog } from "./database.ts";
import { formats, type OrderData } from "./formats.ts";
import type { StandingOrder as Row } from "./generated/sqlite/client.ts";
import { orNamed } from "./named.ts";
import { type Handing, postRows } from "./outbox.ts";
import type { Post } from "./posts.ts";

/** Which of the orders of a game. */
export interface OrderKey {
  readonly seat: string;
  readonly kind: string;
}

/** What somebody has ordered beforehand for a seat. */
export interface StandingOrder extends OrderKey {
  readonly gameId: string;
  readonly userId: string;
  readonly data: OrderData;
}

/** All orders that stand, by game: read once and kept. Only this process changes them, and they are few. */
export class KnownOrders {
  private known: Promise<ReadonlyMap<string, readonly StandingOrder[]>> | null = null;

  constructor(
    private readonly read: Database["read"],
    private readonly log: StoreLog | undefined,
  ) {}

  byGame(): Promise<ReadonlyMap<string, readonly StandingOrder[]>> {
    this.known ??= this.readAll().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  /** To be called when some have been written or deleted. */
  forget(): void {
    this.known = null;
  }

  private async readAll() {
    const rows = await this.read.standingOrder.findMany({ orderBy: [{ givenAt: "asc" }, { kind: "asc" }] });
    const games = new Map<string, StandingOrder[]>();
    // one that cannot be read is as if it had not been given
    for (const order of rows.flatMap((row) => orNamed(() => orderOf(row), this.log) ?? []))
      games.set(order.gameId, [...(games.get(order.gameId) ?? []), order]);
    return games;
  }
}

const orderOf = ({ gameId, seat, kind, userId, data }: Row): StandingOrder => ({
  gameId,
  seat,
  kind,
  userId,
  data: formats.order.read(data, `order ${kind} in game ${gameId}`),
});

/** Standing orders: nothing of them is shown to anybody but whoever has given them. */
export const orderStore = ({ read, write }: Database, known: KnownOrders, handing: Handing) => ({
  ordersByGame: () => known.byGame(),

  ordersOf: async (gameId: string): Promise<readonly StandingOrder[]> => (await known.byGame()).get(gameId) ?? [],

  /** Of those of these games that there are. */
  async versionsOf(games: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await read.game.findMany({ where: { id: { in: [...games] } }, select: { id: true, version: true } });
    return new Map(rows.map(({ id, version }) => [id, version]));
  },

  /** In the place of one of the same kind. */
  async giveOrder({ gameId, seat, kind, userId, data: given }: StandingOrder, at: Date): Promise<void> {
    const data = formats.order.write(given);
    const where = { gameId_seat_kind: { gameId, seat, kind } };
    const create = { gameId, seat, kind, userId, data, givenAt: at };
    await write((tx) => tx.standingOrder.upsert({ where, create, update: { userId, data, givenAt: at } }));
    known.forget();
  },

  /** Ends orders of a game, and says so, both or neither. Nothing is said of those that are gone already. */
  async endOrders(
    game: { readonly id: string; readonly guildId: string | null },
    keys: readonly OrderKey[],
    at: Date,
    posts: readonly Post[] = [],
  ): Promise<void> {
    const OR = keys.map(({ seat, kind }) => ({ seat, kind }));
    const data = postRows(posts, game.id, at);
    const posted = await write(async (tx) => {
      const { count } = await tx.standingOrder.deleteMany({ where: { gameId: game.id, OR } });
      return count === 0 || data.length === 0 ? [] : tx.outbox.createManyAndReturn({ data });
    });
    known.forget();
    handing.on(posted, game.guildId);
  },
});
