import { expect, test } from "vitest";
import { boardOf } from "../../../src/games/undaunted/board.ts";
import { table } from "./table.ts";

test("R1: distance goes over impassable ground, enemies and unscouted tiles alike", () => {
  const board = boardOf("vulnerable-camp");
  // 21B, 10A: over a hill closed to vehicles
  expect(board.distance("21B", "10A")).toBe(1);
  // 18A, 6B, 2B, 15B
  expect(board.distance("18A", "15B")).toBe(3);
  expect(board.distance("18A", "18A")).toBe(0);
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
