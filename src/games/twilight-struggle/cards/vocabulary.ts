import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/components/board.ts";
import { conductOperations } from "../../cold-war/rules/operations.ts";
import { discardFrom } from "../../cold-war/rules/piles.ts";
import { cardsWorth } from "../../cold-war/rules/traps.ts";
import type { Side } from "../../cold-war/seats.ts";
import { board } from "../components/board.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import type { CardId } from "./ids.ts";

/** Verbs that several cards share. */

/** [5.3] A side may discard a card worth so much. If it does not, nobody learns whether it could have. */
export function* discardWorth(g: TwilightStruggle, side: Side, ops: number): Flow<boolean> {
  const cards: Option<CardId | "refuse">[] = cardsWorth(g, side, ops).map((card) => option(card));
  const question = { kind: "event.discard", args: { ops }, secret: true, rule: "5.3" } as const;
  const card = yield* g.ask(side, question, [...cards, option("refuse")]);
  if (card === "refuse") {
    g.tell("discard.refused", { side });
    return false;
  }
  discardFrom(g, side, card);
  return true;
}

/** A coup without military operations, or realignments, where an event names the region: DEFCON does not bind [6.3.5]. */
export function* freeStrike(g: TwilightStruggle, side: Side, ops: number, among: readonly Place[]): Flow {
  const grant = { among, anyDefcon: true, free: true, optional: true } as const;
  yield* conductOperations(g, side, g.pointsFor(side, ops, null), ["realign", "coup"], grant);
}

export const battlegroundsOf = (g: TwilightStruggle, side: Side): number =>
  board.everywhere.filter((place) => g.board.battleground[place] && g.controls(side, place)).length;
