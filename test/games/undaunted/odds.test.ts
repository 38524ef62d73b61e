import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const odds = (setting: Setting, what: string, by: string, target: string) =>
  table(setting).match.odds({ seat: by.startsWith("lrdg") ? "lrdg" : "italy", what, with: by, target });

describe("odds", () => {
  test("of an attack on foot, with the arithmetic", () => {
    // 18A to 19A is 6B, 12A, 19A: 6 + 0 + 3
    expect(odds({}, "attack", "lrdg-rifleman", "italy-recon-car")).toEqual({
      key: "odds.attack",
      args: {
        action: "attack",
        card: "lrdg-rifleman",
        target: "italy-recon-car",
        dice: 1,
        base: 6,
        cover: 0,
        distance: 3,
        total: 9,
      },
      cases: 10,
      chances: [
        { key: "odds.hit.vehicle", args: { target: "italy-recon-car" }, ways: 2 },
        { key: "odds.miss", args: {}, ways: 8 },
      ],
    });
  });

  test("of several dice", () => {
    // a total of 5 leaves six faces of ten: 100 − 16
    const result = odds({ soldiers: { "lrdg-saboteur": "21B" } }, "demolish", "lrdg-saboteur", "italy-medium-tank");
    expect([result.cases, ...result.chances.map(({ ways }) => ways)]).toEqual([100, 64 + 20, 16]);
  });

  test("of a seat's action, of the plane, of a structure", () => {
    expect(odds({}, "anti-tank", "italy-tank-gunner", "lrdg-patrol-truck").args).toMatchObject({ dice: 3, base: 3 });
    expect(odds({}, "strafe", "italy-recon-plane", "lrdg-scout").args).toMatchObject({ distance: 0, total: 6 });
    const field = { scenario: "landing-ground-7", soldiers: { "lrdg-engineer": "14A" } } as const;
    expect(odds(field, "demolish", "lrdg-engineer", "hangar").chances[0]?.key).toBe("odds.hit.structure");
    expect(odds({}, "suppress", "lrdg-machine-gunner", "italy-recon-car").chances[0]?.key).toBe("odds.hit.suppressed");
  });

  test.each([
    ["control", "lrdg-rifleman", "italy-recon-car", "refusal.odds.action"],
    ["attack", "italy-anti-tank", "lrdg-rifleman", "refusal.odds.attacker"],
    ["suppress", "lrdg-rifleman", "italy-recon-car", "refusal.no-action"],
    ["attack", "lrdg-rifleman", "italy-medium-tank", "refusal.armoured"],
    ["demolish", "lrdg-saboteur", "italy-medium-tank", "refusal.other-tile"],
  ])("%s by %s at %s makes no sense", (what, by, target, key) => {
    expect(() => odds({}, what, by, target)).toThrow(key);
  });
});

describe("of a soldier in a seat", () => {
  const seated = (setting: Setting, what: string, by: string) => odds(setting, what, by, "lrdg-patrol-truck").args;

  test("the better of his card and his seat counts, and a seat is named", () => {
    // his own Suppress 4 is better than the 3 of his seat; only the turret offers Anti-Tank
    expect(seated({}, "suppress", "italy-machine-gunner")).toMatchObject({ dice: 4 });
    expect(seated({}, "suppress", "italy-machine-gunner").seat).toBeUndefined();
    expect(seated({}, "anti-tank", "italy-tank-gunner")).toMatchObject({ seat: true });
  });

  test("6.3: a seat that he has not learnt gives no chances", () => {
    const stranger: Setting = {
      soldiers: { "italy-tank-gunner": "21B", "italy-rifleman": "italy-medium-tank/centre" },
    };
    expect(() => seated(stranger, "anti-tank", "italy-rifleman")).toThrow("refusal.no-action");
  });

  test("6.4: nor does one of a disabled vehicle", () => {
    const broken: Setting = { vehicles: { "italy-medium-tank": { damage: 3 } } };
    expect(() => seated(broken, "anti-tank", "italy-tank-gunner")).toThrow("refusal.no-action");
  });
});
