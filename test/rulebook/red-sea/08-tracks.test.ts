import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/red-sea/table.ts";

describe("8.1 DEFCON", () => {
  test("8.1.4 at DEFCON 1 the active player loses", () => {
    const t = table({ defcon: 2, hands: { ussr: ["nasserism"] }, influence: { kenya: [1, 0] }, dice: [1] });
    t.ussr("nasserism", "coup", "kenya");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon", args: { loser: "ussr" } });
  });

  test("8.1.4, example: the US has only Mr. Nyet left at DEFCON 2, and loses", () => {
    const t = table({
      turn: 2,
      side: "us",
      defcon: 2,
      hands: { us: ["mr-nyet"] },
      romania: { holder: "ussr", faceUp: true },
    });
    t.us("mr-nyet", "event-first");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon", args: { loser: "us" } });
  });

  test("8.1.4 whoever chose it: the US coup of USAID in a round of the USSR", () => {
    const t = table({ defcon: 2, hands: { ussr: ["usaid"] }, influence: { kenya: [0, 1] }, dice: [1] });
    t.ussr("usaid", "event-first").us("coup", "kenya");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon", args: { loser: "ussr" } });
  });

  test.each([
    [5, ["kenya", "oman"]],
    [4, ["kenya", "oman"]],
    [3, ["kenya"]],
    [2, ["kenya"]],
  ])("8.1.7 at DEFCON %i coups are open in %j", (defcon, open) => {
    const t = table({
      defcon,
      hands: { ussr: ["nasserism"] },
      influence: { oman: [1, 0], kenya: [1, 0], "sea-lanes": [1, 0], sudan: [1, 0] },
    });
    t.ussr("nasserism", "coup");
    expect(t.options("ussr").sort()).toEqual([...open, "sudan"].sort());
  });
});

describe("8.2 Military Operations", () => {
  const end = (setting: Setting) =>
    table({ round: 7, side: "us", hands: { us: ["peace-corps"] }, ...setting }).us(
      "peace-corps",
      "influence",
      "sea-lanes",
      "sea-lanes",
    );

  test("8.2.1, example: at DEFCON 4 with 5 against 2 the USSR gains 2 VP", () => {
    const t = end({ defcon: 4, milOps: { us: 2, ussr: 5 } });
    expect(t.vp).toBe(-2);
    expect(t.milOps).toEqual({ us: 0, ussr: 0 });
  });

  test("8.2.1 both short: only the difference counts", () => {
    expect(end({ defcon: 4, milOps: { us: 3, ussr: 1 } }).vp).toBe(2);
  });

  test("8.2.2 a coup counts its operations, at most 5 in all", () => {
    const t = table({ hands: { ussr: ["mr-nyet"] }, milOps: { ussr: 3 }, influence: { sudan: [1, 0] }, dice: [1] });
    t.ussr("mr-nyet", "coup", "sudan");
    expect(t.milOps.ussr).toBe(5);
  });

  test("10.4.1 whoever reaches 10 VP by it shows the hand and wins", () => {
    const t = end({ vp: 8, defcon: 4, milOps: { us: 4, ussr: 0 }, hands: { us: ["peace-corps", "usaid"] } });
    expect(t.told("held")).toEqual([{ side: "us", cards: ["usaid"] }]);
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp" });
  });

  test("10.4.1 with a scoring card in that hand it is lost", () => {
    const t = table({
      round: 7,
      side: "us",
      first: "ussr",
      vp: -8,
      defcon: 4,
      milOps: { us: 0, ussr: 4 },
      hands: { us: ["peace-corps"], ussr: ["africa-scoring"] },
    }).us("peace-corps", "influence", "sea-lanes", "sea-lanes");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "held-scoring", args: { losers: ["ussr"] } });
  });
});
