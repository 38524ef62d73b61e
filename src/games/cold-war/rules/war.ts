import { type Flow, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import { other, type Side } from "../seats.ts";

interface War {
  readonly target: Place;
  /** The modified die that wins. */
  readonly needs: number;
  readonly vp: number;
  readonly milOps: number;
  /** Added to the die, besides what the neighbours take off. */
  readonly modifier?: number;
}

/** [7.6] Military operations, a die less the enemy's neighbours, and the enemy's influence changes hands. */
export function* war<T extends World>(
  g: ColdWar<T>,
  side: Side,
  { target, needs, vp, milOps, modifier = 0 }: War,
): Flow {
  yield* g.beforeDice([side]);
  const enemy = other(side);
  const total = modifier - resistance(g, enemy, target);
  g.addMilOps(side, milOps);
  const die = g.roll(side);
  const won = die + total >= needs;
  g.tell("war", { side, country: g.board.id(target), die, modifier: total, needs, won });
  if (!won) return;
  const taken = g.influence(enemy, target);
  g.change(enemy, target, -taken);
  g.change(side, target, taken);
  g.award(side, vp);
}

/** Which of the places is attacked, each with the chance that it is won. */
export function* chooseWar<T extends World>(
  g: ColdWar<T>,
  side: Side,
  places: readonly Place[],
  needs: number,
): Flow<Place> {
  const options = places.map((place) => {
    const lowest = needs + resistance(g, other(side), place);
    const wins = Math.round((Math.min(6, Math.max(0, 7 - lowest)) / 6) * 100);
    return option(g.board.id(place), { wins, ...g.board.news[place] });
  });
  return g.board.place(yield* g.ask(side, { kind: "war.target" }, options));
}

/** What the die loses to the neighbours that the enemy controls. */
function resistance<T extends World>(g: ColdWar<T>, enemy: Side, target: Place): number {
  const neighbours = g.board.adjacent(target).filter((place) => g.controls(enemy, place)).length;
  // [2.1.5] the enemy's own land counts as a country it controls
  return neighbours + (g.board.superpower[target] === enemy ? 1 : 0);
}
