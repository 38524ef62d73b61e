import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const directive = { card: "presidential-directive-30", side: "ussr", turn: true } as const;

describe("the eighth round of Presidential Directive 30", () => {
  const seventh: Setting = {
    turn: 2,
    round: 7,
    effects: [directive],
    hands: { us: ["strong-man-of-sudan", "usaid"], ussr: ["nasserism", "detente", "the-derg"] },
  };

  test("comes after both seventh rounds, and may be passed", () => {
    const t = table(seventh).ussr("nasserism", "influence", "sea-lanes");
    t.us("strong-man-of-sudan", "influence", "sea-lanes");
    expect([t.asked, t.view.round, t.view.phasing]).toEqual([["ussr play.card"], 8, "ussr"]);
    expect(t.options("ussr")).toEqual(["detente", "the-derg", "pass"]);
    t.ussr("pass");
    expect(t.outcome?.key).toBe("final-scoring");
  });

  test("comes after both seventh rounds also when the US acts first", () => {
    const t = table({ ...seventh, first: "us", side: "us" }).us("strong-man-of-sudan", "influence", "sea-lanes");
    t.ussr("nasserism", "influence", "sea-lanes");
    expect([t.view.round, t.view.phasing]).toEqual([8, "ussr"]);
  });

  test("may be Romanian Autonomy with an empty hand", () => {
    const t = table({
      ...seventh,
      romania: { holder: "ussr", faceUp: true },
      hands: { us: ["strong-man-of-sudan"], ussr: ["nasserism"] },
    }).ussr("nasserism", "influence", "sea-lanes");
    t.us("strong-man-of-sudan", "influence", "sea-lanes");
    expect(t.options("ussr")).toEqual(["romanian-autonomy", "pass"]);
  });

  test("is forced when a scoring card is still held", () => {
    const t = table({ ...seventh, hands: { us: ["usaid"], ussr: ["africa-scoring", "detente"] } });
    t.ussr("detente", "influence", "sea-lanes").us("usaid", "influence", "sea-lanes", "sea-lanes");
    expect(t.options("ussr")).toEqual(["africa-scoring"]);
  });
});

test("rs-11, rs-12 a scoring card kept for an eighth round that is lost is held", () => {
  const t = table({
    turn: 2,
    round: 7,
    options: { revealHeldCards: true },
    milOps: { us: 5, ussr: 5 },
    effects: [{ card: "presidential-directive-30", side: "ussr", turn: true }],
    hands: { ussr: ["africa-scoring", "detente"], us: ["afghanistan-invasion"] },
  });
  t.ussr("detente", "influence", "sea-lanes").us("afghanistan-invasion", "event");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "held-scoring" });
});

describe("scoring cards shown under Stagflation", () => {
  const setting: Setting = {
    turn: 2,
    side: "us",
    shown: { side: "us", cards: ["middle-east-scoring"] },
    hands: { us: ["middle-east-scoring", "africa-scoring", "usaid"], ussr: ["detente"] },
  };

  test("one of them must be played in the next round of the US", () => {
    const t = table(setting);
    expect(t.options("us")).toEqual(["middle-east-scoring"]);
    expect(t.refusal("us", "usaid")).toMatchObject({ key: "refusal.shown", args: { card: "usaid" } });
    t.us("middle-east-scoring");
    expect(t.view.shown).toBeNull();
  });

  test("once lost they bind no more, but the last rounds still do", () => {
    const t = table({ ...setting, round: 7, hands: { us: ["africa-scoring", "usaid"] } });
    expect(t.options("us")).toEqual(["africa-scoring"]);
    expect(t.refusal("us", "usaid")).toMatchObject({ key: "refusal.duty.scoring", rule: "10.1.5" });
  });

  test("a card lost before lifts the duty", () => {
    const t = table({ ...setting, hands: { us: ["africa-scoring", "usaid"] } });
    expect(t.options("us")).toEqual(["africa-scoring", "usaid", "romanian-autonomy"]);
  });

  test("do not bind the other side, and are forgotten with the turn", () => {
    const t = table({ ...setting, side: "ussr", round: 7, turn: 1, shown: { side: "us", cards: ["usaid"] } });
    expect(t.options("ussr")).toEqual(["detente"]);
    t.ussr("detente", "influence", "sea-lanes");
    expect(t.options("us")).toEqual(["usaid"]);
  });
});

test("who acts first by USAID does so for one turn, and headlines keep their order", () => {
  const t = table({
    step: { at: "headline" },
    hands: { us: ["usaid", "strong-man-of-sudan"], ussr: ["nasserism", "detente"] },
  });
  t.headlines({ us: "usaid", ussr: "nasserism" }).us("influence", "sea-lanes", "second");
  expect(t.asked).toEqual(["ussr play.card"]);
});
