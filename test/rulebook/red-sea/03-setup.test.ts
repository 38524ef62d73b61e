import { expect, test } from "vitest";
import { board } from "../../../src/games/red-sea/components/board.ts";
import { table } from "../../games/red-sea/table.ts";

test("3.1 nine Mid War cards each, the USSR first; Romanian Autonomy face up with the US", () => {
  const t = table({ step: { at: "deal" }, printed: true });
  expect(t.view.handSizes).toEqual({ us: 9, ussr: 9 });
  expect(t.view.deckSize).toBe(10);
  expect(t.told("drawn").map(({ side, count }) => [side, count])).toEqual([
    ["ussr", 9],
    ["us", 9],
  ]);
  expect(t.romania).toEqual({ holder: "us", faceUp: true });
  expect([...t.hand("us"), ...t.hand("ussr")]).not.toContain("romanian-autonomy");
});

test("3.2 two influence each", () => {
  const t = table({ fresh: true });
  const { us, ussr } = t.view.influence;
  const held = (counts: readonly number[]) =>
    counts.flatMap((count, place) => (count > 0 ? [`${board.id(place)} ${count}`] : []));
  expect(held(us)).toEqual(["ethiopia 1", "saudi-arabia 1"]);
  expect(held(ussr)).toEqual(["somalia 1", "south-yemen 1"]);
});

test("3.3 the markers", () => {
  const { view } = table({ fresh: true });
  expect(view).toMatchObject({
    turn: 1,
    defcon: 4,
    vp: 0,
    milOps: { us: 0, ussr: 0 },
    space: { us: 0, ussr: 0 },
    first: "ussr",
  });
});
