import { type Flow, option } from "../../../engine/index.ts";
import { baseDeck, expansionDeck, specialOf } from "../cards/index.ts";
import type { CardId, Decade } from "../cards/types.ts";
import { decadeOver, discardFrom, fillHand, HAND, siftHands } from "../rules/decade.ts";
import type { Volk } from "../volk.ts";
import { nextCard } from "./deck.ts";
import { armsRaceIds, conflictIds } from "./draw.ts";
import { orderOfPlay } from "./order.ts";

const EXPANSION_CARDS = 3;
/** Cards of the base game in sub-decades A, B and C. */
const baseCardsIn = [3, 3, 4] as const;
export const PARTS = 3;

/** [4] Sub-decade A: order of play, hands, special card, the first cards. */
export function* beginPowerDecade(g: Volk): Flow {
  const { state, powers, run } = g;
  if (state.decade === 1) prepareDecks(g);
  else {
    powers.order = orderOfPlay(state);
    powers.leftovers[(state.decade - 1) as Decade] = state.deck;
  }
  yield* siftHands(g, powers.order, powers.early === null ? [] : [powers.early.card]);
  state.special = specialOf(state.decade, state.wall);
  state.played = [];
  state.part = 1;
  state.deck = powers.nextDeck ?? baseDeck(state.decade);
  if (powers.nextDeck === null) run.shuffle(state.deck, `decade-${state.decade}`);
  powers.nextDeck = null;
  g.tell("decade", { decade: state.decade, special: state.special, ...decadeOver(g) });
  g.tell("order", { order: powers.order });
  for (const seat of powers.order) fillHand(g, seat, powers.early?.seat === seat ? HAND + 1 : HAND);
  yield* keepTwo(g);
  powers.prepared = expansionDeck(state.decade);
  run.shuffle(powers.prepared, `expansion-${state.decade}`);
  // [4] the tenth card is discarded unseen
  powers.prepared.splice(0, 1);
  layOutPart(g);
  state.step = { at: "turn", seat: powers.order[0] ?? "usa" };
}

function prepareDecks(g: Volk): void {
  const { state, powers, run } = g;
  // [14] agreed before the game and said to everybody
  g.tell("table-talk", { talk: state.options.tableTalk ?? "none" });
  powers.armsDeck = [...armsRaceIds];
  run.shuffle(powers.armsDeck, "arms-race");
  powers.conflictDeck = [...conflictIds];
  run.shuffle(powers.conflictDeck, "conflict");
}

/** [12.2] Who leads in space has three cards now and discards one. */
function* keepTwo(g: Volk): Flow {
  const { early } = g.powers;
  g.powers.early = null;
  if (early === null || g.state.hands[early.seat].length <= HAND) return;
  const { seat } = early;
  const options = g.state.hands[seat].map((id) => option(id));
  const id = yield* g.ask<CardId>(seat, { kind: "hand.keep-two", rule: "12.2", secret: true }, options);
  discardFrom(g, seat, [id]);
}

/** Cards of both games for a sub-decade. */
export function layOutPart(g: Volk): void {
  const { state, powers } = g;
  const base: CardId[] = [];
  for (let count = baseCardsIn[state.part - 1] ?? 0; count > 0; count--) {
    const card = nextCard(g);
    if (card !== undefined) base.push(card);
  }
  state.display = [...powers.prepared.splice(-EXPANSION_CARDS), ...base];
  g.run.seal();
  g.tell("display.part", { decade: state.decade, part: state.part, cards: [...state.display] });
}
