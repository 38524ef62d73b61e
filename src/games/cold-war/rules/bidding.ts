import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import { other, type Side, sides } from "../seats.ts";

/** What came of the bidding: whether those seated change sides, and who is paid how much for it. */
export interface Sides {
  readonly swap: boolean;
  readonly bid: { readonly side: Side; readonly amount: number };
}

type Bid = `${Side}:${number}`;

const MOST = 12;
const amounts = Array.from({ length: MOST + 1 }, (_, amount) => amount);
const bidOptions = (side: Side, above: number): Option<Bid>[] =>
  amounts.filter((amount) => amount > above).map((amount) => option(`${side}:${amount}`));

const read = (bid: Bid): { side: Side; amount: number } => {
  const [side, amount] = bid.split(":") as [Side, string];
  return { side, amount: Number(amount) };
};

/** Seats drawn by lot. */
export function drawSides<T extends World>(g: ColdWar<T>): Sides {
  const swap = g.run.roll(2) === 2;
  return { swap, bid: { side: "us", amount: 0 } };
}

/** [11.1.3] One player, drawn by lot, names a side and a price; they raise in turn until one passes. */
export function* auctionSides<T extends World>(g: ColdWar<T>): Flow<Sides> {
  let bidder: Side = g.run.roll(2) === 1 ? "us" : "ussr";
  const opening = [...bidOptions("us", -1), ...bidOptions("ussr", -1)];
  let bid = read(yield* g.ask(bidder, { kind: "sides.bid", rule: "11.1.3" }, opening));
  for (;;) {
    g.tell("sides.bid", { seat: bidder, side: bid.side, amount: bid.amount });
    const rival = other(bidder);
    const options: Option<Bid | "pass">[] = [...bidOptions(bid.side, bid.amount), option("pass")];
    const answer = yield* g.ask(rival, { kind: "sides.raise", args: bid, rule: "11.1.3" }, options);
    if (answer === "pass") return { swap: bid.side !== bidder, bid };
    bid = read(answer);
    bidder = rival;
  }
}

/**
 * Both name a side and a number in secret. Different sides: each gets the one named. The same: the higher number gets
 * it, and the other side that much influence; at a tie the lot decides.
 */
export function* bidInfluence<T extends World>(g: ColdWar<T>): Flow<Sides> {
  const options = [...bidOptions("us", -1), ...bidOptions("ussr", -1)];
  const asks = sides.map((seat) => ({ seat, kind: "sides.secret-bid" as const, args: {}, options }));
  const [us, ussr] = (yield* g.askAll<Bid>(asks)).map(read) as [ReturnType<typeof read>, ReturnType<typeof read>];
  for (const [seat, bid] of [["us", us] as const, ["ussr", ussr] as const])
    g.tell("sides.bid", { seat, side: bid.side, amount: bid.amount });
  if (us.side !== ussr.side) return { swap: us.side === "ussr", bid: { side: "us", amount: 0 } };
  const usWins = us.amount === ussr.amount ? g.run.roll(2) === 1 : us.amount > ussr.amount;
  const named = us.side;
  const amount = Math.max(us.amount, ussr.amount);
  return { swap: usWins !== (named === "us"), bid: { side: other(named), amount } };
}
