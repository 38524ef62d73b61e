import { describe, expect, test } from "vitest";
import {
  type CardId,
  CONTROL_TOKENS,
  cardIds,
  cards,
  soldierIds,
  structures,
  tileIds,
  vehicleIds,
  vehicles,
} from "../../../src/games/undaunted/components/index.ts";
import { table } from "../../games/undaunted/table.ts";

const having = (action: string): CardId[] =>
  cardIds.filter((id) => cards[id].actions.some((each) => each.action === action));
const copies = (side: "lrdg" | "italy") =>
  cardIds.filter((id) => cards[id].side === side).reduce((sum, id) => sum + cards[id].count, 0);
const counters = (side: "lrdg" | "italy") =>
  soldierIds.filter((id) => cards[id].side === side).length +
  vehicleIds.filter((id) => vehicles[id].side === side).length;

test("what the box holds", () => {
  expect([copies("lrdg"), copies("italy")]).toEqual([42, 40]);
  expect([counters("lrdg"), counters("italy")]).toEqual([11, 10]);
  expect(vehicleIds).toHaveLength(6);
  expect(CONTROL_TOKENS).toBe(16);
  // two faces each
  expect(tileIds).toHaveLength(2 * 22);
  expect(Object.keys(structures)).toHaveLength(6);
});

describe("cards", () => {
  test("only three Italian tank men have a specialisation", () => {
    const skilled = soldierIds.filter((id) => cards[id].specialisation === "tank");
    expect(skilled).toEqual(["italy-tank-driver", "italy-tank-gunner", "italy-tank-crew"]);
  });

  test("fog leaves a deck by scouts, the staff sergeant or the plane", () => {
    expect(having("recon").sort()).toEqual(["italy-recon-plane", "italy-scout", "lrdg-scout", "lrdg-staff-sergeant"]);
  });

  test("a man in the centre seat of the medium tank may use its Anti-Tank", () => {
    const t = table({ hands: { italy: ["italy-tank-gunner"] } });
    expect(t.place("italy-tank-gunner")).toBe("italy-medium-tank/centre");
    expect(t.italy("italy-tank-gunner").options("italy")).toContain("seat:anti-tank");
  });

  test("only the medium tank asks for a crew, on every seat that does something", () => {
    const asking = vehicleIds.filter((id) => vehicles[id].seats.some(({ crew }) => crew !== null));
    expect(asking).toEqual(["italy-medium-tank"]);
  });
});

describe("tokens and counters", () => {
  test("only the saboteur and the sniper of the LRDG enter ground that is not scouted", () => {
    expect(having("stalk").sort()).toEqual(["lrdg-saboteur", "lrdg-sniper"]);
  });

  test("only the medium tank has no regular defence, and is not hurt by regular attacks", () => {
    expect(vehicleIds.filter((id) => vehicles[id].defence === null)).toEqual(["italy-medium-tank"]);
    for (const action of ["attack", "suppress"]) {
      const t = table({
        side: "lrdg",
        hands: { lrdg: ["lrdg-machine-gunner"] },
        soldiers: { "italy-scout": "21B" },
      }).lrdg("lrdg-machine-gunner", action);
      expect(t.options("lrdg")).toEqual(["italy-scout", "italy-recon-car"]);
      expect(t.refusal("lrdg", "italy-medium-tank")?.key).toBe("refusal.armoured");
    }
  });

  test("soldiers have no armour: Demolish and Anti-Tank do not reach them", () => {
    const t = table({
      side: "lrdg",
      hands: { lrdg: ["lrdg-saboteur"] },
      soldiers: { "lrdg-saboteur": "21B", "italy-scout": "21B" },
    }).lrdg("lrdg-saboteur");
    expect(t.hint("lrdg", "demolish")).toMatchObject({ target: "italy-medium-tank" });
  });
});
