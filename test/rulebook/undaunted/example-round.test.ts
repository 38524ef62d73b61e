import { describe, expect, test } from "vitest";
import { type Table, table } from "../../games/undaunted/table.ts";

const italian = ["italy-platoon-sergeant", "italy-scout", "italy-tank-driver", "italy-machine-gunner"] as const;
const british = ["lrdg-scout", "lrdg-saboteur", "lrdg-warrant-officer", "lrdg-fog"] as const;

/**
 * The rulebook's worked round of scenario 6, in its order from the draw on. It does not say which two cards are shown for
 * the initiative, only that the Italian one is higher; all other cards are those of the text.
 */
const camp = (): Table =>
  table({
    step: { at: "round" },
    round: 0,
    deck: {
      italy: [...italian, "italy-rifleman", "italy-rifleman", "italy-tank-gunner", "italy-fog"],
      lrdg: [...british, "lrdg-rifleman", "lrdg-rifleman", "lrdg-machine-gunner", "lrdg-scout"],
    },
  });

const initiative = (t: Table): Table => t.lrdg("lrdg-scout").italy("italy-platoon-sergeant");
const scouted = (t: Table): Table => initiative(t).italy("italy-scout", "leave", "scout", "12A", "stop");
const driven = (t: Table): Table => scouted(t).italy("italy-tank-driver", "seat:drive", "12A", "stay");
const blazed = (t: Table): Table =>
  driven(t).italy("italy-machine-gunner", "sit:italy-recon-car:observer", "seat:blaze", "17A", "16B");
const italyDone = (t: Table): Table => blazed(t).italy("end-turn");
const stalked = (t: Table): Table => italyDone(t).lrdg("lrdg-saboteur", "stalk", "12A");
const inspired = (t: Table): Table => stalked(t).lrdg("lrdg-warrant-officer", "inspire", "lrdg-saboteur");
const demolished = (t: Table): Table =>
  inspired(t).willRoll(5, 8).lrdg("lrdg-saboteur", "demolish", "italy-medium-tank", "italy-tank-driver");

describe("the round of the rulebook's example (scenario 6)", () => {
  test("both take four cards and choose one each in secret", () => {
    const t = camp();
    expect([t.hand("italy"), t.hand("lrdg")]).toEqual([italian, british]);
    expect(t.asked).toEqual(["lrdg initiative.card", "italy initiative.card"]);
    expect(t.lrdg("lrdg-scout").told("initiative")).toEqual([]);
  });

  test("the higher card takes the initiative, and both are discarded", () => {
    const t = initiative(camp());
    expect(t.view.initiative).toBe("italy");
    expect(t.view.active).toBe("italy");
    expect(t.army("italy").discard).toEqual(["italy-platoon-sergeant"]);
    expect(t.army("lrdg").discard).toEqual(["lrdg-scout"]);
    expect(t.hand("italy")).toEqual(["italy-scout", "italy-tank-driver", "italy-machine-gunner"]);
  });

  test("the tank may not drive into 12A, which bears no Italian token", () => {
    const t = initiative(camp()).italy("italy-tank-driver");
    expect(t.tile("21B")?.adjacent).toContain("12A");
    expect(t.hint("italy", "seat:drive")).toEqual({ value: 1, to: "19A" });
  });

  test("the scout leaves the car onto 19A before his action, and could go two steps", () => {
    const t = initiative(camp()).italy("italy-scout", "leave");
    expect(t.place("italy-scout")).toBe("19A");
    expect(t.hint("italy", "scout")).toMatchObject({ value: 2 });
    expect(t.italy("scout", "12A").options("italy")).toContain("stop");
  });

  test("the scout leaves the car before his action, goes one step of two, and a token costs a fog", () => {
    const t = scouted(camp());
    expect(t.place("italy-scout")).toBe("12A");
    expect(t.tile("12A")?.tokens).toEqual({ italy: "scouted" });
    expect(t.army("italy").discard).toEqual(["italy-platoon-sergeant", "italy-fog"]);
    expect(t.army("italy").supply.filter((card) => card === "italy-fog")).toHaveLength(5);
  });

  test("now the driver's seat takes the tank there, next to the objective on 6B", () => {
    const t = driven(camp());
    expect(t.vehicle("italy-medium-tank")?.tile).toBe("12A");
    expect(t.soldier("italy-tank-gunner")?.tile).toBe("12A");
    expect(t.tile("12A")?.adjacent).toContain("6B");
    expect(t.tile("6B")?.objective).toBe(2);
  });

  test("swapping with the rifleman would use the card up", () => {
    const t = driven(camp()).italy("italy-machine-gunner", "swap:italy-rifleman");
    expect(t.place("italy-machine-gunner")).toBe("italy-recon-car/driver");
    expect(t.place("italy-rifleman")).toBe("italy-recon-car/gunner");
    expect(t.asked).toEqual(["italy play.card"]);
    expect(t.hand("italy")).toEqual([]);
  });

  test("the machine gunner takes the scout's seat and blazes 17A and 16B, of which one is new", () => {
    const t = driven(camp()).italy("italy-machine-gunner", "sit:italy-recon-car:observer");
    expect(t.hint("italy", "seat:blaze")).toMatchObject({ value: 2 });
    t.italy("seat:blaze");
    expect(t.options("italy")).toContain("17A");
    t.italy("17A", "16B");
    expect(t.place("italy-machine-gunner")).toBe("italy-recon-car/observer");
    expect(t.tile("16B")?.tokens.italy).toBe("scouted");
    expect(t.army("italy").discard.filter((card) => card === "italy-fog")).toHaveLength(2);
  });

  test("at the end of the turn everything played is discarded", () => {
    const t = italyDone(camp());
    expect(t.army("italy").played).toEqual([]);
    expect(t.army("italy").discard).toEqual([
      "italy-platoon-sergeant",
      "italy-fog",
      "italy-fog",
      "italy-scout",
      "italy-tank-driver",
      "italy-machine-gunner",
    ]);
    expect(t.view.active).toBe("lrdg");
    expect(t.hand("lrdg")).toEqual(["lrdg-saboteur", "lrdg-warrant-officer", "lrdg-fog"]);
  });

  test("the saboteur cannot attack the tank, nor demolish it from the next tile", () => {
    const t = italyDone(camp()).lrdg("lrdg-saboteur");
    expect(t.options("lrdg")).not.toContain("demolish");
    expect(t.lrdg("attack").options("lrdg")).not.toContain("italy-medium-tank");
    expect(t.refusal("lrdg", "italy-medium-tank")?.key).toBe("refusal.armoured");
  });

  test("he stalks into 12A without a token and without fog", () => {
    const t = stalked(camp());
    expect(t.place("lrdg-saboteur")).toBe("12A");
    expect(t.tile("12A")?.tokens.lrdg).toBeUndefined();
    expect(t.army("lrdg").discard).toEqual(["lrdg-scout"]);
  });

  test("the warrant officer's Inspire returns the saboteur to the hand", () => {
    const t = inspired(camp());
    expect(t.hand("lrdg")).toEqual(["lrdg-fog", "lrdg-saboteur"]);
    expect(t.army("lrdg").played).toEqual(["lrdg-warrant-officer"]);
  });

  test("the tank's total is its armour 5, and two dice are rolled", () => {
    const t = inspired(camp()).lrdg("lrdg-saboteur");
    expect(t.hint("lrdg", "demolish")).toEqual({
      value: 2,
      target: "italy-medium-tank",
      tile: "12A",
      total: 5,
      chance: 84,
    });
  });

  test("5 and 8 succeed: a driver's card leaves the game out of the discards, and the tank has one damage", () => {
    const t = inspired(camp()).willRoll(5, 8).lrdg("lrdg-saboteur", "demolish", "italy-medium-tank");
    // the attacker chooses whom the blast has hit
    expect(t.options("lrdg")).toEqual(["italy-tank-driver", "italy-tank-gunner"]);
    expect(t.army("italy").handSize).toBe(0);
    t.lrdg("italy-tank-driver");
    expect(t.told("fired")[0]).toMatchObject({ base: 5, cover: 0, distance: 0, total: 5, dice: [5, 8], hit: true });
    expect(t.told("wounded")).toEqual([{ side: "italy", soldier: "italy-tank-driver", pile: "discard", left: 0 }]);
    expect(t.army("italy").discard).not.toContain("italy-tank-driver");
    expect(t.removed("italy")).toEqual(["italy-tank-driver"]);
    expect(t.vehicle("italy-medium-tank")).toMatchObject({ damage: 1, critical: 3, disabled: false });
  });

  test("fog cannot be played; the turn and the round end", () => {
    const t = demolished(camp());
    expect(t.options("lrdg")).toEqual(["end-turn"]);
    expect(t.refusal("lrdg", "lrdg-fog")).toEqual({ key: "refusal.fog", args: {}, rule: "5.4" });
    t.lrdg("end-turn");
    expect(t.army("lrdg").discard).toEqual(["lrdg-scout", "lrdg-warrant-officer", "lrdg-saboteur", "lrdg-fog"]);
    expect(t.army("lrdg").played).toEqual([]);
    expect(t.view.round).toBe(2);
    expect([t.hand("lrdg").length, t.hand("italy").length]).toEqual([4, 4]);
    expect(t.asked).toEqual(["lrdg initiative.card", "italy initiative.card"]);
  });
});
