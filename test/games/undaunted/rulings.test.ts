import { describe, expect, test } from "vitest";
import { Run, ScriptedFate } from "../../../src/engine/index.ts";
import { boardOf } from "../../../src/games/undaunted/components/board.ts";
import {
  cards,
  type Selection,
  scenarios,
  vehicleIds,
  vehicles,
} from "../../../src/games/undaunted/components/index.ts";
import { undaunted } from "../../../src/games/undaunted/index.ts";
import { destroyStructure, layToken } from "../../../src/games/undaunted/rules/changes.ts";
import { canEvacuate } from "../../../src/games/undaunted/rules/evacuation.ts";
import { pointsOf } from "../../../src/games/undaunted/rules/points.ts";
import { startingState } from "../../../src/games/undaunted/rules/setup.ts";
import type { Side } from "../../../src/games/undaunted/seats.ts";
import type { UndauntedState } from "../../../src/games/undaunted/state.ts";
import { Undaunted } from "../../../src/games/undaunted/undaunted.ts";
import { table } from "./table.ts";

const fresh = (scenario: "gebel-sherif" | "landing-ground-7"): UndauntedState =>
  startingState(undaunted.options({ scenario, sides: "choice" }));

test("R1: distance goes over impassable ground, enemies and unscouted tiles alike", () => {
  const board = boardOf("vulnerable-camp");
  // 21B, 10A: over a hill closed to vehicles
  expect(board.distance("21B", "10A")).toBe(1);
  // 18A, 6B, 2B, 15B
  expect(board.distance("18A", "15B")).toBe(3);
  expect(board.distance("18A", "18A")).toBe(0);
});

describe("R15: who may leave", () => {
  /** A point on 22B for those selected; the truck has the rifleman and the machine gunner aboard. */
  const leaving = (eligible: Selection, unit: "lrdg-patrol-truck" | "lrdg-sniper") => {
    const state = fresh("gebel-sherif");
    const evacuation = [{ tile: "22B", side: "lrdg", eligible }];
    const g = Object.create(new Undaunted(new Run<UndauntedState, Side>(state, new ScriptedFate())), {
      scenario: { value: { ...scenarios["gebel-sherif"], evacuation } },
    }) as Undaunted;
    return canEvacuate(g, "lrdg", unit, "22B");
  };

  test("a soldier only where soldiers, or he himself, may", () => {
    expect(leaving({ kind: "soldier" }, "lrdg-sniper")).toBe(true);
    expect(leaving({ kind: "vehicle" }, "lrdg-sniper")).toBe(false);
    expect(leaving({ kind: "list", list: ["lrdg-scout"] }, "lrdg-sniper")).toBe(false);
  });

  test("a vehicle only if everybody aboard may too", () => {
    const crew = ["lrdg-rifleman", "lrdg-machine-gunner"] as const;
    expect(leaving({ kind: "any" }, "lrdg-patrol-truck")).toBe(true);
    expect(leaving({ kind: "vehicle" }, "lrdg-patrol-truck")).toBe(false);
    expect(leaving({ kind: "list", list: ["lrdg-patrol-truck", crew[0]] }, "lrdg-patrol-truck")).toBe(false);
    expect(leaving({ kind: "list", list: ["lrdg-patrol-truck", ...crew] }, "lrdg-patrol-truck")).toBe(true);
  });

  test("a captured vehicle counts as its owner's", () => {
    const t = table({
      scenario: "breakout",
      side: "lrdg",
      hands: { lrdg: ["lrdg-scout"] },
      soldiers: { "lrdg-scout": "italy-truck/driver", "italy-rifleman": null, "italy-machine-gunner": null },
      vehicles: { "italy-truck": { owner: "lrdg", tile: "7B" } },
    }).lrdg("lrdg-scout", "seat:drive", "evacuate");
    expect(t.army("lrdg").evacuated).toEqual(["italy-truck", "lrdg-scout"]);
    expect(t.army("lrdg").goals[0]).toMatchObject({ goal: { type: "evacuate" }, done: 1 });
  });
});

test("R22: the six vehicles together can never bear the 24 tokens of the box", () => {
  const most = vehicleIds.reduce((sum, id) => sum + vehicles[id].durability - 1, 0);
  // one of them takes its last damage and is gone
  expect(most + 1).toBeLessThanOrEqual(24);
});

describe("R29: a structure that Italy destroyed", () => {
  test("would score for nobody", () => {
    const state = fresh("landing-ground-7");
    layToken(state, "italy", "18A", "controlled");
    const before = pointsOf(state, "italy");
    destroyStructure(state, "italy", "motor-pool");
    expect([pointsOf(state, "lrdg"), pointsOf(state, "italy")]).toEqual([0, before - 2]);
  });

  test("cannot be: no Italian card and no seat demolishes", () => {
    const able = Object.entries(cards).filter(([, { actions }]) => actions.some(({ action }) => action === "demolish"));
    expect(able.map(([id]) => id).sort()).toEqual(["lrdg-engineer", "lrdg-saboteur"]);
    const seats = vehicleIds.flatMap((id) =>
      vehicles[id].seats.flatMap((seat) => seat.actions.map(({ action }) => action)),
    );
    expect(seats).not.toContain("demolish");
  });
});

test("R19: both sides and spectators see the discards", () => {
  const t = table({ discard: { lrdg: ["lrdg-fog", "lrdg-scout"] }, hands: { italy: ["italy-scout"] } });
  for (const seat of ["lrdg", "italy", null] as const)
    expect(t.match.view(seat).armies.lrdg.discard).toEqual(["lrdg-fog", "lrdg-scout"]);
});

test("R31: a goal met by an action ends the game before a change of place is asked", () => {
  const t = table({
    hands: { italy: ["italy-rifleman"] },
    vehicles: { "italy-recon-car": { tile: "18A" } },
    soldiers: { "lrdg-rifleman": "13A", "lrdg-machine-gunner": "13A" },
    tokens: { italy: { "18A": "scouted" }, lrdg: { "18A": "controlled" } },
  }).italy("italy-rifleman", "control");
  expect(t.outcome).toMatchObject({ winners: ["italy"], key: "claim" });
});

test("R34: a vehicle of the enemy on the tile may be repaired too", () => {
  const t = table({
    side: "lrdg",
    hands: { lrdg: ["lrdg-engineer"] },
    soldiers: {
      "lrdg-engineer": "19A",
      "italy-scout": "21B",
      "italy-rifleman": "21B",
      "italy-machine-gunner": "21B",
    },
    vehicles: { "italy-recon-car": { damage: 2 } },
  }).lrdg("lrdg-engineer", "repair", "board:italy-recon-car:driver");
  expect(t.vehicle("italy-recon-car")).toMatchObject({ damage: 1, disabled: false, owner: "lrdg" });
});

test("R36: evacuation shows how many cards left each pile, not the deck", () => {
  const t = table({
    scenario: "gebel-sherif",
    side: "lrdg",
    hands: { lrdg: ["lrdg-sniper"] },
    deck: { lrdg: ["lrdg-sniper", "lrdg-scout", "lrdg-sniper"] },
    supply: { lrdg: [] },
    soldiers: { "lrdg-sniper": "22B" },
  }).lrdg("lrdg-sniper", "stalk", "evacuate");
  expect(t.match.view("italy").armies.lrdg).toMatchObject({ deckSize: 1, removedSize: 3 });
  expect(t.match.view("italy").removed).toEqual([]);
});
