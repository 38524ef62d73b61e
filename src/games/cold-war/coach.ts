import type { Ask } from "../../engine/index.ts";
import type { Passage } from "../../i18n/index.ts";
import type { World } from "./cold-war.ts";
import type { Outlook } from "./danger/index.ts";
import { told } from "./forecast.ts";
import { roundsLeft } from "./rules/rounds.ts";
import { targets } from "./rules/targets.ts";
import { other, type Side, sign } from "./seats.ts";
import type { FamilyView } from "./view.ts";

/** What would come of a scoring: VP for the US, and who would win the game by it. */
interface Scored {
  readonly vp: number;
  readonly wins: Side | null;
}

/** What a title of the family knows that its coach speaks of. */
interface Sight<T extends World, View> {
  outlook(view: View, seat: Side): Outlook<T>;
  /** A scoring card, if it were played now. */
  scored(view: View, card: T["card"]): Scored | undefined;
  /** The final scoring, if it came now: who wins, and the score; without one, a victory that needs none. */
  final(view: View): { readonly winners: readonly string[]; readonly vp: number | null };
  isLastTurn(view: View): boolean;
  /** Cards that bring DEFCON down, or let somebody do so. */
  readonly warlike: ReadonlySet<string>;
  /** The card that passes from side to side. */
  passing(view: View): { readonly card: T["card"]; readonly holder: Side | null; readonly faceUp: boolean };
}

/** What matters before a headline or a card of a round, what matters most first, from what the seat may know. */
export function coachIn<T extends World, View extends FamilyView<T["card"]>>(
  sight: Sight<T, View>,
): (view: View, ask: Ask<Side>) => Passage {
  return (view, { kind, seat }) => {
    if (kind !== "play.card" && kind !== "headline.card") return [];
    const seen: Seen<T, View> = {
      ...sight,
      view,
      seat,
      look: sight.outlook(view, seat),
      isRound: kind === "play.card",
    };
    const { due, owed } = scoring(seen);
    return [...due, ...defcon(seen), ...victory(seen), ...owed, ...military(seen), ...final(seen), ...passing(seen)];
  };
}

interface Seen<T extends World, View> extends Sight<T, View> {
  readonly view: View;
  readonly seat: Side;
  readonly look: Outlook<T>;
  /** A card of a round is asked for, not a headline. */
  readonly isRound: boolean;
}

/** [10.1.5] Scoring cards in hand: those that must be played in the rounds that are left, and others. */
function scoring<T extends World, View extends FamilyView<T["card"]>>({
  view,
  seat,
  look,
  isRound,
  scored,
}: Seen<T, View>) {
  const { g, excused } = look;
  const cards = (view.hands[seat] ?? []).filter((card) => g.facts(card).scoring && !excused.includes(card));
  const rounds = isRound ? roundsLeft(g, seat) : g.regularRounds();
  const isDue = isRound && cards.length >= rounds;
  const key = isDue ? "coach.scoring.due" : isRound ? "coach.scoring" : "coach.scoring.headline";
  const lines = cards.map((card) => told(key, { card, rounds, ...netFor(seat, scored(view, card)) }));
  return isDue ? { due: lines, owed: [] } : { due: [], owed: lines };
}

function netFor(seat: Side, { vp, wins }: Scored = { vp: 0, wins: null }) {
  const own = sign(seat) * vp;
  const net =
    wins === null ? (own === 0 ? "even" : own > 0 ? "own" : "theirs") : wins === seat ? "own-wins" : "theirs-wins";
  return { net, gap: Math.abs(vp), enemy: other(seat) };
}

const COUNTRIES = 3;

/** [8.1.3] What would bring war in the own round. */
function defcon<T extends World, View extends FamilyView<T["card"]>>({
  view,
  seat,
  look,
  isRound,
  warlike,
}: Seen<T, View>) {
  const { g } = look;
  if (view.defcon !== 2 || g.lowestDefcon() > 1) return [];
  const places = isRound ? targets(g, seat, "coup").filter((place) => g.coupDegrades(seat, place)) : [];
  const countries = places.slice(0, COUNTRIES).map((place) => g.board.id(place));
  const cards = (view.hands[seat] ?? []).filter((card) => warlike.has(card));
  return countries.length + cards.length === 0
    ? []
    : [told("coach.defcon", { countries, more: places.length > countries.length, cards })];
}

/** So near to the VP that win at once it is said. */
const NEAR = 4;

function victory<T extends World, View extends FamilyView<T["card"]>>({ view, seat, look }: Seen<T, View>) {
  const { victory: most } = look.g.rules;
  const lead = Math.abs(view.vp);
  const left = most - lead;
  if (left > most / NEAR || left <= 0) return [];
  const isOwn = sign(seat) * view.vp > 0;
  return [
    told(isOwn ? "coach.victory.own" : "coach.victory.theirs", { lead, left, victory: most, enemy: other(seat) }),
  ];
}

/** How many rounds before the end of a turn it is said what is owed. */
const LATE = 3;

/** [8.2] What it costs is said beside every card. */
function military<T extends World, View extends FamilyView<T["card"]>>({ view, seat, look, isRound }: Seen<T, View>) {
  const short = view.defcon - view.milOps[seat];
  const rounds = roundsLeft(look.g, seat);
  return isRound && short > 0 && rounds <= LATE ? [told("coach.military", { short, rounds })] : [];
}

/** [10.3.2] */
function final<T extends World, View extends FamilyView<T["card"]>>({
  view,
  seat,
  isLastTurn,
  final: finalOf,
}: Seen<T, View>) {
  if (!isLastTurn(view)) return [];
  const { winners, vp } = finalOf(view);
  const side = winners.length === 0 ? "even" : winners.includes(seat) ? "own" : "theirs";
  const net = vp === null ? `${side}-wins` : side;
  return [told("coach.final", { net, gap: Math.abs(vp ?? 0), enemy: other(seat) })];
}

/** [9] When it counts to keep the card that passes from side to side, and when to play it. */
function passing<T extends World, View extends FamilyView<T["card"]>>({
  view,
  seat,
  look,
  isRound,
  ...sight
}: Seen<T, View>) {
  const { card, holder, faceUp } = sight.passing(view);
  if (!isRound || holder !== seat || !faceUp) return [];
  const { g } = look;
  const others = (view.hands[seat] ?? []).filter((each) => !g.facts(each).scoring);
  if (sight.isLastTurn(view)) return [told("coach.passing", { card })];
  const isFree = others.length > 1 && others.every((each) => g.facts(each).side === other(seat));
  return isFree ? [told("coach.passing.free", { card, enemy: other(seat), ops: g.facts(card).ops })] : [];
}
