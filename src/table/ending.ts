import { type Outcome, Refusal } from "../engine/index.ts";
import type { Request } from "./changing.ts";
import type { TableContext } from "./context.ts";
import { type Settled, settle } from "./settling.ts";

/** Gives the game up: everybody else wins. */
export function resign(table: TableContext, request: Request): Promise<Settled> {
  return settle(table, request, (_, match, own) => {
    const winners = match.seats.filter((seat) => !own.includes(seat));
    if (winners.length === 0) throw new Refusal({ key: "refusal.resign-alone", args: {} });
    return { status: "finished", entry: "resigned", outcome: { winners, key: "resigned", args: { seats: own } } };
  });
}

/** Offers a draw, or accepts one: it is a draw when everybody has said so and nothing was played in between. */
export function offerDraw(table: TableContext, request: Request): Promise<Settled> {
  return settle(table, request, (game, match, own, notes) => {
    const offered = [...new Set([...notes.draw, request.user.id])];
    const agreed = game.seats.every((seat) => offered.includes(seat.userId));
    const agreement: Outcome = { winners: [], key: "agreement", args: { seats: match.seats } };
    if (agreed) return { status: "finished", entry: "draw-agreed", outcome: agreement };
    return { entry: "draw-offered", notes: { ...notes, draw: offered }, args: { seats: own } };
  });
}

/** Ends the game without a result: when everybody wants it, or by whoever may manage the channel. */
export function abandon(table: TableContext, request: Request & { readonly manager: boolean }): Promise<Settled> {
  return settle(table, request, (game, _, own, notes) => {
    const wanted = [...new Set([...notes.abandon, request.user.id])];
    const agreed = game.seats.every((seat) => wanted.includes(seat.userId));
    if (request.manager || agreed) return { status: "abandoned", entry: "abandoned" };
    return { entry: "abandon-wanted", notes: { ...notes, abandon: wanted }, args: { seats: own } };
  });
}
