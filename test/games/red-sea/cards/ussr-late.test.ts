import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("T-62s and Kalashnikovs", () => {
  const running = { effects: [{ card: "t62s-and-kalashnikovs", side: "ussr", turn: true }] } as const;

  it("adds 1 to each further USSR card, on the coup roll and for Military Operations too [7.3.1]", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["t62s-and-kalashnikovs", "famine"], us: ["eplf"] },
      influence: { kenya: [2, 0] },
    });
    t.ussr("t62s-and-kalashnikovs", "event").us("eplf", "influence", "sea-lanes");
    // 3 + 2 operations + 1 - 2 x 2
    t.willRoll(3).ussr("famine", "coup", "kenya");
    expect([t.influence("kenya"), t.milOps.ussr]).toEqual([[0, 0], 3]);
    expect(t.pileOf("t62s-and-kalashnikovs")).toBe("discard");
  });

  it.each([
    ["nasserism", 2],
    ["famine", 3],
    ["soviets-airlift-cubans", 3],
    ["mr-nyet", 4],
  ] as const)("makes %s worth %i: no more than 3, and no less than printed", (card, points) => {
    const t = table({ ...running, turn: 2, hands: { ussr: [card], us: ["eplf"] } });
    t.ussr(card, "influence");
    for (let placed = 0; placed < points; placed++) t.ussr("sea-lanes");
    expect([t.influence("sea-lanes"), t.asked]).toEqual([[0, points], ["us play.card"]]);
  });

  it("counts for the space race", () => {
    const t = table({ ...running, hands: { ussr: ["famine"] }, space: { ussr: 2 } });
    t.ussr("famine");
    expect(t.options("ussr")).toContain("space");
  });

  it("is balanced by Albano-Stalinist Economics, with Romanian Autonomy at 3 [7.3]", () => {
    const t = table({
      hands: { ussr: ["nasserism"], us: ["eplf"] },
      effects: [...running.effects, { card: "albano-stalinist-economics", side: "us", turn: true }],
      romania: { holder: "ussr", faceUp: true },
      vp: 1,
      influence: { djibouti: [0, 1] },
    });
    t.ussr("romanian-autonomy", "influence", "djibouti", "djibouti", "djibouti");
    expect([t.influence("djibouti"), t.asked]).toEqual([[0, 4], ["us play.card"]]);
  });

  it("does nothing for the US", () => {
    const t = table({ ...running, side: "us", hands: { us: ["eplf"], ussr: ["nasserism"] } });
    t.us("eplf", "influence", "sea-lanes");
    expect([t.influence("sea-lanes"), t.asked]).toEqual([[1, 0], ["ussr play.card"]]);
  });

  it("works for the USSR when the US plays it, and ends with the turn", () => {
    const t = table({ round: 7, side: "us", hands: { us: ["t62s-and-kalashnikovs"] }, influence: { kenya: [1, 0] } });
    t.us("t62s-and-kalashnikovs", "event-first");
    expect(t.view.effects).toEqual([{ card: "t62s-and-kalashnikovs", side: "ussr", turn: true, since: 1 }]);
    t.us("influence", "sea-lanes", "sea-lanes", "sea-lanes");
    expect([t.view.turn, t.effects]).toEqual([2, []]);
  });
});

describe("Marxist-Leninist Vanguard Parties", () => {
  const plan = { turn: 2, hands: { ussr: ["vanguard-parties"], us: ["eplf"] } } as const;

  it("moves up to 3 influence out of one country, at most 2 into any other, wherever it lies", () => {
    const t = table({ ...plan, influence: { somalia: [0, 4], "saudi-arabia": [3, 0], "sea-lanes": [0, 2] } });
    t.ussr("vanguard-parties", "event");
    expect(t.options("ussr")).toEqual(["somalia", "done"]);
    t.ussr("somalia");
    expect(t.options("ussr")).not.toContain("somalia");
    expect(t.options("ussr")).not.toContain("sea-lanes");
    // US control costs nothing extra
    t.ussr("saudi-arabia", "saudi-arabia");
    expect(t.options("ussr")).not.toContain("saudi-arabia");
    t.ussr("kenya");
    expect([t.influence("somalia"), t.influence("saudi-arabia"), t.influence("kenya")]).toEqual([
      [0, 1],
      [3, 2],
      [0, 1],
    ]);
    expect([t.asked, t.pileOf("vanguard-parties")]).toEqual([["us play.card"], "discard"]);
  });

  it("moves no more than there is", () => {
    const t = table({ ...plan, influence: { somalia: [0, 2] } });
    t.ussr("vanguard-parties", "event", "somalia", "kenya", "oman");
    expect([t.influence("somalia"), t.asked]).toEqual([[0, 0], ["us play.card"]]);
  });

  it("may stop early or do nothing", () => {
    const early = table({ ...plan, influence: { somalia: [0, 3] } });
    early.ussr("vanguard-parties", "event", "somalia", "kenya", "done");
    expect([early.influence("somalia"), early.influence("kenya")]).toEqual([
      [0, 2],
      [0, 1],
    ]);
    const never = table({ ...plan, influence: { somalia: [0, 3] } });
    never.ussr("vanguard-parties", "event", "done");
    expect([never.influence("somalia"), never.asked]).toEqual([[0, 3], ["us play.card"]]);
  });

  it("does nothing with influence in the Sea Lanes only", () => {
    const t = table({ ...plan, influence: { "sea-lanes": [0, 3] } });
    t.ussr("vanguard-parties", "event");
    expect([t.influence("sea-lanes"), t.asked]).toEqual([[0, 3], ["us play.card"]]);
  });

  it("is decided by the USSR when the US plays it", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["vanguard-parties"] }, influence: { somalia: [0, 1] } });
    t.us("vanguard-parties", "event-first").ussr("somalia", "oman");
    expect([t.influence("somalia"), t.influence("oman")]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});

describe("CENTO Collapses", () => {
  it("takes 2 US influence out of the Middle East, Egypt included, both from one country if wished [2.1.2]", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["cento-collapses"] },
      influence: { egypt: [3, 0], oman: [1, 0], kenya: [2, 0], "sea-lanes": [2, 0] },
    });
    t.ussr("cento-collapses", "event");
    expect(t.options("ussr").sort()).toEqual(["egypt", "oman"]);
    t.ussr("egypt", "egypt");
    expect([t.influence("egypt"), t.pileOf("cento-collapses")]).toEqual([[1, 0], "removed"]);
  });

  it("takes what there is", () => {
    const t = table({ turn: 2, hands: { ussr: ["cento-collapses"], us: ["eplf"] }, influence: { oman: [1, 0] } });
    t.ussr("cento-collapses", "event", "oman");
    expect([t.influence("oman"), t.asked]).toEqual([[0, 0], ["us play.card"]]);
  });

  it("lets the USSR choose when the US plays it", () => {
    const t = table({
      turn: 2,
      side: "us",
      hands: { us: ["cento-collapses"] },
      influence: { oman: [1, 0], yemen: [2, 0] },
    });
    t.us("cento-collapses", "event-first").ussr("oman", "yemen");
    expect([t.influence("oman"), t.influence("yemen")]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

describe("Anti-Zionist Committee of the Soviet Public", () => {
  const plan = { turn: 2, hands: { ussr: ["anti-zionist-committee"], us: ["eplf"] } } as const;

  it("makes two attempts in the Middle East with +1 for the USSR, whatever DEFCON is", () => {
    const t = table({
      ...plan,
      defcon: 2,
      influence: { egypt: [2, 0], oman: [3, 0], kenya: [2, 0], "sea-lanes": [1, 0] },
    });
    t.ussr("anti-zionist-committee", "event");
    expect(t.options("ussr").sort()).toEqual(["egypt", "oman"]);
    // US 3 + 1 for more influence, USSR 4 + 1
    t.willRoll(3, 4).ussr("oman");
    expect(t.influence("oman")).toEqual([2, 0]);
    // the second is named after the first, and cannot be left out
    expect(t.options("ussr").sort()).toEqual(["egypt", "oman"]);
    t.willRoll(3, 4).ussr("oman");
    expect([t.influence("oman"), t.milOps.ussr, t.asked]).toEqual([[1, 0], 0, ["us play.card"]]);
    expect(t.pileOf("anti-zionist-committee")).toBe("removed");
  });

  it("must make both even where operations may be left unspent", () => {
    const t = table({
      ...plan,
      options: { mayLeaveOpsUnspent: true },
      influence: { egypt: [2, 0], oman: [3, 0] },
    });
    t.ussr("anti-zionist-committee", "event").willRoll(3, 3).ussr("oman");
    expect(t.options("ussr").sort()).toEqual(["egypt", "oman"]);
  });

  it("has no bonus left for later attempts", () => {
    const t = table({
      ...plan,
      hands: { ussr: ["anti-zionist-committee", "nasserism"], us: ["eplf"] },
      influence: { oman: [3, 0] },
    });
    t.willRoll(3, 3, 3, 3).ussr("anti-zionist-committee", "event").us("eplf", "influence", "sea-lanes");
    // US 3 + 1 for more influence, USSR 4
    t.willRoll(3, 4).ussr("nasserism", "realign");
    expect(t.influence("oman")).toEqual([3, 0]);
  });

  it("has none left for the operations of the US that follow it in the same round", () => {
    const t = table({
      ...plan,
      side: "us",
      hands: { us: ["anti-zionist-committee"] },
      influence: { oman: [1, 0], kenya: [0, 3] },
    });
    // US 6 + 1, USSR 1 + 1; then US 4, USSR 3 + 1 for more influence
    t.willRoll(6, 1, 6, 1).us("anti-zionist-committee", "event-first");
    t.willRoll(4, 3, 4, 3).us("realign", "kenya", "kenya");
    expect(t.influence("kenya")).toEqual([0, 3]);
  });

  it("is the USSR's when the US plays it", () => {
    const t = table({ ...plan, side: "us", hands: { us: ["anti-zionist-committee"] }, influence: { oman: [1, 0] } });
    // US 1 + 1, USSR 3 + 1
    t.willRoll(1, 3).us("anti-zionist-committee", "event-first");
    expect([t.influence("oman"), t.milOps.us]).toEqual([[0, 0], 0]);
  });

  it("ends when no US influence is left, and stops at CENTCOM", () => {
    const t = table({ ...plan, centcom: "egypt", influence: { egypt: [2, 0], oman: [1, 0] } });
    t.willRoll(1, 6).ussr("anti-zionist-committee", "event", "oman");
    expect([t.influence("oman"), t.influence("egypt"), t.asked]).toEqual([[0, 0], [2, 0], ["us play.card"]]);
  });

  it("lets the US name a die by Carter Doctrine", () => {
    const t = table({
      ...plan,
      effects: [{ card: "carter-doctrine", side: "us", turn: true }],
      influence: { oman: [5, 0], egypt: [1, 0] },
    });
    t.ussr("anti-zionist-committee", "event", "oman").willRoll(5).us("us:1");
    // US 1 + 1, USSR 5 + 1
    expect(t.influence("oman")).toEqual([1, 0]);
  });
});

describe("Seychelles", () => {
  it("adds 1 to the Sea Lanes for each Middle East country without US influence, Egypt counted", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["seychelles"] },
      influence: { "saudi-arabia": [1, 4], oman: [1, 0], kenya: [2, 0], "sea-lanes": [1, 1] },
    });
    t.ussr("seychelles", "event");
    // Egypt, South Yemen and Yemen
    expect([t.influence("sea-lanes"), t.pileOf("seychelles")]).toEqual([[1, 4], "discard"]);
  });

  it("may add nothing", () => {
    const everywhere = { egypt: [1, 0], "saudi-arabia": [1, 0], oman: [1, 0], yemen: [1, 0] } as const;
    const t = table({
      turn: 2,
      side: "us",
      hands: { us: ["seychelles"] },
      influence: { ...everywhere, "south-yemen": [1, 1] },
    });
    t.us("seychelles", "influence", "oman", "oman");
    expect(t.influence("sea-lanes")).toEqual([0, 0]);
  });
});
