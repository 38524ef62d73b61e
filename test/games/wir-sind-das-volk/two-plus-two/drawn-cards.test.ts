import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("[8] arms race and conflict cards", () => {
  test("the example: the USSR draws a conflict card, dominance moves two boxes to the left", () => {
    const t = table({
      powers: { conflictDeck: ["conflict-02"] },
      seat: "east",
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    });
    t.east("truman-doctrine", "build", "done");
    expect(t.view.tracks.dominance).toBe(-2);
  });

  test("a conflict card that moves the arms marker makes the superpower draw", () => {
    const t = table({
      powers: { conflictDeck: ["conflict-09"], armsDeck: ["arms-03"] },
      seat: "ussr",
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    }).ussr("truman-doctrine", "credit");
    expect(t.view.tracks.arms).toBe(1);
    // credit 2, conflict −1, arms race −1
    expect(t.view.powers?.treasury.ussr).toBe(6);
    expect(t.told("reshuffled")).toEqual([{ deck: "arms-race" }]);
    expect(t.view.powers).toMatchObject({
      armsDeckSize: 10,
      lastArms: null,
      conflictDeckSize: 9,
      lastConflict: "conflict-09",
    });
  });

  test("a coat of arms on a drawn card is decided by that state", () => {
    const t = table({
      powers: { armsDeck: ["arms-10"] },
      seat: "usa",
      display: ["truman-doctrine", "land-reform", "berlin-airlift"],
    });
    t.usa("truman-doctrine", "arms-race");
    expect(t.asked).toEqual(["west unrest.add"]);
  });

  test("if both superpowers are hit the acting player sets the order", () => {
    const t = table({ powers: {}, seat: "west", display: ["korean-war", "land-reform", "berlin-airlift"] }).west(
      "korean-war",
      "event",
    );
    expect(t.options("west")).toEqual(["icon:dove-down", "icon:conflict/usa", "icon:conflict/ussr"]);
  });
});
