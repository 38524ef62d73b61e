import { expect, test } from "vitest";
import { type Setting, table, usedPolice } from "../../games/wir-sind-das-volk/table.ts";

const tanks: Setting = {
  powers: {},
  special: "russian-tanks",
  display: ["land-reform", "berlin-airlift", "korean-war"],
};

test.each(["ussr", "east"] as const)(
  "10: the %s plays the special card and pays with a card of its own hand",
  (seat) => {
    const t = table({ ...tanks, seat, hands: { ussr: ["1953-uprising"], east: ["the-miracle-of-bern"] } });
    const own = t.hand(seat)[0] ?? "";
    t.answer(seat, ["russian-tanks"]);
    expect(t.options(seat)).toEqual([`discard:${own}`, "draw"]);
    t.answer(seat, [`discard:${own}`]);
    expect(t.view.handSizes[seat]).toBe(0);
    expect(t.view.handSizes[seat === "ussr" ? "east" : "ussr"]).toBe(1);
  },
);

test("10: the yellow player with fewer cards draws, in a tie the one who acts next", () => {
  const draws = (seat: "ussr" | "east", hands: NonNullable<Setting["hands"]>) => {
    const t = table({ ...tanks, seat, hands });
    t.answer(seat, ["russian-tanks", "draw"]);
    return t.told("drawn").map((each) => each.seat);
  };
  expect(draws("ussr", { usa: [], west: ["1953-uprising"], ussr: ["goettingen-eighteen"] })).toEqual(["usa"]);
  expect(draws("east", { usa: ["1953-uprising"], west: [], east: ["goettingen-eighteen"] })).toEqual(["west"]);
  // USA, USSR, West, East: after the USSR the West acts, after the East the USA
  expect(draws("ussr", { ussr: ["goettingen-eighteen"] })).toEqual(["west"]);
  expect(draws("east", { east: ["goettingen-eighteen"] })).toEqual(["usa"]);
});

test("10: the USSR uses East's police cards in its own turn only, each once in a decade", () => {
  const setting: Setting = { ...tanks, unrest: { sachsen: 2 }, police: [{ card: "stasi-is-founded" }] };
  const t = table({ ...setting, seat: "ussr" }).ussr("police");
  expect(t.view.unrest.sachsen).toBe(1);
  expect(t.options("ussr")).not.toContain("police");
  for (const seat of ["usa", "west"] as const)
    expect(table({ ...setting, seat }).options(seat)).not.toContain("police");
});

test("10: seven unrest return, East picks the province that gets two", () => {
  const t = table({
    powers: {},
    seat: "ussr",
    decade: 4,
    special: "round-table-emergency-cabinet",
    hands: { ussr: ["land-reform"] },
    police: usedPolice,
  }).ussr("round-table-emergency-cabinet", "discard:land-reform", "icon:disband-stasi");
  // the USSR plays it, East places
  t.east("sachsen", "thueringen", "brandenburg", "east-berlin", "sachsen-anhalt", "thueringen");
  expect(t.view.unrest).toMatchObject({
    sachsen: 1,
    thueringen: 2,
    brandenburg: 1,
    "east-berlin": 1,
    "sachsen-anhalt": 1,
    "mecklenburg-vorpommern": 1,
  });
  expect(t.view.stasiDisbanded).toBe(true);
});
