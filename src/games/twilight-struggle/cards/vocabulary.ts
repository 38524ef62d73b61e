import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/board.ts";
import { conductOperations } from "../../cold-war/operations.ts";
import { discardFrom } from "../../cold-war/piles.ts";
import type { Side } from "../../cold-war/sides.ts";
import { board } from "../board.ts";
import { regions } from "../countries.ts";
import { regionStandings } from "../scoring.ts";
import { cardsWorth } from "../traps.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import type { CardId } from "./ids.ts";

/** Verbs that several cards share. */

export const emptyOf = (g: TwilightStruggle, side: Side, place: Place): void => {
  g.change(side, place, -g.influence(side, place));
};

/** Takes a card blindly out of a hand and lays it on the table for all to see; none if the hand is empty. */
export function pullBlindly(g: TwilightStruggle, side: Side): CardId | undefined {
  const hand = g.state.hands[side];
  if (hand.length === 0) return undefined;
  const card = g.run.takeBlindly(hand);
  g.state.playing.push(card);
  g.tell("discard", { side, card });
  return card;
}

/** [5.3] A side may discard a card worth so much. Nobody learns whether a side that does not could have. */
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

/** Both roll and add; the higher total gains VP. Equal Olympic rolls are repeated, an equal summit has no winner. */
export function compete(
  g: TwilightStruggle,
  contest: "olympics" | "summit",
  by: Side,
  byBonus: number,
  rival: Side,
  rivalBonus: number,
  vp: number,
): Side | null {
  for (;;) {
    const byDie = g.run.roll();
    const rivalDie = g.run.roll();
    g.tell("contest", { contest, by, byDie, byBonus, rival, rivalDie, rivalBonus });
    const lead = byDie + byBonus - rivalDie - rivalBonus;
    if (lead === 0 && contest === "olympics") continue;
    if (lead === 0) return null;
    const winner = lead > 0 ? by : rival;
    g.award(winner, vp);
    return winner;
  }
}

/** A coup without military operations, or realignments, where an event names the region: DEFCON does not bind [6.3.5]. */
export function* freeStrike(g: TwilightStruggle, side: Side, ops: number, among: readonly Place[]): Flow {
  const grant = { among, anyDefcon: true, free: true, optional: true } as const;
  yield* conductOperations(g, side, g.pointsFor(side, ops, null), ["realign", "coup"], grant);
}

/** Regions that a side dominates or controls; Formosan Resolution makes no battleground here. */
export function dominated(g: TwilightStruggle, side: Side): number {
  const effects = g.state.effects.filter((effect) => effect.card !== "formosan-resolution");
  const plain = { ...g.state, effects };
  return regions.filter((region) => {
    const { status } = regionStandings(plain, region)[side];
    return status === "domination" || status === "control";
  }).length;
}

export const battlegroundsOf = (g: TwilightStruggle, side: Side): number =>
  board.everywhere.filter((place) => g.board.battleground[place] && g.controls(side, place)).length;
