import { describe, expect, test } from "vitest";
import { boardOf } from "../../../src/games/undaunted/components/board.ts";
import {
  actionIds,
  type CardId,
  cardIds,
  cards,
  scenarioIds,
  scenarios,
  soldierIds,
  structureIds,
  structures,
  tileIds,
  tiles,
  vehicleIds,
  vehicles,
} from "../../../src/games/undaunted/components/index.ts";
import { isStandIn, marks, marksOf } from "../../../src/games/undaunted/components/marks.ts";
import { sources } from "../../../src/games/undaunted/components/types.ts";
import { other, type Side, sides } from "../../../src/games/undaunted/seats.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((one, two) => one + two, 0);

describe("the box holds what the rulebook lists", () => {
  test("42 LRDG and 40 Italian cards", () => {
    const count = (side: Side) => sum(cardIds.filter((id) => cards[id].side === side).map((id) => cards[id].count));
    expect([count("lrdg"), count("italy")]).toEqual([42, 40]);
  });

  test("11 LRDG and 10 Italian counters, of which three each are vehicles", () => {
    const men = (side: Side) => soldierIds.filter((id) => cards[id].side === side).length;
    const cars = (side: Side) => vehicleIds.filter((id) => vehicles[id].side === side).length;
    expect([men("lrdg") + cars("lrdg"), men("italy") + cars("italy")]).toEqual([11, 10]);
    expect([cars("lrdg"), cars("italy")]).toEqual([3, 3]);
  });

  test("22 tiles with two faces, six structures", () => {
    expect(tileIds).toHaveLength(44);
    expect(structureIds).toHaveLength(6);
  });
});

describe("cards", () => {
  test("soldiers defend with 4 to 6 and have four copies, others have no counter", () => {
    for (const id of cardIds) {
      const { kind, defence, count } = cards[id];
      if (kind !== "soldier") expect(defence).toBeUndefined();
      else {
        expect(count).toBe(4);
        expect([4, 5, 6]).toContain(defence);
      }
    }
  });

  test("only the Italian tankers have a specialisation", () => {
    expect(soldierIds.filter((id) => cards[id].specialisation === "tank")).toEqual([
      "italy-tank-driver",
      "italy-tank-gunner",
      "italy-tank-crew",
    ]);
  });

  test("numbered actions have a number, the others none; only fog has no action", () => {
    const bare = ["conceal", "control", "recon", "repair"];
    for (const id of cardIds)
      for (const { action, value } of cards[id].actions)
        expect(value === null, `${id} ${action}`).toBe(bare.includes(action));
    expect(cardIds.filter((id) => cards[id].actions.length === 0)).toEqual(["lrdg-fog", "italy-fog"]);
  });

  test("what the rulebook tells of single cards", () => {
    const value = (id: CardId, action: string) => cards[id].actions.find((each) => each.action === action)?.value;
    expect(value("italy-scout", "scout")).toBe(2);
    expect(value("lrdg-saboteur", "demolish")).toBe(2);
    const reconers = cardIds.filter((id) => cards[id].actions.some(({ action }) => action === "recon"));
    expect(reconers).toEqual(["lrdg-scout", "lrdg-staff-sergeant", "italy-scout", "italy-recon-plane"]);
    const stalkers = cardIds.filter((id) => cards[id].actions.some(({ action }) => action === "stalk"));
    expect(stalkers).toEqual(["lrdg-saboteur", "lrdg-sniper"]);
  });
});

describe("vehicles", () => {
  test("all have armour, and all but the medium tank a regular defence", () => {
    expect(vehicleIds.filter((id) => vehicles[id].defence === null)).toEqual(["italy-medium-tank"]);
    expect(vehicles["italy-medium-tank"]).toMatchObject({ armour: 5, critical: 3 });
  });

  test("only the tank asks for a crew, its centre seat offers Anti-Tank", () => {
    const picky = vehicleIds.filter((id) => vehicles[id].seats.some(({ crew }) => crew !== null));
    expect(picky).toEqual(["italy-medium-tank"]);
    expect(vehicles["italy-medium-tank"].seats[1]?.actions[0]?.action).toBe("anti-tank");
  });

  test("each has a seat that drives, seats of different names, and is disabled before it is destroyed", () => {
    for (const id of vehicleIds) {
      const { seats, critical, durability } = vehicles[id];
      expect(seats.some(({ actions }) => actions.some(({ action }) => action === "drive"))).toBe(true);
      expect(new Set(seats.map((seat) => seat.id)).size).toBe(seats.length);
      expect(critical).toBeLessThan(durability);
    }
  });
});

test("cover runs from 0 to 3, and hills are hills", () => {
  for (const id of tileIds) {
    const { cover, terrain } = tiles[id];
    expect(cover === "hill").toBe(terrain === "hill");
    if (cover !== "hill") expect([0, 1, 2, 3]).toContain(cover);
  }
});

test("there are eleven scenarios in the order of play; printed numbers agree with it", () => {
  expect(scenarioIds).toHaveLength(11);
  for (const [at, id] of scenarioIds.entries()) {
    expect(scenarios[id].order).toBe(at + 1);
    if (scenarios[id].number !== null) expect(scenarios[id].number).toBe(at + 1);
  }
});

describe.each(scenarioIds)("scenario %s", (id) => {
  const scenario = scenarios[id];
  const board = boardOf(id);

  test("uses each tile once, connected, and no more than there are tokens", () => {
    const numbers = scenario.board.map(({ tile }) => Number.parseInt(tile, 10));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeLessThanOrEqual(16);
    const [first = "1A"] = board.tiles;
    for (const tile of board.tiles) expect(board.distance(first, tile)).toBeLessThan(16);
    for (const tile of board.tiles)
      for (const next of board.adjacent(tile)) expect(board.adjacent(next)).toContain(tile);
  });

  test("puts everything on its board, vehicles on passable ground with a token", () => {
    const on = (tile: string) => expect(board.tiles).toContain(tile);
    for (const { tile } of [...scenario.objectives, ...scenario.structures, ...scenario.evacuation]) on(tile);
    for (const line of [...scenario.roads, ...scenario.wadis])
      for (const [at, tile] of line.entries()) {
        on(tile);
        const before = line[at - 1];
        if (before !== undefined) expect(board.adjacent(before)).toContain(tile);
      }
    for (const side of sides) {
      const { vehicles: cars, tokens, soldiers } = scenario.sides[side];
      for (const tile of Object.keys(tokens)) on(tile);
      for (const { vehicle, tile } of cars) {
        expect(vehicles[vehicle].side).toBe(side);
        expect(tiles[tile].impassable).toBe(false);
        expect(tokens[tile]).toBeDefined();
      }
      for (const place of soldiers) {
        expect(cards[place.soldier].side).toBe(side);
        if ("tile" in place) on(place.tile);
        else {
          expect(cars.some(({ vehicle }) => vehicle === place.vehicle)).toBe(true);
          expect(vehicles[place.vehicle].seats.map((seat) => seat.id)).toContain(place.seat);
        }
      }
    }
  });

  test("gives every soldier all his cards, at least one in the deck, and no side the other's cards", () => {
    for (const side of sides) {
      const { deck, supply, soldiers } = scenario.sides[side];
      for (const card of [...Object.keys(deck), ...Object.keys(supply)] as CardId[]) {
        expect(cards[card].side).toBe(side);
        const copies = (deck[card] ?? 0) + (supply[card] ?? 0);
        expect(copies).toBeLessThanOrEqual(cards[card].count);
        if (cards[card].kind === "command") continue;
        expect(copies, card).toBe(cards[card].count);
        if (cards[card].kind === "soldier") expect(soldiers.map(({ soldier }) => soldier)).toContain(card);
      }
      for (const { soldier } of soldiers) expect(deck[soldier]).toBeGreaterThan(0);
    }
  });

  test("can be won by both sides", () => {
    const objectives = sum(scenario.objectives.map(({ points }) => points));
    const built = sum(scenario.structures.map(({ structure }) => structures[structure].points));
    for (const side of sides) {
      expect(scenario.sides[side].victory.length).toBeGreaterThan(0);
      for (const goal of scenario.sides[side].victory) {
        if (goal.type === "claim") expect(objectives + built).toBeGreaterThanOrEqual(goal.points);
        else {
          const pool = scenario.sides[goal.type === "evacuate" ? side : other(side)];
          const of = { soldier: pool.soldiers.length, vehicle: pool.vehicles.length };
          const most =
            goal.of.kind === "soldier" || goal.of.kind === "vehicle" ? of[goal.of.kind] : of.soldier + of.vehicle;
          expect(most).toBeGreaterThanOrEqual(goal.count);
          if (goal.type === "evacuate") expect(scenario.evacuation.some((point) => point.side === side)).toBe(true);
        }
      }
    }
  });

  test("at most one side controls a tile at the start", () => {
    const { lrdg, italy } = scenario.sides;
    for (const [tile, face] of Object.entries(lrdg.tokens))
      if (face === "controlled") expect(italy.tokens[tile as keyof typeof italy.tokens]).not.toBe("controlled");
  });

  test("says of each of its parts where it comes from", () => {
    for (const part of [
      "title",
      "board",
      "objectives",
      "structures",
      "evacuation",
      "initiative",
      "deck",
      "supply",
      "victory",
    ])
      expect(Object.keys(scenario.src)).toContain(part);
  });
});

describe("marks", () => {
  test("name a known source for every value", () => {
    for (const { source } of marks()) expect(sources).toContain(source);
    expect(marks().length).toBeGreaterThan(700);
  });

  test("every card, vehicle, structure, tile, action and scenario has some", () => {
    for (const id of [...cardIds, ...vehicleIds, ...structureIds, ...tileIds, ...actionIds, ...scenarioIds])
      expect(marksOf(id).length, id).toBeGreaterThan(0);
  });

  test("tell printed values from stand-ins", () => {
    const mark = (of: string, field: string) => marksOf(of).find((each) => each.field === field);
    expect(mark("italy-medium-tank", "critical")).toEqual({
      of: "italy-medium-tank",
      field: "critical",
      source: "rulebook",
    });
    const designed = mark("lrdg-navigator", "initiative");
    expect(designed !== undefined && isStandIn(designed)).toBe(true);
  });
});

test("the board of the rulebook's example touches as the example says", () => {
  const board = boardOf("vulnerable-camp");
  expect(board.adjacent("19A")).toContain("12A");
  expect(board.adjacent("12A")).toContain("6B");
  expect(board.adjacent("19A")).toContain("17A");
  expect(board.adjacent("17A")).toContain("16B");
  expect(board.adjacent("19A")).not.toContain("16B");
  expect(board.distance("19A", "16B")).toBe(2);
});
