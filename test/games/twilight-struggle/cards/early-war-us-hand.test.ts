import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("Five Year Plan", () => {
  test.each(["fidel", "olympic-games", "asia-scoring"] as const)("discards %s without any effect", (card) => {
    const t = table({
      side: "us",
      hands: { us: ["five-year-plan", "nato"], ussr: [card, "nasser"] },
      influence: { vietnam: [0, 1] },
      picks: [card],
    });
    t.us("five-year-plan", "event");
    expect(t.pileOf(card)).toBe("discard");
    expect(t.hand("ussr")).toEqual(["nasser"]);
    expect(t.vp).toBe(0);
    expect(t.influence("cuba")).toEqual([0, 0]);
    expect(t.pileOf("five-year-plan")).toBe("discard");
  });

  test("lets a US event happen after the USSR's operations, and the US resolves it", () => {
    const t = table({
      hands: { ussr: ["five-year-plan", "independent-reds"] },
      influence: { romania: [0, 3], poland: [0, 3] },
      picks: ["independent-reds"],
    });
    t.ussr("five-year-plan", "influence", "poland", "poland", "poland");
    expect(t.asked).toEqual(["us independent-reds.country"]);
    t.us("romania");
    expect(t.influence("romania")).toEqual([3, 3]);
    expect(t.pileOf("independent-reds")).toBe("removed");
    expect(t.pileOf("five-year-plan")).toBe("discard");
  });

  test("discards a US event without asterisk after it has happened", () => {
    const t = table({
      side: "us",
      hands: { us: ["five-year-plan", "nato"], ussr: ["duck-and-cover", "nasser"] },
      picks: ["duck-and-cover"],
    });
    t.us("five-year-plan", "event");
    expect(t.vp).toBe(1);
    expect(t.pileOf("duck-and-cover")).toBe("discard");
  });

  test("does nothing against an empty hand, and never takes The China Card", () => {
    const t = table({ side: "us", hands: { us: ["five-year-plan", "nato"] } });
    t.us("five-year-plan", "event");
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
    expect(t.pileOf("five-year-plan")).toBe("discard");
  });

  test("played by the USSR has left the hand before a card is drawn", () => {
    const t = table({
      hands: { ussr: ["five-year-plan", "nasser"] },
      influence: { poland: [0, 3] },
      picks: ["nasser"],
    });
    t.ussr("five-year-plan", "event-first");
    expect(t.hand("ussr")).toEqual([]);
    expect(t.pileOf("nasser")).toBe("discard");
    t.ussr("influence", "poland", "poland", "poland");
    expect(t.influence("poland")).toEqual([0, 6]);
    expect(t.influence("egypt")).toEqual([0, 0]);
  });

  test("that brings up Duck and Cover at DEFCON 2 loses the game for whose round it is", () => {
    const duck = { defcon: 2, influence: { poland: [0, 3] }, picks: ["duck-and-cover"] } as const;
    const ofUssr = table({ ...duck, hands: { ussr: ["five-year-plan", "duck-and-cover"] } });
    ofUssr.ussr("five-year-plan", "event-first");
    expect(ofUssr.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
    const ofUs = table({ ...duck, side: "us", hands: { us: ["five-year-plan", "nato"], ussr: ["duck-and-cover"] } });
    ofUs.us("five-year-plan", "event");
    expect(ofUs.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });

  test("discards a US event whose condition is not met", () => {
    const t = table({ side: "us", hands: { us: ["five-year-plan", "fidel"], ussr: ["nato"] }, picks: ["nato"] });
    t.us("five-year-plan", "event");
    expect(t.effects).toEqual([]);
    expect(t.pileOf("nato")).toBe("discard");
  });

  test("that brings up Defectors gives 1 VP in a USSR round and none in a US round", () => {
    const defectors = { influence: { poland: [0, 3] }, picks: ["defectors"] } as const;
    const ofUssr = table({ ...defectors, hands: { ussr: ["five-year-plan", "defectors"] } });
    expect(ofUssr.ussr("five-year-plan", "event-first").vp).toBe(1);
    const ofUs = table({ ...defectors, side: "us", hands: { us: ["five-year-plan", "nato"], ussr: ["defectors"] } });
    expect(ofUs.us("five-year-plan", "event").vp).toBe(0);
    expect(ofUs.pileOf("defectors")).toBe("discard");
  });

  test("as a headline that brings up Defectors cancels a USSR headline still to come", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["five-year-plan"], ussr: ["fidel", "defectors"] },
      picks: ["defectors"],
    });
    t.headlines({ us: "five-year-plan", ussr: "fidel" });
    expect(t.influence("cuba")).toEqual([0, 0]);
    expect(t.pileOf("fidel")).toBe("discard");
    expect(t.pileOf("defectors")).toBe("discard");
    expect(t.vp).toBe(0);
  });

  test("as a headline that brings up Defectors comes too late for a USSR headline that is over", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["five-year-plan"], ussr: ["red-scare-purge", "defectors"] },
      picks: ["defectors"],
    });
    t.headlines({ us: "five-year-plan", ussr: "red-scare-purge" });
    expect(t.effects).toEqual(["red-scare-purge"]);
    expect(t.vp).toBe(0);
  });

  test("may shed the scoring card that the USSR would have to play, but not on the way to space", () => {
    const t = table({
      round: 6,
      hands: { ussr: ["five-year-plan", "europe-scoring", "fidel"] },
      influence: { poland: [0, 3], italy: [2, 0] },
      picks: ["europe-scoring"],
    });
    expect(t.options("ussr").toSorted()).toEqual(["europe-scoring", "five-year-plan"]);
    t.ussr("five-year-plan");
    expect(t.options("ussr")).not.toContain("space");
    t.ussr("influence", "poland", "poland", "poland");
    expect(t.pileOf("europe-scoring")).toBe("discard");
    expect(t.told("scoring")).toEqual([]);
    expect(t.outcome).toBeNull();
  });
});

describe("CIA Created", () => {
  test("shows the USSR's hand to the US alone, for now", () => {
    const t = table({
      side: "us",
      hands: { us: ["cia-created", "nato"], ussr: ["fidel", "nasser"] },
      influence: { italy: [1, 0] },
    });
    t.us("cia-created", "event");
    expect(t.told("hand", "us")).toEqual([{ side: "ussr", count: 2, cards: ["fidel", "nasser"] }]);
    expect(t.told("hand")).toEqual([{ side: "ussr", count: 2 }]);
    t.us("influence", "italy");
    expect(t.influence("italy")).toEqual([2, 0]);
    expect(t.match.view("us").hands.ussr).toBeUndefined();
    expect(t.pileOf("cia-created")).toBe("removed");
  });

  test("grants influence, realignment or coup with 1 point, or nothing; never the space race", () => {
    const t = table({ side: "us", hands: { us: ["cia-created", "nato"] }, influence: { iran: [1, 1] }, dice: [4] });
    t.us("cia-created", "event");
    expect(t.options("us").toSorted()).toEqual(["coup", "done", "influence", "realign"]);
    t.us("coup", "iran");
    expect(t.told("coup")).toMatchObject([{ die: 4, ops: 1, result: 1 }]);
    expect(t.influence("iran")).toEqual([1, 0]);
    expect(t.milOps.us).toBe(1);
  });

  test("may be left without operations", () => {
    const t = table({ side: "us", hands: { us: ["cia-created", "nato"] }, influence: { iran: [1, 1] } });
    t.us("cia-created", "event", "done");
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("iran")).toEqual([1, 1]);
    expect(t.pileOf("cia-created")).toBe("removed");
  });

  test("grants its operations as a headline too", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["cia-created"], ussr: ["nasser", "fidel"] },
      influence: { italy: [1, 0] },
    });
    t.headlines({ us: "cia-created", ussr: "nasser" });
    expect(t.told("hand", "us")).toEqual([{ side: "ussr", count: 1, cards: ["fidel"] }]);
    t.us("influence", "france");
    expect(t.influence("france")).toEqual([1, 0]);
  });

  test("after Containment grants 2 points, and against Red Scare/Purge still 1 [7.4.2]", () => {
    const cia = { side: "us", hands: { us: ["cia-created", "nato"] }, influence: { italy: [1, 0] } } as const;
    const contained = table({ ...cia, effects: [{ card: "containment", side: "us" }] });
    contained.us("cia-created", "event", "influence", "italy", "italy");
    expect(contained.influence("italy")).toEqual([3, 0]);
    const scared = table({ ...cia, effects: [{ card: "red-scare-purge", side: "ussr" }] });
    scared.us("cia-created", "event", "influence", "italy");
    expect(scared.asked).toEqual(["ussr play.card"]);
  });

  test("played by the USSR at DEFCON 2 lets the US end the world, and the USSR loses", () => {
    const t = table({
      hands: { ussr: ["cia-created", "fidel"] },
      defcon: 2,
      influence: { poland: [0, 3], panama: [0, 1] },
      dice: [1],
    });
    t.ussr("cia-created", "influence", "poland").us("coup", "panama");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });

  test("under Cuban Missile Crisis it is the US that loses by its coup", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["cia-created", "fidel"] },
      defcon: 2,
      influence: { poland: [0, 3], panama: [0, 1] },
      effects: [{ card: "cuban-missile-crisis", side: "ussr", turn: true }],
    });
    t.ussr("cia-created", "event-first").us("coup", "panama", "lose");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "cuban-missile-crisis" });
  });
});

describe("Defectors", () => {
  test("as a US headline cancels a USSR headline of higher value, which is discarded in spite of its asterisk", () => {
    const t = table({ step: { at: "headline" }, hands: { us: ["defectors", "nato"], ussr: ["comecon", "nasser"] } });
    t.headlines({ us: "defectors", ussr: "comecon" });
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("poland")).toEqual([0, 0]);
    expect(t.pileOf("comecon")).toBe("discard");
    expect(t.pileOf("defectors")).toBe("discard");
    expect(t.vp).toBe(0);
  });

  test("as a US headline cancels a scoring card, which is neither scored nor held", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["defectors", "nato"], ussr: ["asia-scoring", "nasser"] },
      influence: { vietnam: [0, 1] },
    });
    t.headlines({ us: "defectors", ussr: "asia-scoring" });
    expect(t.vp).toBe(0);
    expect(t.hand("ussr")).toEqual(["nasser"]);
    expect(t.pileOf("asia-scoring")).toBe("discard");
  });

  test("headlined by the USSR does nothing, and the US headline goes on", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["duck-and-cover", "nato"], ussr: ["defectors", "nasser"] },
    });
    t.headlines({ us: "duck-and-cover", ussr: "defectors" });
    expect(t.vp).toBe(1);
    expect(t.pileOf("defectors")).toBe("discard");
  });

  test.each(["influence", "event-first"])("played by the USSR as %s gives the US 1 VP", (use) => {
    const t = table({ hands: { ussr: ["defectors", "nasser"] }, influence: { poland: [0, 3] } });
    t.ussr("defectors", use, ...(use === "event-first" ? ["influence"] : []), "poland", "poland");
    expect(t.influence("poland")).toEqual([0, 5]);
    expect(t.vp).toBe(1);
    expect(t.pileOf("defectors")).toBe("discard");
  });

  test("has no event in a US round", () => {
    const t = table({ side: "us", hands: { us: ["defectors", "nato"] }, influence: { italy: [1, 0] } });
    t.us("defectors");
    expect(t.options("us")).not.toContain("event");
    t.us("influence", "italy", "italy");
    expect(t.vp).toBe(0);
  });

  test.each(["grain-sales-to-soviets", "missile-envy"] as const)(
    "brought up by %s as a US headline cancels the USSR headline still to come",
    (card) => {
      const t = table({
        turn: 4,
        step: { at: "headline" },
        hands: { us: [card, "nato"], ussr: ["nasser", "defectors"] },
        picks: ["defectors"],
      });
      t.headlines({ us: card, ussr: "nasser" });
      if (card === "grain-sales-to-soviets") t.us("event");
      expect(t.influence("egypt")).toEqual([0, 0]);
      expect(t.pileOf("nasser")).toBe("discard");
    },
  );

  test("discarded to Bear Trap gives nothing", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["defectors", "nasser"] },
      effects: [{ card: "bear-trap", side: "us" }],
      dice: [6],
    });
    t.ussr("defectors");
    expect(t.vp).toBe(0);
    expect(t.pileOf("defectors")).toBe("discard");
  });
});
