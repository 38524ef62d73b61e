import { type Flow, type Hint, type Option, option } from "../../../engine/index.ts";
import { card, ownColour, valueFor } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { germanyOf, other, type Seat } from "../seats.ts";
import { armsRace, takeCredit, valueIcons } from "../two-plus-two/actions.ts";
import { afterPowerTurn } from "../two-plus-two/turn.ts";
import { valueElements } from "../two-plus-two/value-icons.ts";
import type { Volk, VolkAsk } from "../volk.ts";
import { build, buildable, buildOptions, dismantleOne } from "./construction.ts";
import { layOut } from "./decade.ts";
import { eventOf, playEvent } from "./events/event.ts";
import { lastChanceForPolice } from "./police.ts";
import { paySpecialPrice } from "./special.ts";
import { raiseStandard } from "./standard.ts";
import { chooseAndRemove, exchangeSocialists } from "./unrest.ts";
import { type Action, legalActions, playableCards } from "./uses.ts";

/** [B3] One card, one action. */
export function* playTurn(g: Volk, seat: Seat): Flow {
  g.acting = seat;
  g.presser = seat;
  const id = yield* g.askFreely(seat, { kind: "turn.card", args: turnArgs(g), rule: "B3" }, () => cardOptions(g, seat));
  const action = card(id).special ? onlyEvent(g, seat, id) : yield* chooseAction(g, seat, id);
  takeUp(g, seat, id, action);
  g.ahead = (action === "event" ? eventOf(g, seat, id) : valueElements(seat, id)).map(({ id: each }) => each);
  if (id === g.state.special) yield* playSpecial(g, seat, id);
  else {
    yield* act(g, seat, id, action);
    if (action !== "event") yield* valueIcons(g, seat, id);
    layAway(g, seat, id);
  }
  yield* lastChanceForPolice(g, seat);
  yield* exchangeSocialists(g);
  if (g.state.powers === null) endTurn(g, seat);
  else afterPowerTurn(g, seat);
}

const turnArgs = ({ state }: Volk) => ({ decade: state.decade, part: state.part, left: state.display.length });

function cardOptions(g: Volk, seat: Seat): Option<CardId>[] {
  const { hands, special } = g.state;
  return playableCards(g, seat).map((id) => {
    if (id === special) return option(id, { from: "special" });
    return option(id, { value: valueFor(id, germanyOf(seat)), from: hands[seat].includes(id) ? "hand" : "display" });
  });
}

/** A special card is good for its event alone, and nobody is asked, not even about the police. */
function onlyEvent(g: Volk, seat: Seat, id: CardId): Action {
  const options = [option("event" as const)];
  const ask: VolkAsk<"event"> = { seat, kind: "turn.action", args: { card: id }, options, rule: "B5" };
  return g.run.forced(ask) ?? "event";
}

function* chooseAction(g: Volk, seat: Seat, id: CardId): Flow<Action> {
  const value = valueFor(id, germanyOf(seat));
  return yield* g.askFreely(seat, { kind: "turn.action", args: { card: id, value }, rule: "B5" }, () =>
    legalActions(g, seat, id).map((action) => option(action, actionHint(g, seat, id, action))),
  );
}

/** What an action costs or gives. */
function actionHint(g: Volk, seat: Seat, id: CardId, action: Action): Hint | undefined {
  const isOwn = card(id).colour === ownColour[germanyOf(seat)];
  if (action === "remove-unrest") return isOwn ? undefined : { costs: 1 };
  if (action === "build") return { points: usableValue(g, seat, id) };
  if (action === "raise-standard") return { bridges: usableValue(g, seat, id) };
  if (action === "credit") return { money: valueFor(id, germanyOf(seat)) };
  return action === "arms-race" && g.powers.dearerArms ? { pays: 1 } : undefined;
}

/** The card leaves display or hand and lies open. */
function takeUp(g: Volk, seat: Seat, id: CardId, action: Action): void {
  const { state } = g;
  const from = id === state.special ? "special" : state.display.includes(id) ? "display" : "hand";
  state.display = state.display.filter((each) => each !== id);
  state.hands[seat] = state.hands[seat].filter((each) => each !== id);
  state.playing = id;
  g.tell("play", { seat, card: id, from, action });
}

function* act(g: Volk, seat: Seat, id: CardId, action: Action): Flow {
  switch (action) {
    case "remove-unrest":
      return yield* calm(g, seat, id);
    case "build":
      return yield* buildUp(g, seat, usableValue(g, seat, id));
    case "raise-standard":
      return yield* raiseStandard(g, seat, usableValue(g, seat, id));
    case "event":
      return yield* playEvent(g, seat, id);
    case "arms-race":
      return yield* armsRace(g, seat);
    case "credit":
      return takeCredit(g, seat, id);
  }
}

/** [6.4] Weaker aid lowers what the USSR builds or raises with. */
function usableValue({ state }: Volk, seat: Seat, id: CardId): number {
  const printed = valueFor(id, germanyOf(seat));
  return seat === "ussr" && state.powers?.weakerAid ? Math.max(0, printed - 1) : printed;
}

/** [B5a] Free with a card of one's own colour; otherwise a point of one's own is dismantled afterwards. */
function* calm(g: Volk, seat: Seat, id: CardId): Flow {
  const side = germanyOf(seat);
  yield* chooseAndRemove(g, seat, { kind: "calm.province", rule: "B5" }, g.withUnrest(side));
  if (card(id).colour === ownColour[side]) return;
  yield* dismantleOne(g, seat, { kind: "calm.dismantle", rule: "B5" }, side);
}

/** [B5b] Point by point; stopping early is allowed. */
function* buildUp(g: Volk, seat: Seat, value: number): Flow {
  const side = germanyOf(seat);
  for (let left = value; left > 0; left--) {
    const answer = yield* g.askFreely(
      seat,
      { kind: "build.point", args: { left, value }, rule: "B5", row: { most: left, each: 1 } },
      () => [
        ...buildOptions(g, buildable(g.state, side)),
        option("done", left === value ? { empty: true } : undefined),
      ],
    );
    if (answer === "done") {
      if (left === value) g.tell("build.none", { seat });
      return;
    }
    build(g, answer);
  }
}

function* playSpecial(g: Volk, seat: Seat, id: CardId): Flow {
  g.state.special = null;
  yield* paySpecialPrice(g, seat, id);
  yield* playEvent(g, seat, id);
  delete g.state.playing;
  g.state.played.push(id);
}

/** To the row of played cards, unless East has it as police card or the player keeps it as peacemaker. */
function layAway(g: Volk, seat: Seat, id: CardId): void {
  const { state } = g;
  delete state.playing;
  if (state.police.some((each) => each.card === id)) return;
  if (g.keepsCard) {
    g.powers.peacemakers[seat].push(id);
    return g.tell("peacemaker", { seat, card: id });
  }
  state.played.push(id);
}

/** [B3] A half ends when no regular card is left. */
function endTurn(g: Volk, seat: Seat): void {
  const { state } = g;
  const next = other(germanyOf(seat));
  if (state.display.length > 0) state.step = { at: "turn", seat: next };
  else if (state.part === 1) {
    state.part = 2;
    layOut(g);
    state.step = { at: "turn", seat: next };
  } else state.step = { at: "phase", phase: "flight" };
}
