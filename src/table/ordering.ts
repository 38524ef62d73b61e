import { Refusal } from "../engine/index.ts";
import type { OrderKind } from "../games/order.ts";
import { refusal } from "../i18n/index.ts";
import type { OrderKey, StandingOrder } from "../store/index.ts";
import { type Done, obey } from "./acting.ts";
import type { Request } from "./changing.ts";
import type { TableContext } from "./context.ts";
import { orderKinds, verdictOn } from "./orders.ts";
import { type Position, readPosition, stillRunning } from "./position.ts";
import { demandGame } from "./private-tables.ts";

/** Something that can be ordered now for a seat, and what can be chosen for it. */
export interface Orderable {
  readonly seat: string;
  readonly kind: OrderKind<unknown>;
  readonly choices: readonly string[];
  /** One of the kind that stands: what is chosen is added to a list, and takes the place of anything else. */
  readonly standing: StandingOrder | undefined;
}

/** What somebody has ordered in a game, and what else he could. Nobody else's orders are looked at. */
interface Orders {
  readonly standing: readonly StandingOrder[];
  readonly orderable: readonly Orderable[];
}

export async function ordersFor(table: TableContext, position: Position, userId: string): Promise<Orders> {
  const { match, game } = stillRunning(position);
  demandGame(game);
  const own = position.seatsOf(userId);
  if (own.length === 0) throw refusal("refusal.not-playing");
  const all = await table.store.ordersOf(position.game.id);
  const standing = all.filter((order) => order.userId === userId && own.includes(order.seat));
  const orderable = own.flatMap((seat) =>
    orderKinds(position.title).flatMap((kind): Orderable[] => {
      const given = standing.find((order) => order.seat === seat && order.kind === kind.kind);
      if (kind.takes === "nothing" && given !== undefined) return [];
      const choices = kind.choices(match.view(seat)).filter((choice) => !given?.data.picks.includes(choice));
      return choices.length === 0 ? [] : [{ seat, kind, choices, standing: given }];
    }),
  );
  return { standing, orderable };
}

interface Ordering extends Request, OrderKey {
  /** What is chosen for it, if it takes something. */
  readonly pick: string;
}

/**
 * Gives an order, or adds to one that is a list. One that needs no choice and has something to do acts at once: its person is there,
 * and could have done the same. It is refused where it would end at once.
 */
export async function giveOrder(table: TableContext, request: Ordering): Promise<Done | Position> {
  const { position: read, user, seat } = request;
  const { position, order, kind } = await table.queue.run(read.game.id, async () => {
    const position = await readPosition(table, read.game.id);
    const { orderable } = await ordersFor(table, position, user.id);
    const meant = orderable.find((each) => each.seat === seat && each.kind.kind === request.kind);
    if (meant === undefined) throw refusal("refusal.order");
    if (!meant.choices.includes(request.pick)) throw refusal("refusal.order.choice");
    const order = orderOf(position, user.id, meant, request.pick);
    const verdict = verdictOn(position, order);
    if (meant.kind.takes === "nothing" && verdict?.does === "end" && verdict.reason !== null)
      throw new Refusal(verdict.reason);
    await table.store.giveOrder(order, table.now());
    return { position, order, kind: meant.kind };
  });
  const actsNow = kind.takes === "nothing" && verdictOn(position, order)?.does === "answer";
  return actsNow ? obey(table, position, order) : position;
}

function orderOf({ game, match }: Position, userId: string, { seat, kind, standing }: Orderable, pick: string) {
  const view = match.view(seat);
  const before =
    (kind.takes === "list" || kind.takes === "set") && standing !== undefined && isOfNow(kind, view, standing)
      ? standing.data
      : null;
  const picks = kind.takes === "nothing" ? [] : [...(before?.picks ?? []), pick];
  // what was listed before hangs on what was true then
  const hangs = { ...kind.hangsOn(view, picks), ...before?.hangs };
  return { gameId: game.id, seat, kind: kind.kind, userId, data: { picks, hangs } } satisfies StandingOrder;
}

/** Whether a list still hangs on what it hung on when it was begun, but for the things on it. */
const isOfNow = (kind: OrderKind<unknown>, view: unknown, { data }: StandingOrder): boolean =>
  Object.entries(kind.hangsOn(view, [])).every(([name, now]) => data.hangs[name] === now);

/** Takes an order back. */
export async function takeOrderBack(table: TableContext, request: Request & OrderKey): Promise<void> {
  const { position, user, seat, kind } = request;
  const given = (await table.store.ordersOf(position.game.id)).find(
    (order) => order.userId === user.id && order.seat === seat && order.kind === kind,
  );
  if (given === undefined) throw refusal("refusal.order.gone");
  await table.store.endOrders(position.game, [given], table.now());
}
