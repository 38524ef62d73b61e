import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("Chernobyl", () => {
  const setting = {
    side: "us",
    turn: 8,
    hands: {
      us: ["chernobyl", "nato", "containment"],
      ussr: ["decolonization", "comecon", "fidel", "opec"],
    },
    influence: { angola: [1, 2], vietnam: [0, 2], thailand: [1, 0], poland: [0, 3] },
  } as const;

  test("the US names one of the six regions, never a subregion", () => {
    const t = table(setting);
    t.us("chernobyl", "event");
    expect(t.options("us").sort()).toEqual([
      "africa",
      "asia",
      "central-america",
      "europe",
      "middle-east",
      "south-america",
    ]);
    t.us("africa");
    expect(t.pileOf("chernobyl")).toBe("removed");
  });

  test("the USSR may not place influence there with operations, but everywhere else", () => {
    const t = table(setting);
    t.us("chernobyl", "event", "africa").ussr("comecon", "influence");
    expect(t.options("ussr")).toEqual(expect.arrayContaining(["poland", "vietnam", "thailand", "afghanistan"]));
    for (const country of ["angola", "zaire", "south-africa", "botswana"])
      expect(t.options("ussr")).not.toContain(country);
  });

  test("Asia covers Southeast Asia", () => {
    const t = table(setting);
    t.us("chernobyl", "event", "asia").ussr("comecon", "influence");
    expect(t.options("ussr")).toContain("angola");
    for (const country of ["vietnam", "thailand", "laos-cambodia", "afghanistan", "north-korea"])
      expect(t.options("ussr")).not.toContain(country);
  });

  test("an event may still give influence there", () => {
    const t = table(setting);
    t.us("chernobyl", "event", "africa");
    t.ussr("decolonization", "event", "angola", "zaire", "nigeria", "algeria");
    expect(t.influence("angola")).toEqual([1, 3]);
    expect(t.influence("zaire")).toEqual([0, 1]);
  });

  test("a coup may still be made there, and may leave influence", () => {
    const t = table({ ...setting, dice: [3] });
    t.us("chernobyl", "event", "africa").ussr("comecon", "coup", "angola");
    expect(t.influence("angola")).toEqual([0, 5]);
  });

  test("realignments may still be made there", () => {
    const t = table(setting);
    t.us("chernobyl", "event", "africa").ussr("comecon", "realign");
    expect(t.options("ussr")).toContain("angola");
  });

  test("the US may place there", () => {
    const t = table({ ...setting, hands: { us: [...setting.hands.us], ussr: ["fidel", "opec", "comecon"] } });
    t.us("chernobyl", "event", "africa").ussr("fidel", "event").us("containment", "influence");
    expect(t.options("us")).toContain("angola");
  });

  test("played by the USSR with the event first, it binds the very operations of the card", () => {
    const t = table({ ...setting, side: "ussr", hands: { ussr: ["chernobyl", "comecon", "fidel"] } });
    t.ussr("chernobyl", "event-first").us("africa").ussr("influence");
    expect(t.options("ussr")).toContain("poland");
    expect(t.options("ussr")).not.toContain("angola");
  });

  test("it ends with the turn", () => {
    const t = table({ ...setting, round: 7 });
    t.us("chernobyl", "event", "africa");
    expect(t.view.turn).toBe(9);
    expect(t.effects).not.toContain("chernobyl");
  });
});

describe("Tear Down This Wall", () => {
  const hands = {
    us: ["tear-down-this-wall", "nato", "containment"],
    ussr: ["willy-brandt", "comecon", "fidel"],
  } as const;

  test("adds 3 US influence to East Germany and is removed; the coup or realignments are optional", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { "east-germany": [0, 3] } });
    t.us("tear-down-this-wall", "event");
    expect(t.influence("east-germany")).toEqual([3, 3]);
    expect(t.options("us")).toEqual(["realign", "coup", "done"]);
    t.us("done");
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.pileOf("tear-down-this-wall")).toBe("removed");
  });

  test("without USSR influence in Europe there is nothing more to do", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { angola: [0, 1] } });
    t.us("tear-down-this-wall", "event");
    expect(t.influence("east-germany")).toEqual([3, 0]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("the coup is free: no military operations, but a battleground lowers DEFCON", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { "east-germany": [0, 4] }, dice: [6] });
    t.us("tear-down-this-wall", "event", "coup", "east-germany");
    // 6 + 3 - 2 x 3
    expect(t.influence("east-germany")).toEqual([3, 1]);
    expect(t.milOps.us).toBe(0);
    expect(t.defcon).toBe(4);
  });

  test("the coup ignores the limits of DEFCON, in Europe alone", () => {
    const influence = { "east-germany": [0, 3], hungary: [0, 1], iran: [0, 1], angola: [0, 1] } as const;
    const t = table({ side: "us", turn: 8, hands, defcon: 2, influence, dice: [4] });
    t.us("tear-down-this-wall", "event", "coup");
    expect(t.options("us").sort()).toEqual(["east-germany", "hungary"]);
    t.us("hungary");
    expect(t.influence("hungary")).toEqual([0, 0]);
    expect(t.defcon).toBe(2);
  });

  test("three realignment rolls in France at DEFCON 3 [19, example 22]", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands,
      defcon: 3,
      influence: { france: [0, 4], angola: [0, 1] },
      dice: [5, 3, 5, 3, 5, 3],
    });
    t.us("tear-down-this-wall", "event", "realign", "france", "france", "france");
    // the USSR adds 1 for more influence: 5 against 4, three times
    expect(t.influence("france")).toEqual([0, 1]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test("all rolls are in Europe", () => {
    const t = table({ side: "us", turn: 8, hands, influence: { france: [0, 1], poland: [0, 3], angola: [0, 1] } });
    t.us("tear-down-this-wall", "event", "realign");
    expect(t.options("us").sort()).toEqual(["france", "poland"]);
  });

  test("played by the USSR at DEFCON 2, a US coup in East Germany loses the game for the USSR", () => {
    const t = table({
      turn: 8,
      defcon: 2,
      hands: { ussr: ["tear-down-this-wall", "fidel"] },
      influence: { "east-germany": [0, 3] },
      dice: [1],
    });
    t.ussr("tear-down-this-wall", "event-first").us("coup", "east-germany");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });

  test("cancels Willy Brandt: NATO protects West Germany again, and what Brandt gave stays", () => {
    const t = table({
      side: "us",
      turn: 8,
      hands,
      vp: -1,
      influence: { "west-germany": [5, 1], france: [2, 0], iran: [1, 0] },
      effects: [
        { card: "nato", side: "us" },
        { card: "willy-brandt", side: "ussr" },
      ],
    });
    t.us("tear-down-this-wall", "event", "done");
    expect(t.effects).not.toContain("willy-brandt");
    expect(t.vp).toBe(-1);
    expect(t.influence("west-germany")).toEqual([5, 1]);
    t.ussr("comecon", "coup");
    expect(t.options("ussr")).toContain("france");
    expect(t.options("ussr")).not.toContain("west-germany");
  });

  test("Willy Brandt can no longer occur", () => {
    const t = table({ side: "us", turn: 8, hands });
    t.us("tear-down-this-wall", "event").ussr("willy-brandt");
    expect(t.options("ussr")).toContain("influence");
    expect(t.options("ussr")).not.toContain("event");
  });
});

describe("North Sea Oil", () => {
  const hands = { us: ["north-sea-oil", "nato", "containment"], ussr: ["opec", "fidel"] } as const;

  test("the US may play an eighth round, after the seventh of both sides", () => {
    const t = table({ side: "us", turn: 8, round: 7, hands });
    t.us("north-sea-oil", "event");
    expect(t.view).toMatchObject({ turn: 8, round: 8, phasing: "us" });
    expect(t.options("us")).toEqual(["nato", "containment", "pass"]);
    expect(t.pileOf("north-sea-oil")).toBe("removed");
  });

  test("the eighth round may be passed, and there is no ninth", () => {
    const t = table({ side: "us", turn: 8, round: 7, hands });
    t.us("north-sea-oil", "event", "pass");
    expect(t.view.turn).toBe(9);
  });

  test("played by the USSR for operations in its seventh round it gives the US the eighth too", () => {
    const t = table({
      turn: 8,
      round: 7,
      hands: { us: ["nato", "containment", "norad"], ussr: ["north-sea-oil", "fidel"] },
    });
    t.ussr("north-sea-oil", "influence", "poland", "poland", "poland").us("containment", "event");
    expect(t.view).toMatchObject({ turn: 8, round: 8, phasing: "us" });
  });

  test("The China Card can be the card of the eighth round", () => {
    const t = table({
      side: "us",
      turn: 8,
      round: 7,
      hands: { us: ["north-sea-oil"], ussr: ["opec"] },
      china: { holder: "us", faceUp: true },
    });
    t.us("north-sea-oil", "event");
    expect(t.view.round).toBe(8);
    expect(t.options("us")).toEqual(["the-china-card", "pass"]);
  });

  test("without a card there is no eighth round", () => {
    const t = table({ side: "us", turn: 8, round: 7, hands: { us: ["north-sea-oil"], ussr: ["opec"] } });
    t.us("north-sea-oil", "event");
    expect(t.view.turn).toBe(9);
  });

  test("Space Station and North Sea Oil together give eight rounds, not nine", () => {
    const t = table({
      side: "us",
      turn: 8,
      round: 8,
      space: { us: 8 },
      hands: { us: ["nato", "containment", "norad"], ussr: ["fidel", "opec"] },
      effects: [{ card: "north-sea-oil", side: "us", since: 8 }],
    });
    t.us("containment", "event");
    // the box 6 ability of the US
    expect(t.asked).toEqual(["us held.discard"]);
  });

  test("the extra round is for this turn only, the ban on OPEC for good", () => {
    const t = table({
      turn: 9,
      round: 7,
      hands: { us: ["nato", "containment"], ussr: ["opec", "fidel"] },
      effects: [{ card: "north-sea-oil", side: "us", since: 8 }],
    });
    t.ussr("opec");
    expect(t.options("ussr")).not.toContain("event");
    t.ussr("influence", "poland", "poland", "poland").us("containment", "event");
    expect(t.view.turn).toBe(10);
  });
});
