import { type Flow, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import { other, type Side } from "../seats.ts";
import { playEvent } from "./events.ts";
import { layDown, takeFrom } from "./piles.ts";
import { onlyOperations } from "./play.ts";
import { isOpponents } from "./uses.ts";

/** Missile Envy changes places with the best card of the other hand, which is used at once. */
export function* missileEnvy<T extends World>(g: ColdWar<T>, by: Side): Flow<"kept" | undefined> {
  const rival = other(by);
  const { hands, playing } = g.state;
  if (hands[rival].length === 0) return undefined;
  const most = Math.max(...hands[rival].map((card) => g.facts(card).ops));
  const best = hands[rival].filter((card) => g.facts(card).ops === most);
  const card = yield* g.ask(
    rival,
    { kind: "missile-envy.card", secret: true },
    best.map((each) => option(each)),
  );
  layDown(g, rival, card);
  takeFrom<string>(playing, "missile-envy");
  hands[rival].push("missile-envy");
  g.state.missileEnvy = rival;
  g.run.seal("foreseen");
  g.tell("missile-envy", { side: by, card });
  if (isOpponents(g, by, card)) yield* onlyOperations(g, by, card);
  // as from the own hand, where UN Intervention has a partner
  else if (g.eventUses(by, card).includes("event")) yield* g.carryOut(by, card, "event");
  else yield* playEvent(g, card, by);
  return "kept";
}

/** Whether a side has been handed Missile Envy and has not used it. */
export const owesMissileEnvy = <T extends World>(g: ColdWar<T>, side: Side): boolean =>
  g.state.missileEnvy === side && g.state.hands[side].includes("missile-envy");

/** The duty ends when the card has left the hand: should it come back, it may be used freely. */
export function lapseMissileEnvy<T extends World>(g: ColdWar<T>): void {
  const { missileEnvy: owing = null } = g.state;
  if (owing !== null && !owesMissileEnvy(g, owing)) g.state.missileEnvy = null;
}
