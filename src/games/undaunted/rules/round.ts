import { type Args, type Flow, type Option, option } from "../../../engine/index.ts";
import { type CardId, cards } from "../components/index.ts";
import { type PerSide, type Side, sides } from "../seats.ts";
import type { Pile } from "../state.ts";
import type { Undaunted, UndauntedAsk } from "../undaunted.ts";
import { needOf } from "./hopeless.ts";
import { copiesOf, draw, moveCard, titles } from "./piles.ts";
import { judgeStalemate } from "./stalemate.ts";
import { doneOf } from "./victory.ts";

/** [4.1] Cards drawn in each round. */
export const HAND = 4;

/** [4.1] A new round: both draw. */
export function beginRound(g: Undaunted): void {
  const { state } = g;
  state.round++;
  g.tell("round", { round: state.round, ...(state.round === 1 ? {} : roundOver(g)) });
  judgeStalemate(g);
  for (const side of sides) draw(g, side, HAND);
  state.step = { at: "initiative" };
}

/** How far both are from their goals when a round has ended. */
const roundOver = ({ state, scenario }: Undaunted): Args => ({
  over: state.round - 1,
  ...Object.fromEntries(
    sides.map((side) => [
      side,
      scenario.sides[side].victory.map((goal) => `${doneOf(state, side, goal)}/${needOf(goal)}`),
    ]),
  ),
});

/** [4.2] Who shows the higher card takes the token and the first turn. */
export function* findInitiative(g: Undaunted): Flow {
  const { state } = g;
  const shown = yield* pickCards(g);
  state.initiative = higher(shown) ?? state.initiative;
  const { lrdg, italy } = shown;
  const lrdgValue = initiativeOf(lrdg);
  const italyValue = initiativeOf(italy);
  g.tell("initiative", { lrdg, italy, lrdgValue, italyValue, side: state.initiative });
  state.step = { at: "play", side: state.initiative };
}

type Shown = PerSide<CardId | null>;

/** Secretly and at once; who has no card shows none. */
function* pickCards(g: Undaunted): Flow<Shown> {
  const asked = sides.filter((side) => g.army(side).hand.length > 0);
  const asks = asked.map(
    (seat): UndauntedAsk<CardId> => ({
      seat,
      kind: "initiative.card",
      args: { round: g.state.round },
      rule: "4.2",
      options: initiativeOptions(g.army(seat).hand),
    }),
  );
  const answers = asks.length === 0 ? [] : yield* g.askAll(asks);
  const shown: Shown = { lrdg: null, italy: null };
  for (const [at, side] of asked.entries()) {
    const card = answers[at] as CardId;
    moveCard(g.army(side), card, "hand", "discard");
    shown[side] = card;
  }
  g.run.seal();
  return shown;
}

/** Copies are alike; how many there are tells what is left to play. */
const initiativeOptions = (hand: Pile): Option<CardId>[] =>
  titles(hand).map((card) => option(card, { initiative: cards[card].initiative, copies: copiesOf(hand, card) }));

const initiativeOf = (card: CardId | null): number => (card === null ? 0 : cards[card].initiative);

/** Nobody on a tie: the token stays. */
function higher({ lrdg, italy }: Shown): Side | null {
  const lead = initiativeOf(lrdg) - initiativeOf(italy);
  return lead === 0 ? null : lead > 0 ? "lrdg" : "italy";
}
