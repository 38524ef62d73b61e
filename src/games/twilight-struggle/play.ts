import { type Flow, option } from "../../engine/index.ts";
import { dispose, type Happened, playEvent, resolveEvent } from "../cold-war/events.ts";
import { conduct, conductOperations, operationOptions } from "../cold-war/operations.ts";
import { layDown, putAway } from "../cold-war/piles.ts";
import type { Points } from "../cold-war/points.ts";
import { other, type Side } from "../cold-war/sides.ts";
import type { CardId } from "./cards/ids.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";
import { isOpponents, operationsOf, partners, type Use, useOptions } from "./uses.ts";
import { mixOperations } from "./variants/mixed-operations.ts";

/** Asks what a card of the hand is played for, and plays it. */
export function* playFromHand(g: TwilightStruggle, side: Side, card: CardId, uses: readonly Use[]): Flow {
  const use = yield* chooseUse(g, side, card, uses);
  if (card !== "the-china-card") layDown(g, side, card);
  g.tell("play", { side, card, use });
  settleBurial(g, side, card, use);
  yield* carryOut(g, side, card, use);
}

export function* chooseUse(g: TwilightStruggle, side: Side, card: CardId, uses: readonly Use[]): Flow<Use> {
  const options = uses.map((use) => useOptions[use]);
  return yield* g.ask(side, { kind: "play.use", args: { card }, rule: "5.2" }, options);
}

/** Plays a card that lies on the table. */
export function* carryOut(g: TwilightStruggle, side: Side, card: CardId, use: Use): Flow {
  if (card === "the-china-card") return yield* playChina(g, side, use);
  if (card === "un-intervention" && use === "event") return yield* interveneByUn(g, side);
  if (use === "event") return yield* playEvent(g, card, side);
  if (use === "un-intervention") {
    layDown(g, side, "un-intervention");
    return yield* withoutEvent(g, side, card);
  }
  if (use === "space") {
    yield* operate(g, side, card, use);
    return putAway(g, card, "discard");
  }
  let happened: Happened = "not-occurred";
  if (use === "event-first") {
    happened = yield* resolveEvent(g, card, side);
    // a war of the USSR that goes first is over before Flower Power counts
    g.cardUsed(card, side);
    yield* operateAfterEvent(g, side, card);
  } else {
    g.cardUsed(card, side);
    yield* operate(g, side, card, use);
    degrade(g, card);
    if (isOpponents(g, side, card)) happened = yield* opponentsEvent(g, side, card);
  }
  dispose(g, card, happened);
}

/** [5.2] Follows the operations; one that takes two cards of its own side does not. */
function* opponentsEvent(g: TwilightStruggle, side: Side, card: CardId): Flow<Happened> {
  if (!g.facts(card).twoCards) return yield* resolveEvent(g, card, side);
  g.tell("event.none", { card });
  return "not-occurred";
}

/** [9] Operations only; then it goes face down to the other side. */
function* playChina(g: TwilightStruggle, side: Side, use: Use): Flow {
  if (side === "us") g.cease("formosan-resolution");
  yield* operate(g, side, "the-china-card", use);
  g.passChina(other(side), false);
}

function* operate(g: TwilightStruggle, side: Side, card: CardId, use: Use): Flow {
  const points = g.pointsFor(side, g.facts(card).ops, card);
  if (use === "mixed") return yield* mixOperations(g, side, points);
  if (use === "space") return yield* goToSpace(g, side, points);
  if (use === "influence" || use === "realign" || use === "coup") yield* conduct(g, side, use, points);
}

/** The operations of a card whose event went first: the Space Race is no longer open. */
function* operateAfterEvent(g: TwilightStruggle, side: Side, card: CardId): Flow {
  const points = g.pointsFor(side, g.facts(card).ops, card);
  const uses = operationsOf(g, side, points).filter((use) => use !== "space");
  if (!uses.includes("mixed")) return yield* conductOperations(g, side, points);
  yield* operate(g, side, card, yield* chooseOperation(g, side, card, uses));
}

function* goToSpace(g: TwilightStruggle, side: Side, points: Points): Flow {
  if (g.state.options.spaceNoRoll) {
    const roll = yield* g.ask(side, { kind: "space.roll" }, [option("roll"), option("no-roll")]);
    if (roll === "no-roll") {
      g.state.spaceAttempts[side]++;
      return g.tell("space.no-roll", { side });
    }
  }
  yield* conduct(g, side, "space", points);
}

/** UN Intervention as an event: an opponent's card for its operations, without its event. */
function* interveneByUn(g: TwilightStruggle, side: Side): Flow {
  const options = partners(g, side).map((card) => option(card));
  // asked even with one such card: that there is no other is nobody's business
  const question = { kind: "un-intervention.card", args: { event: "un-intervention" }, secret: true } as const;
  const card = yield* g.ask(side, question, options);
  layDown(g, side, card);
  yield* withoutEvent(g, side, card);
}

/** Both UN Intervention and its partner lie on the table. */
function* withoutEvent(g: TwilightStruggle, side: Side, card: CardId): Flow {
  g.tell("un-intervention", { side, card });
  if (g.inEffect("u2-incident")) g.award("ussr", 1);
  yield* onlyOperations(g, side, card);
  putAway(g, "un-intervention", "discard");
}

/** The operation a card is used for when its event is out of the question. */
export function* chooseOperation(g: TwilightStruggle, side: Side, card: CardId, uses: readonly Use[]): Flow<Use> {
  const options = uses.map((use) => useOptions[use] ?? operationOptions.influence);
  return yield* g.ask(side, { kind: "operations.kind", args: { card }, rule: "6.0" }, options);
}

/** Uses a card on the table for operations alone, as Missile Envy and UN Intervention let one. */
export function* onlyOperations(
  g: TwilightStruggle,
  side: Side,
  card: CardId,
  where: "anywhere" | "on-the-map" = "anywhere",
): Flow {
  const points = g.pointsFor(side, g.facts(card).ops, card);
  const uses = operationsOf(g, side, points).filter((use) => where === "anywhere" || use !== "space");
  const use = yield* chooseOperation(g, side, card, uses.length > 0 ? uses : ["influence"]);
  if (use !== "space") g.cardUsed(card, side);
  yield* operate(g, side, card, use);
  if (use !== "space") degrade(g, card);
  putAway(g, card, "discard");
}

/** First Lightning: its operations, whoever conducts them, lower DEFCON when they are done. */
function degrade(g: TwilightStruggle, card: CardId): void {
  if (g.facts(card).degrades) g.lowerDefcon();
}

/** We Will Bury You: scored when the US commits itself to a play other than UN Intervention. */
export function settleBurial(g: TwilightStruggle, side: Side, card: CardId | null, use: Use | null): void {
  if (side !== "us" || !g.inEffect("we-will-bury-you")) return;
  const averted = card === "un-intervention" && use === "event";
  g.cease("we-will-bury-you");
  if (!averted) g.award("ussr", 3);
}
