import type { Ask, Known, Random } from "../../../engine/index.ts";
import type { Mind } from "../../mind.ts";
import type { Policy } from "../../policy.ts";
import type { CardFacts } from "../cards/card.ts";
import { hold, leadIn, scoreOf } from "../policy/ground.ts";
import { type Knowledge, knowledgeOf, type Sense, type Table } from "../policy/knowledge.ts";
import { type Side, sign } from "../seats.ts";
import type { ColdWarState } from "../state.ts";
import { type DealtView, dealHidden, settleHidden } from "./deal.ts";

/** What a title of the family brings besides what its policy knows. */
interface Parts<State extends ColdWarState<Card>, View extends DealtView<Card>, Card extends string> {
  readonly sense: Sense;
  readonly cards: Readonly<Record<Card, CardFacts>>;
  readonly policy: Policy<Table, Side>;
  /** The position as a view has it, at the beginning of this step: of what is hidden nothing is in it. */
  positionAt(view: View, step: PlayStep): State;
  /** What a side has besides VP and the board, in VP. */
  besides(state: State, side: Side): number;
  /** So many VP ahead are about as good as three games of four. */
  readonly lead: number;
  readonly slips?: number;
}

/** Steps in which the search plays on: before the first turn the policy alone decides. */
type PlayStep =
  | { readonly at: "headline" }
  | { readonly at: "round"; readonly round: number; readonly side: Side }
  | { readonly at: "turn-end" };

/** Region scores count besides what the countries are worth. */
const SCORE = 0.45;
const GROUND = 0.5;

export function coldWarMind<State extends ColdWarState<Card>, View extends DealtView<Card>, Card extends string>(
  parts: Parts<State, View, Card>,
): Mind<State, View, Side> {
  const { sense, policy } = parts;
  const k = knowledgeOf(sense);
  const title = { cards: parts.cards, rounds: sense.rounds };
  return {
    pace: 60,
    ...(parts.slips !== undefined && { slips: parts.slips }),
    deal(known: Known<View, Side>, random: Random) {
      const step = stepOf(known);
      if (step === null) return null;
      const state = parts.positionAt(known.before, step);
      dealHidden(title, state, known, random);
      return state;
    },
    settle: (state, known, random) => settleHidden(title, state, known, random),
    quick: policy,
    worth: (state, seat) => Math.tanh((vpFor(k, state, seat) + parts.besides(state, seat)) / parts.lead),
    isFar: (from, now) => now.turn > from.turn,
    isPlan: ({ kind }: Ask<Side>) => kind === "play.card",
  };
}

/** The step in progress: whose round it is everybody sees. */
function stepOf<Card extends string>({ before, view }: Known<DealtView<Card>, Side>): PlayStep | null {
  switch (before.step) {
    case "headline":
    case "turn-end":
      return { at: before.step };
    case "round":
      return view.phasing === null ? null : { at: "round", round: view.round, side: view.phasing };
    default:
      return null;
  }
}

/** How far ahead a side is: in VP, in what would be scored, and in what it stands in. */
function vpFor(k: Knowledge, state: Table, side: Side): number {
  let total = sign(side) * state.vp;
  for (const region of k.tables) total += SCORE * region.sense.likely(state.turn) * scoreOf(k, region, state, side);
  const { stability } = k.board;
  let ground = 0;
  for (let place = 0; place < k.board.size; place++)
    ground += (k.worthOf[place] as number) * hold(leadIn(state, side, place), stability[place] as number);
  return total + GROUND * ground;
}
