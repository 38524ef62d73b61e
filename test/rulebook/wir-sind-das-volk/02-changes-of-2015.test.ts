import { expect, test } from "vitest";
import { table } from "../../games/wir-sind-das-volk/table.ts";

test.each([{}, { powers: {} }])(
  "2.1, 2.2: one socialist in the box, 2 unrest in each of the three mixed provinces",
  (game) => {
    const { box, unrest } = table({ fresh: true, ...game }).view;
    expect(box).toBe(1);
    expect(unrest).toMatchObject({
      "baden-wuerttemberg": 2,
      "nordrhein-westfalen": 2,
      "rheinland-pfalz": 2,
      bayern: 3,
      "west-berlin": 3,
      sachsen: 3,
    });
  },
);

test("2.3: East plays the special card and discards, or the West draws", () => {
  const t = table({ seat: "east", special: "russian-tanks", hands: { east: ["land-reform"] } }).east("russian-tanks");
  expect(t.options("east")).toEqual(["discard:land-reform", "draw"]);
});

test.each([{}, { powers: {} }])("2.4: who holds three cards when a decade begins discards at least one", (game) => {
  const t = table({
    ...game,
    step: { at: "decade" },
    decade: 2,
    hands: { west: ["land-reform", "1953-uprising", "berlin-airlift"] },
  });
  expect(t.options("west")).not.toContain("keep");
  t.west("discard:1");
  expect(t.view.handSizes.west).toBe(2);
});
