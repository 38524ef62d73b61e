import { expect, test } from "vitest";
import { type Setting, table } from "../../games/wir-sind-das-volk/table.ts";

test("7, the example: East builds; then the USSR draws a conflict card and a dove turns down", () => {
  const t = table({
    powers: { conflictDeck: ["conflict-02"] },
    seat: "east",
    decade: 2,
    display: ["partial-test-ban-treaty", "noespl-reforms", "vietnam-war"],
  }).east("partial-test-ban-treaty", "build", "leipzig", "leipzig--dresden");
  expect(t.view.segments).toEqual(["leipzig--dresden"]);
  expect(t.told("conflict.card")).toEqual([{ power: "ussr", card: "conflict-02" }]);
  expect(t.view.tracks.dominance).toBe(-2);
  expect(t.view.powers?.doves).toBe(5);
  expect(t.view.powers?.peacemakers.east).toEqual([]);
});

const beside: Setting = {
  powers: { conflictDeck: ["conflict-02", "conflict-04"] },
  unrest: 1,
  display: ["truman-doctrine", "hungarian-uprising", "land-reform"],
};

test("7: the icon right of the value is for players of its colour", () => {
  // red on a yellow card
  const red = table({ ...beside, seat: "east" }).east("truman-doctrine", "build", "done");
  expect(red.told("conflict.card")).toEqual([{ power: "ussr", card: "conflict-02" }]);
  const own = table({ ...beside, seat: "west" }).west("truman-doctrine", "build", "done");
  expect(own.told("conflict.card")).toEqual([]);
  // yellow on a red card
  const yellow = table({ ...beside, seat: "usa" }).usa("hungarian-uprising", "credit");
  expect(yellow.told("conflict.card")).toEqual([{ power: "usa", card: "conflict-02" }]);
});

test("7: every action but the event uses the value", () => {
  const rich: Setting = { ...beside, seat: "ussr", factories: ["leipzig"] };
  for (const answers of [
    ["remove-unrest", "sachsen"],
    ["build", "done"],
    ["raise-standard", "done"],
    ["arms-race"],
    ["credit"],
  ]) {
    const t = table(rich).ussr("truman-doctrine", ...answers);
    expect([answers[0], t.told("conflict.card").length]).toEqual([answers[0], 1]);
  }
  const event = table({ ...beside, seat: "ussr" }).ussr("hungarian-uprising", "event");
  expect(event.told("conflict.card")).toEqual([]);
});

test("7: the icons come after the action", () => {
  const t = table({ ...beside, powers: { conflictDeck: ["conflict-04"] }, seat: "ussr" }).ussr(
    "truman-doctrine",
    "credit",
  );
  expect(t.told("treasury")).toEqual([
    { power: "ussr", from: 6, to: 8 },
    { power: "ussr", from: 8, to: 5 },
  ]);
});
