import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** Shuttle Diplomacy lies in front of the US. */
const shuttle = {
  playing: ["shuttle-diplomacy"],
  effects: [{ card: "shuttle-diplomacy", side: "us" }],
} as const satisfies Setting;

test("Shuttle Diplomacy stays in front of the US", () => {
  const t = table({ side: "us", hands: { us: ["shuttle-diplomacy", "nato"] } });
  t.us("shuttle-diplomacy", "event");
  expect(t.pileOf("shuttle-diplomacy")).toBe("playing");
  expect(t.effects).toEqual(["shuttle-diplomacy"]);
});

test("Shuttle Diplomacy: also when the USSR plays it for operations, before or after them", () => {
  const last = table({ hands: { ussr: ["shuttle-diplomacy", "fidel"] } });
  last.ussr("shuttle-diplomacy", "influence", "poland", "done");
  expect(last.pileOf("shuttle-diplomacy")).toBe("playing");
  const first = table({ hands: { ussr: ["shuttle-diplomacy", "fidel"] } });
  first.ussr("shuttle-diplomacy", "event-first", "poland", "done");
  expect(first.pileOf("shuttle-diplomacy")).toBe("playing");
});

test("Shuttle Diplomacy: used by the US for operations it is an ordinary card", () => {
  const t = table({ side: "us", hands: { us: ["shuttle-diplomacy", "nato"] } });
  t.us("shuttle-diplomacy", "influence", "canada", "done");
  expect(t.pileOf("shuttle-diplomacy")).toBe("discard");
  expect(t.effects).toEqual([]);
});

test("Shuttle Diplomacy in Asia: a battleground less can cost the USSR its Domination", () => {
  const t = table({
    ...shuttle,
    hands: { ussr: ["asia-scoring", "fidel"] },
    influence: { india: [0, 3], pakistan: [0, 2], afghanistan: [0, 2], japan: [4, 0], taiwan: [3, 0] },
  });
  t.ussr("asia-scoring", "event");
  expect(t.options("us").sort()).toEqual(["india", "pakistan"]);
  t.us("india");
  expect(t.told("scoring")).toMatchObject([{ region: "asia", us: "presence", usVp: 4, ussr: "presence", ussrVp: 4 }]);
  expect(t.vp).toBe(0);
  expect(t.influence("india")).toEqual([0, 3]);
  expect(t.pileOf("shuttle-diplomacy")).toBe("discard");
  expect(t.effects).toEqual([]);
});

test("Shuttle Diplomacy in Asia: without it that position is 5 VP for the USSR", () => {
  const t = table({
    hands: { ussr: ["asia-scoring", "fidel"] },
    influence: { india: [0, 3], pakistan: [0, 2], afghanistan: [0, 2], japan: [4, 0], taiwan: [3, 0] },
  });
  t.ussr("asia-scoring", "event");
  expect(t.vp).toBe(-5);
});

test("Shuttle Diplomacy takes Presence and the bonus for a neighbour of the US away, too", () => {
  const t = table({ ...shuttle, hands: { ussr: ["asia-scoring", "fidel"] }, influence: { japan: [0, 4] } });
  t.ussr("asia-scoring", "event");
  expect(t.told("scoring")).toMatchObject([{ region: "asia", us: "none", usVp: 0, ussr: "none", ussrVp: 0 }]);
});

test("Shuttle Diplomacy in the Middle East prevents Control, and the US chooses on its own scoring card as well", () => {
  const t = table({
    ...shuttle,
    side: "us",
    hands: { us: ["middle-east-scoring", "nato"] },
    influence: {
      israel: [0, 4],
      iraq: [0, 3],
      iran: [0, 2],
      "saudi-arabia": [0, 3],
      egypt: [0, 2],
      libya: [0, 2],
      syria: [0, 2],
      lebanon: [1, 0],
    },
  });
  t.us("middle-east-scoring", "event");
  expect(t.options("us").sort()).toEqual(["egypt", "iran", "iraq", "israel", "libya", "saudi-arabia"]);
  t.us("israel");
  expect(t.told("scoring")).toMatchObject([
    { region: "middle-east", us: "presence", usVp: 3, ussr: "domination", ussrVp: 10 },
  ]);
  expect(t.vp).toBe(-7);
});

test("Shuttle Diplomacy is used up even if the USSR controls no battleground there", () => {
  const t = table({
    ...shuttle,
    hands: { ussr: ["middle-east-scoring", "fidel"] },
    influence: { syria: [0, 2], libya: [1, 2] },
  });
  t.ussr("middle-east-scoring", "event");
  expect(t.vp).toBe(-3);
  expect(t.pileOf("shuttle-diplomacy")).toBe("discard");
  expect(t.effects).toEqual([]);
});

test("Shuttle Diplomacy serves one scoring only", () => {
  const t = table({
    ...shuttle,
    turn: 4,
    hands: { ussr: ["middle-east-scoring", "asia-scoring", "fidel"] },
    influence: { libya: [0, 2], india: [0, 3] },
  });
  t.ussr("middle-east-scoring", "event");
  expect(t.vp).toBe(0);
  t.ussr("asia-scoring", "event");
  expect(t.vp).toBe(-4);
});

test("Shuttle Diplomacy does not help in Europe", () => {
  const t = table({ ...shuttle, hands: { ussr: ["europe-scoring", "fidel"] }, influence: { poland: [0, 3] } });
  t.ussr("europe-scoring", "event");
  expect(t.vp).toBe(-4);
  expect(t.pileOf("shuttle-diplomacy")).toBe("playing");
});

test("Shuttle Diplomacy serves a scoring card that is a headline", () => {
  const t = table({
    ...shuttle,
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["panama-canal-returned", "nato"], ussr: ["middle-east-scoring", "fidel"] },
    influence: { libya: [0, 2], egypt: [0, 2] },
  });
  t.headlines({ us: "panama-canal-returned", ussr: "middle-east-scoring" }).us("libya");
  expect(t.vp).toBe(-4);
});

test("Shuttle Diplomacy does not help in final scoring", () => {
  const t = table({
    ...shuttle,
    turn: 10,
    round: 7,
    side: "us",
    hands: { us: ["panama-canal-returned", "nato"] },
    influence: { libya: [0, 2] },
  });
  t.us("panama-canal-returned", "event");
  // the Middle East 4 and The China Card 1
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "final-scoring", args: { vp: -5 } });
});

test("Shuttle Diplomacy in front of the US cannot be taken from the discards", () => {
  const t = table({
    ...shuttle,
    side: "us",
    discard: ["fidel"],
    hands: { us: ["salt-negotiations", "nato"] },
  });
  t.us("salt-negotiations", "event");
  expect(t.options("us")).toEqual(["fidel", "none"]);
});
