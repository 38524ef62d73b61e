import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Fidel", () => {
  test.each([
    [
      [2, 0],
      [0, 3],
    ],
    [
      [1, 2],
      [0, 3],
    ],
    [
      [1, 5],
      [0, 5],
    ],
  ] as const)("turns %j in Cuba into %j", (before, after) => {
    const t = table({ hands: { ussr: ["fidel", "comecon"] }, influence: { cuba: before } });
    t.ussr("fidel", "event");
    expect(t.influence("cuba")).toEqual(after);
    expect(t.pileOf("fidel")).toBe("removed");
  });

  test("before the operations of the US opens Cuba to its coup", () => {
    const t = table({ side: "us", hands: { us: ["fidel", "nato"] }, influence: { cuba: [1, 0] }, dice: [6] });
    t.us("fidel", "event-first", "coup", "cuba");
    expect(t.influence("cuba")).toEqual([0, 1]);
    expect(t.pileOf("fidel")).toBe("removed");
  });

  test("after the operations of the US takes what they placed there", () => {
    const t = table({ side: "us", hands: { us: ["fidel", "nato"] }, influence: { cuba: [1, 0] } });
    t.us("fidel", "influence", "cuba", "cuba");
    expect(t.influence("cuba")).toEqual([0, 3]);
  });
});

describe("Nasser", () => {
  test.each([
    [
      [0, 0],
      [0, 2],
    ],
    [
      [1, 0],
      [0, 2],
    ],
    [
      [3, 1],
      [1, 3],
    ],
    [
      [4, 0],
      [2, 2],
    ],
  ] as const)("turns %j in Egypt into %j", (before, after) => {
    const t = table({ hands: { ussr: ["nasser", "comecon"] }, influence: { egypt: before } });
    t.ussr("nasser", "event");
    expect(t.influence("egypt")).toEqual(after);
    expect(t.pileOf("nasser")).toBe("removed");
  });

  test("played by the US happens before or after its operations", () => {
    const setting: Setting = { side: "us", hands: { us: ["nasser", "nato"] }, influence: { egypt: [2, 0] } };
    const last = table(setting).us("nasser", "influence", "egypt");
    expect(last.influence("egypt")).toEqual([1, 2]);
    expect(last.pileOf("nasser")).toBe("removed");
    const first = table(setting).us("nasser", "event-first", "influence", "egypt");
    expect(first.influence("egypt")).toEqual([2, 2]);
  });
});

describe("Suez Crisis", () => {
  const ofUssr: Setting = { hands: { ussr: ["suez-crisis", "fidel"], us: ["nato", "nasser"] } };

  test("removes 4 from France, the United Kingdom and Israel, at most 2 in each", () => {
    const t = table({
      ...ofUssr,
      influence: { france: [3, 0], "united-kingdom": [5, 0], israel: [1, 0], egypt: [2, 0] },
    });
    t.ussr("suez-crisis", "event");
    expect(t.options("ussr").toSorted()).toEqual(["france", "israel", "united-kingdom"]);
    t.ussr("france", "france");
    expect(t.options("ussr").toSorted()).toEqual(["israel", "united-kingdom"]);
    t.ussr("israel", "united-kingdom");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("france")).toEqual([1, 0]);
    expect(t.influence("israel")).toEqual([0, 0]);
    expect(t.influence("united-kingdom")).toEqual([4, 0]);
    expect(t.pileOf("suez-crisis")).toBe("removed");
  });

  test("removes what there is", () => {
    const t = table({ ...ofUssr, influence: { israel: [1, 0], "united-kingdom": [5, 0] } });
    t.ussr("suez-crisis", "event", "israel");
    expect(t.influence("israel")).toEqual([0, 0]);
    expect(t.influence("united-kingdom")).toEqual([3, 0]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("played by the US leaves the USSR to choose, before or after the operations", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["suez-crisis", "nato"] },
      influence: { france: [2, 0], israel: [2, 0] },
    };
    const first = table(setting).us("suez-crisis", "event-first").ussr("france", "france", "israel", "israel");
    first.us("influence", "israel", "israel", "israel");
    expect(first.influence("israel")).toEqual([3, 0]);
    const last = table(setting).us("suez-crisis", "influence", "israel", "israel", "israel");
    last.ussr("israel", "israel", "france", "france");
    expect(last.influence("israel")).toEqual([3, 0]);
    expect(last.influence("france")).toEqual([0, 0]);
    expect(last.pileOf("suez-crisis")).toBe("removed");
  });
});

describe("Decolonization", () => {
  test("adds 1 in each of 4 countries of Africa and Southeast Asia, near or far, under US control too", () => {
    const t = table({
      hands: { ussr: ["decolonization", "fidel"], us: ["nato", "nasser"] },
      influence: { "south-africa": [3, 0] },
    });
    t.ussr("decolonization", "event");
    expect(t.options("ussr")).toHaveLength(18 + 7);
    expect(t.options("ussr")).toEqual(expect.arrayContaining(["south-africa", "vietnam", "burma", "philippines"]));
    expect(t.options("ussr")).not.toContain("libya");
    expect(t.options("ussr")).not.toContain("india");
    t.ussr("south-africa");
    expect(t.options("ussr")).not.toContain("south-africa");
    t.ussr("vietnam", "angola", "thailand");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("south-africa")).toEqual([3, 1]);
    expect(t.influence("thailand")).toEqual([0, 1]);
    expect(t.pileOf("decolonization")).toBe("discard");
  });

  test("played by the US for operations leaves the USSR to choose", () => {
    const t = table({ side: "us", hands: { us: ["decolonization", "nato"] }, influence: { zaire: [1, 0] } });
    t.us("decolonization", "influence", "angola", "zaire").ussr("angola", "zaire", "nigeria", "laos-cambodia");
    expect(t.influence("angola")).toEqual([1, 1]);
    expect(t.influence("nigeria")).toEqual([0, 1]);
    expect(t.pileOf("decolonization")).toBe("discard");
  });

  test("played by the US before its operations makes nothing dearer where nobody has control", () => {
    const t = table({ side: "us", hands: { us: ["decolonization", "nato"] }, influence: { algeria: [1, 0] } });
    t.us("decolonization", "event-first").ussr("algeria", "morocco", "vietnam", "burma");
    t.us("influence", "algeria", "algeria");
    expect(t.influence("algeria")).toEqual([3, 1]);
  });
});

describe("De-Stalinization", () => {
  const ofUssr: Setting = { hands: { ussr: ["de-stalinization", "fidel"], us: ["nato", "nasser"] } };

  test("moves 4 anywhere the US does not control, at most 2 into a country", () => {
    const t = table({ ...ofUssr, influence: { poland: [0, 5], panama: [2, 0], chile: [2, 0] } });
    t.ussr("de-stalinization", "event", "poland", "poland", "poland", "poland");
    expect(t.options("ussr")).not.toContain("panama");
    t.ussr("chile", "chile");
    expect(t.options("ussr")).not.toContain("chile");
    t.ussr("brazil", "poland");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([0, 2]);
    expect(t.influence("chile")).toEqual([2, 2]);
    expect(t.influence("brazil")).toEqual([0, 1]);
    expect(t.pileOf("de-stalinization")).toBe("removed");
  });

  test("may move fewer, and places as many as it took", () => {
    const t = table({ ...ofUssr, influence: { poland: [0, 5], cuba: [0, 1] } });
    t.ussr("de-stalinization", "event", "cuba", "done", "venezuela");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("cuba")).toEqual([0, 0]);
    expect(t.influence("venezuela")).toEqual([0, 1]);
  });

  test("may move nothing, and is removed all the same", () => {
    const t = table({ ...ofUssr, influence: { poland: [0, 5] } });
    t.ussr("de-stalinization", "event", "done");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([0, 5]);
    expect(t.pileOf("de-stalinization")).toBe("removed");
  });

  test("looks at control after the removals", () => {
    const t = table({ ...ofUssr, influence: { italy: [2, 1], egypt: [0, 1] } });
    t.ussr("de-stalinization", "event", "italy", "egypt");
    expect(t.options("ussr")).not.toContain("italy");
    t.ussr("egypt", "egypt");
    expect(t.influence("egypt")).toEqual([0, 2]);
    expect(t.influence("italy")).toEqual([2, 0]);
  });

  test("played by the US for operations leaves the USSR to move, before or after", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["de-stalinization", "nato"] },
      influence: { italy: [1, 0], poland: [0, 2] },
    };
    const first = table(setting).us("de-stalinization", "event-first").ussr("poland", "done", "italy");
    first.us("influence", "italy", "italy", "italy");
    expect(first.influence("italy")).toEqual([4, 1]);
    const last = table(setting).us("de-stalinization", "influence", "italy", "france", "france");
    last.ussr("poland", "done");
    expect(last.options("ussr")).not.toContain("italy");
    last.ussr("france");
    expect(last.influence("france")).toEqual([2, 1]);
    expect(last.pileOf("de-stalinization")).toBe("removed");
  });
});
