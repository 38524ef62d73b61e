import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });

describe("9.1 Targets", () => {
  test("Attack: enemy soldiers on foot and vehicles with a regular defence, anywhere", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: { "italy-scout": "16B" },
      vehicles: { "italy-truck": { tile: "10A" } },
    }).lrdg("lrdg-rifleman", "attack");
    expect(t.options("lrdg")).toEqual(["italy-recon-car", "italy-scout", "italy-truck"]);
    expect(t.refusal("lrdg", "italy-medium-tank")?.key).toBe("refusal.armoured");
    expect(t.refusal("lrdg", "italy-machine-gunner")).toEqual({
      key: "refusal.target-aboard",
      args: { soldier: "italy-machine-gunner", vehicle: "italy-recon-car" },
      rule: "9.1",
    });
    expect(t.refusal("lrdg", "lrdg-scout")?.key).toBe("refusal.own-target");
    expect(t.refusal("lrdg", "italy-anti-tank")?.key).toBe("refusal.not-on-board");
  });

  test("Anti-Tank: vehicles, armoured or not, never soldiers", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-anti-tank"] },
      soldiers: { "lrdg-anti-tank": "18A", "italy-scout": "18A" },
    }).lrdg("lrdg-anti-tank", "anti-tank");
    expect(t.options("lrdg")).toEqual(["italy-recon-car", "italy-medium-tank"]);
    expect(t.refusal("lrdg", "italy-scout")?.key).toBe("refusal.no-armour");
  });

  test("Demolish: a vehicle or a structure on the soldier's own tile", () => {
    const t = lrdg({
      scenario: "landing-ground-7",
      hands: { lrdg: ["lrdg-engineer"] },
      soldiers: { "lrdg-engineer": "15A" },
      vehicles: { "italy-truck": { tile: "15A" }, "italy-recon-car": { tile: "14A" } },
    }).lrdg("lrdg-engineer", "demolish");
    expect(t.options("lrdg")).toEqual(["italy-truck", "aircraft"]);
    expect(t.refusal("lrdg", "hangar")).toEqual({
      key: "refusal.other-tile",
      args: { unit: "hangar", tile: "14A" },
      rule: "9.1",
    });
  });

  test("not offered without a target", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-saboteur"] } }).lrdg("lrdg-saboteur");
    expect(t.options("lrdg")).not.toContain("demolish");
    expect(t.refusal("lrdg", "demolish")).toMatchObject({ key: "refusal.no-targets", rule: "9.1" });
  });

  test("R13: a captured vehicle may be blown up by its owner while nobody is aboard", () => {
    const prize = (crew: boolean) =>
      lrdg({
        hands: { lrdg: ["lrdg-saboteur"] },
        vehicles: { "italy-truck": { tile: "6B", owner: "lrdg" } },
        ...(crew ? { soldiers: { "lrdg-scout": "italy-truck/driver" } } : {}),
      }).lrdg("lrdg-saboteur");
    expect(prize(false).options("lrdg")).toContain("demolish");
    expect(prize(true).options("lrdg")).not.toContain("demolish");
  });

  test("R13: never a vehicle of one's own printed side that one owns; but one that the enemy has taken", () => {
    const own = (owner: "lrdg" | "italy") =>
      lrdg({
        hands: { lrdg: ["lrdg-saboteur"] },
        vehicles: { "lrdg-gun-truck": { tile: "6B", owner } },
      }).lrdg("lrdg-saboteur");
    expect(own("lrdg").options("lrdg")).not.toContain("demolish");
    expect(own("italy").options("lrdg")).toContain("demolish");
  });
});

describe("9.2 Defence total", () => {
  const fire = (setting: Setting, card: string, action: string, target: string) =>
    lrdg({ dice: [1, 1, 1, 1], ...setting })
      .lrdg(card, action, target)
      .told("fired")[0];

  test("Attack: defence + cover + distance", () => {
    // the scout has 5; 17A gives no cover; 18A to 17A is 6B, 12A, 19A, 17A
    expect(
      fire(
        { hands: { lrdg: ["lrdg-rifleman"] }, soldiers: { "italy-scout": "17A" } },
        "lrdg-rifleman",
        "attack",
        "italy-scout",
      ),
    ).toMatchObject({ base: 5, cover: 0, distance: 4, total: 9 });
  });

  test("no distance on the same tile; cover counts for vehicles alike", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-saboteur"] },
      vehicles: { "italy-truck": { tile: "6B" } },
    }).lrdg("lrdg-saboteur", "attack");
    expect(t.hint("lrdg", "italy-truck")).toMatchObject({ total: 7, chance: 40 });
  });

  test("Anti-Tank: armour + cover + distance", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-anti-tank"] },
      soldiers: { "lrdg-anti-tank": "12A" },
      vehicles: { "italy-medium-tank": { tile: "8B" } },
    }).lrdg("lrdg-anti-tank", "anti-tank");
    // 5 + 2 + 1: three faces of ten on each of two dice
    expect(t.hint("lrdg", "italy-medium-tank")).toMatchObject({ total: 8, chance: 51 });
  });

  test("Demolish: armour alone, or the defence of the structure", () => {
    const t = lrdg({
      scenario: "landing-ground-7",
      hands: { lrdg: ["lrdg-engineer"] },
      soldiers: { "lrdg-engineer": "18A" },
      vehicles: { "italy-truck": { tile: "18A" } },
    }).lrdg("lrdg-engineer", "demolish");
    expect(t.hint("lrdg", "italy-truck")).toMatchObject({ total: 3, chance: 96 });
    expect(t.hint("lrdg", "motor-pool")).toMatchObject({ total: 7, chance: 64 });
  });

  test("Strafe: no distance", () => {
    const t = table({ hands: { italy: ["italy-recon-plane"] } }).italy("italy-recon-plane", "strafe");
    expect(t.hint("italy", "lrdg-rifleman")).toMatchObject({ total: 6, chance: 75 });
  });

  const hill = (from: "19A" | "10A" | "15B") =>
    lrdg({
      hands: { lrdg: ["lrdg-saboteur"] },
      soldiers: { "lrdg-saboteur": from, "italy-scout": "10A" },
    })
      .lrdg("lrdg-saboteur", "attack")
      .hint("lrdg", "italy-scout");

  test("a hill covers 3, or 1 against an attacker on a hill", () => {
    expect(hill("19A")).toMatchObject({ total: 5 + 3 + 1 });
    expect(hill("10A")).toMatchObject({ total: 5 + 1 + 0 });
    // 15B, 22B, 19A, 10A
    expect(hill("15B")).toMatchObject({ total: 5 + 1 + 3 });
  });

  test("R28: and 1 against Strafe", () => {
    const t = table({ hands: { italy: ["italy-recon-plane"] }, soldiers: { "lrdg-scout": "10A" } });
    t.italy("italy-recon-plane", "strafe");
    expect(t.hint("italy", "lrdg-scout")).toMatchObject({ total: 6 });
  });
});

describe("9.3 Rolling", () => {
  const roll = (...dice: number[]) =>
    lrdg({
      hands: { lrdg: ["lrdg-sniper"] },
      soldiers: { "lrdg-sniper": "16B", "italy-scout": "18A" },
      dice,
    })
      .lrdg("lrdg-sniper", "attack", "italy-scout")
      .told("fired")[0];

  test("as many dice as the value, and one that reaches the total is enough", () => {
    // 5 + 2 + 4 = 11: nothing but a 0 reaches it
    expect(roll(9, 9, 9)).toMatchObject({ total: 11, dice: [9, 9, 9], hit: false });
    expect(roll(1, 0, 2)).toMatchObject({ hit: true });
  });

  test("equal is enough", () => {
    const at = (face: number) =>
      lrdg({
        hands: { lrdg: ["lrdg-saboteur"] },
        vehicles: { "italy-truck": { tile: "6B" } },
        dice: [face],
      })
        .lrdg("lrdg-saboteur", "attack", "italy-truck")
        .told("fired")[0]?.hit;
    expect([at(6), at(7), at(8)]).toEqual([false, true, true]);
  });

  test("a total of more than ten leaves one chance in ten a die", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-sniper"] },
      soldiers: { "lrdg-sniper": "16B", "italy-scout": "18A" },
    }).lrdg("lrdg-sniper", "attack");
    // 1 − 0.9³ = 27.1 %
    expect(t.hint("lrdg", "italy-scout")).toMatchObject({ total: 11, chance: 27 });
  });
});

describe("9.4 Results", () => {
  test("however many dice succeed, one wound", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-sniper"] },
      soldiers: { "lrdg-sniper": "19A", "italy-scout": "19A" },
      dice: [9, 9, 9],
    }).lrdg("lrdg-sniper", "attack", "italy-scout");
    expect(t.told("wounded")).toHaveLength(1);
  });

  test("Suppress turns a soldier and wounds nobody; R33: aimed at one already suppressed it has no effect", () => {
    const shoot = (suppressed: boolean) =>
      table({
        hands: { italy: ["italy-machine-gunner"] },
        ...(suppressed ? { suppressed: ["lrdg-rifleman"] as const } : {}),
        dice: [0, 0, 0, 0],
      });
    const t = shoot(false).italy("italy-machine-gunner", "suppress", "lrdg-rifleman");
    expect(t.soldier("lrdg-rifleman")?.suppressed).toBe(true);
    expect(t.told("wounded")).toEqual([]);
    const again = shoot(true).italy("italy-machine-gunner", "suppress");
    expect(again.hint("italy", "lrdg-rifleman")).toMatchObject({ idle: true });
    expect(again.italy("lrdg-rifleman").told("suppressed-none")).toEqual([{ target: "lrdg-rifleman" }]);
  });

  const car = (more: Setting = {}) =>
    lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: { "lrdg-rifleman": "19A" },
      deck: { italy: ["italy-scout", "italy-rifleman", "italy-machine-gunner"] },
      dice: [9],
      ...more,
    }).lrdg("lrdg-rifleman", "attack", "italy-recon-car");

  test("a vehicle hit: the attacker picks who aboard is wounded, then it takes one damage", () => {
    const t = car({ suppressed: ["italy-scout"] });
    expect(t.asked).toEqual(["lrdg wound.soldier"]);
    expect(t.options("lrdg")).toEqual(["italy-scout", "italy-machine-gunner", "italy-rifleman"]);
    expect(t.hint("lrdg", "italy-scout")).toEqual({ suppressed: true });
    expect(t.vehicle("italy-recon-car")?.damage).toBe(0);
    t.lrdg("italy-scout");
    expect(t.removed("italy")).toEqual(["italy-scout"]);
    expect(t.vehicle("italy-recon-car")?.damage).toBe(1);
  });

  test("R35: with one aboard nothing is asked, with none nobody is wounded", () => {
    const one = car({
      soldiers: { "lrdg-rifleman": "19A", "italy-scout": "21B", "italy-rifleman": "21B" },
    });
    expect(one.removed("italy")).toEqual(["italy-machine-gunner"]);
    const none = car({
      soldiers: {
        "lrdg-rifleman": "19A",
        "italy-scout": "21B",
        "italy-rifleman": "21B",
        "italy-machine-gunner": "21B",
      },
    });
    expect(none.removed("italy")).toEqual([]);
    expect(none.vehicle("italy-recon-car")?.damage).toBe(1);
  });

  test("disabled at the critical number", () => {
    const t = car({ vehicles: { "italy-recon-car": { damage: 1 } } }).lrdg("italy-scout");
    expect(t.vehicle("italy-recon-car")).toMatchObject({ damage: 2, disabled: true });
  });

  test("destroyed at its durability: those aboard stand on the tile in their state, the counter goes to the attacker", () => {
    const t = car({ vehicles: { "italy-recon-car": { damage: 2 } }, suppressed: ["italy-rifleman"] });
    t.lrdg("italy-scout");
    expect(t.vehicle("italy-recon-car")).toBeUndefined();
    expect(t.place("italy-rifleman")).toBe("19A");
    expect(t.soldier("italy-rifleman")?.suppressed).toBe(true);
    expect(t.army("lrdg").neutralised).toEqual(["italy-recon-car"]);
  });

  test("the wound comes first: the last card of a man aboard removes him before the damage", () => {
    const t = car({ deck: { italy: ["italy-rifleman", "italy-machine-gunner", "italy-tank-driver"] } });
    t.lrdg("italy-scout");
    expect(t.soldier("italy-scout")).toBeUndefined();
    expect(t.told("neutralised")).toEqual([{ side: "lrdg", unit: "italy-scout" }]);
    expect(t.vehicle("italy-recon-car")?.damage).toBe(1);
  });

  test("Suppress on a vehicle: the attacker picks one ready soldier aboard, nothing is damaged", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-machine-gunner"] },
      suppressed: ["italy-scout"],
      dice: [0, 0, 0, 0],
    }).lrdg("lrdg-machine-gunner", "suppress", "italy-recon-car");
    expect(t.options("lrdg")).toEqual(["italy-machine-gunner", "italy-rifleman"]);
    t.lrdg("italy-rifleman", "stay");
    expect(t.soldier("italy-rifleman")?.suppressed).toBe(true);
    expect(t.vehicle("italy-recon-car")?.damage).toBe(0);
  });

  test("a structure hit lies before the attacker", () => {
    const t = lrdg({
      scenario: "landing-ground-7",
      hands: { lrdg: ["lrdg-engineer"] },
      soldiers: { "lrdg-engineer": "15A" },
      dice: [5, 1],
    }).lrdg("lrdg-engineer", "demolish", "aircraft");
    expect(t.tile("15A")?.structure).toBeNull();
    expect(t.army("lrdg")).toMatchObject({ destroyed: ["aircraft"], points: 1 });
  });
});
