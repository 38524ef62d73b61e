import { describe, expect, test } from "vitest";
import type { soldierIds } from "../../../src/games/undaunted/components/index.ts";
import type { Side } from "../../../src/games/undaunted/seats.ts";
import { type Setting, type Table, table } from "./table.ts";

/** The side sends an officer to the supply, which changes nothing, and everything is judged. */
function judged(side: Side, setting: Setting): Table {
  const officer = side === "lrdg" ? "lrdg-lieutenant" : "italy-platoon-sergeant";
  const t = table({ side, ...setting, hands: { [side]: [officer] } });
  return side === "lrdg" ? t.lrdg(officer, "hunker") : t.italy(officer, "hunker");
}

const gone = (...ids: (typeof soldierIds)[number][]) => Object.fromEntries(ids.map((id) => [id, null]));

describe("R17: where somebody could ever come", () => {
  /** One engineer of the LRDG, who can neither scout nor stalk, and nothing but his own tile is scouted. */
  const engineer = (more: Setting) =>
    judged("italy", {
      scenario: "fuel-dump",
      soldiers: { ...gone("lrdg-scout", "lrdg-sniper", "lrdg-saboteur"), "lrdg-engineer": "10B" },
      deck: { lrdg: ["lrdg-engineer", "lrdg-fog"] },
      tokens: { lrdg: { "10B": "scouted" } },
      supply: { lrdg: [] },
      neutralised: { italy: ["lrdg-scout"] },
      ...more,
    }).outcome;

  test("a car that blazes opens the ground if he can come to it", () => {
    expect(engineer({ vehicles: { "lrdg-pilot-car": { tile: "10B" } } })).toBeNull();
    expect(engineer({ vehicles: { "lrdg-pilot-car": { tile: "10B" } }, tokens: { lrdg: {} } })).toBeNull();
    expect(engineer({ vehicles: { "lrdg-pilot-car": { tile: "19B", damage: 2 } } })).toMatchObject({
      winners: ["italy"],
      key: "hopeless",
    });
  });

  test("the enemy may capture a car, drive it to him and leave it there", () => {
    expect(engineer({ vehicles: { "lrdg-pilot-car": { tile: "19B" } } })).toBeNull();
    // with no Italian who could still do so: a plane is all that comes up
    const plane: Setting = {
      vehicles: { "lrdg-pilot-car": { tile: "19B" } },
      deck: { lrdg: ["lrdg-engineer", "lrdg-fog"], italy: ["italy-recon-plane", "italy-fog"] },
      supply: { lrdg: [], italy: [] },
    };
    expect(engineer(plane)).toMatchObject({ winners: ["italy"], key: "hopeless" });
  });

  test("a route leads back to the tile where the car stood", () => {
    /** The sniper has stalked to the objective of 3 points, where an empty car of the enemy stands. */
    const car = (damage: number) =>
      judged("italy", {
        scenario: "road-watch",
        soldiers: { ...gone("lrdg-scout", "lrdg-navigator"), "lrdg-sniper": "13A", "lrdg-rifleman": "8A" },
        vehicles: { "lrdg-pilot-car": null, "italy-recon-car": { tile: "13A", damage } },
        deck: { lrdg: ["lrdg-sniper", "lrdg-rifleman", "lrdg-fog"] },
        supply: { lrdg: [] },
        tokens: { lrdg: { "8A": "scouted" } },
      }).army("lrdg").hopeless;
    // disabled, it opens nothing
    expect([car(0), car(2)]).toEqual([false, true]);
  });

  test("a disabled vehicle drives again while somebody who repairs can come to it", () => {
    /** Both trucks are disabled on 1A; an engineer stands on a tile. */
    const wrecks = (engineer: "19A" | "16B") =>
      judged("italy", {
        scenario: "breakout",
        vehicles: {
          "lrdg-patrol-truck": { tile: "1A", damage: 3 },
          "lrdg-gun-truck": { tile: "1A", damage: 3 },
          "italy-truck": null,
        },
        soldiers: {
          ...gone("italy-rifleman", "italy-machine-gunner"),
          ...gone("lrdg-scout", "lrdg-navigator", "lrdg-machine-gunner"),
          "lrdg-engineer": engineer,
        },
        tokens: { lrdg: Object.fromEntries(["1A", "19A", "21B", "4A", "7B"].map((tile) => [tile, "scouted"])) },
        deck: { lrdg: ["lrdg-engineer", "lrdg-anti-tank"] },
      }).outcome;
    expect(wrecks("19A")).toBeNull();
    expect(wrecks("16B")).toMatchObject({ winners: ["italy"], key: "hopeless" });
  });

  test("a man without cards does not leave in a vehicle that nobody can drive, even from an evacuation point", () => {
    const truck = (damage: number) =>
      judged("italy", {
        scenario: "gebel-sherif",
        soldiers: gone("lrdg-sniper", "lrdg-engineer"),
        vehicles: { "lrdg-patrol-truck": { tile: "7B", damage } },
        deck: { lrdg: ["lrdg-rifleman", "lrdg-scout", "lrdg-navigator"] },
        supply: { lrdg: ["lrdg-machine-gunner"] },
      }).outcome;
    expect(truck(2)).toBeNull();
    expect(truck(3)).toMatchObject({ winners: ["italy"], key: "hopeless" });
  });

  test("a car is driven over own tokens, and on foot he goes on from there", () => {
    const tokens = (...tiles: string[]) => ({ lrdg: Object.fromEntries(tiles.map((tile) => [tile, "scouted"])) });
    // the truck has no seat that blazes
    const truck: Setting = { vehicles: { "lrdg-pilot-car": null, "italy-truck": { tile: "10B", owner: "lrdg" } } };
    const way = ["10B", "18B", "6A", "16A", "5A"];
    expect(engineer({ ...truck, tokens: tokens(...way, "17B") })).toBeNull();
    // 3 of the 4 points lie on 16A and 17B; without the latter 1 is left
    expect(engineer({ ...truck, tokens: tokens(...way) })).toMatchObject({ winners: ["italy"], key: "hopeless" });
  });
});

test("R17: points of destroyed structures are kept", () => {
  /** 1 point stands within the engineer's reach; 3 are needed. */
  const engineer = (more: Setting) =>
    judged("italy", {
      scenario: "fuel-dump",
      vehicles: { "lrdg-pilot-car": null, "italy-truck": null },
      soldiers: { ...gone("lrdg-scout", "lrdg-sniper", "lrdg-saboteur"), "lrdg-engineer": "16A" },
      deck: { lrdg: ["lrdg-engineer", "lrdg-fog"] },
      supply: { lrdg: [] },
      tokens: { lrdg: { "16A": "scouted" } },
      neutralised: { italy: ["lrdg-scout"] },
      ...more,
    }).outcome;
  expect(engineer({})).toMatchObject({ winners: ["italy"], key: "hopeless" });
  expect(engineer({ destroyed: ["ammo-dump"], structures: { "fuel-tank": "16A", "radio-post": "12A" } })).toBeNull();
});

test("R17, 8.7: a squad's officer brings back men of that squad only", () => {
  /** 3 of 4 points are held; who could take the fourth has his card in the supply. */
  const fourth = (
    officer: "italy-squad-leader" | "italy-tank-commander",
    man: "italy-rifleman" | "italy-tank-driver",
  ) =>
    judged("lrdg", {
      scenario: "the-well",
      soldiers: { ...gone("italy-scout"), [man]: "20A" },
      deck: { italy: [officer, "italy-fog"] },
      supply: { italy: [man] },
      tokens: { italy: { "18A": "controlled", "20A": "scouted" } },
    }).army("italy").hopeless;
  expect(fourth("italy-squad-leader", "italy-rifleman")).toBe(false);
  expect(fourth("italy-tank-commander", "italy-tank-driver")).toBe(false);
  expect(fourth("italy-squad-leader", "italy-tank-driver")).toBe(true);
  expect(fourth("italy-tank-commander", "italy-rifleman")).toBe(true);
});

test("R17, 7.4: no vehicle is driven over impassable ground, though its driver may walk there", () => {
  const truck = (link: "12B" | "4A") =>
    judged("italy", {
      scenario: "breakout",
      vehicles: { "lrdg-patrol-truck": { tile: "11A" }, "lrdg-gun-truck": null, "italy-truck": null },
      soldiers: {
        ...gone("lrdg-scout", "lrdg-navigator", "lrdg-machine-gunner", "lrdg-anti-tank"),
        ...gone("italy-rifleman", "italy-machine-gunner"),
        "lrdg-engineer": "lrdg-patrol-truck/driver",
      },
      deck: { lrdg: ["lrdg-engineer", "lrdg-fog"], italy: ["italy-recon-plane", "italy-fog"] },
      supply: { lrdg: [], italy: [] },
      tokens: { lrdg: { "11A": "scouted", [link]: "scouted", "7B": "scouted" } },
    }).army("lrdg").hopeless;
  expect([truck("4A"), truck("12B")]).toEqual([false, true]);
});

test("R17, 8.4: a plane that surveys opens all ground", () => {
  const rifleman = (card: "italy-recon-plane" | "italy-fog") =>
    judged("lrdg", {
      scenario: "road-watch",
      vehicles: { "lrdg-pilot-car": null, "italy-recon-car": null },
      soldiers: { ...gone("italy-scout", "lrdg-scout"), "lrdg-navigator": "14B", "italy-rifleman": "7A" },
      deck: { italy: ["italy-rifleman", card, "italy-fog"] },
      supply: { italy: [] },
    }).army("italy").hopeless;
  expect([rifleman("italy-recon-plane"), rifleman("italy-fog")]).toEqual([false, true]);
});

describe("R17: whom somebody could ever hit", () => {
  /** Three are taken, the tank and two tankers in it are left; one more is needed. */
  const tank = (italy: Setting["deck"], soldiers: Setting["soldiers"] = {}) =>
    judged("lrdg", {
      neutralised: { lrdg: ["italy-recon-car", "italy-scout", "italy-rifleman"] },
      vehicles: { "italy-recon-car": null },
      soldiers: {
        ...gone("italy-scout", "italy-rifleman", "italy-machine-gunner", "lrdg-scout", "lrdg-machine-gunner"),
        "lrdg-saboteur": null,
        ...soldiers,
      },
      deck: {
        lrdg: ["lrdg-rifleman", "lrdg-fog", ...(soldiers["lrdg-saboteur"] ? ["lrdg-saboteur" as const] : [])],
        ...italy,
      },
      supply: { lrdg: [], italy: [] },
    }).army("lrdg").hopeless;

  test("nobody in a tank, without anything that breaks armour", () => {
    expect(tank({ italy: ["italy-fog", "italy-fog"] })).toBe(true);
  });

  test("whoever can still leave the tank", () => {
    expect(tank({ italy: ["italy-fog", "italy-tank-driver"] })).toBe(false);
  });

  test("anybody in it while a saboteur can come to it", () => {
    expect(tank({ italy: ["italy-fog", "italy-fog"] }, { "lrdg-saboteur": "6B" })).toBe(false);
  });

  test("R13: a prize that no enemy can take back, by what breaks armour alone", () => {
    /** Of the two vehicles needed one is Italy's and one a prize; no Italian card comes up any more. */
    const prize = (man: "lrdg-anti-tank" | "lrdg-rifleman", gun: Setting["vehicles"]) =>
      judged("lrdg", {
        scenario: "convoy",
        soldiers: {
          ...gone("lrdg-scout", "lrdg-saboteur", "lrdg-anti-tank", "lrdg-rifleman", "italy-machine-gunner"),
          "italy-rifleman": "4A",
          [man]: "9A",
        },
        vehicles: { "italy-truck": { owner: "lrdg", tile: "9A" }, ...gun },
        deck: { lrdg: [man, "lrdg-fog"], italy: ["italy-fog", "italy-fog"] },
        supply: { lrdg: [], italy: [] },
      }).army("lrdg").hopeless;
    const noGun = { "lrdg-gun-truck": null };
    expect([prize("lrdg-anti-tank", noGun), prize("lrdg-rifleman", noGun)]).toEqual([false, true]);
    // the seat of the gun truck breaks armour too
    expect(prize("lrdg-rifleman", {})).toBe(false);
  });

  test("6.3: the gun of a captured tank is of no use without a tank man", () => {
    /** Three are taken and an empty tank is left. */
    const last = (man: "lrdg-anti-tank" | "lrdg-rifleman") =>
      judged("lrdg", {
        neutralised: { lrdg: ["italy-recon-car", "italy-scout", "italy-rifleman"] },
        vehicles: { "italy-recon-car": null, "italy-medium-tank": { tile: "18A" } },
        soldiers: {
          ...gone("italy-scout", "italy-rifleman", "italy-machine-gunner", "italy-tank-driver", "italy-tank-gunner"),
          ...gone("lrdg-scout", "lrdg-machine-gunner", "lrdg-saboteur", "lrdg-rifleman"),
          [man]: "18A",
        },
        deck: { lrdg: [man, "lrdg-fog"], italy: ["italy-fog", "italy-fog"] },
        supply: { lrdg: [], italy: [] },
      }).army("lrdg").hopeless;
    expect([last("lrdg-anti-tank"), last("lrdg-rifleman")]).toEqual([false, true]);
  });

  test("a vehicle of one's own, while the enemy can still capture it", () => {
    /** Italy has destroyed its own truck, captured before: of the two vehicles needed its car is left. */
    const truck = (italy: "italy-scout" | "italy-fog") =>
      judged("lrdg", {
        scenario: "convoy",
        neutralised: { italy: ["italy-truck"] },
        vehicles: { "italy-truck": null },
        soldiers: gone("italy-rifleman", "italy-machine-gunner"),
        deck: { italy: [italy, "italy-fog"] },
        supply: { italy: [] },
      });
    expect(truck("italy-scout").outcome).toBeNull();
    expect(truck("italy-scout").army("lrdg").hopeless).toBe(false);
    expect(truck("italy-fog").army("lrdg").hopeless).toBe(true);
  });
});

test("R30: an enemy who conceals brings no fog if his card can no longer come up", () => {
  const scout = (italy: readonly ["italy-fog", "italy-fog" | "italy-scout" | "italy-squad-leader"]) =>
    judged("italy", {
      scenario: "fuel-dump",
      deck: { lrdg: ["lrdg-engineer"], italy },
      supply: { lrdg: ["lrdg-fog", "lrdg-saboteur"], italy: ["italy-scout"] },
    });
  expect(scout(["italy-fog", "italy-scout"]).outcome).toBeNull();
  expect(scout(["italy-fog", "italy-squad-leader"]).outcome).toBeNull();
  // neither side can ever play a card again
  expect(scout(["italy-fog", "italy-fog"]).outcome).toMatchObject({ winners: ["lrdg"], key: "hopeless-tie" });
});

test("R30: nor does an enemy who conceals, if he too has one card left", () => {
  const t = judged("italy", {
    scenario: "fuel-dump",
    deck: { lrdg: ["lrdg-engineer"], italy: ["italy-scout"] },
    supply: { lrdg: ["lrdg-fog"], italy: ["italy-fog"] },
  });
  expect(t.outcome).toMatchObject({ winners: ["lrdg"], key: "hopeless-tie" });
});
