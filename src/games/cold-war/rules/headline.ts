import { type Flow, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import { other, type Side, sides } from "../seats.ts";
import { playEvent } from "./events.ts";
import { layDown, putAway } from "./piles.ts";

/** [4.5.C] Both choose in secret, unless one side has the right to see the other's headline first. */
export function* headlinePhase<T extends World>(
  g: ColdWar<T>,
  legal: (side: Side) => readonly T["card"][],
  seesFirst: Side | null,
): Flow {
  g.state.round = 0;
  g.state.phasing = null;
  yield* chooseHeadlines(g, legal, seesFirst);
  for (const side of order(g)) {
    const card = g.headlines[side];
    if (card === undefined) continue;
    delete g.headlines[side];
    g.state.phasing = side;
    yield* playEvent(g, card, side);
  }
  g.state.phasing = null;
}

/** Takes a headline out of the phase before it is resolved: its card is discarded whatever it bears. */
export function cancelHeadline<T extends World>(g: ColdWar<T>, side: Side): void {
  const card = g.headlines[side];
  if (card === undefined) return;
  delete g.headlines[side];
  putAway(g, card, "discard");
  g.tell("headline.cancelled", { side, card });
}

function* chooseHeadlines<T extends World>(
  g: ColdWar<T>,
  legal: (side: Side) => readonly T["card"][],
  seesFirst: Side | null,
): Flow {
  const choosing = sides.filter((side) => legal(side).length > 0);
  const ask = (side: Side) => ({
    seat: side,
    kind: "headline.card" as const,
    args: seenBy(g, side),
    options: legal(side).map((card) => option(card)),
    rule: "4.5.C",
    secret: true,
  });
  const groups = seesFirst === null ? [choosing] : [[other(seesFirst)], [seesFirst]];
  for (const group of groups) {
    const asked = group.filter((side) => choosing.includes(side));
    if (asked.length === 0) continue;
    const cards = yield* g.askAll<T["card"]>(asked.map(ask));
    for (const [at, side] of asked.entries()) {
      const card = cards[at] as T["card"];
      layDown(g, side, card);
      g.headlines[side] = card;
      g.run.seal("foreseen");
      g.tell("headline", { side, card });
    }
  }
}

/** Which turn it is for, and the other headline if it lies open. */
function seenBy<T extends World>({ state: { turn }, headlines }: ColdWar<T>, side: Side) {
  const seen = headlines[other(side)];
  return seen === undefined ? { turn } : { turn, seen };
}

/** Higher printed value first, the US at a tie; a card that says so before all. */
function order<T extends World>(g: ColdWar<T>): readonly Side[] {
  const { us, ussr } = g.headlines;
  for (const side of sides) {
    const card = g.headlines[side];
    if (card !== undefined && g.facts(card).headlineFirst === side) return [side, other(side)];
  }
  const value = (card: T["card"] | undefined) => (card === undefined ? -1 : g.facts(card).ops);
  return value(us) >= value(ussr) ? ["us", "ussr"] : ["ussr", "us"];
}
