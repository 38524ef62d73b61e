import { describe, expect, test } from "vitest";
import { besideEmptyCar, type Setting, table } from "./table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });

describe("a captured tank", () => {
  const prize: Setting = {
    soldiers: { "italy-tank-driver": "16B", "italy-tank-gunner": "16B", "lrdg-rifleman": "italy-medium-tank/centre" },
    vehicles: { "italy-medium-tank": { owner: "lrdg" } },
  };

  test("6.3: gives the LRDG no seat action, for nobody there is a tank man", () => {
    const t = lrdg({ ...prize, hands: { lrdg: ["lrdg-rifleman"] } }).lrdg("lrdg-rifleman");
    expect(t.options("lrdg").filter((id) => id.startsWith("seat:"))).toEqual([]);
    expect(t.refusal("lrdg", "seat:anti-tank")).toMatchObject({ key: "refusal.crew", rule: "6.3" });
  });

  test("9.1: is no target of Strafe or Attack, but of Anti-Tank", () => {
    const t = (card: "italy-recon-plane" | "italy-anti-tank", action: string) =>
      table({
        ...prize,
        hands: { italy: [card] },
        soldiers: { ...prize.soldiers, "italy-anti-tank": "16B" },
      }).italy(card, action);
    expect(t("italy-recon-plane", "strafe").options("italy")).not.toContain("italy-medium-tank");
    expect(t("italy-anti-tank", "anti-tank").options("italy")).toContain("italy-medium-tank");
  });

  test("6.5: left empty, is taken back by boarding it", () => {
    const t = table({
      hands: { italy: ["italy-tank-driver"] },
      soldiers: { "italy-tank-driver": "21B", "italy-tank-gunner": "16B" },
      vehicles: { "italy-medium-tank": { owner: "lrdg" } },
    }).italy("italy-tank-driver", "board:italy-medium-tank:driver", "seat:drive", "19A");
    expect(t.vehicle("italy-medium-tank")).toMatchObject({ owner: "italy", tile: "19A" });
  });
});

test("7.4: a prize drives over its new owner's tokens", () => {
  const t = lrdg({
    hands: { lrdg: ["lrdg-rifleman"] },
    soldiers: besideEmptyCar,
    tokens: { lrdg: { "12A": "scouted" }, italy: { "17A": "scouted", "19A": "scouted" } },
  }).lrdg("lrdg-rifleman", "board:italy-recon-car:driver", "seat:drive");
  expect(t.vehicle("italy-recon-car")?.tile).toBe("12A");
});

test("9.1, 6.2: a saboteur demolishes from his seat what stands on the vehicle's tile, but not his own vehicle", () => {
  const t = lrdg({
    hands: { lrdg: ["lrdg-saboteur"] },
    soldiers: { "lrdg-saboteur": "lrdg-patrol-truck/driver" },
    structures: { hangar: "18A" },
    dice: [0, 1],
  }).lrdg("lrdg-saboteur", "demolish", "hangar");
  expect(t.army("lrdg").destroyed).toEqual(["hangar"]);
});

test("8.1: the card that rallied a soldier may be inspired, and he then acts", () => {
  const t = lrdg({ hands: { lrdg: ["lrdg-scout", "lrdg-warrant-officer"] }, suppressed: ["lrdg-scout"] });
  t.lrdg("lrdg-scout", "rally", "lrdg-warrant-officer", "inspire", "lrdg-scout", "lrdg-scout");
  expect(t.options("lrdg")).toContain("scout");
});

test("10.2: who falls in a vehicle leaves his seat free", () => {
  const t = lrdg({
    hands: { lrdg: ["lrdg-rifleman"] },
    deck: { italy: ["italy-scout", "italy-machine-gunner"] },
    dice: [0],
  }).lrdg("lrdg-rifleman", "attack", "italy-recon-car", "italy-rifleman");
  const seats = t.vehicle("italy-recon-car")?.seats.filter(({ occupant }) => occupant === null);
  expect(seats?.map(({ id }) => id)).toEqual(["driver"]);
});

describe("a suppressed driver", () => {
  const truck: Setting = {
    soldiers: { "lrdg-rifleman": "lrdg-patrol-truck/driver" },
    suppressed: ["lrdg-rifleman"],
  };

  test("5.3: does not drive", () => {
    const t = lrdg({ ...truck, hands: { lrdg: ["lrdg-rifleman"] } }).lrdg("lrdg-rifleman");
    expect(t.options("lrdg")).toEqual(["rally", "hunker"]);
  });

  test("5.2, R4: is put on another seat by a comrade, whose next card drives", () => {
    const t = lrdg({ ...truck, hands: { lrdg: ["lrdg-machine-gunner", "lrdg-machine-gunner"] } });
    t.lrdg("lrdg-machine-gunner", "swap:lrdg-rifleman", "lrdg-machine-gunner", "seat:drive", "13A", "stop");
    expect(t.soldier("lrdg-rifleman")).toMatchObject({ tile: "13A", seat: "gunner", suppressed: true });
  });
});

test("11.3: a suppressed man leaves the board with the vehicle he sits in", () => {
  const t = lrdg({
    scenario: "gebel-sherif",
    hands: { lrdg: ["lrdg-rifleman"] },
    vehicles: { "lrdg-patrol-truck": { tile: "22B" } },
    suppressed: ["lrdg-machine-gunner"],
  }).lrdg("lrdg-rifleman", "seat:drive", "evacuate");
  expect(t.army("lrdg").evacuated).toContain("lrdg-machine-gunner");
});

test("9.4: a vehicle destroyed while empty wounds nobody and is neutralised", () => {
  const t = lrdg({
    hands: { lrdg: ["lrdg-rifleman"] },
    vehicles: { "italy-truck": { tile: "18A", damage: 3 } },
    dice: [0],
  }).lrdg("lrdg-rifleman", "attack", "italy-truck");
  expect(t.army("lrdg").neutralised).toEqual(["italy-truck"]);
  expect(t.removed("italy")).toEqual([]);
});

test("8.9: the soldier's own tile may be a later link of a route", () => {
  // a captured car on ground of the enemy: its own tile bears no token of the LRDG
  const t = lrdg({
    hands: { lrdg: ["lrdg-scout"] },
    soldiers: {
      "lrdg-scout": "italy-recon-car/observer",
      "italy-scout": "21B",
      "italy-rifleman": "21B",
      "italy-machine-gunner": "21B",
    },
    vehicles: { "italy-recon-car": { owner: "lrdg" } },
    tokens: { lrdg: { "12A": "scouted" } },
  }).lrdg("lrdg-scout", "seat:blaze", "12A", "19A");
  expect(t.tile("19A")?.tokens.lrdg).toBe("scouted");
});

test("8.4, R21: without tokens left nothing can be surveyed", () => {
  const all = table().view.board.map(({ id }) => id);
  const tokens = Object.fromEntries([...all.slice(1), "1A", "1B"].map((id) => [id, "scouted"]));
  const t = table({ hands: { italy: ["italy-recon-plane"] }, tokens: { italy: tokens } });
  expect(t.army("italy").tokensLeft).toBe(0);
  expect(t.italy("italy-recon-plane").refusal("italy", "survey")?.key).toBe("refusal.idle.survey");
});
