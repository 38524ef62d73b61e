import { randomInt } from "node:crypto";
import { dangerOf } from "../engine/index.ts";
import type { OrderKind } from "../games/order.ts";
import type { AnyTitle } from "../games/title.ts";
import type { OwnTold, Told } from "../i18n/index.ts";
import { type Offer, type OrderData, offers, type StandingOrder } from "../store/index.ts";
import type { Request } from "./changing.ts";
import type { TableContext } from "./context.ts";
import { type Position, readPosition } from "./position.ts";

/** Offers are declined whatever is played; an order to do so answers nothing that the rules ask. */
const declining: OrderKind<unknown> = {
  kind: "decline",
  takes: "set",
  isQuiet: true,
  choices: () => offers,
  hangsOn: () => ({}),
  obey: () => null,
  isNear: () => false,
};

/** Everything that can be ordered in a game. */
export const orderKinds = ({ orders }: AnyTitle): readonly OrderKind<unknown>[] => [...orders, declining];

/** What an order comes to in a position: something to do, its end and why, or nothing for now. */
export type Verdict =
  | { readonly does: "answer"; readonly option: string; readonly last: boolean }
  | { readonly does: "decline"; readonly offer: Offer }
  /** Without a reason if its person knows it already. */
  | { readonly does: "end"; readonly reason: Told | null };

const dangerous: OwnTold = { key: "cancel.danger", args: {} };

/** From what the seat may know, and nothing else. */
export function verdictOn(position: Position, order: StandingOrder): Verdict | null {
  const { game, title } = position;
  const kind = orderKinds(title).find((each) => each.kind === order.kind);
  if (game.status !== "running" || kind === undefined) return { does: "end", reason: null };
  if (position.playerOf(order.seat) !== order.userId) return { does: "end", reason: null };
  // the clock stands, and so does everybody else
  if (game.table.paused || game.table.parked !== undefined) return null;
  if (kind === declining) return declined(position, order);
  return answered(position, order, kind);
}

function declined({ game: { table } }: Position, { data, userId }: StandingOrder): Verdict | null {
  const offer = offers.find(
    (each) => data.picks.includes(each) && table[each].length > 0 && !table[each].includes(userId),
  );
  return offer === undefined ? null : { does: "decline", offer };
}

function answered({ match }: Position, { seat, data }: StandingOrder, kind: OrderKind<unknown>): Verdict | null {
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  // whoever has just taken something back wants to decide himself; and so does whoever finds that the rules have changed
  if (ask === undefined || match.canRedo(seat) || match.dropped.length > 0) return null;
  const obeyed = kind.obey(match.view(seat), ask, data);
  if (obeyed === null) return null;
  if ("cancel" in obeyed) return { does: "end", reason: obeyed.cancel };
  const { answer: option, last = false } = obeyed;
  if (ask.options.every(({ id }) => id !== option)) return null;
  return dangerOf(match, seat, option) === null ? { does: "answer", option, last } : { does: "end", reason: dangerous };
}

/** The wish of an order's person, as the order has it: of one version of a game it comes true once. */
export const orderRequest = (position: Position, { userId }: StandingOrder): Request => {
  const { id, version, seats } = position.game;
  const name = seats.find((seat) => seat.userId === userId)?.userName ?? "";
  return { position, user: { id: userId, name }, interaction: `order ${id} ${version}` };
};

/** What was ordered, in words that there are. */
export const orderedTold = (kind: string, { picks, hangs }: OrderData): Told => ({
  key: `ordered.${kind}`,
  args: { picks: [...picks], turn: hangs.turn ?? null },
});

const MINUTE = 60_000;
const LEAST_WAIT = 2 * MINUTE;
const MOST_WAIT = 20 * MINUTE;

/** How long an order waits before it answers others, so that nobody can tell it from its person; by lot, and by nothing else. */
export const orderWait = ({ orderWait: wait }: TableContext): number => wait?.() ?? randomInt(LEAST_WAIT, MOST_WAIT);

/** A post that calls people, as far as it matters who is called. */
interface Calling {
  readonly game: string;
  readonly version: number;
  readonly offers?: readonly { readonly kind: Offer }[];
}

/** Those whose phones need not ring: an order of theirs will answer, and that hangs on nothing hidden. */
export async function silencedBy(table: TableContext, { game, version, offers: offered = [] }: Calling) {
  const orders = await table.store.ordersOf(game);
  const silenced = new Set<string>();
  if (orders.length === 0) return silenced;
  const position = await readPosition(table, game);
  // what has waited too long rings as ever
  if (position.game.version !== version) return silenced;
  const awaited = offered.length > 0 ? "decline" : "answer";
  for (const order of orders) {
    const isQuiet = orderKinds(position.title).some(({ kind, isQuiet: quiet }) => kind === order.kind && quiet);
    if (isQuiet && verdictOn(position, order)?.does === awaited) silenced.add(order.userId);
  }
  return silenced;
}
