import type { Ask } from "../../../engine/index.ts";
import { other, type Side } from "../seats.ts";
import { coupWorth, NEVER, placingWorth, scoreOf } from "./ground.ts";
import type { Knowledge, Table } from "./knowledge.ts";

/** What operations are worth now, by their points; found out once for a whole hand. */
class OperationsWorth {
  private readonly known: number[] = [];

  constructor(
    private readonly k: Knowledge,
    private readonly table: Table,
    private readonly side: Side,
  ) {}

  of(points: number): number {
    const known = this.known[points];
    if (known !== undefined) return known;
    const { k, table, side } = this;
    const worth = Math.max(placingWorth(k, table, side, points), coupWorth(k, table, side, points));
    this.known[points] = worth;
    return worth;
  }
}

const isOpponents = ({ cards }: Knowledge, seat: Side, card: string): boolean => cards[card]?.side === other(seat);

/** What an event is worth to whoever profits from it. */
function eventWorth({ cards, events }: Knowledge, card: string): number {
  const known = events[card];
  return known === undefined ? (cards[card]?.ops ?? 0) + 0.3 : known;
}

/** What a scoring card would bring a seat now. */
function scoringWorth(k: Knowledge, table: Table, seat: Side, card: string): number {
  const region = k.tables.find(({ name }) => name === k.scores[card]);
  return region === undefined ? 0 : scoreOf(k, region, table, seat);
}

/** Operations of a card that has gone into the hand are better kept for a round. */
const SPENT_OPS = 0.5;

export function headlineWorth(k: Knowledge, table: Table, seat: Side, card: string): number {
  const facts = k.cards[card];
  if (k.warlike.has(card) && table.defcon <= 3) return NEVER;
  if (facts?.scoring) return scoringWorth(k, table, seat, card) - 0.5;
  const event = eventWorth(k, card);
  return isOpponents(k, seat, card) ? -event - 2 : event - SPENT_OPS * (facts?.ops ?? 0);
}

/** Warlike cards of the other side go first, into space or while DEFCON is high; at the brink they wait. */
export function cardsWorth(k: Knowledge, table: Table, { seat, options }: Ask<Side>): number[] {
  const operations = new OperationsWorth(k, table, seat);
  return options.map(({ id }) => {
    const facts = k.cards[id];
    if (id.startsWith("end-crisis:")) return 5;
    if (facts === undefined) return id === "lose" ? NEVER : -1;
    if (facts.scoring) {
      const worth = scoringWorth(k, table, seat, id);
      return worth > 0 ? 2 + worth : worth - 1;
    }
    const isTheirs = isOpponents(k, seat, id);
    const isWarlike = k.warlike.has(id);
    if (isWarlike && isTheirs) {
      if (canGoToSpace(k, table, seat, facts.ops)) return 10;
      return table.defcon > 2 ? 6 : -20;
    }
    if (isWarlike && table.defcon <= 2) return operations.of(facts.ops) - 4;
    const worth = operations.of(facts.ops);
    if (!isTheirs) return Math.max(worth, eventWorth(k, id));
    const played = worth - eventWorth(k, id);
    return canGoToSpace(k, table, seat, facts.ops) ? Math.max(played, spaceWorth(k, table, seat)) : played;
  });
}

function canGoToSpace({ space }: Knowledge, table: Table, seat: Side, ops: number): boolean {
  const box = space[table.space[seat] + 1];
  return box !== undefined && table.spaceAttempts[seat] === 0 && ops >= box.ops;
}

/** What an attempt is worth besides getting rid of a card. */
function spaceWorth({ space }: Knowledge, table: Table, seat: Side): number {
  const at = table.space[seat] + 1;
  const box = space[at];
  if (box === undefined) return 0;
  const vp = table.space[other(seat)] < at ? box.vp.first : box.vp.second;
  return (box.upTo / 6) * (vp + 0.6);
}

export function useWorth(k: Knowledge, table: Table, ask: Ask<Side>, use: string): number {
  const { seat } = ask;
  const card = String(ask.args.card);
  const ops = k.cards[card]?.ops ?? 0;
  const isBrink = k.warlike.has(card) && table.defcon <= 2;
  const isTheirs = isOpponents(k, seat, card);
  const harm = isTheirs ? eventWorth(k, card) + (isBrink ? 10 : 0) : 0;
  switch (use) {
    case "un-intervention":
      return operationWorth(k, table, seat, "influence", ops) - 1;
    case "space":
      return spaceWorth(k, table, seat);
    case "return":
      return isTheirs || isBrink ? 1.5 : -5;
    case "event":
      return isBrink ? -10 : eventWorth(k, card);
    case "event-first":
      return operationWorth(k, table, seat, "influence", ops) - harm - 0.3;
    case "coup":
      // the event that follows would bring down what the coup has left of DEFCON
      if (isTheirs && k.warlike.has(card) && table.defcon <= 3) return NEVER;
      return operationWorth(k, table, seat, use, ops) - harm;
    default:
      return operationWorth(k, table, seat, use, ops) - harm;
  }
}

/** A coup where it is safe and worth more than influence; realignments only where nothing else is left. */
export function operationWorth(k: Knowledge, table: Table, seat: Side, operation: string, ops: number): number {
  switch (operation) {
    case "coup":
      return coupWorth(k, table, seat, ops);
    case "influence":
      return placingWorth(k, table, seat, ops);
    case "realign":
      return 0.2;
    case "space":
      return spaceWorth(k, table, seat);
    case "done":
      return -1;
    default:
      return 0;
  }
}

/** What it costs to give a card up: scoring cards of a bad region and the other side's events are gladly lost. */
export function lossOf(k: Knowledge, table: Table, seat: Side, card: string): number {
  const facts = k.cards[card];
  if (facts === undefined) return 0;
  if (facts.scoring) return scoringWorth(k, table, seat, card);
  const event = eventWorth(k, card);
  return isOpponents(k, seat, card) ? facts.ops - event : Math.max(facts.ops, event);
}
