import type { Database, StoreLog } from "./database.ts";
import { formats, type OrderData } from "./formats.ts";
import type { StandingOrder as Row } from "./generated/sqlite/client.ts";
import { orNamed } from "./named.ts";
import { type Handing, postRows } from "./outbox.ts";
import type { Post } from "./posts.ts";
import { inShare, type Share } from "./share.ts";
import type { Trust } from "./trust.ts";

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

/** All orders that stand, by game: they are few, and read once and kept as long as only this process changes them. */
export class KnownOrders {
  private known: Promise<ReadonlyMap<string, readonly StandingOrder[]>> | null = null;
  private time: number | null = null;

  constructor(
    private readonly read: Database["read"],
    private readonly trust: Trust,
    private readonly log: StoreLog | undefined,
  ) {}

  async of(gameId: string): Promise<readonly StandingOrder[]> {
    const all = await (this.trust.time === null ? this.readAll({ gameId }) : this.byGame());
    return all.get(gameId) ?? [];
  }

  byGame(): Promise<ReadonlyMap<string, readonly StandingOrder[]>> {
    const { time } = this.trust;
    if (time === null) return this.readAll();
    if (time !== this.time) this.known = null;
    this.time = time;
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

  private async readAll(where: { readonly gameId?: string } = {}) {
    const rows = await this.read.standingOrder.findMany({ where, orderBy: [{ givenAt: "asc" }, { kind: "asc" }] });
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

  ordersOf: (gameId: string): Promise<readonly StandingOrder[]> => known.of(gameId),

  /** Of those of these games that there are, and that a process looks after. */
  async versionsOf(games: readonly string[], share: Share | null = null): Promise<ReadonlyMap<string, number>> {
    const rows =
      share === null
        ? await read.game.findMany({ where: { id: { in: [...games] } }, select: { id: true, version: true } })
        : await read.$queryRaw<{ readonly id: string; readonly version: number }[]>`
            SELECT "id", "version" FROM "Game" WHERE "id" = ANY(${[...games]}::text[]) ${inShare(share)}`;
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
