import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("[7] icons at the value", () => {
  test("the example: East builds, the USSR draws a conflict card, a dove turns down", () => {
    const t = table({
      powers: { conflictDeck: ["conflict-04"] },
      seat: "east",
      decade: 2,
      display: ["partial-test-ban-treaty", "noespl-reforms", "vietnam-war"],
    }).east("partial-test-ban-treaty", "build", "leipzig", "dresden");
    expect(t.told("conflict.card")).toEqual([{ power: "ussr", card: "conflict-04" }]);
    expect(t.view.powers).toMatchObject({ doves: 5, treasury: { usa: 6, ussr: 3 } });
  });

  test("the icon beside the value only for a player of its colour, and not with the event", () => {
    const setting: Setting = {
      powers: { conflictDeck: ["conflict-02"] },
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    };
    const red = table({ ...setting, seat: "ussr" }).ussr("truman-doctrine", "credit");
    expect(red.view.tracks.dominance).toBe(-2);
    const yellow = table({ ...setting, seat: "usa" }).usa("truman-doctrine", "credit");
    expect(yellow.told("conflict.card")).toEqual([]);
  });

  test("[11] a black card used for its value is kept as peacemaker, its event not", () => {
    const setting: Setting = { powers: {}, seat: "west", display: ["korean-war", "land-reform", "berlin-airlift"] };
    const t = table(setting).west("korean-war", "build", "done");
    expect(t.view.powers?.peacemakers.west).toEqual(["korean-war"]);
    expect(t.view.played).toEqual([]);
  });
});
