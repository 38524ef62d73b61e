import { type Flow, option } from "../../engine/index.ts";
import { conduct, conductOperations } from "../cold-war/operations.ts";
import { layDown, putAway } from "../cold-war/piles.ts";
import { carryOut as carryOutUsual, chooseOperation, onlyOperations } from "../cold-war/play.ts";
import type { Points } from "../cold-war/points.ts";
import type { Side } from "../cold-war/sides.ts";
import type { CardId } from "./cards/ids.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";
import { operationsOf, partners, type Use } from "./uses.ts";
import { mixOperations } from "./variants/mixed-operations.ts";

/** Plays a card for the use that was chosen: what only this game knows, then the usual way. */
export function* carryOut(g: TwilightStruggle, side: Side, card: CardId, use: Use): Flow {
  if (card === "un-intervention" && use === "event") return yield* interveneByUn(g, side);
  if (use === "un-intervention") {
    layDown(g, side, "un-intervention");
    return yield* withoutEvent(g, side, card);
  }
  if (card === "the-china-card" && g.serves("formosan-resolution", side)) g.cease("formosan-resolution");
  yield* carryOutUsual(g, side, card, use);
}

export function* operate(g: TwilightStruggle, side: Side, card: CardId, use: Use): Flow {
  const points = g.pointsOf(side, card);
  if (use === "space") return yield* goToSpace(g, side, points);
  if (use === "mixed") yield* mixOperations(g, side, points);
  if (use === "influence" || use === "realign" || use === "coup") yield* conduct(g, side, use, points);
  degrade(g, card);
}

/** After its event a card can go to what is mixed too, but not to the Space Race. */
export function* operateAfterEvent(g: TwilightStruggle, side: Side, card: CardId): Flow {
  const points = g.pointsOf(side, card);
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
