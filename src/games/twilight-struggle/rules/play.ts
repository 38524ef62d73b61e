import { type Flow, option } from "../../../engine/index.ts";
import { conduct, conductOperations, type Operation } from "../../cold-war/rules/operations.ts";
import { layDown, putAway } from "../../cold-war/rules/piles.ts";
import { carryOut as carryOutUsual, chooseOperation, onlyOperations } from "../../cold-war/rules/play.ts";
import type { Points } from "../../cold-war/rules/points.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { operationsOf, partners, type Use } from "./uses.ts";
import { mixOperations } from "./variants/mixed-operations.ts";

/** Plays a card for the chosen use, those that only this game has first. */
export function carryOut(g: TwilightStruggle, side: Side, card: CardId, use: Use): Flow {
  if (card === "un-intervention" && use === "event") return interveneByUn(g, side);
  if (use === "un-intervention") {
    layDown(g, side, "un-intervention");
    return withoutEvent(g, side, card);
  }
  if (card === "the-china-card" && g.serves("formosan-resolution", side)) g.cease("formosan-resolution");
  return carryOutUsual(g, side, card, use);
}

export function operate(g: TwilightStruggle, side: Side, card: CardId, use: Use): Flow<unknown> {
  const points = g.pointsOf(side, card);
  if (use === "space") return g.state.options.spaceNoRoll ? goToSpace(g, side, points) : conduct(g, side, use, points);
  const operations = use === "mixed" ? mixOperations(g, side, points) : conduct(g, side, use as Operation, points);
  return g.operationsDegrade(card) ? thenDegrade(g, card, operations) : operations;
}

/** First Lightning: its operations, whoever conducts them, lower DEFCON when they are done. */
function* thenDegrade(g: TwilightStruggle, card: CardId, operations: Flow<unknown>): Flow {
  yield* operations;
  g.setDefcon(g.state.defcon - 1, card);
}

/** After its event a card can be used for mixed operations too, but not for the Space Race. */
export function operateAfterEvent(g: TwilightStruggle, side: Side, card: CardId): Flow<unknown> {
  const points = g.pointsOf(side, card);
  if (!g.state.options.mixInfluenceAndRealign) return conductOperations(g, side, points);
  const uses = operationsOf(g, side, points).filter((use) => use !== "space");
  return uses.includes("mixed") ? chooseAndOperate(g, side, card, uses) : conductOperations(g, side, points);
}

function* chooseAndOperate(g: TwilightStruggle, side: Side, card: CardId, uses: readonly Use[]): Flow {
  yield* operate(g, side, card, yield* chooseOperation(g, side, card, uses));
}

/** Those who go there may prefer not to roll. */
function* goToSpace(g: TwilightStruggle, side: Side, points: Points): Flow {
  const roll = yield* g.ask(side, { kind: "space.roll" }, [option("roll"), option("no-roll")]);
  if (roll === "roll") yield* conduct(g, side, "space", points);
  else {
    g.state.spaceAttempts[side]++;
    g.tell("space.no-roll", { side });
  }
}

/** UN Intervention as an event: an opponent's card for its operations, without its event. */
function* interveneByUn(g: TwilightStruggle, side: Side): Flow {
  const options = partners(g, side).map((card) => option(card));
  // asked even with one such card, or the other side would learn that there is no other
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

/** We Will Bury You: scored when the US commits itself to a play other than UN Intervention. */
export function settleBurial(g: TwilightStruggle, side: Side, card: CardId | null, use: Use | null): void {
  if (side !== "us" || !g.inEffect("we-will-bury-you")) return;
  const averted = card === "un-intervention" && use === "event";
  g.cease("we-will-bury-you");
  if (!averted) g.award("ussr", 3);
}
