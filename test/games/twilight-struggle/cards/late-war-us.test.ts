import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("The Iron Lady", () => {
  const setting = {
    turn: 8,
    hands: { us: ["the-iron-lady", "nato", "containment"], ussr: ["socialist-governments", "fidel", "comecon"] },
    influence: { "united-kingdom": [5, 2], argentina: [0, 1], italy: [3, 0], poland: [0, 3] },
  } as const;

  test("gives the US 1 VP, the USSR a marker in Argentina, and clears the USSR out of the United Kingdom", () => {
    const t = table({ ...setting, side: "us" });
    t.us("the-iron-lady", "event");
    expect(t.vp).toBe(1);
    expect(t.influence("argentina")).toEqual([0, 2]);
    expect(t.influence("united-kingdom")).toEqual([5, 0]);
    expect(t.pileOf("the-iron-lady")).toBe("removed");
  });

  test("Socialist Governments can no longer be played as an event by the USSR", () => {
    const t = table({ ...setting, side: "us" });
    t.us("the-iron-lady", "event").ussr("socialist-governments");
    expect(t.options("ussr")).toContain("influence");
    expect(t.options("ussr")).not.toContain("event");
  });

  test("Socialist Governments played by the US afterwards brings no event and is discarded", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["socialist-governments", "nato", "containment"], ussr: ["fidel", "comecon"] },
      effects: [{ card: "the-iron-lady", side: "us" }],
    });
    t.us("socialist-governments");
    expect(t.options("us")).not.toContain("event-first");
    t.us("influence", "italy", "italy", "italy");
    expect(t.influence("italy")).toEqual([6, 0]);
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.pileOf("socialist-governments")).toBe("discard");
  });
});

describe("Reagan Bombs Libya", () => {
  test.each([
    [5, 2],
    [4, 2],
    [2, 1],
    [1, 0],
    [0, 0],
  ])("%i USSR influence in Libya is worth %i VP, and the card is removed all the same", (influence, vp) => {
    const t = table({
      side: "us",
      turn: 8,
      hands: { us: ["reagan-bombs-libya", "nato", "containment"] },
      influence: { libya: [3, influence] },
    });
    t.us("reagan-bombs-libya", "event");
    expect(t.vp).toBe(vp);
    expect(t.influence("libya")).toEqual([3, influence]);
    expect(t.pileOf("reagan-bombs-libya")).toBe("removed");
  });

  test("played by the USSR for operations, it is counted after them if it follows them", () => {
    const t = table({
      turn: 8,
      hands: { ussr: ["reagan-bombs-libya", "fidel", "comecon"] },
      influence: { libya: [0, 3] },
    });
    t.ussr("reagan-bombs-libya", "influence", "libya", "libya");
    expect(t.influence("libya")).toEqual([0, 5]);
    expect(t.vp).toBe(2);
  });
});

describe("Soviets Shoot Down KAL-007", () => {
  const hands = {
    us: ["soviets-shoot-down-kal-007", "nato", "containment"],
    ussr: ["fidel", "comecon"],
  } as const;

  test("lowers DEFCON, gives the US 2 VP and nothing more without control of South Korea", () => {
    const t = table({ side: "us", turn: 8, defcon: 4, hands, influence: { "south-korea": [2, 0] } });
    t.us("soviets-shoot-down-kal-007", "event");
    expect(t.defcon).toBe(3);
    expect(t.vp).toBe(2);
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.pileOf("soviets-shoot-down-kal-007")).toBe("removed");
  });

  test("with South Korea the US may place influence or realign, not coup, or do without", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { "south-korea": [3, 0], angola: [0, 1] } });
    t.us("soviets-shoot-down-kal-007", "event");
    expect(t.asked).toEqual(["us operations.kind"]);
    expect(t.options("us")).toEqual(["influence", "realign", "done"]);
    t.us("done");
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("the US places with 4 Ops", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { "south-korea": [3, 0] } });
    t.us("soviets-shoot-down-kal-007", "event", "influence", "taiwan", "taiwan", "taiwan", "south-korea");
    expect(t.influence("taiwan")).toEqual([3, 0]);
    expect(t.influence("south-korea")).toEqual([4, 0]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("Red Scare/Purge against the US leaves 3 of the 4 Ops", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands,
      influence: { "south-korea": [3, 0] },
      effects: [{ card: "red-scare-purge", side: "ussr", turn: true }],
    });
    t.us("soviets-shoot-down-kal-007", "event", "influence", "taiwan", "taiwan", "taiwan");
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("DEFCON falls before the realignments: from 3 to 2 the Middle East is closed to them", () => {
    const influence = { "south-korea": [3, 0], iran: [0, 1], angola: [0, 1], zaire: [0, 1] } as const;
    const t = table({ side: "us", turn: 8, defcon: 3, hands, influence });
    t.us("soviets-shoot-down-kal-007", "event", "realign");
    expect(t.options("us")).toEqual(["zaire", "angola"]);
  });

  test("at DEFCON 2 the USSR loses by playing it", () => {
    const t = table({ turn: 8, defcon: 2, hands: { ussr: ["soviets-shoot-down-kal-007", "fidel"] } });
    t.ussr("soviets-shoot-down-kal-007", "event-first");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });

  test("at DEFCON 2 the US loses by playing it as an event", () => {
    const t = table({ side: "us", turn: 8, defcon: 2, hands });
    t.us("soviets-shoot-down-kal-007", "event");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });
});

describe("An Evil Empire", () => {
  const hands = {
    us: ["an-evil-empire", "brush-war", "nato", "containment"],
    ussr: ["flower-power", "fidel", "comecon"],
  } as const;

  test("gives 1 VP and cancels Flower Power: a war card of the US costs nothing any more", () => {
    const effects = [{ card: "flower-power", side: "ussr" }] as const;
    const t = table({
      side: "us",
      turn: 8,
      hands: { us: hands.us, ussr: ["fidel", "comecon", "opec"] },
      effects,
      dice: [1],
    });
    t.us("an-evil-empire", "event");
    expect(t.vp).toBe(1);
    expect(t.effects).not.toContain("flower-power");
    expect(t.pileOf("an-evil-empire")).toBe("removed");
    t.ussr("fidel", "event").us("brush-war", "event", "nigeria");
    expect(t.vp).toBe(1);
  });

  test("Flower Power can no longer occur", () => {
    const t = table({ side: "us", turn: 8, hands });
    t.us("an-evil-empire", "event").ussr("flower-power");
    expect(t.options("ussr")).not.toContain("event");
  });
});

describe("Solidarity", () => {
  const influence = { poland: [0, 3], "east-germany": [0, 3] } as const;

  test("without John Paul II the US is not offered the event", () => {
    const t = table({ side: "us", turn: 8, hands: { us: ["solidarity", "nato"] }, influence });
    t.us("solidarity");
    expect(t.options("us")).not.toContain("event");
    expect(t.options("us")).toContain("influence");
  });

  test("without John Paul II, played by the USSR for operations, it does nothing and is discarded", () => {
    const t = table({ turn: 8, hands: { ussr: ["solidarity", "fidel", "comecon"] }, influence });
    t.ussr("solidarity", "influence", "poland", "poland");
    expect(t.influence("poland")).toEqual([0, 5]);
    expect(t.pileOf("solidarity")).toBe("discard");
  });

  test("without John Paul II, as a headline it does nothing and is discarded", () => {
    const t = table({
      step: { at: "headline" },
      turn: 8,
      hands: { us: ["solidarity", "nato"], ussr: ["fidel", "comecon", "opec"] },
      influence,
    });
    t.headlines({ us: "solidarity", ussr: "fidel" });
    expect(t.influence("poland")).toEqual([0, 3]);
    expect(t.pileOf("solidarity")).toBe("discard");
  });

  test("after John Paul II the US adds 3 influence to Poland and the card is removed", () => {
    const effects = [{ card: "john-paul-ii-elected-pope", side: "us" }] as const;
    const t = table({ side: "us", turn: 8, hands: { us: ["solidarity", "nato", "containment"] }, influence, effects });
    t.us("solidarity", "event");
    expect(t.influence("poland")).toEqual([3, 3]);
    expect(t.pileOf("solidarity")).toBe("removed");
  });

  test("John Paul II played in one round makes it possible in the next", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands: {
        us: ["solidarity", "john-paul-ii-elected-pope", "nato", "containment"],
        ussr: ["fidel", "comecon", "opec"],
      },
      influence,
    });
    t.us("john-paul-ii-elected-pope", "event").ussr("fidel", "event").us("solidarity", "event");
    expect(t.influence("poland")).toEqual([4, 1]);
  });
});

describe("AWACS Sale to Saudis", () => {
  test("adds 2 US influence to Saudi Arabia, whatever is there, and is removed", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands: { us: ["awacs-sale-to-saudis", "nato", "containment"] },
      influence: { "saudi-arabia": [0, 3] },
    });
    t.us("awacs-sale-to-saudis", "event");
    expect(t.influence("saudi-arabia")).toEqual([2, 3]);
    expect(t.pileOf("awacs-sale-to-saudis")).toBe("removed");
  });

  test("Muslim Revolution can no longer occur", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands: { us: ["awacs-sale-to-saudis", "nato", "containment"], ussr: ["muslim-revolution", "fidel", "comecon"] },
      influence: { iran: [2, 0], egypt: [1, 0] },
    });
    t.us("awacs-sale-to-saudis", "event").ussr("muslim-revolution");
    expect(t.options("ussr")).toContain("influence");
    expect(t.options("ussr")).not.toContain("event");
  });
});
