import { expect, test } from "vitest";
import { table } from "../../games/twilight-struggle/table.ts";

const games = () =>
  table({ side: "us", defcon: 2, hands: { us: ["olympic-games", "containment"] }, influence: { panama: [2, 0] } }).us(
    "olympic-games",
    "event",
  );

test("8.1.3, example: the US holds Olympic Games at DEFCON 2, the USSR boycotts, and the US loses", () => {
  const t = games().ussr("boycott");
  expect(t.defcon).toBe(1);
  expect(t.outcome).toEqual({ winners: ["ussr"], key: "defcon", args: { loser: "us" } });
});

test("8.1.3: if the USSR takes part instead, DEFCON stays at 2", () => {
  const t = games().willRoll(3, 3, 4, 2).ussr("participate");
  expect(t.defcon).toBe(2);
  expect(t.vp).toBe(2);
  expect(t.outcome).toBeNull();
});

test("8.2.1, example: at DEFCON 4 the US has spent 2 on military operations, and the USSR gains 2 VP", () => {
  const t = table({ step: { at: "turn-end" }, defcon: 4, milOps: { us: 2, ussr: 4 } });
  expect(t.vp).toBe(-2);
  expect(t.milOps).toEqual({ us: 0, ussr: 0 });
  expect(t.view.turn).toBe(2);
  expect(t.defcon).toBe(5);
});

// The example leaves the other side out; when it is short too, only the difference counts.
test("8.2.1: with the USSR 3 short and the US 2 short, the US gains 1 VP", () => {
  const t = table({ step: { at: "turn-end" }, defcon: 4, milOps: { us: 2, ussr: 1 } });
  expect(t.vp).toBe(1);
});

// 8.2.3 moves the marker by the card's operations value; the cards print a number, which modifiers leave alone.
test("8.2.3: Korean War, named as a war event, gives 2 military operations, under Red Scare/Purge too", () => {
  const t = table({
    hands: { ussr: ["korean-war", "fidel"] },
    effects: [{ card: "red-scare-purge", side: "us", turn: true }],
    dice: [1],
  });
  t.ussr("korean-war", "event");
  expect(t.milOps.ussr).toBe(2);
});

test.each([
  { die: 4, vp: -2, israel: [0, 1] },
  { die: 3, vp: 0, israel: [1, 0] },
])(
  "8.2.4, example: the US plays Arab-Israeli War for operations, die $die: the USSR has 2 military operations",
  ({ die, vp, israel }) => {
    const t = table({
      side: "us",
      hands: { us: ["arab-israeli-war", "containment"] },
      influence: { israel: [1, 0], panama: [1, 0] },
      dice: [die],
    });
    t.us("arab-israeli-war", "influence", "panama", "panama");
    expect(t.milOps).toEqual({ us: 0, ussr: 2 });
    expect(t.vp).toBe(vp);
    expect(t.influence("israel")).toEqual(israel);
    expect(t.pileOf("arab-israeli-war")).toBe("discard");
  },
);
