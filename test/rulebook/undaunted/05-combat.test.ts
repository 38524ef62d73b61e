import { describe, expect, test } from "vitest";
import { tiles, vehicles } from "../../../src/games/undaunted/components/index.ts";
import { type Setting, table } from "../../games/undaunted/table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });

describe("1 The target", () => {
  const everybody: Setting = {
    soldiers: { "italy-scout": "16B", "lrdg-engineer": "21B", "lrdg-anti-tank": "21B" },
    structures: { hangar: "21B", aircraft: "16B" },
    vehicles: { "italy-truck": { tile: "4B" } },
  };

  test("Attack and Suppress: any enemy counter with a regular defence, however far", () => {
    for (const action of ["attack", "suppress"]) {
      const t = lrdg({ ...everybody, hands: { lrdg: ["lrdg-machine-gunner"] } }).lrdg("lrdg-machine-gunner", action);
      expect(t.options("lrdg").sort(), action).toEqual(["italy-recon-car", "italy-scout", "italy-truck"]);
    }
  });

  test("Strafe likewise", () => {
    const t = table({ hands: { italy: ["italy-recon-plane"] } }).italy("italy-recon-plane", "strafe");
    expect(t.options("italy")).toEqual(["lrdg-rifleman", "lrdg-scout", "lrdg-saboteur", "lrdg-patrol-truck"]);
  });

  test("Anti-Tank: any vehicle", () => {
    const t = lrdg({ ...everybody, hands: { lrdg: ["lrdg-anti-tank"] } }).lrdg("lrdg-anti-tank", "anti-tank");
    expect(t.options("lrdg").sort()).toEqual(["italy-medium-tank", "italy-recon-car", "italy-truck"]);
  });

  test("Demolish: a vehicle or a structure on the soldier's own tile", () => {
    const t = lrdg({ ...everybody, hands: { lrdg: ["lrdg-engineer"] } }).lrdg("lrdg-engineer", "demolish");
    expect(t.options("lrdg")).toEqual(["italy-medium-tank", "hangar"]);
  });

  test("never a soldier in a vehicle: his vehicle is chosen instead", () => {
    const t = lrdg({ ...everybody, hands: { lrdg: ["lrdg-machine-gunner"] } }).lrdg("lrdg-machine-gunner", "attack");
    expect(t.refusal("lrdg", "italy-rifleman")?.key).toBe("refusal.target-aboard");
  });
});

describe("2 The defence", () => {
  const against = (setting: Setting, card: string, action: string, target: string) =>
    lrdg({ dice: [1, 1, 1, 1], ...setting })
      .lrdg(card, action, target)
      .told("fired")[0];
  const car = vehicles["italy-recon-car"];

  test("is the base on the counter, the cover of its tile and the distance", () => {
    const shot = against(
      {
        hands: { lrdg: ["lrdg-rifleman"] },
        vehicles: { "italy-recon-car": { tile: "2B" }, "italy-truck": { tile: "4B" } },
      },
      "lrdg-rifleman",
      "attack",
      "italy-recon-car",
    );
    // 18A to 2B: 6B, 2B – the attacker's tile is not counted, the target's is
    const cover = Number(tiles["2B"].cover);
    expect(shot).toMatchObject({ base: car.defence, cover, distance: 2, total: (car.defence ?? 0) + cover + 2 });
  });

  test("there is no distance on one tile", () => {
    const shot = against(
      {
        hands: { lrdg: ["lrdg-saboteur"] },
        vehicles: { "italy-recon-car": { tile: "6B" }, "italy-truck": { tile: "4B" } },
      },
      "lrdg-saboteur",
      "attack",
      "italy-recon-car",
    );
    expect(shot).toMatchObject({ cover: Number(tiles["6B"].cover), distance: 0 });
  });

  test("Anti-Tank and Demolish go against the armour, Demolish without cover", () => {
    const setting: Setting = {
      hands: { lrdg: ["lrdg-saboteur", "lrdg-anti-tank"] },
      soldiers: { "lrdg-anti-tank": "18A" },
      vehicles: { "italy-recon-car": { tile: "6B" }, "italy-truck": { tile: "6B" } },
    };
    expect(against(setting, "lrdg-anti-tank", "anti-tank", "italy-recon-car")).toMatchObject({
      base: car.armour,
      cover: Number(tiles["6B"].cover),
      distance: 1,
    });
    expect(against(setting, "lrdg-saboteur", "demolish", "italy-recon-car")).toMatchObject({
      base: car.armour,
      cover: 0,
      distance: 0,
      total: car.armour,
    });
  });

  test("Strafe knows no distance, but cover", () => {
    const shot = table({ hands: { italy: ["italy-recon-plane"] }, dice: [1, 1, 1] })
      .italy("italy-recon-plane", "strafe", "lrdg-saboteur")
      .told("fired")[0];
    expect(shot).toMatchObject({ cover: Number(tiles["6B"].cover), distance: 0 });
  });
});

describe("3 The dice", () => {
  /** Against the tank's armour of 5 alone, with two dice. */
  const blown = (one: number, two: number) =>
    lrdg({
      hands: { lrdg: ["lrdg-saboteur"] },
      soldiers: { "lrdg-saboteur": "21B" },
      dice: [one, two],
    })
      .lrdg("lrdg-saboteur", "demolish", "italy-medium-tank")
      .told("fired")[0]?.hit;

  test("one die that is greater or equal is enough", () => {
    expect([blown(4, 4), blown(4, 5), blown(6, 1), blown(9, 9)]).toEqual([false, true, true, true]);
  });

  test("a 0 is always a success", () => {
    expect(blown(0, 1)).toBe(true);
    const far = lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: { "lrdg-rifleman": "13A", "italy-scout": "10A" },
      dice: [0],
    }).lrdg("lrdg-rifleman", "attack", "italy-scout");
    expect(far.told("fired")[0]).toMatchObject({ cover: 3, distance: 3, hit: true });
  });
});

describe("4 The losses of a soldier", () => {
  const wounded = (setting: Setting) =>
    table({ dice: [0, 1], hands: { italy: ["italy-machine-gunner"] }, ...setting }).italy(
      "italy-machine-gunner",
      "attack",
      "lrdg-rifleman",
    );

  test("a card of his leaves the game out of the hand, else the discards, else the deck, which is shuffled", () => {
    const all: Setting = {
      hands: { italy: ["italy-machine-gunner"], lrdg: ["lrdg-rifleman"] },
      discard: { lrdg: ["lrdg-rifleman"] },
      deck: { lrdg: ["lrdg-rifleman", "lrdg-scout", "lrdg-fog"] },
    };
    const pile = (setting: Setting) => wounded({ ...all, ...setting }).told("wounded")[0]?.pile;
    const noHand: Setting = { hands: { italy: ["italy-machine-gunner"] } };
    const shuffled: string[] = [];
    expect(pile({})).toBe("hand");
    expect(pile(noHand)).toBe("discard");
    expect(pile({ ...noHand, discard: {}, arrange: (_, what) => void shuffled.push(what) })).toBe("deck");
    expect(shuffled).toContain("lrdg deck");
  });

  test("without one there his counter leaves the board, and his cards the supply", () => {
    const t = wounded({
      deck: { lrdg: ["lrdg-scout", "lrdg-fog"] },
      supply: { lrdg: ["lrdg-rifleman", "lrdg-scout"] },
    });
    expect(t.soldier("lrdg-rifleman")).toBeUndefined();
    expect(t.army("lrdg").supply).toEqual(["lrdg-scout"]);
    expect(t.removed("lrdg")).toEqual(["lrdg-rifleman"]);
  });

  test("who is suppressed instead is not wounded; who was already suffers nothing", () => {
    const shot = (suppressed: boolean) =>
      table({
        hands: { italy: ["italy-machine-gunner"] },
        suppressed: suppressed ? ["lrdg-rifleman"] : [],
        dice: [0, 0, 0, 0],
      }).italy("italy-machine-gunner", "suppress", "lrdg-rifleman");
    for (const t of [shot(false), shot(true)]) {
      expect(t.soldier("lrdg-rifleman")?.suppressed).toBe(true);
      expect(t.removed("lrdg")).toEqual([]);
    }
  });

  test("however many dice succeed there is one wound", () => {
    expect(wounded({ dice: [0, 0] }).removed("lrdg")).toHaveLength(1);
  });
});

describe("4 The losses of a vehicle", () => {
  const tank = vehicles["italy-medium-tank"];
  const hit = (damage: number, more: Setting = {}) =>
    lrdg({
      hands: { lrdg: ["lrdg-saboteur"] },
      soldiers: { "lrdg-saboteur": "21B" },
      vehicles: { "italy-medium-tank": { damage } },
      dice: [9, 9],
      ...more,
    }).lrdg("lrdg-saboteur", "demolish", "italy-medium-tank");

  test("first a soldier aboard of the attacker's choice is wounded, then the damage is laid", () => {
    const t = hit(0);
    expect(t.options("lrdg")).toEqual(["italy-tank-driver", "italy-tank-gunner"]);
    expect(t.vehicle("italy-medium-tank")?.damage).toBe(0);
    t.lrdg("italy-tank-gunner");
    expect(t.removed("italy")).toEqual(["italy-tank-gunner"]);
    expect(t.vehicle("italy-medium-tank")).toMatchObject({ damage: 1, disabled: false });
  });

  test("at its threshold of 3 the tank is disabled", () => {
    expect(hit(1).lrdg("italy-tank-driver").vehicle("italy-medium-tank")?.disabled).toBe(false);
    expect(hit(2).lrdg("italy-tank-driver").vehicle("italy-medium-tank")).toMatchObject({ damage: 3, disabled: true });
  });

  test("when nothing is left of it all aboard stand on its tile, and counter and card leave the game", () => {
    const t = hit(tank.durability - 1).lrdg("italy-tank-driver");
    expect(t.vehicle("italy-medium-tank")).toBeUndefined();
    expect([t.place("italy-tank-driver"), t.place("italy-tank-gunner")]).toEqual(["21B", "21B"]);
    expect(t.army("lrdg").neutralised).toEqual(["italy-medium-tank"]);
  });

  test("suppressed, it takes no damage and nobody is wounded: one soldier aboard is turned", () => {
    const shot = (suppressed: Setting["suppressed"]) =>
      lrdg({
        hands: { lrdg: ["lrdg-machine-gunner"] },
        suppressed: suppressed ?? [],
        vehicles: { "italy-truck": { tile: "16B" } },
        dice: [0, 0, 0, 0],
      }).lrdg("lrdg-machine-gunner", "suppress", "italy-recon-car");
    const t = shot([]).lrdg("italy-rifleman");
    expect(t.soldier("italy-rifleman")?.suppressed).toBe(true);
    expect(t.vehicle("italy-recon-car")?.damage).toBe(0);
    expect(t.removed("italy")).toEqual([]);
    const crew = ["italy-scout", "italy-rifleman", "italy-machine-gunner"] as const;
    expect(shot(crew).told("suppressed-none")).toEqual([{ target: "italy-recon-car" }]);
  });
});

test("4 The losses of a structure: it lies before the attacker and scores for the LRDG", () => {
  const t = lrdg({
    scenario: "landing-ground-7",
    hands: { lrdg: ["lrdg-engineer"] },
    soldiers: { "lrdg-engineer": "18A" },
    dice: [0, 1],
  }).lrdg("lrdg-engineer", "demolish", "motor-pool");
  expect(t.tile("18A")?.structure).toBeNull();
  expect(t.army("lrdg")).toMatchObject({ destroyed: ["motor-pool"], points: 2 });
});

test("Cards out of the game are shown to their owner, not to the opponent", () => {
  const t = table({ dice: [0, 1], hands: { italy: ["italy-machine-gunner"], lrdg: ["lrdg-rifleman"] } }).italy(
    "italy-machine-gunner",
    "attack",
    "lrdg-rifleman",
  );
  expect(t.match.view("lrdg").removed).toEqual(["lrdg-rifleman"]);
  expect(t.match.view("italy")).toMatchObject({ removed: [] });
  expect(t.view.removed).toEqual([]);
});

describe("Hills: 3/1", () => {
  const cover = (from: "19A" | "10A" | "15B") =>
    lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: { "lrdg-rifleman": from, "italy-scout": "10A" },
      dice: [1],
    })
      .lrdg("lrdg-rifleman", "attack", "italy-scout")
      .told("fired")[0]?.cover;

  test("cover 1 against a counter on a hill, the same or another; 3 against all others", () => {
    expect([cover("10A"), cover("15B"), cover("19A")]).toEqual([1, 1, 3]);
  });

  test("cover 1 against Strafe", () => {
    const t = table({ hands: { italy: ["italy-recon-plane"] }, soldiers: { "lrdg-scout": "10A" }, dice: [1, 1, 1] });
    expect(t.italy("italy-recon-plane", "strafe", "lrdg-scout").told("fired")[0]?.cover).toBe(1);
  });
});
