import { type Flow, type Option, option } from "../../../engine/index.ts";
import { type CardId, isFog, isSoldier, type SoldierId } from "../components/index.ts";
import { other, type Side } from "../seats.ts";
import type { Undaunted } from "../undaunted.ts";
import { changeSoldier } from "./changes.ts";
import { copiesOf, moveCard, titles } from "./piles.ts";
import { soldier, vehicleOf } from "./position.ts";
import { changePlace, isPlaceChange, placeChanges, swapPlaces } from "./seating.ts";
import { type ActId, actOptions, performAct, usesOf } from "./uses.ts";
import { judge, judgeGoals } from "./victory.ts";

/** [5] One card of a turn, or its end. */
export function* playCard(g: Undaunted, side: Side, begun: boolean): Flow {
  const card = yield* chooseCard(g, side, begun);
  if (card === "end-turn") return endTurn(g, side);
  // asked even if it can only hunker down: a pick without a question would show that
  const question = { kind: "play.use", args: { card }, rule: "5.2", secret: true } as const;
  const use = yield* g.ask(side, question, usesOf(g, side, card));
  moveCard(g.army(side), card, "hand", use === "hunker" ? "supply" : "played");
  const vehicle = isSeat(use) && isSoldier(card) ? vehicleOf(g.state, card) : null;
  g.tell("played", { side, card, use: useOf(use), ...(vehicle === null ? {} : { vehicle }) });
  yield* usePlayed(g, side, card, use);
  judge(g, side);
  g.state.step = { at: "play", side, begun: true };
}

/**
 * [5.1, R32] Asked even when nothing is left to play, if something was: the last card can be taken back until the turn is
 * ended.
 */
function* chooseCard(g: Undaunted, side: Side, begun: boolean): Flow<CardId | "end-turn"> {
  const { hand } = g.army(side);
  const held = titles(hand).filter((card) => !isFog(card));
  // whether the first can still take back the end of the turn must not show what the second holds
  const passedOver = side === g.state.initiative ? held.length === 0 : hand.length === 0;
  if (passedOver && !begun) return "end-turn";
  const options: Option<CardId | "end-turn">[] = held.map((card) => {
    const copies = copiesOf(hand, card);
    return option(card, isSuppressed(g, card) ? { copies, suppressed: true } : { copies });
  });
  options.push(option("end-turn"));
  return yield* g.ask(side, { kind: "play.card", args: { round: g.state.round }, rule: "5.1", secret: true }, options);
}

const isSuppressed = (g: Undaunted, card: CardId): boolean => isSoldier(card) && soldier(g.state, card).suppressed;

const isSeat = (use: string): boolean => use.startsWith("seat:");

/** What the log calls it: the action, or the kind of a change of place. */
function useOf(use: string): string {
  const colon = use.indexOf(":");
  if (colon < 0) return use;
  return isSeat(use) ? use.slice(colon + 1) : use.slice(0, colon);
}

function* usePlayed(g: Undaunted, side: Side, card: CardId, use: string): Flow {
  if (use === "hunker") return;
  if (!isSoldier(card)) return yield* performAct(g, side, card, use as ActId);
  if (use === "rally") return rally(g, side, card);
  if (use.startsWith("swap:")) return swapPlaces(g, card, use);
  if (!isPlaceChange(use)) return yield* actThenChange(g, side, card, use as ActId);
  changePlace(g, card, use);
  yield* actAfterChange(g, side, card);
}

/** [5.3] */
function rally(g: Undaunted, side: Side, id: SoldierId): void {
  changeSoldier(g.state, id, { suppressed: false });
  g.tell("rallied", { side, soldier: id });
}

/** [6.1] The change of place came first; an action may follow. */
function* actAfterChange(g: Undaunted, side: Side, card: SoldierId): Flow {
  const acts = actOptions(g, side, card);
  if (acts.length === 0) return;
  const options: Option<ActId | "none">[] = [...acts, option("none")];
  const act = yield* g.ask(side, { kind: "play.action", args: { card }, rule: "6.1" }, options);
  if (act !== "none") yield* performAct(g, side, card, act);
}

/** [6.1] The action came first; a change of place may follow, if he is still there. */
function* actThenChange(g: Undaunted, side: Side, card: SoldierId, act: ActId): Flow {
  yield* performAct(g, side, card, act);
  judgeGoals(g, side);
  if (g.state.soldiers[card] === undefined) return;
  const changes = placeChanges(g.state, card);
  if (changes.length === 0) return;
  const change = yield* g.ask(side, { kind: "play.place", args: { card }, rule: "6.1" }, [...changes, option("stay")]);
  if (change !== "stay") changePlace(g, card, change);
}

/** [5.1] It may end the game: the cards that still go round may be too few for a goal. */
function endTurn(g: Undaunted, side: Side): void {
  closeTurn(g, side);
  judge(g, side);
}

/** [5.1] The play area and the rest of the hand go to the discards. */
export function closeTurn(g: Undaunted, side: Side): void {
  const { state } = g;
  const army = g.army(side);
  const rest = army.hand;
  army.discard = [...army.discard, ...army.played, ...rest];
  army.played = [];
  army.hand = [];
  g.tell("turn-ended", { side, cards: rest });
  state.step = side === state.initiative ? { at: "play", side: other(side) } : { at: "round" };
}
