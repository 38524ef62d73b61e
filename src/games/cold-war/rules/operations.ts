import { type Args, type Flow, type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Side } from "../seats.ts";
import { type CoupLimits, coup } from "./coup.ts";
import { canPlace, done, placeInfluence } from "./influence.ts";
import { type Points, plainValue } from "./points.ts";
import { realign } from "./realignment.ts";
import { canTrySpace, trySpace } from "./space-race.ts";
import { hasTarget } from "./targets.ts";

/** [6.0] What a play's points can go to, all of them to one. */
const operations = ["influence", "realign", "coup", "space"] as const;
export type Operation = (typeof operations)[number];

/** What an event grants to be done, without the space race [docs/rulings.md, ops-9]. */
export const onTheMap: readonly Operation[] = ["influence", "realign", "coup"];

export const operationOptions: Readonly<Record<Operation, Option<Operation>>> = {
  influence: option("influence"),
  realign: option("realign"),
  coup: option("coup"),
  space: option("space"),
};

export function canConduct<T extends World>(
  g: ColdWar<T>,
  side: Side,
  operation: Operation,
  points: Points,
  limits: CoupLimits = {},
): boolean {
  if (operation === "influence") return canPlace(g, side, points);
  if (operation === "space") return canTrySpace(g, side, points);
  return hasTarget(g, side, operation, limits);
}

export function conduct<T extends World>(
  g: ColdWar<T>,
  side: Side,
  operation: Operation,
  points: Points,
  limits: CoupLimits = {},
): Flow<unknown> {
  g.tell("operation", { side, operation, ops: plainValue(points), ...cardOf(g, points) });
  if (operation === "influence") return placeInfluence(g, side, points);
  if (operation === "realign") return realign(g, side, points, limits);
  if (operation === "coup") return coup(g, side, points, limits);
  return goToSpace(g, side);
}

/** The card whose points they are, outside of events: those tell themselves whose card they use. */
const cardOf = <T extends World>({ resolving }: ColdWar<T>, { card }: Points): Args =>
  resolving === null && card !== undefined ? { card } : {};

function* goToSpace<T extends World>(g: ColdWar<T>, side: Side): Flow {
  yield* g.beforeDice([side]);
  trySpace(g, side);
}

interface Grant extends CoupLimits {
  /** Whether the side may do without. */
  readonly optional?: true;
}

/** The side chooses among the operations it can conduct now; with none left, the points are lost. */
export function* conductOperations<T extends World>(
  g: ColdWar<T>,
  side: Side,
  points: Points,
  among: readonly Operation[] = onTheMap,
  grant: Grant = {},
): Flow {
  const options: Option<Operation | "done">[] = [];
  for (const operation of among)
    if (canConduct(g, side, operation, points, grant)) options.push(operationOptions[operation]);
  if (options.length === 0) return g.tell("operations.none", { side });
  if (grant.optional) options.push(done as Option<"done">);
  const args = { ops: plainValue(points) };
  const chosen = yield* g.ask(side, { kind: "operations.kind", args, rule: "6.0" }, options);
  if (chosen !== "done") yield* conduct(g, side, chosen, points, grant);
}
