import { describe, expect, test } from "vitest";
import { type Setting, table, usedPolice } from "../table.ts";

describe("[10] East's specialities", () => {
  test("the USSR may play the special card; the yellow player with fewer cards draws", () => {
    const setting: Setting = {
      powers: {},
      seat: "ussr",
      special: "russian-tanks",
      hands: { ussr: ["land-reform"], usa: ["sputnik"], west: [] },
    };
    const t = table(setting).ussr("russian-tanks");
    expect(t.options("ussr")).toEqual(["discard:land-reform", "draw"]);
    t.ussr("draw");
    expect(t.view.handSizes).toMatchObject({ usa: 1, west: 1 });
    // a tie: the one who acts next, after the USSR the West
    const tie = table({ ...setting, hands: { usa: ["sputnik"], west: ["korean-war"] } }).ussr("russian-tanks", "draw");
    expect(tie.view.handSizes).toMatchObject({ usa: 1, west: 2 });
  });

  test("the USSR uses East's police cards in its own turn, each once per decade", () => {
    const t = table({
      powers: {},
      seat: "ussr",
      unrest: { sachsen: 1 },
      police: [{ card: "stasi-is-founded" }],
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    });
    t.ussr("police");
    expect(t.view.unrest.sachsen).toBe(0);
    expect(t.view.police[0]?.used).toBe(true);
  });

  test("disbanding with seven used cards: one province gets two", () => {
    const t = table({
      powers: {},
      seat: "east",
      decade: 4,
      special: "round-table-emergency-cabinet",
      hands: { east: ["land-reform"] },
      police: usedPolice,
    }).east("round-table-emergency-cabinet", "discard:land-reform", "icon:disband-stasi");
    t.east("sachsen", "thueringen", "brandenburg", "east-berlin", "sachsen-anhalt");
    expect(t.options("east")).toHaveLength(6);
    t.east("sachsen");
    expect(t.view.unrest).toMatchObject({ sachsen: 2, thueringen: 1, "mecklenburg-vorpommern": 1 });
  });

  test("Guillaume: East looks even if the USSR plays it, at West's hand or the deck", () => {
    const t = table({
      powers: {},
      seat: "ussr",
      decade: 3,
      hands: { west: ["steel-crisis"], usa: ["1973-oil-crisis"], east: ["munich-olympics"] },
      display: ["guillaume-affair", "red-army-faction", "nixon-in-china"],
    }).ussr("guillaume-affair", "event", "prestige", "icon:guillaume");
    expect(t.asked).toEqual(["east guillaume.look"]);
    t.east("hand");
    expect(t.options("east")).toEqual(["nothing", "swap:43/60"]);
  });
});
