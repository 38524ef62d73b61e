import { expect, test } from "vitest";
import { type Setting, table } from "../../games/red-sea/table.ts";

const held: Setting = { side: "us", hands: { us: ["peace-corps", "usaid"], ussr: ["detente"] } };

test("9.2, 9.3 playing it is the round, and it goes to the other side face down", () => {
  const t = table(held).us("romanian-autonomy", "influence", "sea-lanes", "sea-lanes");
  expect(t.romania).toEqual({ holder: "ussr", faceUp: false });
  expect(t.hand("us")).toEqual(["peace-corps", "usaid"]);
  expect(t.options("ussr")).toEqual(["detente"]);
  expect(t.refusal("ussr", "romanian-autonomy")).toMatchObject({ key: "refusal.passing.face-down", rule: "9.3" });
});

test("9.3 who does not hold it cannot play it", () => {
  const t = table({ hands: { ussr: ["detente", "nasserism"] } });
  expect(t.options("ussr")).toEqual(["detente", "nasserism"]);
  expect(t.refusal("ussr", "romanian-autonomy")).toMatchObject({
    key: "refusal.passing.holder",
    args: { side: "us" },
  });
});

test("9.4 spent on the space race it passes face down too", () => {
  const t = table({ ...held, dice: [1] }).us("romanian-autonomy", "space");
  expect([t.romania, t.space.us, t.view.spaceAttempts.us]).toEqual([{ holder: "ussr", faceUp: false }, 1, 1]);
});

test("9.5 not while a scoring card would be left in hand", () => {
  const t = table({ side: "us", round: 7, hands: { us: ["africa-scoring", "usaid"] } });
  expect(t.options("us")).toEqual(["africa-scoring"]);
  expect(t.refusal("us", "romanian-autonomy")).toMatchObject({ key: "refusal.passing.duty", rule: "9.5" });
  const earlier = table({ side: "us", round: 6, hands: { us: ["africa-scoring", "usaid"] } });
  expect(earlier.options("us")).toContain("romanian-autonomy");
});

test("9.6 it is worth 3 to who is behind when the round starts, else 2", () => {
  const value = (vp: number) => {
    const t = table({ ...held, vp, influence: { sudan: [0, 9] }, dice: [1] }).us("romanian-autonomy", "coup", "sudan");
    return t.milOps.us;
  };
  expect([value(-1), value(0), value(3)]).toEqual([3, 2, 2]);
});

test("9.7 what changes operations changes it too", () => {
  const t = table({
    romania: { holder: "ussr", faceUp: true },
    hands: { ussr: ["detente"] },
    effects: [{ card: "t62s-and-kalashnikovs", side: "ussr", turn: true }],
    influence: { sudan: [9, 0] },
    dice: [1],
  });
  t.ussr("romanian-autonomy", "coup", "sudan");
  expect(t.milOps.ussr).toBe(3);
});

test("9.8 with no card in hand it may be kept", () => {
  const t = table({ side: "us", hands: { ussr: ["detente"] } });
  expect(t.options("us")).toEqual(["romanian-autonomy", "pass"]);
  t.us("pass");
  expect(t.romania).toEqual({ holder: "us", faceUp: true });
  expect(t.told("round.passed")).toEqual([{ side: "us" }]);
});

test("9.1 it has no event", () => {
  const t = table(held).us("romanian-autonomy");
  expect(t.options("us")).not.toContain("event");
  expect(t.refusal("us", "event")).toMatchObject({ key: "refusal.passing.event" });
});
