import type { Flow } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import { other, type Side } from "../seats.ts";
import { dispose, type Happened, playEvent, resolveEvent } from "./events.ts";
import { layDown, putAway } from "./piles.ts";
import { plainValue } from "./points.ts";
import { isOpponents, useOption } from "./uses.ts";

/** Asks what a card is played for, and plays it. */
export function* playFromHand<T extends World>(
  g: ColdWar<T>,
  side: Side,
  card: T["card"],
  uses: readonly T["use"][],
): Flow {
  const use = yield* chooseUse(g, side, card, uses);
  if (card !== g.passing()?.card) layDown(g, side, card);
  g.tell("play", { side, card, use });
  g.committed(side, card, use);
  yield* g.carryOut(side, card, use);
}

/** The operation a card is used for when its event is out of the question. */
export function chooseOperation<T extends World>(
  g: ColdWar<T>,
  side: Side,
  card: T["card"],
  uses: readonly T["use"][],
): Flow<T["use"]> {
  return g.ask(
    side,
    { kind: "operations.kind", args: { card, ops: plainValue(g.pointsOf(side, card)) }, rule: "6.0" },
    uses.map(useOption),
  );
}

/** Uses a card on the table for operations alone, as Missile Envy and UN Intervention let one. */
export function* onlyOperations<T extends World>(
  g: ColdWar<T>,
  side: Side,
  card: T["card"],
  where: "anywhere" | "on-the-map" = "anywhere",
): Flow {
  const uses = g.operationUses(side, g.pointsOf(side, card)).filter((use) => where === "anywhere" || use !== "space");
  const use = yield* chooseOperation(g, side, card, uses.length > 0 ? uses : ["influence"]);
  if (use !== "space") g.cardUsed(card, side);
  yield* g.operate(side, card, use);
  putAway(g, card, "discard");
}

function chooseUse<T extends World>(
  g: ColdWar<T>,
  side: Side,
  card: T["card"],
  uses: readonly T["use"][],
): Flow<T["use"]> {
  return g.ask(side, { kind: "play.use", args: { card }, rule: "5.2" }, uses.map(useOption));
}

/** [5.2] Plays a card that lies on the table, or the one that passes from side to side. */
export function* carryOut<T extends World>(g: ColdWar<T>, side: Side, card: T["card"], use: T["use"]): Flow {
  if (card === g.passing()?.card) {
    yield* g.operate(side, card, use);
    return g.passOn(other(side), false);
  }
  if (use === "event") return yield* playEvent(g, card, side);
  if (use === "space") {
    yield* g.operate(side, card, use);
    return putAway(g, card, "discard");
  }
  let happened: Happened = "not-occurred";
  if (use === "event-first") {
    happened = yield* resolveEvent(g, card, side);
    // a war of the USSR that goes first is over before Flower Power counts
    g.cardUsed(card, side);
    yield* g.operateAfterEvent(side, card);
  } else {
    g.cardUsed(card, side);
    yield* g.operate(side, card, use);
    if (isOpponents(g, side, card)) happened = yield* opponentsEvent(g, side, card);
  }
  dispose(g, card, happened);
}

function* opponentsEvent<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): Flow<Happened> {
  if (g.eventFollows(card)) return yield* resolveEvent(g, card, side);
  g.tell("event.none", { card, why: "own-round" });
  return "not-occurred";
}
