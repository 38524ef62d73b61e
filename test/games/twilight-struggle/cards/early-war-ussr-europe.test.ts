import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Socialist Governments", () => {
  const ofUssr: Setting = { hands: { ussr: ["socialist-governments", "fidel"], us: ["nato", "nasser"] } };

  test("removes 3 US influence in Western Europe, at most 2 in a country", () => {
    const t = table({
      ...ofUssr,
      influence: { france: [3, 0], canada: [1, 0], turkey: [1, 0], austria: [1, 0], finland: [1, 0], poland: [1, 0] },
    });
    t.ussr("socialist-governments", "event");
    expect(t.options("ussr").toSorted()).toEqual(["austria", "canada", "finland", "france", "turkey"]);
    t.ussr("france", "france");
    expect(t.options("ussr").toSorted()).toEqual(["austria", "canada", "finland", "turkey"]);
    t.ussr("austria");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("france")).toEqual([1, 0]);
    expect(t.influence("austria")).toEqual([0, 0]);
    expect(t.pileOf("socialist-governments")).toBe("discard");
  });

  test.each([
    [3, 1],
    [1, 0],
  ])("finds less where the limit or the influence ends: %i in France become %i", (before, after) => {
    const t = table({ ...ofUssr, influence: { france: [before, 0] } }).ussr("socialist-governments", "event");
    expect(t.influence("france")).toEqual([after, 0]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("removes influence where NATO protects", () => {
    const t = table({ ...ofUssr, influence: { italy: [3, 0] }, effects: [{ card: "nato", side: "us" }] });
    t.ussr("socialist-governments", "event");
    expect(t.influence("italy")).toEqual([1, 0]);
  });

  test("played by the US leaves the USSR to choose, before or after the operations", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["socialist-governments", "nato"] },
      influence: { italy: [1, 0], france: [2, 0] },
    };
    const first = table(setting).us("socialist-governments", "event-first").ussr("italy", "france", "france");
    first.us("influence", "italy", "france", "france");
    expect(first.influence("italy")).toEqual([1, 0]);
    expect(first.influence("france")).toEqual([2, 0]);
    const last = table(setting).us("socialist-governments", "influence", "italy", "italy", "italy");
    last.ussr("italy", "italy", "france");
    expect(last.influence("italy")).toEqual([2, 0]);
    expect(last.influence("france")).toEqual([1, 0]);
    expect(last.pileOf("socialist-governments")).toBe("discard");
  });

  test("cannot happen after The Iron Lady", () => {
    const effects = [{ card: "the-iron-lady", side: "us" }] as const;
    const ussr = table({ ...ofUssr, turn: 8, effects, influence: { italy: [3, 0] } }).ussr("socialist-governments");
    expect(ussr.options("ussr")).not.toContain("event");
    const us = table({
      turn: 8,
      side: "us",
      effects,
      hands: { us: ["socialist-governments", "nato"] },
      influence: { italy: [3, 0] },
    });
    us.us("socialist-governments", "influence", "italy", "italy", "italy");
    expect(us.influence("italy")).toEqual([6, 0]);
    expect(us.pileOf("socialist-governments")).toBe("discard");
  });
});

describe("Romanian Abdication", () => {
  test.each([
    [
      [2, 0],
      [0, 3],
    ],
    [
      [1, 1],
      [0, 3],
    ],
    [
      [4, 5],
      [0, 5],
    ],
  ] as const)("turns %j in Romania into %j", (before, after) => {
    const t = table({ hands: { ussr: ["romanian-abdication", "fidel"] }, influence: { romania: before } });
    t.ussr("romanian-abdication", "event");
    expect(t.influence("romania")).toEqual(after);
    expect(t.pileOf("romanian-abdication")).toBe("removed");
  });

  test("played by the US undoes what its operations placed there, or makes them dearer", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["romanian-abdication", "nato"] },
      influence: { romania: [1, 0], turkey: [1, 0] },
    };
    const last = table(setting).us("romanian-abdication", "influence", "romania");
    expect(last.influence("romania")).toEqual([0, 3]);
    expect(last.pileOf("romanian-abdication")).toBe("removed");
    const first = table(setting).us("romanian-abdication", "event-first", "influence");
    expect(first.options("us")).not.toContain("romania");
    expect(first.options("us")).toContain("turkey");
  });
});

describe("COMECON", () => {
  test("adds 1 in each of 4 Eastern European countries not under US control", () => {
    const t = table({
      hands: { ussr: ["comecon", "fidel"], us: ["nato", "nasser"] },
      influence: { yugoslavia: [3, 0], hungary: [2, 0] },
    });
    t.ussr("comecon", "event");
    const eligible = [
      "austria",
      "bulgaria",
      "czechoslovakia",
      "east-germany",
      "finland",
      "hungary",
      "poland",
      "romania",
    ];
    expect(t.options("ussr").toSorted()).toEqual(eligible);
    t.ussr("finland");
    expect(t.options("ussr")).not.toContain("finland");
    t.ussr("austria", "hungary", "poland");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("finland")).toEqual([0, 1]);
    expect(t.influence("austria")).toEqual([0, 1]);
    expect(t.influence("hungary")).toEqual([2, 1]);
    expect(t.influence("poland")).toEqual([0, 1]);
    expect(t.pileOf("comecon")).toBe("removed");
  });

  test("takes all eligible countries if fewer than 4", () => {
    const t = table({
      hands: { ussr: ["comecon", "fidel"], us: ["nato", "nasser"] },
      influence: {
        finland: [4, 0],
        austria: [4, 0],
        bulgaria: [3, 0],
        czechoslovakia: [3, 0],
        "east-germany": [3, 0],
        hungary: [3, 0],
        romania: [3, 0],
      },
    });
    t.ussr("comecon", "event", "poland", "yugoslavia");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("yugoslavia")).toEqual([0, 1]);
  });

  test("played by the US tests control when it happens", () => {
    const setting: Setting = { side: "us", hands: { us: ["comecon", "nato"] }, influence: { poland: [1, 0] } };
    const last = table(setting).us("comecon", "influence", "poland", "poland");
    last.us("done");
    expect(last.asked).toEqual(["ussr influence.add"]);
    expect(last.options("ussr")).not.toContain("poland");
    const first = table(setting).us("comecon", "event-first");
    expect(first.options("ussr")).toContain("poland");
    first.ussr("poland", "hungary", "romania", "finland");
    first.us("influence", "poland", "poland", "poland");
    expect(first.influence("poland")).toEqual([4, 1]);
    expect(first.pileOf("comecon")).toBe("removed");
  });
});

describe("Warsaw Pact Formed", () => {
  const ofUssr: Setting = { hands: { ussr: ["warsaw-pact-formed", "fidel"], us: ["nato", "nasser"] } };

  test("may clear the US out of 4 Eastern European countries", () => {
    const t = table({
      ...ofUssr,
      influence: { poland: [2, 1], hungary: [1, 0], finland: [3, 0], austria: [1, 0], romania: [4, 0], italy: [2, 0] },
    });
    t.ussr("warsaw-pact-formed", "event");
    expect(t.options("ussr").toSorted()).toEqual(["add", "remove"]);
    t.ussr("remove");
    expect(t.options("ussr").toSorted()).toEqual(["austria", "finland", "hungary", "poland", "romania"]);
    t.ussr("poland", "finland", "austria", "romania");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([0, 1]);
    expect(t.influence("finland")).toEqual([0, 0]);
    expect(t.influence("romania")).toEqual([0, 0]);
    expect(t.influence("hungary")).toEqual([1, 0]);
    expect(t.pileOf("warsaw-pact-formed")).toBe("removed");
  });

  test("clears fewer if the US is in fewer", () => {
    const t = table({ ...ofUssr, influence: { poland: [2, 0], hungary: [1, 0] } });
    t.ussr("warsaw-pact-formed", "event", "remove", "poland", "hungary");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([0, 0]);
    expect(t.influence("hungary")).toEqual([0, 0]);
  });

  test("may add 5 in Eastern Europe, at most 2 in a country, under US control too", () => {
    const t = table({ ...ofUssr, influence: { poland: [3, 0] } });
    t.ussr("warsaw-pact-formed", "event", "add", "poland", "poland");
    expect(t.options("ussr")).not.toContain("poland");
    t.ussr("austria", "finland", "austria");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([3, 2]);
    expect(t.influence("austria")).toEqual([0, 2]);
    expect(t.influence("finland")).toEqual([0, 1]);
  });

  test("lets NATO happen from then on", () => {
    const t = table(ofUssr).ussr(
      "warsaw-pact-formed",
      "event",
      "add",
      "poland",
      "poland",
      "austria",
      "austria",
      "finland",
    );
    expect(t.us("nato").options("us")).toContain("event");
  });

  test("played by the US for operations leaves the USSR to choose", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["warsaw-pact-formed", "nato"] },
      influence: { poland: [1, 0], hungary: [1, 0] },
    };
    const last = table(setting).us("warsaw-pact-formed", "influence", "poland", "poland", "poland");
    last.ussr("remove", "poland", "hungary");
    expect(last.influence("poland")).toEqual([0, 0]);
    expect(last.pileOf("warsaw-pact-formed")).toBe("removed");
    const first = table(setting).us("warsaw-pact-formed", "event-first").ussr("remove", "poland", "hungary");
    first.us("influence", "poland", "poland", "poland");
    expect(first.influence("poland")).toEqual([3, 0]);
  });
});

describe("De Gaulle Leads France", () => {
  test.each([
    [
      [3, 0],
      [1, 1],
    ],
    [
      [1, 2],
      [0, 3],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ] as const)("turns %j in France into %j", (before, after) => {
    const t = table({ hands: { ussr: ["de-gaulle-leads-france", "fidel"] }, influence: { france: before } });
    t.ussr("de-gaulle-leads-france", "event");
    expect(t.influence("france")).toEqual(after);
    expect(t.effects).toEqual(["de-gaulle-leads-france"]);
    expect(t.pileOf("de-gaulle-leads-france")).toBe("removed");
  });

  test("ends the protection of France by NATO, and of France alone", () => {
    const t = table({
      hands: { ussr: ["de-gaulle-leads-france", "comecon"], us: ["nasser", "fidel"] },
      influence: { france: [5, 0], italy: [2, 0], iran: [1, 0] },
      effects: [{ card: "nato", side: "us" }],
    });
    t.ussr("de-gaulle-leads-france", "event").us("nasser", "influence", "france").ussr("comecon", "coup");
    expect(t.influence("france")).toEqual([4, 1]);
    expect(t.options("ussr").toSorted()).toEqual(["france", "iran"]);
  });

  test("played by the US happens before or after its operations", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["de-gaulle-leads-france", "nato"] },
      influence: { france: [1, 0] },
    };
    const first = table(setting).us("de-gaulle-leads-france", "event-first", "influence", "france", "france", "france");
    expect(first.influence("france")).toEqual([3, 1]);
    const last = table(setting).us("de-gaulle-leads-france", "influence", "france", "france", "france");
    expect(last.influence("france")).toEqual([2, 1]);
    expect(last.pileOf("de-gaulle-leads-france")).toBe("removed");
  });
});
