import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("Duck and Cover", () => {
  test.each([
    [5, 4, 1],
    [4, 3, 2],
    [3, 2, 3],
  ])("lowers DEFCON from %i to %i and gives the US %i VP", (defcon, after, vp) => {
    const t = table({ side: "us", hands: { us: ["duck-and-cover", "nato"] }, defcon });
    t.us("duck-and-cover", "event");
    expect(t.defcon).toBe(after);
    expect(t.vp).toBe(vp);
    expect(t.pileOf("duck-and-cover")).toBe("discard");
  });

  test("before operations closes Europe to the USSR's coup", () => {
    const t = table({
      hands: { ussr: ["duck-and-cover", "fidel"] },
      influence: { italy: [1, 0], iran: [1, 0], panama: [1, 0] },
      dice: [1],
    });
    t.ussr("duck-and-cover", "event-first", "coup");
    expect(t.options("ussr").toSorted()).toEqual(["iran", "panama"]);
    t.ussr("iran");
    expect(t.defcon).toBe(3);
    expect(t.vp).toBe(1);
  });

  test("after a coup in a battleground at DEFCON 3 starts the war that the USSR loses", () => {
    const t = table({
      hands: { ussr: ["duck-and-cover", "fidel"] },
      defcon: 3,
      influence: { panama: [1, 0] },
      dice: [6],
    });
    t.ussr("duck-and-cover", "coup", "panama");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
    expect(t.vp).toBe(0);
  });

  test("as a headline of the US at DEFCON 2 loses the game for the US", () => {
    const t = table({ step: { at: "headline" }, defcon: 2, hands: { us: ["duck-and-cover"], ussr: ["fidel"] } });
    t.headlines({ us: "duck-and-cover", ussr: "fidel" });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });

  test("as a headline of the USSR at DEFCON 2 loses the game for the USSR", () => {
    const t = table({ step: { at: "headline" }, defcon: 2, hands: { us: ["fidel"], ussr: ["duck-and-cover"] } });
    t.headlines({ us: "fidel", ussr: "duck-and-cover" });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });
});

describe("Truman Doctrine", () => {
  test("empties a European country that neither side controls of USSR influence", () => {
    const t = table({
      side: "us",
      hands: { us: ["truman-doctrine", "nato"] },
      influence: { france: [2, 3], italy: [0, 1], "east-germany": [0, 3], greece: [3, 1], iran: [1, 1] },
    });
    t.us("truman-doctrine", "event");
    expect(t.options("us").toSorted()).toEqual(["france", "italy"]);
    t.us("france");
    expect(t.influence("france")).toEqual([2, 0]);
    expect(t.influence("italy")).toEqual([0, 1]);
    expect(t.pileOf("truman-doctrine")).toBe("removed");
  });

  test("without a target counts as played", () => {
    const t = table({
      side: "us",
      hands: { us: ["truman-doctrine", "nato"] },
      influence: { "east-germany": [0, 3] },
    });
    t.us("truman-doctrine", "event");
    expect(t.influence("east-germany")).toEqual([0, 3]);
    expect(t.pileOf("truman-doctrine")).toBe("removed");
  });

  test("after the USSR's operations leaves the US to choose, and control counts then", () => {
    const t = table({
      hands: { ussr: ["truman-doctrine", "fidel"] },
      influence: { poland: [0, 2], hungary: [0, 1], austria: [0, 1] },
    });
    t.ussr("truman-doctrine", "influence", "poland");
    expect(t.asked).toEqual(["us influence.remove-all"]);
    expect(t.options("us").toSorted()).toEqual(["austria", "hungary"]);
    t.us("hungary");
    expect(t.influence("hungary")).toEqual([0, 0]);
    expect(t.pileOf("truman-doctrine")).toBe("removed");
  });

  test("before the USSR's operations finds a country that they would have saved", () => {
    const t = table({ hands: { ussr: ["truman-doctrine", "fidel"] }, influence: { poland: [0, 2], austria: [0, 1] } });
    t.ussr("truman-doctrine", "event-first").us("poland");
    t.ussr("influence", "poland");
    expect(t.influence("poland")).toEqual([0, 1]);
  });
});

describe("Independent Reds", () => {
  test("brings US influence in one of five countries up to that of the USSR", () => {
    const t = table({
      side: "us",
      hands: { us: ["independent-reds", "nato"] },
      influence: { yugoslavia: [1, 4], poland: [0, 3] },
    });
    t.us("independent-reds", "event");
    expect(t.options("us").toSorted()).toEqual(["bulgaria", "czechoslovakia", "hungary", "romania", "yugoslavia"]);
    t.us("yugoslavia");
    expect(t.influence("yugoslavia")).toEqual([4, 4]);
    expect(t.pileOf("independent-reds")).toBe("removed");
  });

  test("never lowers influence", () => {
    const t = table({ side: "us", hands: { us: ["independent-reds", "nato"] }, influence: { hungary: [3, 1] } });
    t.us("independent-reds", "event", "hungary");
    expect(t.influence("hungary")).toEqual([3, 1]);
    expect(t.pileOf("independent-reds")).toBe("removed");
  });

  test("after the USSR's operations matches what they have placed", () => {
    const t = table({ hands: { ussr: ["independent-reds", "fidel"] }, influence: { romania: [0, 2] } });
    t.ussr("independent-reds", "influence", "romania", "romania").us("romania");
    expect(t.influence("romania")).toEqual([4, 4]);
  });

  test("before the USSR's operations leaves what they place on top", () => {
    const t = table({ hands: { ussr: ["independent-reds", "fidel"] }, influence: { romania: [0, 2] } });
    t.ussr("independent-reds", "event-first").us("romania");
    t.ussr("influence", "romania", "romania");
    expect(t.influence("romania")).toEqual([2, 4]);
  });
});

describe("Marshall Plan", () => {
  test("adds 1 in each of 7 Western European countries not under USSR control", () => {
    const t = table({
      side: "us",
      hands: { us: ["marshall-plan", "nato"] },
      influence: { italy: [0, 2], france: [0, 2], "united-kingdom": [5, 0] },
    });
    t.us("marshall-plan", "event");
    const eligible = ["canada", "united-kingdom", "norway", "sweden", "finland", "denmark", "benelux", "france"];
    eligible.push("west-germany", "austria", "greece", "turkey", "spain-portugal");
    expect(t.options("us").toSorted()).toEqual(eligible.toSorted());
    t.us("austria");
    expect(t.options("us")).not.toContain("austria");
    t.us("finland", "canada", "turkey", "france", "united-kingdom", "west-germany");
    expect(t.asked).toEqual(["ussr play.card"]);
    for (const country of ["austria", "finland", "canada", "turkey", "west-germany"] as const)
      expect(t.influence(country)).toEqual([1, 0]);
    expect(t.influence("france")).toEqual([1, 2]);
    expect(t.influence("united-kingdom")).toEqual([6, 0]);
    expect(t.pileOf("marshall-plan")).toBe("removed");
  });

  test("takes all that are left if fewer than 7 are eligible", () => {
    const t = table({
      side: "us",
      hands: { us: ["marshall-plan", "nato"] },
      influence: {
        canada: [0, 4],
        norway: [0, 4],
        sweden: [0, 4],
        finland: [0, 4],
        austria: [0, 4],
        denmark: [0, 3],
        benelux: [0, 3],
        france: [0, 3],
        greece: [0, 2],
        turkey: [0, 2],
        italy: [0, 2],
      },
    });
    t.us("marshall-plan", "event", "united-kingdom", "west-germany", "spain-portugal");
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("spain-portugal")).toEqual([1, 0]);
    expect(t.pileOf("marshall-plan")).toBe("removed");
  });

  test("played by the USSR for operations happens too, and lets NATO happen", () => {
    const t = table({
      hands: { ussr: ["marshall-plan", "fidel"], us: ["nato", "nasser"] },
      influence: { poland: [0, 3] },
    });
    t.ussr("marshall-plan", "event-first");
    t.us("austria", "finland", "canada", "turkey", "france", "united-kingdom", "west-germany");
    t.ussr("influence", "poland", "poland", "poland", "poland");
    expect(t.pileOf("marshall-plan")).toBe("removed");
    t.us("nato", "event");
    expect(t.effects).toContain("nato");
  });
});

describe("East European Unrest", () => {
  test("takes 1 from each of 3 Eastern European countries", () => {
    const t = table({
      side: "us",
      hands: { us: ["east-european-unrest", "nato"] },
      influence: {
        poland: [0, 3],
        finland: [0, 1],
        austria: [1, 1],
        hungary: [2, 0],
        "east-germany": [0, 4],
        italy: [0, 1],
      },
    });
    t.us("east-european-unrest", "event");
    expect(t.options("us").toSorted()).toEqual(["austria", "east-germany", "finland", "poland"]);
    t.us("poland");
    expect(t.options("us")).not.toContain("poland");
    t.us("finland", "austria");
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("poland")).toEqual([0, 2]);
    expect(t.influence("finland")).toEqual([0, 0]);
    expect(t.influence("austria")).toEqual([1, 0]);
    expect(t.influence("east-germany")).toEqual([0, 4]);
    expect(t.pileOf("east-european-unrest")).toBe("discard");
  });

  test.each([
    [7, [0, 3]],
    [8, [0, 2]],
  ] as const)("in turn %i leaves %j of 4 in Poland", (turn, left) => {
    const t = table({
      side: "us",
      turn,
      hands: { us: ["east-european-unrest", "nato"] },
      influence: { poland: [0, 4], romania: [0, 1] },
    });
    t.us("east-european-unrest", "event", "poland", "romania");
    expect(t.influence("poland")).toEqual(left);
    expect(t.influence("romania")).toEqual([0, 0]);
  });

  test("played by the USSR for operations leaves the US to choose", () => {
    const t = table({
      hands: { ussr: ["east-european-unrest", "fidel"] },
      influence: { poland: [0, 3], hungary: [0, 3] },
    });
    t.ussr("east-european-unrest", "influence", "poland", "poland", "poland");
    t.us("hungary", "poland");
    expect(t.influence("poland")).toEqual([0, 5]);
    expect(t.influence("hungary")).toEqual([0, 2]);
    expect(t.pileOf("east-european-unrest")).toBe("discard");
  });
});

describe("Special Relationship", () => {
  test("without NATO adds 1 next to the United Kingdom", () => {
    const t = table({
      side: "us",
      hands: { us: ["special-relationship", "nato"] },
      influence: { "united-kingdom": [5, 0] },
    });
    t.us("special-relationship", "event");
    expect(t.options("us").toSorted()).toEqual(["benelux", "canada", "france", "norway"]);
    t.us("france");
    expect(t.influence("france")).toEqual([1, 0]);
    expect(t.vp).toBe(0);
    expect(t.pileOf("special-relationship")).toBe("discard");
  });

  test("with NATO adds 2 to one Western European country and gives 2 VP", () => {
    const t = table({
      side: "us",
      hands: { us: ["special-relationship", "fidel"] },
      influence: { "united-kingdom": [5, 0] },
      effects: [{ card: "nato", side: "us" }],
    });
    t.us("special-relationship", "event");
    expect(t.options("us")).toHaveLength(14);
    expect(t.options("us")).not.toContain("poland");
    t.us("turkey");
    expect(t.influence("turkey")).toEqual([2, 0]);
    expect(t.vp).toBe(2);
  });

  test("is no event for the US while it does not control the United Kingdom", () => {
    const t = table({
      side: "us",
      hands: { us: ["special-relationship", "nato"] },
      influence: { "united-kingdom": [4, 0] },
    });
    t.us("special-relationship");
    expect(t.options("us")).not.toContain("event");
    expect(t.options("us")).toContain("influence");
  });

  test("played by the USSR gives the US its choice, if it controls the United Kingdom then", () => {
    const setting = {
      hands: { ussr: ["special-relationship", "fidel"] },
      influence: { "united-kingdom": [5, 0], france: [0, 1] },
      effects: [{ card: "nato", side: "us" }],
    } as const;
    const first = table(setting);
    first.ussr("special-relationship", "event-first").us("west-germany");
    expect(first.influence("west-germany")).toEqual([2, 0]);
    expect(first.vp).toBe(2);
    const last = table(setting);
    last.ussr("special-relationship", "influence", "united-kingdom");
    expect(last.influence("united-kingdom")).toEqual([5, 1]);
    expect(last.vp).toBe(0);
    expect(last.pileOf("special-relationship")).toBe("discard");
  });
});
