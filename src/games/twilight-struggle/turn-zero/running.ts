import type { CardId } from "../cards/ids.ts";
import type { CountryId } from "../components/countries/index.ts";
import { changesOf } from "./crises.ts";
import type { Change } from "./crisis.ts";
import type { CrisisId } from "./ids.ts";
import type { CrisisResult } from "./state.ts";

/** What the crises change in the rules of the present turn. */
export interface Running {
  readonly voided: ReadonlyMap<CardId, CrisisId>;
  readonly battlegrounds: readonly CountryId[];
  readonly usFirst: boolean;
  readonly usIgnoresDefcon: boolean;
  readonly defconFloor: number;
}

export const nothingRunning: Running = {
  voided: new Map(),
  battlegrounds: [],
  usFirst: false,
  usIgnoresDefcon: false,
  defconFloor: 1,
};

interface Met {
  readonly crisis: CrisisId;
  readonly change: Change;
}

/** Results are never written to, so what they change is worked out once. */
const known = new WeakMap<readonly CrisisResult[], readonly Met[]>();

/** Every change that the crises have brought so far. */
function changesMet(results: readonly CrisisResult[]): readonly Met[] {
  const before = known.get(results);
  if (before !== undefined) return before;
  const met = results.flatMap(({ crisis, band }) => changesOf(crisis, band).map((change) => ({ crisis, change })));
  known.set(results, met);
  return met;
}

/** Those of one kind. */
export const changesOfKind = <Kind extends Change["change"]>(
  results: readonly CrisisResult[],
  kind: Kind,
): readonly Extract<Change, { change: Kind }>[] =>
  changesMet(results).flatMap(({ change }) =>
    change.change === kind ? [change as Extract<Change, { change: Kind }>] : [],
  );

const lasts = (change: Change, turn: number): boolean =>
  !("lastTurn" in change) || change.lastTurn === undefined || turn <= change.lastTurn;

export function runningIn(results: readonly CrisisResult[], turn: number): Running {
  const met = changesMet(results).filter(({ change }) => lasts(change, turn));
  const has = (kind: Change["change"]) => met.some(({ change }) => change.change === kind);
  return {
    voided: new Map(met.flatMap(({ crisis, change }) => (change.change === "void" ? [[change.card, crisis]] : []))),
    battlegrounds: met.flatMap(({ change }) => (change.change === "battleground" ? [change.country] : [])),
    usFirst: has("us-first"),
    usIgnoresDefcon: has("us-ignores-defcon"),
    defconFloor: Math.max(1, ...met.map(({ change }) => (change.change === "defcon-floor" ? change.level : 1))),
  };
}

const rulesChanged: ReadonlySet<Change["change"]> = new Set([
  "void",
  "battleground",
  "us-first",
  "us-ignores-defcon",
  "defcon-floor",
]);

/** The crises whose outcome changes a rule in this turn. */
export const runningCrises = (results: readonly CrisisResult[], turn: number): readonly CrisisResult[] =>
  results.filter(({ crisis, band }) =>
    changesOf(crisis, band).some((change) => rulesChanged.has(change.change) && lasts(change, turn)),
  );

/** The crises that change a rule in this turn and no longer in the next. */
export const endingCrises = (results: readonly CrisisResult[], turn: number): readonly CrisisId[] => {
  const next = runningCrises(results, turn + 1);
  return runningCrises(results, turn)
    .filter((result) => !next.includes(result))
    .map(({ crisis }) => crisis);
};
