import { describe, expect, test } from "vitest";
import { card } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

/** Cards of the base game have printed numbers, cards of 2+2 have none. */
const kinds = (display: Setting["display"] = []) => ({
  base: display.filter((id) => card(id).number !== undefined).length,
  expansion: display.filter((id) => card(id).number === undefined).length,
});

const prepared = [
  "sputnik",
  "korean-war",
  "atoms-for-peace",
  "marshall-plan",
  "hydrogen-bomb",
  "austrian-state-treaty",
] as const;

describe("4: sub-decades", () => {
  test("A: two cards each, three cards of either game, three of 2+2 each for B and C, the tenth is gone", () => {
    const { view } = table({ fresh: true, powers: {} });
    expect(view.handSizes).toEqual({ usa: 2, west: 2, ussr: 2, east: 2 });
    expect(kinds(view.display)).toEqual({ base: 3, expansion: 3 });
    expect(view.powers?.prepared).toBe(6);
    expect(view.special).toBe("russian-tanks");
    expect(view.deckSize).toBe(9);
  });

  test("B has three cards of either game, C four of the base game; the special card stays", () => {
    const ending: Setting = {
      seat: "usa",
      display: ["truman-doctrine", "berlin-airlift"],
      special: "russian-tanks",
      powers: { prepared: [...prepared] },
    };
    const b = table(ending).usa("berlin-airlift", "credit");
    expect(kinds(b.view.display)).toEqual({ base: 3, expansion: 3 });
    expect([b.view.powers?.prepared, b.view.special]).toEqual([3, "russian-tanks"]);
    const c = table({ ...ending, part: 2, powers: { prepared: prepared.slice(0, 3) } }).usa("berlin-airlift", "credit");
    expect(kinds(c.view.display)).toEqual({ base: 4, expansion: 3 });
    expect([c.view.powers?.prepared, c.view.special]).toEqual([0, "russian-tanks"]);
  });

  test("the next sub-decade is begun by whoever would have acted", () => {
    const t = table({ powers: { prepared: [...prepared] }, seat: "west", display: ["truman-doctrine", "land-reform"] });
    t.west("land-reform", "build", "done");
    expect(t.asked).toEqual(["east turn.card"]);
  });

  test("hands and the special card do not count: one regular card ends it", () => {
    const t = table({
      powers: { prepared: [...prepared] },
      seat: "usa",
      display: ["truman-doctrine", "land-reform"],
      special: "russian-tanks",
      hands: { usa: ["berlin-airlift"], ussr: ["1953-uprising"] },
    });
    t.usa("land-reform", "credit");
    expect(t.told("automatic")).toEqual([{ card: "truman-doctrine", level: 0 }]);
  });

  test("only red players may take the special card", () => {
    const setting: Setting = { powers: {}, special: "russian-tanks", hands: { ussr: ["berlin-airlift"] } };
    for (const seat of ["usa", "west"] as const)
      expect(table({ ...setting, seat }).options(seat)).not.toContain("russian-tanks");
    for (const seat of ["ussr", "east"] as const)
      expect(table({ ...setting, seat }).options(seat)).toContain("russian-tanks");
  });

  test("a deck of decade III that has run out gets an unplayed card of decade II", () => {
    const t = table({
      powers: { leftovers: { 1: ["land-reform"], 2: ["spiegel-scandal"] } },
      decade: 3,
      part: 2,
      seat: "usa",
      display: ["nixon-in-china", "steel-crisis"],
      only: true,
      deck: ["munich-olympics", "red-army-faction", "1973-oil-crisis"],
      picks: ["spiegel-scandal"],
    }).usa("steel-crisis", "credit");
    expect(t.view.display).toEqual(["munich-olympics", "red-army-faction", "1973-oil-crisis", "spiegel-scandal"]);
  });
});
