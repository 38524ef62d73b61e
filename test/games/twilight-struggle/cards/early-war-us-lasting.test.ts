import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("NATO", () => {
  const nato = { card: "nato", side: "us" } as const;

  test("is no event for the US before Marshall Plan or Warsaw Pact Formed", () => {
    const t = table({ side: "us", hands: { us: ["nato", "fidel"] }, influence: { italy: [1, 0] } });
    t.us("nato");
    expect(t.options("us")).not.toContain("event");
  });

  test.each([
    ["marshall-plan", "us"],
    ["warsaw-pact-formed", "ussr"],
  ] as const)("may happen after %s, and is removed", (card, side) => {
    const t = table({ side: "us", hands: { us: ["nato", "fidel"] }, effects: [{ card, side }] });
    t.us("nato", "event");
    expect(t.effects).toContain("nato");
    expect(t.pileOf("nato")).toBe("removed");
  });

  test("played by the USSR before either is 4 operations without event, and is discarded [5.2 example 1]", () => {
    const t = table({ hands: { ussr: ["nato", "fidel"] }, influence: { poland: [0, 3] } });
    t.ussr("nato", "influence", "poland", "poland", "poland", "poland");
    expect(t.influence("poland")).toEqual([0, 7]);
    expect(t.effects).toEqual([]);
    expect(t.pileOf("nato")).toBe("discard");
  });

  test("headlined before either does nothing and is discarded", () => {
    const t = table({ step: { at: "headline" }, hands: { us: ["nato", "fidel"], ussr: ["nasser", "comecon"] } });
    t.headlines({ us: "nato", ussr: "nasser" });
    expect(t.effects).toEqual([]);
    expect(t.pileOf("nato")).toBe("discard");
  });

  test("before the USSR's operations protects from their coup, after them does not", () => {
    const setting: Setting = {
      hands: { ussr: ["nato", "fidel"] },
      influence: { italy: [2, 0], iran: [1, 0] },
      effects: [{ card: "marshall-plan", side: "us" }],
      dice: [6],
    };
    const first = table(setting).ussr("nato", "event-first", "coup", "iran");
    expect(first.told("forced")).toContainEqual({ seat: "ussr", kind: "coup.target", option: "iran" });
    const last = table(setting).ussr("nato", "coup", "italy");
    expect(last.influence("italy")).toEqual([0, 4]);
    expect(last.effects).toContain("nato");
    expect(last.pileOf("nato")).toBe("removed");
  });

  test.each(["coup", "realign"])("protects US-controlled Europe, and nothing else, from a %s of the USSR", (use) => {
    const t = table({
      hands: { ussr: ["comecon", "fidel"] },
      influence: { italy: [2, 0], greece: [1, 0], "spain-portugal": [2, 1], iran: [2, 0] },
      effects: [nato],
    });
    t.ussr("comecon", use);
    expect(t.options("ussr").toSorted()).toEqual(["greece", "iran", "spain-portugal"]);
  });

  test("does not bind the US", () => {
    const t = table({
      side: "us",
      hands: { us: ["marshall-plan", "fidel"] },
      influence: { italy: [3, 1], iran: [0, 1] },
      effects: [nato],
    });
    t.us("marshall-plan", "coup");
    expect(t.options("us").toSorted()).toEqual(["iran", "italy"]);
  });

  test("does not protect France after De Gaulle Leads France, nor West Germany after Willy Brandt", () => {
    const influence = { france: [3, 0], "west-germany": [4, 0], italy: [2, 0] } as const;
    const hands = { ussr: ["comecon", "fidel"] } as const;
    const deGaulle = table({ hands, influence, effects: [nato, { card: "de-gaulle-leads-france", side: "ussr" }] });
    deGaulle.ussr("comecon");
    expect(deGaulle.options("ussr")).toContain("coup");
    deGaulle.willRoll(1).ussr("coup");
    expect(deGaulle.told("forced")).toContainEqual({ seat: "ussr", kind: "coup.target", option: "france" });
    const brandt = table({ turn: 4, hands, influence, effects: [nato, { card: "willy-brandt", side: "ussr" }] });
    brandt.willRoll(1).ussr("comecon", "coup");
    expect(brandt.told("forced")).toContainEqual({ seat: "ussr", kind: "coup.target", option: "west-germany" });
  });

  test("leaves France open if it comes after De Gaulle Leads France", () => {
    const t = table({
      side: "us",
      hands: { us: ["nato", "fidel"], ussr: ["comecon", "nasser"] },
      influence: { france: [3, 0], italy: [2, 0], iran: [1, 0] },
      effects: [
        { card: "de-gaulle-leads-france", side: "ussr" },
        { card: "marshall-plan", side: "us" },
      ],
    });
    t.us("nato", "event").ussr("comecon", "coup");
    expect(t.options("ussr").toSorted()).toEqual(["france", "iran"]);
  });

  test("keeps Brush War of the USSR out of countries the US controls in Europe", () => {
    const brushWar = { turn: 4, influence: { italy: [2, 0], greece: [1, 0] }, effects: [nato] } as const;
    const ofUssr = table({ ...brushWar, hands: { ussr: ["brush-war", "fidel"] } }).ussr("brush-war", "event");
    expect(ofUssr.options("ussr")).not.toContain("italy");
    expect(ofUssr.options("ussr")).toContain("greece");
    const ofUs = table({ ...brushWar, side: "us", hands: { us: ["brush-war", "fidel"] } }).us("brush-war", "event");
    expect(ofUs.options("us")).toContain("italy");
  });

  test("stops realignments that an event grants, but no event that removes influence", () => {
    const t = table({
      turn: 8,
      hands: { ussr: ["glasnost", "suez-crisis", "fidel"], us: ["nasser", "opec"] },
      influence: { france: [3, 0], greece: [1, 0], iran: [1, 0], poland: [0, 3] },
      effects: [nato, { card: "the-reformer", side: "ussr" }],
    });
    t.ussr("glasnost", "event", "realign");
    expect(t.options("ussr").toSorted()).toEqual(["greece", "iran"]);
    t.willRoll(1, 1, 6, 1, 6, 1, 6, 1).ussr("iran", "done");
    t.us("opec", "influence", "france", "done");
    t.ussr("suez-crisis", "event");
    expect(t.influence("france")).toEqual([2, 0]);
  });
});

describe("Containment", () => {
  const contained: Setting = { side: "us", effects: [{ card: "containment", side: "us", turn: true }] };

  test("begins as an event, is removed, and ends with the turn", () => {
    const t = table({ side: "us", round: 6, hands: { us: ["containment", "nato"] } });
    t.us("containment", "event");
    expect(t.view.turn).toBe(2);
    expect(t.told("effect.begins")).toEqual([{ card: "containment", side: "us", until: "turn" }]);
    expect(t.effects).toEqual([]);
    expect(t.pileOf("containment")).toBe("removed");
  });

  test.each([
    ["fidel", 3],
    ["norad", 4],
    ["nuclear-test-ban", 4],
  ] as const)("makes %s worth %i to the US", (card, ops) => {
    const t = table({ ...contained, hands: { us: [card, "nasser"] }, influence: { italy: [2, 0] } });
    t.us(card, "influence", ...Array<string>(ops).fill("italy"));
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("italy")).toEqual([2 + ops, 0]);
  });

  test("counts in the roll of a coup and in military operations", () => {
    const t = table({
      ...contained,
      hands: { us: ["truman-doctrine", "nato"] },
      influence: { iran: [0, 2] },
      dice: [3],
    });
    t.us("truman-doctrine", "coup", "iran");
    expect(t.told("coup")).toMatchObject([{ die: 3, ops: 2, result: 1 }]);
    expect(t.milOps.us).toBe(2);
  });

  test("lets a card of 1 go to space, and pay for Quagmire", () => {
    const space = table({ ...contained, hands: { us: ["truman-doctrine", "nato"] } }).us("truman-doctrine");
    expect(space.options("us")).toContain("space");
    const trap = table({
      ...contained,
      turn: 4,
      hands: { us: ["truman-doctrine", "nato"] },
      effects: [
        { card: "containment", side: "us", turn: true },
        { card: "quagmire", side: "ussr" },
      ],
    });
    expect(trap.options("us").toSorted()).toEqual(["nato", "truman-doctrine"]);
  });

  test.each([
    ["nuclear-test-ban", 4],
    ["olympic-games", 2],
  ] as const)("together with Red Scare/Purge leaves %s at %i", (card, ops) => {
    const t = table({
      side: "us",
      hands: { us: [card, "nasser"] },
      influence: { italy: [2, 0] },
      effects: [
        { card: "containment", side: "us" },
        { card: "red-scare-purge", side: "ussr" },
      ],
    });
    t.us(card, "influence", ...Array<string>(ops).fill("italy"));
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("leaves The China Card at 5 in Asia and 4 elsewhere", () => {
    const china = { ...contained, china: { holder: "us", faceUp: true } as const, hands: { us: ["nasser" as const] } };
    const asia = table({ ...china, influence: { japan: [4, 0] } });
    asia.us("the-china-card", "influence", "japan", "japan", "japan", "japan", "japan");
    expect(asia.asked).toEqual(["us play.card"]);
    expect(asia.influence("japan")).toEqual([9, 0]);
    const europe = table({ ...china, influence: { italy: [2, 0] } });
    europe.us("the-china-card", "influence", "italy", "italy", "italy", "italy");
    expect(europe.asked).toEqual(["us play.card"]);
  });

  test("does nothing for the USSR, which may play it before or after its own operations", () => {
    const setting: Setting = {
      hands: { ussr: ["containment", "fidel"], us: ["nasser", "comecon"] },
      influence: { poland: [0, 3] },
    };
    const first = table(setting).ussr("containment", "event-first", "influence", "poland", "poland", "poland");
    const last = table(setting).ussr("containment", "influence", "poland", "poland", "poland");
    for (const t of [first, last]) {
      expect(t.asked).toEqual(["us play.card"]);
      expect(t.effects).toEqual(["containment"]);
      expect(t.pileOf("containment")).toBe("removed");
    }
  });
});

describe("US/Japan Mutual Defense Pact", () => {
  test.each([
    [
      [0, 0],
      [4, 0],
    ],
    [
      [1, 2],
      [6, 2],
    ],
    [
      [7, 1],
      [7, 1],
    ],
  ] as const)("turns %j in Japan into %j", (before, after) => {
    const t = table({
      side: "us",
      hands: { us: ["us-japan-mutual-defense-pact", "nato"] },
      influence: { japan: before },
    });
    t.us("us-japan-mutual-defense-pact", "event");
    expect(t.influence("japan")).toEqual(after);
    expect(t.effects).toEqual(["us-japan-mutual-defense-pact"]);
    expect(t.pileOf("us-japan-mutual-defense-pact")).toBe("removed");
  });

  test.each(["coup", "realign"])("keeps a %s of the USSR out of Japan, even if the US has lost control", (use) => {
    const t = table({
      hands: { ussr: ["comecon", "fidel"] },
      influence: { japan: [1, 2], "south-korea": [1, 0], taiwan: [1, 0] },
      effects: [{ card: "us-japan-mutual-defense-pact", side: "us" }],
    });
    t.ussr("comecon", use);
    expect(t.options("ussr").toSorted()).toEqual(["south-korea", "taiwan"]);
  });

  test("does not bind the US", () => {
    const t = table({
      side: "us",
      hands: { us: ["nato", "fidel"] },
      influence: { japan: [1, 2], taiwan: [0, 1] },
      effects: [{ card: "us-japan-mutual-defense-pact", side: "us" }],
    });
    expect(t.us("nato", "coup").options("us").toSorted()).toEqual(["japan", "taiwan"]);
  });

  test("played by the USSR happens before or after its operations", () => {
    const setting: Setting = {
      hands: { ussr: ["us-japan-mutual-defense-pact", "fidel"] },
      influence: { japan: [1, 0], taiwan: [1, 0] },
      dice: [6],
    };
    const first = table(setting).ussr("us-japan-mutual-defense-pact", "event-first", "coup", "taiwan");
    expect(first.told("forced")).toContainEqual({ seat: "ussr", kind: "coup.target", option: "taiwan" });
    const last = table(setting).ussr("us-japan-mutual-defense-pact", "coup", "japan");
    expect(last.influence("japan")).toEqual([5, 1]);
  });
});
