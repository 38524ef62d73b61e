import { type Chance, type Odds, type OddsQuery, Refusal } from "../../engine/index.ts";
import type { ColdWar, World } from "./cold-war.ts";
import type { Place } from "./components/board.ts";
import type { Why } from "./messages/keys.ts";
import { coupSum, defconAfterCoup } from "./rules/coup.ts";
import { type Points, valueAt } from "./rules/points.ts";
import { realignmentModifier } from "./rules/realignment.ts";
import { nextBox } from "./rules/space-race.ts";
import { whyNoTarget } from "./rules/targets.ts";
import { other, type Side } from "./seats.ts";

/** Chances of a coup, a realignment roll or a space attempt, from what everybody can see. */
export function answerOdds<T extends World>(
  g: ColdWar<T>,
  { seat, what, target, with: used = 2 }: OddsQuery<Side>,
  isCard: (id: string) => id is T["card"],
): Odds {
  if (what === "space") {
    const odds = spaceOdds(g, seat);
    if (odds === undefined) throw refused({ key: "refusal.space.end", args: {}, rule: "6.4.6" });
    return odds;
  }
  const place = g.board.find(target ?? "");
  if (place === undefined) throw refused({ key: "refusal.option", args: {} });
  const why = whyNoTarget(g, seat, what === "coup" ? "coup" : "realign", place);
  if (why !== undefined) throw refused(why);
  if (what !== "coup") return realignOdds(g, seat, place);
  if (typeof used === "number") return coupOdds(g, seat, place, g.pointsFor(seat, used, null));
  if (!isCard(used)) throw refused({ key: "refusal.option", args: {} });
  return coupOdds(g, seat, place, g.pointsOf(seat, used));
}

const refused = <T extends World>(why: Why<T>): Refusal => new Refusal(why);

const faces = [1, 2, 3, 4, 5, 6];

/** Counts equal results together, in the order in which they first come. */
function tally(results: readonly Omit<Chance, "ways">[]): Chance[] {
  const chances = new Map<string, Chance>();
  for (const result of results) {
    const id = JSON.stringify(result);
    chances.set(id, { ...result, ways: (chances.get(id)?.ways ?? 0) + 1 });
  }
  return [...chances.values()];
}

/** [6.3.2] What each face of the die would do. */
function coupOdds<T extends World>(g: ColdWar<T>, side: Side, place: Place, points: Points): Odds {
  const ops = valueAt(points, place);
  const { stability, modifier, total } = coupSum(g, side, place, ops);
  const theirs = g.influence(other(side), place);
  const results = faces.map((die) => {
    const result = Math.max(0, die + total);
    const removed = Math.min(result, theirs);
    return { key: "odds.influence", args: { removed, added: result - removed } };
  });
  const defcon = defconAfterCoup(g, side, place);
  const risk = g.coupRisksDefcon(place) ? { risk: defcon - 1 } : {};
  const args = { side, country: g.board.id(place), ops, modifier, stability, defcon, ...risk };
  return { key: "odds.coup", args, cases: 6, chances: tally(results) };
}

/** [6.2.2] All 36 pairs of dice for one roll. */
function realignOdds<T extends World>(g: ColdWar<T>, side: Side, place: Place): Odds {
  const us = realignmentModifier(g, "us", place);
  const ussr = realignmentModifier(g, "ussr", place);
  const results = faces.flatMap((usDie) =>
    faces.map((ussrDie) => {
      const lead = usDie + us - ussrDie - ussr;
      if (lead === 0) return { key: "odds.nothing", args: {} };
      const loser: Side = lead > 0 ? "ussr" : "us";
      const removed = g.realignmentHurts(loser, side) ? Math.min(Math.abs(lead), g.influence(loser, place)) : 0;
      return removed === 0 ? { key: "odds.nothing", args: {} } : { key: "odds.loses", args: { side: loser, removed } };
    }),
  );
  const args = { side, country: g.board.id(place), usModifier: us, ussrModifier: ussr };
  return { key: "odds.realign", args, cases: 36, chances: tally(results) };
}

/** [6.4] The next box; none at the end of the track. */
function spaceOdds<T extends World>(g: ColdWar<T>, side: Side): Odds | undefined {
  const box = nextBox(g, side);
  if (box === undefined) return undefined;
  const first = g.state.space[other(side)] <= g.state.space[side];
  const args = { side, box: g.state.space[side] + 1, ops: box.ops, upTo: box.upTo };
  const chances = [
    { key: "odds.advance", args: { vp: first ? box.vp.first : box.vp.second }, ways: box.upTo },
    { key: "odds.nothing", args: {}, ways: 6 - box.upTo },
  ];
  return { key: "odds.space", args, cases: 6, chances };
}
