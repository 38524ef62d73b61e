import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("UN Intervention", () => {
  test("pairs with a card of the hand that bears an opponent's event, and with no other", () => {
    const t = table({
      hands: { ussr: ["un-intervention", "nato", "fidel", "olympic-games", "asia-scoring", "duck-and-cover"] },
    });
    t.ussr("un-intervention", "event");
    expect(t.options("ussr").toSorted()).toEqual(["duck-and-cover", "nato"]);
  });

  test("gives the other card's operations without its event; both are discarded in spite of an asterisk", () => {
    const t = table({
      hands: { ussr: ["un-intervention", "us-japan-mutual-defense-pact", "fidel"], us: ["nasser", "comecon"] },
      influence: { poland: [0, 3] },
    });
    t.ussr("un-intervention", "event", "us-japan-mutual-defense-pact", "influence");
    t.ussr("poland", "poland", "poland", "poland");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([0, 7]);
    expect(t.influence("japan")).toEqual([0, 0]);
    expect(t.effects).toEqual([]);
    expect(t.pileOf("us-japan-mutual-defense-pact")).toBe("discard");
    expect(t.pileOf("un-intervention")).toBe("discard");
    expect(t.hand("ussr")).toEqual(["fidel"]);
  });

  test("played by the US stops a USSR event", () => {
    const t = table({
      side: "us",
      hands: { us: ["un-intervention", "comecon", "nato"] },
      influence: { iran: [1, 1] },
      dice: [3],
    });
    t.us("un-intervention", "event", "comecon", "coup", "iran");
    expect(t.told("coup")).toMatchObject([{ ops: 3, result: 2 }]);
    expect(t.milOps.us).toBe(3);
    expect(t.influence("iran")).toEqual([2, 0]);
    expect(t.influence("poland")).toEqual([0, 0]);
    expect(t.pileOf("comecon")).toBe("discard");
  });

  test("may send the other card to space, as this turn's attempt", () => {
    const t = table({
      hands: { ussr: ["un-intervention", "duck-and-cover", "comecon"], us: ["nasser", "fidel"] },
      dice: [3],
    });
    t.ussr("un-intervention", "event", "duck-and-cover", "space");
    expect(t.space.ussr).toBe(1);
    expect(t.view.spaceAttempts.ussr).toBe(1);
    expect(t.vp).toBe(-2);
    expect(t.defcon).toBe(5);
    expect(t.pileOf("duck-and-cover")).toBe("discard");
  });

  test("counts the other card with the player's changes: 3 under Red Scare/Purge is 2", () => {
    const t = table({
      hands: { ussr: ["un-intervention", "duck-and-cover"], us: ["nasser", "fidel"] },
      influence: { poland: [0, 3] },
      effects: [{ card: "red-scare-purge", side: "us" }],
    });
    t.ussr("un-intervention", "event", "duck-and-cover", "influence", "poland", "poland");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("without such a card is an ordinary card of 1", () => {
    const t = table({
      hands: { ussr: ["un-intervention", "fidel"], us: ["nasser", "comecon"] },
      influence: { poland: [0, 3] },
    });
    t.ussr("un-intervention");
    expect(t.options("ussr")).not.toContain("event");
    t.ussr("influence", "poland");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("un-intervention")).toBe("discard");
    expect(t.hand("ussr")).toEqual(["fidel"]);
  });

  test("cannot be a headline, and alone leaves its side without one", () => {
    const two = table({
      step: { at: "headline" },
      hands: { us: ["un-intervention", "fidel"], ussr: ["nasser", "comecon"] },
    });
    expect(two.options("us")).toEqual(["fidel"]);
    const one = table({ step: { at: "headline" }, hands: { us: ["un-intervention"], ussr: ["nasser", "comecon"] } });
    expect(one.asked).toEqual(["ussr headline.card"]);
    one.ussr("nasser");
    expect(one.influence("egypt")).toEqual([0, 2]);
  });

  test("leaves too few cards for later rounds, which are sat out", () => {
    const t = table({
      side: "us",
      hands: { us: ["un-intervention", "comecon"], ussr: ["nasser", "fidel", "blockade"] },
      influence: { italy: [1, 0] },
    });
    t.us("un-intervention", "event", "comecon", "influence", "italy", "italy", "italy");
    t.ussr("nasser", "event");
    expect(t.told("round.passed")).toEqual([{ side: "us" }]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("is no way around a scoring card that would be held", () => {
    const t = table({ round: 6, hands: { ussr: ["un-intervention", "five-year-plan", "asia-scoring"] } });
    expect(t.options("ussr").toSorted()).toEqual(["asia-scoring", "five-year-plan"]);
  });

  test("as an event of the US averts We Will Bury You, for its 1 operation does not", () => {
    const setting: Setting = {
      turn: 4,
      side: "us",
      hands: { us: ["un-intervention", "fidel"] },
      influence: { italy: [1, 0] },
      effects: [{ card: "we-will-bury-you", side: "ussr" }],
    };
    const event = table(setting).us("un-intervention", "event", "fidel", "influence", "italy", "italy");
    expect(event.vp).toBe(0);
    expect(event.effects).toEqual([]);
    const operation = table(setting).us("un-intervention", "influence", "italy");
    expect(operation.vp).toBe(-3);
    expect(operation.effects).toEqual([]);
  });

  test("after U2 Incident gives the USSR 1 VP as an event of either side, and none for its operation", () => {
    const setting: Setting = {
      turn: 4,
      influence: { italy: [1, 0], poland: [0, 3] },
      effects: [{ card: "u2-incident", side: "ussr", turn: true }],
    };
    const us = { ...setting, side: "us", hands: { us: ["un-intervention", "fidel"] } } as const;
    expect(table(us).us("un-intervention", "event", "fidel", "influence", "italy", "italy").vp).toBe(-1);
    expect(table(us).us("un-intervention", "influence", "italy").vp).toBe(0);
    const ussr = { ...setting, hands: { ussr: ["un-intervention", "truman-doctrine"] } } as const;
    expect(table(ussr).ussr("un-intervention", "event", "truman-doctrine", "influence", "poland").vp).toBe(-1);
  });

  test("with a war card of the USSR still costs the US 2 VP by Flower Power", () => {
    const t = table({
      turn: 4,
      side: "us",
      hands: { us: ["un-intervention", "korean-war"] },
      influence: { italy: [1, 0] },
      effects: [{ card: "flower-power", side: "ussr" }],
    });
    t.us("un-intervention", "event", "korean-war", "influence", "italy", "italy");
    expect(t.vp).toBe(-2);
    expect(t.milOps.ussr).toBe(0);
    expect(t.pileOf("korean-war")).toBe("discard");
  });

  test("with Defectors gives the US nothing", () => {
    const t = table({ hands: { ussr: ["un-intervention", "defectors"] }, influence: { poland: [0, 3] } });
    t.ussr("un-intervention", "event", "defectors", "influence", "poland", "poland");
    expect(t.vp).toBe(0);
    expect(t.pileOf("defectors")).toBe("discard");
  });

  test("may pair with the card that Grain Sales to Soviets has taken", () => {
    const t = table({
      turn: 4,
      side: "us",
      hands: { us: ["grain-sales-to-soviets", "un-intervention"], ussr: ["comecon", "nasser"] },
      influence: { italy: [1, 0] },
      picks: ["comecon"],
    });
    t.us("grain-sales-to-soviets", "event", "un-intervention", "influence", "italy", "italy", "italy");
    expect(t.influence("italy")).toEqual([4, 0]);
    expect(t.influence("poland")).toEqual([0, 0]);
    expect(t.pileOf("comecon")).toBe("discard");
    expect(t.pileOf("un-intervention")).toBe("discard");
    expect(t.pileOf("grain-sales-to-soviets")).toBe("discard");
    expect(t.hand("us")).toEqual([]);
  });
});
