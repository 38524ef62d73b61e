import type { Goal } from "../components/index.ts";
import { other, type PerSide, type Side, sides } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import type { Undaunted, UndauntedEnd } from "../undaunted.ts";
import { matches } from "./evacuation.ts";
import { type Chance, needOf, Prospects, titlesToCome } from "./hopeless.ts";
import { pointsOf } from "./points.ts";
import { Reach } from "./reach.ts";
import { rememberingBy } from "./remembering.ts";

/** How much of a goal is done. */
export function doneOf(state: UndauntedState, side: Side, goal: Goal): number {
  if (goal.type === "claim") return pointsOf(state, side);
  const trophies = goal.type === "evacuate" ? state.armies[side].evacuated : state.armies[side].neutralised;
  let count = 0;
  for (const id of trophies) if (matches(goal.of, id)) count++;
  return count;
}

/** [12.1] Whoever meets a condition wins at once; the active player if both do [R16]. */
export function judgeGoals(g: Undaunted, active: Side): void {
  endBy(g, goalMet(g, active));
}

/** [4.4] After every card: goals, then hopeless positions [12.2]. */
export function judge(g: Undaunted, active: Side): void {
  judgeGoals(g, active);
  const outlook = outlookOf(g, titlesToCome(g));
  const end = hopelessEnd(g, active, outlook);
  for (const side of sides) {
    const now = isHopeless(outlook, side);
    // an end by it says so itself
    if (now && !g.state.hopeless[side] && end === undefined) g.tell("hopeless", { side });
    g.state.hopeless[side] = now;
  }
  endBy(g, end);
}

/** How the game would end if it were judged now; undefined if it goes on. */
export const verdict = (g: Undaunted, active: Side): UndauntedEnd | undefined =>
  goalMet(g, active) ?? hopelessEnd(g, active, outlookOf(g, titlesToCome(g)));

function endBy(g: Undaunted, end: UndauntedEnd | undefined): void {
  if (end !== undefined) g.end(end);
}

function goalMet(g: Undaunted, active: Side): UndauntedEnd | undefined {
  for (const side of [active, other(active)])
    for (const goal of g.scenario.sides[side].victory) {
      const done = doneOf(g.state, side, goal);
      const need = needOf(goal);
      if (done >= need) return { winners: [side], key: goal.type, args: { side, done, need } };
    }
  return undefined;
}

/** The goals that each side can still meet. */
type Outlook = Readonly<PerSide<readonly Goal[]>>;

/** Remembered, because what it depends on often stays the same while cards are played. */
const outlookOf = rememberingBy(hangsOn, (g: Undaunted, comingUp: PerSide<number>): Outlook => {
  const prospects = prospectsOf(g, comingUp);
  const within = (side: Side) => g.scenario.sides[side].victory.filter((goal) => prospects[side].canMeet(goal));
  return { lrdg: within("lrdg"), italy: within("italy") };
});

function prospectsOf(g: Undaunted, comingUp: PerSide<number>): PerSide<Prospects> {
  const reach = new Reach(g, comingUp);
  return { lrdg: new Prospects(g, "lrdg", comingUp, reach), italy: new Prospects(g, "italy", comingUp, reach) };
}

/** Of every goal of both sides, what counts for it or could still. */
export function chancesIn(g: Undaunted): PerSide<readonly (readonly Chance[])[]> {
  const prospects = prospectsOf(g, titlesToCome(g));
  const within = (side: Side) => g.scenario.sides[side].victory.map((goal) => prospects[side].within(goal));
  return { lrdg: within("lrdg"), italy: within("italy") };
}

/** Everything that reach and prospects look at. */
function hangsOn({ scenario, state }: Undaunted, comingUp: PerSide<number>): readonly unknown[] {
  const { lrdg, italy } = state.armies;
  return [
    ...[scenario, comingUp.lrdg, comingUp.italy, state.soldiers, state.vehicles, state.structures, lrdg.destroyed],
    ...[lrdg.tokens, lrdg.evacuated, lrdg.neutralised, italy.tokens, italy.evacuated, italy.neutralised],
  ];
}

const isHopeless = (outlook: Outlook, side: Side): boolean => outlook[side].length === 0;

function hopelessEnd(g: Undaunted, active: Side, outlook: Outlook): UndauntedEnd | undefined {
  for (const side of [active, other(active)]) {
    const end = isHopeless(outlook, side) ? endWithout(g, side, outlook) : undefined;
    if (end !== undefined) return end;
  }
  return undefined;
}

/** [12.2] How the game ends if a side can no longer meet a condition; undefined if it goes on all the same. */
function endWithout(g: Undaunted, side: Side, outlook: Outlook): UndauntedEnd | undefined {
  const { initiative } = g.state;
  const rival = other(side);
  const points = { lrdg: pointsOf(g.state, "lrdg"), italy: pointsOf(g.state, "italy") };
  // [R18] an evacuation counts like a neutralisation
  if (outlook[rival].some(({ type }) => type !== "claim")) return { winners: [rival], key: "hopeless", args: { side } };
  if (points[rival] > points[side]) return { winners: [rival], key: "hopeless-points", args: { side, ...points } };
  if (!isHopeless(outlook, rival)) return undefined;
  if (points[side] > points[rival])
    return { winners: [side], key: "hopeless-points", args: { side: rival, ...points } };
  return { winners: [initiative], key: "hopeless-tie", args: { side: initiative, ...points } };
}
