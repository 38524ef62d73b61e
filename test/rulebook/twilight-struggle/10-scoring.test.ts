import { expect, test } from "vitest";
import { table } from "../../games/twilight-struggle/table.ts";

test("10.1.2, example: Central America Scoring gives the USSR 5 and the US 1, so 4 VP to the USSR", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["central-america-scoring", "fidel"] },
    influence: {
      cuba: [0, 3],
      haiti: [0, 1],
      "dominican-republic": [0, 1],
      guatemala: [1, 0],
      panama: [1, 0],
    },
  });
  t.ussr("central-america-scoring");
  expect(t.told("scoring")).toMatchObject([
    { region: "central-america", us: "presence", usVp: 1, ussr: "domination", ussrVp: 5 },
  ]);
  expect(t.vp).toBe(-4);
});

test("10.2.1, example: from USSR 1, a gain of 2 VP brings the US to 1, as zero is a space of the track", () => {
  const t = table({ side: "us", vp: -1, defcon: 4, hands: { us: ["nuclear-test-ban", "containment"] } });
  t.us("nuclear-test-ban", "event");
  expect(t.told("vp")).toEqual([{ side: "us", amount: 2, vp: 1 }]);
  expect(t.vp).toBe(1);
});

test("10.2.2: from US 10, a gain of 2 VP for the USSR moves the marker to US 8", () => {
  const t = table({ vp: 10, defcon: 4, hands: { ussr: ["nuclear-test-ban", "fidel"] } });
  t.ussr("nuclear-test-ban", "event");
  expect(t.vp).toBe(8);
});
