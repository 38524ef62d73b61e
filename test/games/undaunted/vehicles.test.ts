import { describe, expect, test } from "vitest";
import { besideEmptyCar, type Setting, table } from "./table.ts";

/** The patrol truck on 18A with its gunner aboard and the rifleman beside it. */
const camp = (more: Setting = {}) => table({ side: "lrdg", ...more });

describe("6.1 Changing place", () => {
  test("board a free seat of a vehicle on the same tile", () => {
    const t = camp({ hands: { lrdg: ["lrdg-rifleman"] } }).lrdg("lrdg-rifleman");
    expect(t.options("lrdg").filter((id) => id.startsWith("board:"))).toEqual([
      "board:lrdg-patrol-truck:driver",
      "board:lrdg-patrol-truck:passenger-1",
      "board:lrdg-patrol-truck:passenger-2",
    ]);
    expect(t.refusal("lrdg", "board:lrdg-patrol-truck:gunner")?.key).toBe("refusal.seat-taken");
    t.lrdg("board:lrdg-patrol-truck:driver", "none");
    expect(t.place("lrdg-rifleman")).toBe("lrdg-patrol-truck/driver");
  });

  test("having boarded first, the new seat's action comes with the same card", () => {
    const t = camp({ hands: { lrdg: ["lrdg-rifleman"] } }).lrdg("lrdg-rifleman", "board:lrdg-patrol-truck:driver");
    expect(t.options("lrdg")).toEqual(["attack", "seat:drive", "none"]);
    t.lrdg("seat:drive", "13A", "stop");
    expect(t.vehicle("lrdg-patrol-truck")?.tile).toBe("13A");
    // one change of place a card [R6]: nothing more is asked
    expect(t.asked).toEqual(["lrdg play.card"]);
  });

  test("having left first, he may move", () => {
    const t = camp({ hands: { lrdg: ["lrdg-machine-gunner"] } }).lrdg("lrdg-machine-gunner");
    expect(t.options("lrdg")).not.toContain("move");
    t.lrdg("leave", "move", "9A");
    expect(t.place("lrdg-machine-gunner")).toBe("9A");
  });

  test("a change of place may also come after the action, or not at all", () => {
    const done = () =>
      camp({ hands: { lrdg: ["lrdg-rifleman"] }, tokens: { lrdg: { "18A": "scouted" } } }).lrdg(
        "lrdg-rifleman",
        "control",
      );
    expect(done().asked).toEqual(["lrdg play.place"]);
    expect(done().lrdg("board:lrdg-patrol-truck:passenger-1").place("lrdg-rifleman")).toBe(
      "lrdg-patrol-truck/passenger-1",
    );
    expect(done().lrdg("stay").place("lrdg-rifleman")).toBe("18A");
  });

  test("R7: the change alone is a use of the card", () => {
    const t = camp({ hands: { lrdg: ["lrdg-machine-gunner"] } }).lrdg("lrdg-machine-gunner", "leave", "none");
    expect(t.place("lrdg-machine-gunner")).toBe("18A");
    expect(t.army("lrdg").played).toEqual(["lrdg-machine-gunner"]);
  });

  test("R6: not one before and another after", () => {
    const t = camp({ hands: { lrdg: ["lrdg-machine-gunner"] }, dice: [1, 1] });
    t.lrdg("lrdg-machine-gunner", "sit:lrdg-patrol-truck:driver");
    expect(t.refusal("lrdg", "leave")).toMatchObject({ key: "refusal.placed", rule: "6.1" });
    t.lrdg("attack", "italy-recon-car");
    expect(t.asked).toEqual(["lrdg play.card"]);
  });
});

describe("6.2 Soldiers aboard", () => {
  test("stand on the vehicle's tile and use support and combat actions of their own card", () => {
    const t = table({ hands: { italy: ["italy-rifleman"] }, tokens: { italy: { "19A": "scouted" } } });
    expect(t.soldier("italy-rifleman")).toMatchObject({ tile: "19A", vehicle: "italy-recon-car", seat: "driver" });
    t.italy("italy-rifleman", "control", "stay");
    expect(t.tile("19A")?.tokens.italy).toBe("controlled");
  });

  test("move only on foot", () => {
    const t = table({ hands: { italy: ["italy-rifleman"] } }).italy("italy-rifleman");
    expect(t.options("italy")).not.toContain("move");
    expect(t.refusal("italy", "move")).toMatchObject({ key: "refusal.aboard", rule: "6.2" });
  });
});

describe("6.3 Seat actions", () => {
  test("use the seat's numbers", () => {
    const t = camp({ hands: { lrdg: ["lrdg-machine-gunner"] } }).lrdg("lrdg-machine-gunner");
    expect(t.hint("lrdg", "suppress")?.value).toBe(4);
    expect(t.hint("lrdg", "seat:suppress")?.value).toBe(3);
  });

  test("the tank's seats work for tank men only, though anyone may sit there", () => {
    const crew = (id: "italy-rifleman" | "italy-tank-crew") =>
      table({
        scenario: "vulnerable-camp",
        hands: { italy: [id] },
        soldiers: { "italy-tank-driver": "21B", [id]: "italy-medium-tank/driver" },
      }).italy(id);
    expect(crew("italy-tank-crew").options("italy")).toContain("seat:drive");
    expect(crew("italy-rifleman").options("italy")).not.toContain("seat:drive");
    expect(crew("italy-rifleman").refusal("italy", "seat:drive")).toMatchObject({ key: "refusal.crew", rule: "6.3" });
  });
});

describe("6.4 Disabled vehicles [R8]", () => {
  const t = () =>
    camp({
      hands: { lrdg: ["lrdg-machine-gunner"] },
      vehicles: { "lrdg-patrol-truck": { damage: 3 } },
      soldiers: { "lrdg-scout": "lrdg-patrol-truck/passenger-1" },
    }).lrdg("lrdg-machine-gunner");

  test("give nobody a seat action", () => {
    expect(
      t()
        .options("lrdg")
        .filter((id) => id.startsWith("seat:")),
    ).toEqual([]);
    expect(t().refusal("lrdg", "seat:attack")).toMatchObject({ key: "refusal.disabled", rule: "6.4" });
  });

  test("leave own actions, changes of place and swaps", () => {
    expect(t().options("lrdg")).toEqual([
      "attack",
      "suppress",
      "leave",
      "sit:lrdg-patrol-truck:driver",
      "sit:lrdg-patrol-truck:passenger-2",
      "swap:lrdg-scout",
      "hunker",
    ]);
  });

  test("can be boarded", () => {
    const boarding = camp({
      hands: { lrdg: ["lrdg-rifleman"] },
      vehicles: { "lrdg-patrol-truck": { damage: 3 } },
    }).lrdg("lrdg-rifleman");
    expect(boarding.options("lrdg")).toContain("board:lrdg-patrol-truck:driver");
  });
});

describe("6.5 Capture", () => {
  const beside = (more: Setting = {}) =>
    camp({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: { ...besideEmptyCar, ...more.soldiers },
      vehicles: { "italy-recon-car": { damage: 2 } },
    }).lrdg("lrdg-rifleman");

  test("an empty enemy vehicle is boarded and changes owner with its damage, disabled or not", () => {
    const t = beside();
    expect(t.hint("lrdg", "board:italy-recon-car:driver")).toEqual({ captures: true });
    t.lrdg("board:italy-recon-car:driver", "none");
    expect(t.vehicle("italy-recon-car")).toMatchObject({ owner: "lrdg", damage: 2, disabled: true });
    expect(t.told("captured")).toEqual([{ side: "lrdg", vehicle: "italy-recon-car" }]);
    expect(t.army("lrdg").neutralised).toEqual([]);
  });

  test("another seat of one's own vehicle captures nothing", () => {
    const t = camp({ hands: { lrdg: ["lrdg-machine-gunner"] } }).lrdg("lrdg-machine-gunner");
    expect(t.hint("lrdg", "sit:lrdg-patrol-truck:driver")).toBeUndefined();
  });

  test("not while an enemy soldier is aboard", () => {
    const t = beside({ soldiers: { "italy-scout": "italy-recon-car/observer" } });
    expect(t.options("lrdg").some((id) => id.startsWith("board:"))).toBe(false);
    expect(t.refusal("lrdg", "board:italy-recon-car:driver")).toMatchObject({
      key: "refusal.enemy-aboard",
      rule: "6.5",
    });
  });

  test("an empty vehicle keeps its owner", () => {
    const t = table({
      hands: { italy: ["italy-rifleman"] },
      soldiers: { "italy-scout": "21B", "italy-machine-gunner": "21B" },
    }).italy("italy-rifleman", "leave", "none");
    expect(t.vehicle("italy-recon-car")).toMatchObject({ owner: "italy" });
  });

  test("R24: a prize may stay on a tile without its new owner's token, but not enter one", () => {
    const t = camp({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: besideEmptyCar,
    }).lrdg("lrdg-rifleman", "board:italy-recon-car:driver");
    expect(t.tile("19A")?.tokens.lrdg).toBeUndefined();
    expect(t.options("lrdg")).not.toContain("seat:drive");
  });
});
