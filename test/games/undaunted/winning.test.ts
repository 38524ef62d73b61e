import { describe, expect, test } from "vitest";
import {
  type ActionId,
  type CounterId,
  cards,
  type Goal,
  isSoldier,
  isVehicle,
  type ScenarioId,
  type SoldierId,
  type StructureId,
  scenarioIds,
  scenarios,
  structures,
  type TileId,
  vehicles,
} from "../../../src/games/undaunted/components/index.ts";
import { matches } from "../../../src/games/undaunted/rules/evacuation.ts";
import { other, type Side, sides } from "../../../src/games/undaunted/seats.ts";
import { type Setting, table } from "./table.ts";

/**
 * Every goal of every scenario, won by the play that completes it. Which counters, tiles and numbers these are is read from
 * the scenario: the goals are stand-ins for printed ones and may be put right.
 */
interface Finish {
  /** The position one play before the end. */
  readonly setting: Setting;
  readonly play: readonly string[];
}

const men = (scenario: ScenarioId, side: Side): SoldierId[] =>
  scenarios[scenario].sides[side].soldiers.map(({ soldier }) => soldier);
const cars = (scenario: ScenarioId, side: Side) =>
  scenarios[scenario].sides[side].vehicles.map(({ vehicle }) => vehicle);

function able(scenario: ScenarioId, side: Side, ...wanted: readonly ActionId[]): SoldierId {
  const found = men(scenario, side).find((id) => cards[id].actions.some(({ action }) => wanted.includes(action)));
  if (found === undefined) throw new Error(`Nobody of ${side} can ${wanted.join(", ")} in ${scenario}`);
  return found;
}

const movements: readonly ActionId[] = ["stalk", "scout", "move"];
const movementOf = (id: SoldierId): string =>
  cards[id].actions.find(({ action }) => movements.includes(action))?.action ?? "";

/** Everybody on foot on one tile, so that a vehicle may be taken away from under its crew. */
const onFoot = (ids: readonly SoldierId[], tile: TileId) => Object.fromEntries(ids.map((id) => [id, tile]));
const gone = (ids: readonly CounterId[]) => Object.fromEntries(ids.map((id) => [id, null]));
const zeros = Array<number>(6).fill(0);

function claiming(scenario: ScenarioId, side: Side, need: number): Finish {
  const { objectives, structures: standing } = scenarios[scenario];
  const worth = [
    ...standing.map(({ structure, tile }) => ({ tile, structure, points: structures[structure].points })),
    ...objectives.map(({ tile, points }) => ({ tile, structure: null, points })),
  ];
  const taken: typeof worth = [];
  for (const each of worth) if (taken.reduce((sum, { points }) => sum + points, 0) < need) taken.unshift(each);
  const [last, ...held] = taken;
  if (last === undefined) throw new Error(`Nothing to claim in ${scenario}`);
  const blown = side === "lrdg" ? held.flatMap(({ structure }) => structure ?? []) : [];
  const isBlown = (id: StructureId) => blown.includes(id);
  const controlled = held.filter(({ structure }) => structure === null || !isBlown(structure));
  const demolishes = side === "lrdg" && last.structure !== null;
  const man = able(scenario, side, demolishes ? "demolish" : "control");
  return {
    setting: {
      soldiers: { [man]: last.tile },
      tokens: {
        [other(side)]: {},
        [side]: Object.fromEntries([
          [last.tile, "scouted"],
          ...controlled.map(({ tile }) => [tile, "controlled"] as const),
        ]),
      },
      structures: Object.fromEntries(
        standing.filter(({ structure }) => !isBlown(structure)).map(({ structure, tile }) => [structure, tile]),
      ),
      destroyed: blown,
      hands: { [side]: [man] },
    },
    play: demolishes ? [man, "demolish", last.structure ?? ""] : [man, "control"],
  };
}

function neutralising(scenario: ScenarioId, side: Side, count: number, counts: (id: CounterId) => boolean): Finish {
  const enemy = other(side);
  const isSoft = (id: CounterId) => isSoldier(id) || vehicles[id].defence !== null;
  // those that only armour protects first: the last one is shot at
  const victims = [...men(scenario, enemy), ...cars(scenario, enemy)]
    .filter(counts)
    .sort((one, two) => Number(isSoft(one)) - Number(isSoft(two)))
    .slice(-count);
  const last = victims.at(-1) as CounterId;
  const before = victims.slice(0, -1);
  const tile = scenarios[scenario].board[0]?.tile as TileId;
  const man = able(scenario, side, "attack");
  return {
    setting: {
      soldiers: { ...onFoot(men(scenario, enemy), tile), ...gone(before.filter(isSoldier)), [man]: tile },
      vehicles: {
        ...gone(before.filter(isVehicle)),
        ...(isVehicle(last) ? { [last]: { damage: vehicles[last].durability - 1, tile } } : {}),
      },
      neutralised: { [side]: before },
      hands: { [side]: [man] },
      deck: { [enemy]: [`${enemy}-fog`, `${enemy}-fog`] },
      dice: zeros,
    },
    play: [man, "attack", last],
  };
}

function evacuating(scenario: ScenarioId, side: Side, count: number, counts: (id: CounterId) => boolean): Finish {
  const tile = scenarios[scenario].evacuation.find((point) => point.side === side)?.tile as TileId;
  const leavers = [...cars(scenario, side), ...men(scenario, side)].filter(counts);
  const last = leavers[0] as CounterId;
  const before = leavers.slice(1, count);
  const driver = men(scenario, side).find((id) => !before.includes(id)) as SoldierId;
  const man = isVehicle(last) ? driver : (last as SoldierId);
  return {
    setting: {
      soldiers: { ...gone(before.filter(isSoldier)), [man]: isVehicle(last) ? `${last}/driver` : tile },
      vehicles: { ...gone(before.filter(isVehicle)), ...(isVehicle(last) ? { [last]: { tile } } : {}) },
      evacuated: { [side]: before },
      hands: { [side]: [man] },
    },
    play: [man, isVehicle(last) ? "seat:drive" : movementOf(man), "evacuate"],
  };
}

function finish(scenario: ScenarioId, side: Side, goal: Goal): Finish {
  if (goal.type === "claim") return claiming(scenario, side, goal.points);
  const counts = (id: CounterId) => matches(goal.of, id);
  const way = goal.type === "evacuate" ? evacuating : neutralising;
  return way(scenario, side, goal.count, counts);
}

describe.each(scenarioIds)("12.1 %s", (scenario) => {
  test.each(sides)("is won by %s with the play that meets its condition", (side) => {
    for (const [at, goal] of scenarios[scenario].sides[side].victory.entries()) {
      const { setting, play } = finish(scenario, side, goal);
      const t = table({ scenario, side, dice: zeros, ...setting });
      const { done, need } = t.army(side).goals[at] ?? { done: 0, need: 0 };
      expect(done).toBeLessThan(need);
      (side === "lrdg" ? t.lrdg : t.italy)(...play);
      expect(t.outcome).toMatchObject({ winners: [side], key: goal.type });
    }
  });
});
