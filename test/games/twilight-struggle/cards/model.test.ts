import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Duck and Cover: DEFCON falls first, then the US gains 5 less the new level", () => {
  const t = table({ side: "us", hands: { us: ["duck-and-cover", "nato"] }, defcon: 4 });
  t.us("duck-and-cover", "event");
  expect(t.defcon).toBe(3);
  expect(t.vp).toBe(2);
  expect(t.pileOf("duck-and-cover")).toBe("discard");
});

test("Duck and Cover played by the USSR at DEFCON 2 loses the game for the USSR", () => {
  const t = table({ hands: { ussr: ["duck-and-cover", "fidel"] }, defcon: 2, influence: { poland: [0, 3] } });
  t.ussr("duck-and-cover", "event-first");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("a coup: Decolonization for 2 in Iran against stability 2", () => {
  const t = table({ hands: { ussr: ["decolonization", "fidel"] }, influence: { iran: [1, 0] }, dice: [4] });
  t.ussr("decolonization", "coup", "iran");
  expect(t.influence("iran")).toEqual([0, 1]);
  expect(t.milOps.ussr).toBe(2);
  expect(t.defcon).toBe(4);
  expect(t.told("coup")).toEqual([
    { side: "ussr", country: "iran", die: 4, ops: 2, modifier: 0, stability: 2, result: 2 },
  ]);
});
