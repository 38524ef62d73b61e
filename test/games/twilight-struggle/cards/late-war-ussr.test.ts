import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("Iranian Hostage Crisis", () => {
  test("the US loses Iran and the USSR adds 2 there", () => {
    const t = table({
      turn: 8,
      hands: { ussr: ["iranian-hostage-crisis", "fidel", "comecon"] },
      influence: { iran: [3, 1] },
    });
    t.ussr("iranian-hostage-crisis", "event");
    expect(t.influence("iran")).toEqual([0, 3]);
    expect(t.effects).toContain("iranian-hostage-crisis");
    expect(t.pileOf("iranian-hostage-crisis")).toBe("removed");
  });
});

describe("The Reformer", () => {
  const setting = {
    turn: 8,
    hands: { ussr: ["the-reformer", "comecon", "fidel", "opec"], us: ["nato", "norad", "containment"] },
    influence: { italy: [2, 0], greece: [1, 0], iran: [1, 0] },
  } as const;

  test.each([0, 3])("at VP %i the USSR adds 4 influence in Europe", (vp) => {
    const t = table({ ...setting, vp });
    t.ussr("the-reformer", "event", "italy", "france", "poland", "spain-portugal");
    expect(t.influence("italy")).toEqual([2, 1]);
    expect(t.influence("spain-portugal")).toEqual([0, 1]);
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("the-reformer")).toBe("removed");
  });

  test("ahead in VP it adds 6, at most 2 in a country", () => {
    const t = table({ ...setting, vp: -1 });
    t.ussr("the-reformer", "event", "italy", "italy");
    expect(t.options("ussr")).not.toContain("italy");
    t.ussr("france", "france", "poland", "poland");
    expect(t.influence("italy")).toEqual([2, 2]);
    expect(t.influence("france")).toEqual([0, 2]);
    expect(t.influence("poland")).toEqual([0, 2]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("from then on the USSR may not attempt coups in Europe, but realign there", () => {
    const t = table({ ...setting, influence: { ...setting.influence, egypt: [1, 0] } });
    t.ussr("the-reformer", "event", "poland", "poland", "hungary", "hungary").us("containment", "event");
    t.ussr("comecon");
    expect(t.options("ussr")).toContain("realign");
    t.ussr("coup");
    expect(t.options("ussr").sort()).toEqual(["egypt", "iran"]);
  });

  test("realignments in Europe stay open to the USSR, and coups there to the US", () => {
    const t = table({
      ...setting,
      influence: { italy: [2, 0], greece: [1, 1], hungary: [0, 2] },
      effects: [{ card: "the-reformer", side: "ussr" }],
      dice: [1, 2],
    });
    t.ussr("comecon");
    expect(t.options("ussr")).not.toContain("coup");
    t.ussr("realign");
    expect(t.options("ussr").sort()).toEqual(["greece", "italy"]);
    t.ussr("greece", "done").us("norad", "coup");
    expect(t.options("us").sort()).toEqual(["greece", "hungary"]);
  });
});

describe("Marine Barracks Bombing", () => {
  const hands = { ussr: ["marine-barracks-bombing", "fidel", "comecon"], us: ["nato", "norad"] } as const;

  test("clears the US out of Lebanon and removes 2 more from one Middle East country", () => {
    const t = table({ turn: 8, hands, influence: { lebanon: [3, 0], israel: [4, 0], egypt: [1, 0], italy: [2, 0] } });
    t.ussr("marine-barracks-bombing", "event");
    expect(t.influence("lebanon")).toEqual([0, 0]);
    expect(t.options("ussr").sort()).toEqual(["egypt", "israel"]);
    t.ussr("israel", "israel");
    expect(t.influence("israel")).toEqual([2, 0]);
    expect(t.pileOf("marine-barracks-bombing")).toBe("removed");
  });

  test("the 2 may come from two countries", () => {
    const t = table({ turn: 8, hands, influence: { israel: [4, 0], egypt: [1, 0] } });
    t.ussr("marine-barracks-bombing", "event", "israel", "egypt");
    expect(t.influence("israel")).toEqual([3, 0]);
    expect(t.influence("egypt")).toEqual([0, 0]);
  });

  test("with less US influence there it removes what there is", () => {
    const t = table({ turn: 8, hands, influence: { lebanon: [1, 0], egypt: [1, 0] } });
    t.ussr("marine-barracks-bombing", "event");
    expect(t.influence("egypt")).toEqual([0, 0]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("played by the US the USSR still chooses", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands: { us: ["marine-barracks-bombing", "nato", "norad"], ussr: ["fidel", "comecon"] },
      influence: { israel: [4, 0], egypt: [2, 0] },
    });
    t.us("marine-barracks-bombing", "influence", "egypt", "egypt").ussr("egypt", "israel");
    expect(t.influence("egypt")).toEqual([3, 0]);
    expect(t.influence("israel")).toEqual([3, 0]);
  });
});

describe("Glasnost", () => {
  const setting = {
    turn: 8,
    defcon: 3,
    hands: { ussr: ["glasnost", "fidel", "comecon"], us: ["nato", "norad"] },
    influence: { poland: [0, 3], angola: [1, 1], iran: [1, 0] },
  } as const;
  const reformer = { card: "the-reformer", side: "ussr" } as const;

  test("improves DEFCON and gives the USSR 2 VP", () => {
    const t = table(setting);
    t.ussr("glasnost", "event");
    expect(t.defcon).toBe(4);
    expect(t.vp).toBe(-2);
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("glasnost")).toBe("removed");
  });

  test("DEFCON does not rise above 5", () => {
    const t = table({ ...setting, defcon: 5 });
    t.ussr("glasnost", "event");
    expect(t.defcon).toBe(5);
    expect(t.vp).toBe(-2);
  });

  test("after The Reformer the USSR may place influence or realign, not coup, or do without", () => {
    const t = table({ ...setting, effects: [reformer] });
    t.ussr("glasnost", "event");
    expect(t.options("ussr")).toEqual(["influence", "realign", "done"]);
    t.ussr("influence", "poland", "poland", "angola", "angola");
    expect(t.influence("poland")).toEqual([0, 5]);
    expect(t.influence("angola")).toEqual([1, 3]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("its realignments are bound by DEFCON, at the new level", () => {
    const t = table({ ...setting, defcon: 2, effects: [reformer], influence: { ...setting.influence, italy: [1, 0] } });
    t.ussr("glasnost", "event", "realign");
    expect(t.options("ussr").sort()).toEqual(["angola", "iran"]);
  });

  test("Chernobyl closes its region to the influence placed with it", () => {
    const chernobyl = { card: "chernobyl", side: "us", turn: true, area: "africa" } as const;
    const t = table({ ...setting, effects: [reformer, chernobyl] });
    t.ussr("glasnost", "event", "influence");
    expect(t.options("ussr")).toContain("poland");
    expect(t.options("ussr")).not.toContain("angola");
  });

  test("played by the US after The Reformer the USSR has the operations", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["glasnost", "nato", "norad"], ussr: ["fidel", "comecon"] },
      effects: [reformer],
    });
    t.us("glasnost", "event-first");
    expect(t.asked).toEqual(["ussr operations.kind"]);
    t.ussr("done");
    expect(t.asked).toEqual(["us operations.kind"]);
  });
});

describe("Pershing II Deployed", () => {
  const hands = { ussr: ["pershing-ii-deployed", "fidel", "comecon"], us: ["nato", "norad"] } as const;

  test("gives the USSR 1 VP and removes 1 US influence from each of 3 Western European countries", () => {
    const influence = { italy: [2, 0], france: [3, 0], benelux: [1, 0], canada: [2, 0], poland: [1, 3] } as const;
    const t = table({ turn: 8, hands, influence });
    t.ussr("pershing-ii-deployed", "event");
    expect(t.vp).toBe(-1);
    expect(t.options("ussr").sort()).toEqual(["benelux", "canada", "france", "italy"]);
    t.ussr("france");
    expect(t.options("ussr")).not.toContain("france");
    t.ussr("italy", "benelux");
    expect(t.influence("france")).toEqual([2, 0]);
    expect(t.influence("italy")).toEqual([1, 0]);
    expect(t.influence("benelux")).toEqual([0, 0]);
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("pershing-ii-deployed")).toBe("removed");
  });

  test("with US influence in fewer countries there are fewer to remove", () => {
    const t = table({ turn: 8, hands, influence: { italy: [2, 0], poland: [2, 0] } });
    t.ussr("pershing-ii-deployed", "event");
    expect(t.influence("italy")).toEqual([1, 0]);
    expect(t.influence("poland")).toEqual([2, 0]);
    expect(t.asked).toEqual(["us play.card"]);
  });
});
