import { describe, expect, test } from "vitest";
import { Match } from "../../../src/engine/index.ts";
import { type ScenarioId, scenarioIds, scenarios } from "../../../src/games/undaunted/components/index.ts";
import { undaunted } from "../../../src/games/undaunted/index.ts";
import { sides } from "../../../src/games/undaunted/seats.ts";
import { table } from "./table.ts";

/** [tiles, LRDG soldiers, Italian soldiers, LRDG vehicles, Italian vehicles, LRDG deck, Italian deck, initiative] */
const counts: Readonly<Record<ScenarioId, readonly [...number[], "lrdg" | "italy"]>> = {
  "landing-ground-7": [12, 4, 3, 0, 0, "lrdg"],
  "murzuq-airfield": [15, 4, 4, 1, 1, "lrdg"],
  "gebel-sherif": [15, 6, 4, 2, 2, "italy"],
  "the-well": [16, 5, 5, 1, 1, "italy"],
  "fuel-dump": [15, 4, 4, 1, 1, "lrdg"],
  "vulnerable-camp": [15, 4, 5, 1, 2, "italy"],
  convoy: [14, 4, 4, 1, 2, "lrdg"],
  breakout: [14, 5, 4, 2, 1, "lrdg"],
  "road-watch": [16, 4, 4, 1, 1, "italy"],
  "night-reconnaissance": [15, 5, 4, 0, 1, "lrdg"],
  barce: [16, 6, 5, 2, 1, "lrdg"],
};

describe.each(scenarioIds)("3 Set-up of %s", (scenario) => {
  const t = () => table({ scenario, fresh: true });

  test("board, counters and the initiative token", () => {
    const { view } = t();
    const men = (side: string) => view.soldiers.filter((each) => each.side === side).length;
    const cars = (side: string) => view.vehicles.filter((each) => each.owner === side).length;
    expect([view.board.length, men("lrdg"), men("italy"), cars("lrdg"), cars("italy"), view.initiative]).toEqual(
      counts[scenario],
    );
  });

  test("nobody is without hope yet", () => {
    expect(sides.map((side) => t().army(side).hopeless)).toEqual([false, false]);
  });

  test("soldiers, vehicles and tokens lie where the scenario says, all ready", () => {
    const { view } = t();
    for (const side of sides) {
      for (const place of scenarios[scenario].sides[side].soldiers) {
        const man = view.soldiers.find(({ id }) => id === place.soldier);
        expect(man?.suppressed).toBe(false);
        if ("tile" in place) expect(man).toMatchObject({ tile: place.tile, vehicle: null });
        else expect(man).toMatchObject({ vehicle: place.vehicle, seat: place.seat });
      }
      for (const { vehicle, tile } of scenarios[scenario].sides[side].vehicles)
        expect(view.vehicles.find(({ id }) => id === vehicle)).toMatchObject({ tile, damage: 0, disabled: false });
      const tokens = view.board.flatMap(({ id, tokens: lying }) => (lying[side] ? [[id, lying[side]]] : []));
      expect(Object.fromEntries(tokens)).toEqual(scenarios[scenario].sides[side].tokens);
    }
  });

  test("both draw four of a shuffled deck; the supply lies open", () => {
    const match = Match.start(undaunted, { options: { scenario }, seed: "set-up" });
    expect(match.pending.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      "lrdg initiative.card",
      "italy initiative.card",
    ]);
    for (const side of sides) {
      const { deck, supply } = scenarios[scenario].sides[side];
      const total = (pile: Readonly<Record<string, number>>) =>
        Object.values(pile).reduce((sum, each) => sum + each, 0);
      const army = match.view(null).armies[side];
      expect(army.handSize).toBe(4);
      expect(army.deckSize).toBe(total(deck as Record<string, number>) - 4);
      expect(army.supply).toHaveLength(total(supply as Record<string, number>));
    }
  });
});

test("an unknown scenario is refused", () => {
  expect(() => undaunted.options({ scenario: "the-prize" })).toThrow("refusal.option-value");
});

describe("R37: sides", () => {
  test("are as seated", () => {
    expect(table({ fresh: true }).match.seating).toEqual({ lrdg: "lrdg", italy: "italy" });
  });

  test("or drawn by lot", () => {
    const drawn = (die: number) => table({ fresh: true, options: { sides: "random" }, dice: [die] });
    expect(drawn(1).match.seating).toEqual({ lrdg: "lrdg", italy: "italy" });
    expect(drawn(2).match.seating).toEqual({ lrdg: "italy", italy: "lrdg" });
    expect(drawn(2).told("sides")).toEqual([{ swapped: true }]);
  });
});
