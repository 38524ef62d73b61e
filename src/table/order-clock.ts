import { Refusal } from "../engine/index.ts";
import type { Told } from "../i18n/index.ts";
import type { Post, StandingOrder } from "../store/index.ts";
import { obey } from "./acting.ts";
import type { TableContext } from "./context.ts";
import { decline } from "./deeds.ts";
import { orderedTold, orderRequest, orderWait, type Verdict, verdictOn } from "./orders.ts";
import { nightEnds } from "./pace.ts";
import { type Position, readPosition } from "./position.ts";

/** Of an order: the version of its game that was looked at, and when it acts there if it does. */
interface Looked {
  readonly version: number;
  readonly due: Date | null;
}

type Failed = (game: string, error: unknown) => Promise<void> | void;

const HOUR = 60 * 60 * 1000;

/**
 * Carries standing orders out. What others have brought about is answered after a while; a new process looks at everything anew, and
 * the while begins again. What it does is done once: as a move whose key is the game and its version.
 */
export class OrderClock {
  private readonly looked = new Map<string, Looked>();
  private looking: Promise<void> | null = null;

  constructor(private readonly table: TableContext) {}

  /** One look at a time. */
  look(failed: Failed = () => {}): Promise<void> {
    this.looking ??= this.lookOver(failed).finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** When what is under way is done. */
  async settled(): Promise<void> {
    await this.looking?.catch(() => {});
  }

  private async lookOver(failed: Failed): Promise<void> {
    const { store } = this.table;
    const orders = await store.ordersByGame();
    if (orders.size === 0) return;
    const versions = await store.versionsOf([...orders.keys()], this.table.share?.());
    for (const [game, given] of orders) {
      const version = versions.get(game);
      if (version === undefined) continue;
      try {
        await this.lookAt(game, version, given);
      } catch (error) {
        for (const order of given) this.looked.set(keyOf(order), { version, due: this.in(HOUR) });
        await failed(game, error);
      }
    }
  }

  private async lookAt(game: string, version: number, orders: readonly StandingOrder[]): Promise<void> {
    for (const order of orders) {
      const known = this.looked.get(keyOf(order));
      const isNew = known?.version !== version;
      if (!isNew && (known.due === null || known.due > this.table.now())) continue;
      const position = await readPosition(this.table, game);
      const verdict = verdictOn(position, order);
      if (verdict?.does === "end") await endOrder(this.table, position, order, verdict.reason);
      else {
        const due = verdict === null ? null : await this.dueFor(order, isNew);
        this.looked.set(keyOf(order), { version, due });
        // with what it does the game has moved on
        if (verdict !== null && due === null) return carryOut(this.table, position, order, verdict);
      }
    }
  }

  /** When it acts; null for now. It sleeps when its person does, and is away with him: nobody else would have answered then. */
  private async dueFor({ userId }: StandingOrder, isNew: boolean): Promise<Date | null> {
    const wait = orderWait(this.table);
    if (isNew && wait > 0) return this.in(wait);
    const now = this.table.now();
    const { timeZone, awayUntil } = await this.table.store.userSettings(userId);
    const back = awayUntil !== null && awayUntil > now ? awayUntil : nightEnds(now, timeZone);
    return back === null ? null : new Date(back.getTime() + wait);
  }

  private in(ms: number): Date {
    return new Date(this.table.now().getTime() + ms);
  }
}

const keyOf = ({ gameId, seat, kind }: StandingOrder): string => `${gameId} ${seat} ${kind}`;

async function carryOut(
  table: TableContext,
  position: Position,
  order: StandingOrder,
  verdict: Exclude<Verdict, { does: "end" }>,
): Promise<void> {
  try {
    if (verdict.does === "answer") await obey(table, position, order);
    else await decline(table, verdict.offer, { ...orderRequest(position, order), version: position.game.version });
  } catch (error) {
    // somebody was faster, and the game is looked at anew
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The order is gone, and its person is told why. */
function endOrder(table: TableContext, { game }: Position, order: StandingOrder, reason: Told | null): Promise<void> {
  const { seat, kind, userId, data } = order;
  const payload = { game: game.id, seat, order: orderedTold(kind, data) };
  const posts: Post[] = reason === null ? [] : [{ to: { userId }, kind: "order-end", payload: { ...payload, reason } }];
  return table.store.endOrders(game, [order], table.now(), posts);
}
