import type { Ask, Option } from "../../engine/index.ts";
import type { Policy } from "../policy.ts";
import type { CardFacts } from "./cards/card.ts";
import type { Board } from "./components/board.ts";
import type { SpaceTrack } from "./components/tracks.ts";
import { other, type Side, sign } from "./seats.ts";
import { controls } from "./standing.ts";

/** What the player looks at. */
interface View {
  readonly defcon: number;
  readonly vp: number;
  readonly milOps: { readonly us: number; readonly ussr: number };
  readonly space: { readonly us: number; readonly ussr: number };
  readonly spaceAttempts: { readonly us: number; readonly ussr: number };
  readonly influence: { readonly us: readonly number[]; readonly ussr: readonly number[] };
}

/** What a beginner knows of a title who has read its cards. */
interface Knowledge {
  readonly cards: Readonly<Record<string, CardFacts>>;
  /** Cards that bring DEFCON down, or let somebody do so. */
  readonly warlike: ReadonlySet<string>;
  /** Countries that a coup may cost DEFCON although they are no battlegrounds. */
  readonly shaky: ReadonlySet<string>;
  readonly board: Board;
  /** What the boxes of the space race ask for. */
  readonly space: SpaceTrack;
  /** What it would pay at most for the side that is the better one. */
  readonly fairBid: { readonly side: Side; readonly amount: number };
}

/**
 * Places influence where it counts, keeps away from nuclear war, plays its own events and gets rid of the other side's in
 * space; no search and no memory.
 */
export function coldWarPolicy(knowledge: Knowledge): Policy<View, Side> {
  return (view, ask, random) => {
    let best: Option[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const option of ask.options) {
      const value = worth(knowledge, view, ask, option);
      if (value > most) [best, most] = [[option], value];
      else if (value === most) best.push(option);
    }
    return random.pick(best).id;
  };
}

const NEVER = -100;

function worth(knowledge: Knowledge, view: View, ask: Ask<Side>, option: Option): number {
  const { id, hint } = option;
  if (id === "lose" || hint?.defcon === 1) return NEVER;
  switch (ask.kind) {
    case "headline.card":
      return worthAsHeadline(knowledge, view, ask.seat, id);
    case "play.card":
      return worthAsCard(knowledge, view, ask.seat, id);
    case "play.use":
    case "grain-sales.use":
      return worthAsUse(knowledge, view, ask, id);
    case "operations.kind":
      return worthAsOperation(knowledge, view, ask.seat, id);
    case "sides.bid":
    case "sides.raise":
    case "sides.secret-bid":
      return worthAsBid(knowledge, id);
    case "wargames.end":
      return (id === "end-game") === sign(ask.seat) * view.vp > 6 ? 1 : 0;
    case "summit.defcon":
    case "defcon.move":
      return id === "raise" ? 1 : 0;
    case "how-i-learned-to-stop-worrying.defcon":
      return Number(id);
    default:
      return worthAsPlace(knowledge, view, ask, option);
  }
}

/** Nothing is too little for a side that is no better. */
function worthAsBid({ fairBid }: Knowledge, id: string): number {
  const [side, amount] = id.split(":");
  if (id === "pass") return 0;
  return side === fairBid.side ? 1 - Math.abs(Number(amount) - fairBid.amount) : -Number(amount) - 1;
}

const isOpponents = ({ cards }: Knowledge, seat: Side, card: string): boolean => cards[card]?.side === other(seat);

function worthAsHeadline(knowledge: Knowledge, { defcon }: View, seat: Side, id: string): number {
  const { cards, warlike } = knowledge;
  if (warlike.has(id) && defcon <= 3) return NEVER;
  return isOpponents(knowledge, seat, id) ? -10 : cards[id]?.scoring ? -1 : 4 - (cards[id]?.ops ?? 0);
}

/** Warlike cards of the other side go first, into space or while DEFCON is high; at the brink they wait. */
function worthAsCard(knowledge: Knowledge, view: View, seat: Side, id: string): number {
  const { cards, warlike } = knowledge;
  const ops = cards[id]?.ops ?? -1;
  if (id.startsWith("end-crisis:")) return 5;
  if (!warlike.has(id)) return cards[id]?.scoring ? 0 : ops;
  if (!isOpponents(knowledge, seat, id)) return view.defcon <= 2 ? -10 : ops;
  if (canGoToSpace(knowledge, view, seat, ops)) return 10;
  return view.defcon > 2 ? 6 : -20;
}

function canGoToSpace({ space }: Knowledge, view: View, seat: Side, ops: number): boolean {
  const box = space[view.space[seat] + 1];
  return box !== undefined && view.spaceAttempts[seat] === 0 && ops >= box.ops;
}

function worthAsUse(knowledge: Knowledge, view: View, ask: Ask<Side>, use: string): number {
  const card = String(ask.args.card);
  const isWarlike = knowledge.warlike.has(card) && view.defcon <= 2;
  const opponents = isOpponents(knowledge, ask.seat, card);
  if (use === "un-intervention") return 20;
  if (use === "space" || use === "return") return isWarlike ? 10 : opponents && knowledge.warlike.has(card) ? 5 : -5;
  if (use === "event") return isWarlike ? -10 : (knowledge.cards[card]?.ops ?? 0) <= 2 ? 3 : 0;
  if (use === "event-first") return -1;
  return worthAsOperation(knowledge, view, ask.seat, use);
}

/** A coup while DEFCON allows it and military operations are owed, otherwise influence. */
function worthAsOperation(knowledge: Knowledge, view: View, seat: Side, operation: string): number {
  if (operation === "coup")
    return !hasSafeTarget(knowledge, view, seat) ? NEVER : view.milOps[seat] < view.defcon ? 2 : -1;
  return operation === "influence" ? 1 : operation === "done" ? -5 : 0;
}

/** At DEFCON 2 only a coup outside of the battlegrounds is safe. */
function hasSafeTarget(knowledge: Knowledge, view: View, seat: Side): boolean {
  if (view.defcon > 2) return true;
  const { board } = knowledge;
  return board.everywhere.some(
    (place) =>
      (view.influence[other(seat)][place] ?? 0) > 0 &&
      !board.battleground[place] &&
      !knowledge.shaky.has(board.id(place)) &&
      isFar(board, board.id(place)),
  );
}

/** Regions that no level of DEFCON closes, in either game. */
const isFar = (board: Board, id: string): boolean => {
  const place = board.place(id);
  return ["africa", "central-america", "south-america"].some((area) => board.within(area)[place]);
};

/** Battlegrounds first, and where control changes. */
function worthAsPlace(knowledge: Knowledge, view: View, { seat, kind }: Ask<Side>, { id, hint }: Option): number {
  if (kind === "coup.target" && (knowledge.shaky.has(id) ? 1 : 0) + 2 > view.defcon) return NEVER;
  const { board } = knowledge;
  const place = board.find(id.slice(id.indexOf(":") + 1));
  if (place === undefined) return 0;
  const key = board.battleground[place] ? 2 : 0;
  const owned = controls(board, view, seat, place) ? -1 : 0;
  const lost = controls(board, view, other(seat), place) ? 1 : 0;
  return (
    key + (kind.startsWith("influence.remove") || kind.endsWith(".target") ? lost : owned) - Number(hint?.cost ?? 1)
  );
}
