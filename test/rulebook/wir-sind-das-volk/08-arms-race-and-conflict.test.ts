import { expect, test } from "vitest";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

const drawing: Setting = { seat: "ussr", display: ["truman-doctrine", "land-reform", "berlin-airlift"] };

test("8, the example: the USSR draws a conflict card, in its column dominance moves two boxes to the left", () => {
  const t = table({ ...drawing, powers: { conflictDeck: ["conflict-02"] } }).ussr("truman-doctrine", "credit");
  expect(t.told("conflict.card")).toEqual([{ power: "ussr", card: "conflict-02" }]);
  expect(t.view.tracks.dominance).toBe(-2);
  expect(t.view.powers).toMatchObject({ conflictDeckSize: 9, lastConflict: "conflict-02" });
});

test("8: a card of the arms race is drawn whatever moved the marker, also a conflict card", () => {
  const t = table({ ...drawing, powers: { conflictDeck: ["conflict-09"], armsDeck: ["arms-07"] } });
  t.ussr("truman-doctrine", "credit");
  expect(t.view.tracks.arms).toBe(1);
  expect(t.told("arms-race.card")).toEqual([{ power: "ussr", card: "arms-07", decade: 1 }]);
});

test("8: the line of the decade in the column of the superpower", () => {
  const pays = (decade: 1 | 2 | 3 | 4, seat: "usa" | "ussr") => {
    const display = (["truman-doctrine", "vietnam-war", "nixon-in-china", "sinatra-doctrine"] as const)[decade - 1];
    const t = table({
      powers: { armsDeck: ["arms-02"] },
      seat,
      decade,
      display: [display ?? "sputnik", "land-reform", "sputnik"],
    });
    t.answer(seat, ["land-reform", "arms-race"]);
    return 6 - (t.view.powers?.treasury[seat] ?? 0);
  };
  expect([pays(1, "usa"), pays(2, "usa"), pays(3, "usa"), pays(4, "usa")]).toEqual([2, 2, 1, 3]);
  expect([pays(2, "ussr"), pays(3, "ussr"), pays(4, "ussr")]).toEqual([1, 1, 1]);
});

test("8: two superpowers hit at once, the acting player says who draws first", () => {
  const setting: Setting = {
    powers: { conflictDeck: ["conflict-02", "conflict-04"] },
    seat: "west",
    display: ["korean-war", "land-reform", "berlin-airlift"],
  };
  const usa = table(setting).west("korean-war", "event", "icon:dove-down", "icon:conflict/usa");
  expect(usa.told("conflict.card").map(({ power }) => power)).toEqual(["usa", "ussr"]);
  const ussr = table(setting).west("korean-war", "event", "icon:dove-down", "icon:conflict/ussr");
  expect(ussr.told("conflict.card").map(({ power }) => power)).toEqual(["ussr", "usa"]);
});

test("8: the reshuffle icon mixes all ten cards again", () => {
  const t = table({ ...drawing, powers: { conflictDeck: ["conflict-05"] } }).ussr("truman-doctrine", "credit");
  expect(t.told("reshuffled")).toEqual([{ deck: "conflict" }]);
  expect(t.view.powers).toMatchObject({ conflictDeckSize: 10, lastConflict: null });
});
