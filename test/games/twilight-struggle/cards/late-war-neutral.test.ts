import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("Terrorism", () => {
  const crisis = { card: "iranian-hostage-crisis", side: "ussr" } as const;
  const ussrPlays = {
    turn: 8,
    hands: { ussr: ["terrorism", "fidel", "comecon"], us: ["norad", "nato", "asia-scoring", "duck-and-cover"] },
  } as const;

  test("the opponent discards a random card; its event does not happen", () => {
    const t = table({ ...ussrPlays, picks: ["duck-and-cover"] });
    t.ussr("terrorism", "event");
    expect(t.hand("us")).toEqual(["norad", "nato", "asia-scoring"]);
    expect(t.pileOf("duck-and-cover")).toBe("discard");
    expect(t.defcon).toBe(5);
    expect(t.vp).toBe(0);
    expect(t.pileOf("terrorism")).toBe("discard");
  });

  test("a scoring card may be lost this way, unscored", () => {
    const t = table({ ...ussrPlays, influence: { japan: [4, 0] }, picks: ["asia-scoring"] });
    t.ussr("terrorism", "event");
    expect(t.pileOf("asia-scoring")).toBe("discard");
    expect(t.vp).toBe(0);
  });

  test("played by the US it is the USSR that discards, 1 card even after Iranian Hostage Crisis", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands: { us: ["terrorism", "nato", "norad"], ussr: ["fidel", "comecon", "opec"] },
      effects: [crisis],
      picks: ["comecon"],
    });
    t.us("terrorism", "event");
    expect(t.hand("ussr")).toEqual(["fidel", "opec"]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("played by the USSR after Iranian Hostage Crisis the US discards 2 random cards", () => {
    const t = table({ ...ussrPlays, effects: [crisis], picks: ["nato", "norad"] });
    t.ussr("terrorism", "event");
    expect(t.hand("us")).toEqual(["asia-scoring", "duck-and-cover"]);
    expect(t.told("discard")).toEqual([
      { side: "us", card: "nato" },
      { side: "us", card: "norad" },
    ]);
  });

  test("Iranian Hostage Crisis played earlier in the turn counts", () => {
    const t = table({
      turn: 8,
      hands: { ussr: ["iranian-hostage-crisis", "terrorism", "fidel"], us: ["norad", "nato", "containment", "opec"] },
      picks: ["nato", "norad"],
    });
    t.ussr("iranian-hostage-crisis", "event").us("containment", "event").ussr("terrorism", "event");
    expect(t.hand("us")).toEqual(["opec"]);
  });

  test("a hand of 1 card loses that one, an empty hand nothing, and The China Card is never drawn", () => {
    const china = { holder: "us", faceUp: true } as const;
    const one = table({
      ...ussrPlays,
      hands: { ...ussrPlays.hands, us: ["nato"] },
      effects: [crisis],
      china,
      picks: ["nato"],
    });
    one.ussr("terrorism", "event");
    expect(one.hand("us")).toEqual([]);
    expect(one.view.china.holder).toBe("us");
    const none = table({ ...ussrPlays, hands: { ...ussrPlays.hands, us: [] }, effects: [crisis], china });
    none.ussr("terrorism", "event");
    expect(none.view.china.holder).toBe("us");
    expect(none.told("discard")).toEqual([]);
  });
});

describe("Wargames", () => {
  const ussrPlays = {
    turn: 8,
    defcon: 2,
    hands: { ussr: ["wargames", "fidel", "comecon"], us: ["norad", "nato"] },
  } as const;
  const usPlays = {
    ...ussrPlays,
    side: "us",
    hands: { us: ["wargames", "nato", "norad"], ussr: ["fidel", "opec"] },
  } as const;

  test.each([3, 4, 5])("at DEFCON %i the event is not offered", (defcon) => {
    const t = table({ ...ussrPlays, defcon });
    t.ussr("wargames");
    expect(t.options("ussr")).toContain("influence");
    expect(t.options("ussr")).not.toContain("event");
  });

  test("as a headline away from DEFCON 2 it does nothing and is discarded", () => {
    const t = table({
      ...ussrPlays,
      defcon: 3,
      step: { at: "headline" },
      hands: { ussr: ["wargames", "fidel", "opec"], us: ["norad", "nato", "quagmire"] },
    });
    t.headlines({ us: "norad", ussr: "wargames" });
    expect(t.outcome).toBeNull();
    expect(t.pileOf("wargames")).toBe("discard");
  });

  test("the player may decline: the event has not occurred and the card is discarded", () => {
    const t = table(ussrPlays);
    t.ussr("wargames", "event");
    expect(t.options("ussr")).toEqual(["end-game", "decline"]);
    t.ussr("decline");
    expect(t.outcome).toBeNull();
    expect(t.vp).toBe(0);
    expect(t.pileOf("wargames")).toBe("discard");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("the opponent gains 6 VP, then whoever leads wins: the USSR from 7", () => {
    const t = table({ ...ussrPlays, vp: -7 });
    t.ussr("wargames", "event", "end-game");
    expect(t.outcome).toEqual({ winners: ["ussr"], key: "wargames", args: { vp: -1 } });
  });

  test("the USSR at 5 VP loses by it", () => {
    const t = table({ ...ussrPlays, vp: -5 });
    t.ussr("wargames", "event", "end-game");
    expect(t.outcome).toMatchObject({ winners: ["us"], args: { vp: 1 } });
  });

  test("the US wins from 7", () => {
    const t = table({ ...usPlays, vp: 7 });
    t.us("wargames", "event", "end-game");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "wargames", args: { vp: 1 } });
  });

  test("0 VP after the award is a draw: no VP for The China Card, no final scoring", () => {
    const t = table({
      ...usPlays,
      vp: 6,
      china: { holder: "us", faceUp: true },
      influence: { japan: [4, 0], "south-korea": [3, 0] },
    });
    t.us("wargames", "event", "end-game");
    expect(t.outcome).toMatchObject({ winners: [], key: "wargames", args: { vp: 0 } });
  });

  test("the 6 VP may bring the opponent to 20", () => {
    const t = table({ ...usPlays, vp: -14 });
    t.us("wargames", "event", "end-game");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], args: { vp: -20 } });
  });

  test("it can be a headline at DEFCON 2", () => {
    const t = table({ ...usPlays, vp: 10, step: { at: "headline" } });
    t.headlines({ us: "wargames", ussr: "fidel" });
    t.us("end-game");
    expect(t.outcome).toMatchObject({ winners: ["us"], args: { vp: 4 } });
  });
});

describe("Iran-Iraq War", () => {
  const hands = { us: ["iran-iraq-war", "nato", "norad"], ussr: ["fidel", "comecon"] } as const;

  test("the player chooses Iran or Iraq; a die of 4 wins 2 VP and turns the influence there", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { iraq: [1, 3] }, dice: [4] });
    t.us("iran-iraq-war", "event");
    expect(t.options("us")).toEqual(["iran", "iraq"]);
    t.us("iraq");
    expect(t.influence("iraq")).toEqual([4, 0]);
    expect(t.vp).toBe(2);
    expect(t.milOps.us).toBe(2);
    expect(t.defcon).toBe(5);
    expect(t.pileOf("iran-iraq-war")).toBe("removed");
  });

  test("a die of 3 loses: military operations all the same, and the card is removed", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { iraq: [0, 3] }, dice: [3] });
    t.us("iran-iraq-war", "event", "iraq");
    expect(t.influence("iraq")).toEqual([0, 3]);
    expect(t.vp).toBe(0);
    expect(t.milOps.us).toBe(2);
    expect(t.pileOf("iran-iraq-war")).toBe("removed");
  });

  test.each([
    ["iraq", { iran: [0, 2], jordan: [0, 2], "saudi-arabia": [0, 3], "gulf-states": [0, 3] }],
    ["iran", { iraq: [0, 3], afghanistan: [0, 2], pakistan: [0, 2], india: [0, 3] }],
  ] as const)("every neighbour of %s that the opponent controls takes 1 off the die", (target, influence) => {
    const t = table({ side: "us", turn: 8, hands, influence, dice: [6] });
    t.us("iran-iraq-war", "event", target);
    expect(t.vp).toBe(0);
    expect(t.told("war")).toMatchObject([{ die: 6, modifier: target === "iraq" ? -4 : -3, won: false }]);
  });

  test("control of the target itself does not count", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { iran: [0, 2] }, dice: [4] });
    t.us("iran-iraq-war", "event", "iran");
    expect(t.influence("iran")).toEqual([2, 0]);
  });

  test("for the USSR it is US control that counts, and the VP go the other way", () => {
    const t = table({
      turn: 8,
      hands: { ussr: ["iran-iraq-war", "fidel", "comecon"] },
      influence: { iran: [2, 0], pakistan: [2, 0] },
      dice: [5],
    });
    t.ussr("iran-iraq-war", "event", "iran");
    expect(t.influence("iran")).toEqual([0, 2]);
    expect(t.vp).toBe(-2);
    expect(t.milOps.ussr).toBe(2);
  });

  test("it is a war card for Flower Power", () => {
    const effects = [{ card: "flower-power", side: "ussr" }] as const;
    const t = table({ side: "us", turn: 8, hands, effects, dice: [4] });
    t.us("iran-iraq-war", "event", "iran");
    expect(t.told("vp")).toMatchObject([
      { side: "ussr", amount: 2 },
      { side: "us", amount: 2 },
    ]);
  });
});
