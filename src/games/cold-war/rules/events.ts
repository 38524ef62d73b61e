import type { Flow } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Side } from "../seats.ts";
import { putAway } from "./piles.ts";

/** `kept`: the event has put its card somewhere itself. */
export type Happened = "occurred" | "not-occurred" | "kept";

/** Who resolves an event: the side it belongs to, or for a neutral one whoever plays it [5.2]. */
export function resolver<T extends World>(g: ColdWar<T>, card: T["card"], player: Side): Side {
  const { side } = g.facts(card);
  return side === "neutral" ? player : side;
}

/** Lets the event of a card on the table happen, if it can. */
export function resolveEvent<T extends World>(g: ColdWar<T>, card: T["card"], player: Side): Flow<Happened> {
  return resolveFor(g, card, resolver(g, card, player));
}

/** The same, resolved by a side that the event does not belong to. */
export function* resolveFor<T extends World>(g: ColdWar<T>, card: T["card"], by: Side): Flow<Happened> {
  if (!g.canOccur(card, by)) {
    const by = g.preventer(card);
    g.tell("event.none", by === undefined ? { card, why: "condition" } : { card, why: "prevented", by });
    return "not-occurred";
  }
  g.tell("event", { card, side: by });
  const outer = g.resolving;
  g.resolving = card;
  const end = yield* g.happen(card, by);
  g.resolving = outer;
  return end ?? "occurred";
}

/** [5.4] Out of the game after an asterisked event that occurred, else to the discards. */
export function dispose<T extends World>(g: ColdWar<T>, card: T["card"], happened: Happened): void {
  if (happened === "kept") return;
  putAway(g, card, happened === "occurred" && g.facts(card).removed ? "removed" : "discard");
}

/** An event and then its card's way to a pile, for a card already on the table. */
export function* playEvent<T extends World>(g: ColdWar<T>, card: T["card"], player: Side): Flow {
  g.cardUsed(card, player);
  dispose(g, card, yield* resolveEvent(g, card, player));
}
