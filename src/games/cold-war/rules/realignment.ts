import { type Flow, type Hint, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import { other, type Side, sides } from "../seats.ts";
import { done } from "./influence.ts";
import { bonusesAfter, type Points, plainValue, valueAt } from "./points.ts";
import { type StrikeLimits, targets } from "./targets.ts";

interface RealignLimits extends StrikeLimits {
  /** Every country at most once. */
  readonly once?: true;
  /** Whether the side may do without, or stop. */
  readonly upTo?: true;
  /** No roll may be left out while there is a target. */
  readonly all?: true;
}

/** [6.2] One roll for each point; every target is named after the result before it. */
export function* realign<T extends World>(g: ColdWar<T>, side: Side, points: Points, limits: RealignLimits = {}): Flow {
  const stops = limits.upTo === true;
  const tried = new Set<Place>();
  let bonuses = points.bonuses;
  for (let rolls = 0; ; rolls++) {
    const options: Option<string>[] = [];
    for (const place of targets(g, side, "realign", limits))
      if (valueAt(points, place, bonuses) > rolls && !tried.has(place)) options.push(realignOption(g, side, place));
    if (options.length === 0) return;
    if (stops || (rolls > 0 && !limits.all && g.mayLeavePoints())) options.push(done);
    const left = Math.max(0, plainValue(points) - rolls);
    // so that a refusal can be explained
    const args = limits.anyDefcon ? { left, anyDefcon: true } : { left };
    const id = yield* g.ask(side, { kind: "realign.target", args, rule: "6.2.1" }, options);
    if (id === "done") return;
    const place = g.board.place(id);
    bonuses = bonusesAfter(bonuses, place);
    if (limits.once) tried.add(place);
    yield* g.beforeDice(sides);
    rollRealignment(g, side, place);
  }
}

function realignOption<T extends World>(g: ColdWar<T>, side: Side, place: Place): Option<string> {
  return option(g.board.id(place), { ...realignChance(g, side, place), ...g.board.news[place] });
}

/** `ahead[lead]`: in how many of the 36 pairs of dice one die beats the other if it has such a lead. */
const ahead = (lead: number): number => {
  const short = Math.min(6, Math.max(-6, -lead));
  // one die is more than `short` higher than the other
  const pairs = (by: number) => (by >= 6 ? 0 : ((6 - by) * (5 - by)) / 2);
  return short >= 0 ? pairs(short) : 36 - pairs(-short - 1);
};

const percent = (ways: number): number => Math.round((ways / 36) * 100);

/** [6.2.2] How often a roll takes influence from the enemy, and how often from the one who rolls, in percent. */
export function realignChance<T extends World>(g: ColdWar<T>, side: Side, place: Place): Hint {
  const enemy = other(side);
  const lead = realignmentModifier(g, side, place) - realignmentModifier(g, enemy, place);
  const isAtRisk = g.influence(side, place) > 0 && g.realignmentHurts(side, side);
  return {
    lowers: g.realignmentHurts(enemy, side) ? percent(ahead(lead)) : 0,
    ...(isAtRisk ? { backfires: percent(ahead(-lead)) } : {}),
  };
}

/** [6.2.2] Controlled neighbours, more influence in the country, and an adjacent own superpower each count 1. */
export function realignmentModifier<T extends World>(g: ColdWar<T>, side: Side, place: Place): number {
  let modifier = g.realignModifier(side);
  for (const neighbour of g.board.adjacent(place)) if (g.controls(side, neighbour)) modifier++;
  if (g.influence(side, place) > g.influence(other(side), place)) modifier++;
  if (g.board.superpower[place] === side) modifier++;
  return modifier;
}

export function rollRealignment<T extends World>(g: ColdWar<T>, acting: Side, place: Place): void {
  const modifier = { us: realignmentModifier(g, "us", place), ussr: realignmentModifier(g, "ussr", place) };
  const die = g.rollAgainst("us");
  const lead = die.us + modifier.us - die.ussr - modifier.ussr;
  const loser: Side = lead > 0 ? "ussr" : "us";
  const isHurt = lead !== 0 && g.realignmentHurts(loser, acting);
  g.tell("realignment", {
    side: acting,
    country: g.board.id(place),
    usDie: die.us,
    usModifier: modifier.us,
    ussrDie: die.ussr,
    ussrModifier: modifier.ussr,
    removed: isHurt ? Math.min(Math.abs(lead), g.influence(loser, place)) : 0,
  });
  if (isHurt) g.change(loser, place, -Math.abs(lead));
}
