import type { Ask, Option } from "../../../engine/index.ts";
import type { Policy } from "../../policy.ts";
import { other, type Side, sign } from "../seats.ts";
import { coupGain, leadIn, markerWorth, militaryWorth, NEVER } from "./ground.ts";
import { type Knowledge, knowledgeOf, type Sense, type Table } from "./knowledge.ts";
import { cardsWorth, headlineWorth, lossOf, operationWorth, useWorth } from "./plays.ts";

/**
 * Places influence where control changes, keeps away from nuclear war, plays its own events and gets rid of the other side's in
 * space; no search and no memory. What everything is worth is counted in VP.
 */
export function coldWarPolicy(sense: Sense): Policy<Table, Side> {
  const knowledge = knowledgeOf(sense);
  return (table, ask, random) => {
    const { options } = ask;
    const all = ask.kind === "play.card" ? cardsWorth(knowledge, table, ask) : null;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    let alike = 1;
    for (let at = 0; at < options.length; at++) {
      const option = options[at] as Option;
      const value = all === null ? worth(knowledge, table, ask, option) : (all[at] as number);
      if (value > most) [best, most, alike] = [at, value, 1];
      else if (value === most && random.below(++alike) === 0) best = at;
    }
    return (options[best] as Option).id;
  };
}

function worth(k: Knowledge, table: Table, ask: Ask<Side>, option: Option): number {
  const { id, hint } = option;
  const { kind, seat } = ask;
  if (id === "lose" || (hint !== undefined && hint.defcon === 1))
    return table.phasing === other(seat) && id !== "lose" ? -NEVER : NEVER;
  switch (kind) {
    case "influence.place":
      return placeWorth(k, table, ask, option, false);
    case "influence.add":
    case "influence.add-to-one":
    case "influence.handicap":
      return placeWorth(k, table, ask, option, true);
    case "influence.remove":
      return removalWorth(k, table, ask, id);
    case "coup.target":
      return targetWorth(k, table, seat, option);
    case "realign.target":
      return realignWorth(k, option);
    case "headline.card":
      return headlineWorth(k, table, seat, id);
    case "play.use":
    case "grain-sales.use":
      return useWorth(k, table, ask, id);
    case "operations.kind":
      return operationWorth(k, table, seat, id, Number(ask.args.ops ?? k.cards[String(ask.args.card)]?.ops ?? 2));
    case "sides.bid":
    case "sides.raise":
    case "sides.secret-bid":
      return bidWorth(k, id);
    case "wargames.end":
      return (id === "end-game") === sign(seat) * table.vp > 6 ? 1 : 0;
    case "summit.defcon":
    case "defcon.move":
      return id === "raise" ? 1 : 0;
    case "how-i-learned-to-stop-worrying.defcon":
      return Number(id);
    default:
      return otherWorth(k, table, ask, option);
  }
}

/** Nothing is too little for a side that is no better. */
function bidWorth({ fairBid }: Knowledge, id: string): number {
  const [side, amount] = id.split(":");
  if (id === "pass") return 0;
  return side === fairBid.side ? 1 - Math.abs(Number(amount) - fairBid.amount) : -Number(amount) - 1;
}

function placeWorth(k: Knowledge, table: Table, { seat, args }: Ask<Side>, { id }: Option, isGift: boolean): number {
  const place = k.board.find(id);
  if (place === undefined) return 0;
  return markerWorth(k, table, seat, place, Math.max(1, Number(args.left ?? 1)), isGift);
}

/** From the other side where most is lost by it, from the own where least is. */
function removalWorth(k: Knowledge, table: Table, { seat, args }: Ask<Side>, id: string): number {
  const place = k.board.find(id);
  if (place === undefined) return 0;
  if (args.whose === seat) return -markerWorth(k, table, seat, place, 1, true);
  return markerWorth(k, table, seat, place, Math.max(1, Number(args.left ?? 1)), true);
}

function targetWorth(k: Knowledge, table: Table, seat: Side, { id, hint }: Option): number {
  const place = k.board.find(id);
  if (place === undefined) return 0;
  if ((k.isShaky[place] ? 1 : 0) + 2 > table.defcon || (hint?.risk !== undefined && Number(hint.risk) <= 1))
    return NEVER;
  const total = hint?.best === undefined ? -6 : Number(hint.best) - 6;
  return coupGain(k, table, seat, place, total) + militaryWorth(k, table, seat, 2);
}

function realignWorth(k: Knowledge, { id, hint }: Option): number {
  const place = k.board.find(id);
  if (place === undefined) return 0;
  return ((k.worthOf[place] as number) * (Number(hint?.lowers ?? 0) - Number(hint?.backfires ?? 0))) / 100;
}

/** Cards are given up where that costs least, and taken from others where it costs them most; countries as for influence. */
function otherWorth(k: Knowledge, table: Table, { seat, kind }: Ask<Side>, { id }: Option): number {
  if (id === "boycott") return -0.5;
  if (k.cards[id] !== undefined) return cardWorth(k, table, seat, kind, id);
  const place = k.board.find(id.slice(id.indexOf(":") + 1));
  if (place === undefined) return id === "lower" ? -1 : 0;
  const lead = leadIn(table, seat, place);
  const stability = k.board.stability[place] as number;
  return (k.worthOf[place] as number) * (lead >= stability ? 0.1 : lead <= -stability ? 1.5 : 1);
}

function cardWorth(k: Knowledge, table: Table, seat: Side, kind: string, card: string): number {
  switch (kind) {
    case "aldrich-ames-remix.discard":
    case "cyrus-vance.discard":
      return lossOf(k, table, other(seat), card);
    case "star-wars.card":
    case "salt-negotiations.card":
    case "discards.take":
    case "mengistu.card":
      return k.warlike.has(card) && table.defcon <= 2 ? NEVER : lossOf(k, table, seat, card);
    case "un-intervention.card":
      return -lossOf(k, table, seat, card);
    case "ask-not.discard":
    case "our-man-in-tehran.discard":
      return 1 - lossOf(k, table, seat, card);
    default:
      return 4 - lossOf(k, table, seat, card);
  }
}
