import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const setting = {
  turn: 1,
  hands: { us: ["nato", "containment", "norad"], ussr: ["fidel", "comecon", "nasser"] },
  influence: { poland: [0, 3], "west-germany": [4, 0] },
} as const satisfies Setting;

describe("the order of action rounds [4.5.D]", () => {
  test("USSR, then US, round by round", () => {
    const t = table(setting);
    expect(t.view).toMatchObject({ round: 1, phasing: "ussr" });
    t.ussr("fidel", "event");
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
    t.us("containment", "event");
    expect(t.view).toMatchObject({ round: 2, phasing: "ussr" });
  });

  test.each([
    [3, 6],
    [4, 7],
    [10, 7],
  ])("turn %i has %i rounds", (turn, rounds) => {
    const before = table({ ...setting, turn, round: rounds - 1, side: "us" });
    before.us("containment", "event");
    expect(before.view).toMatchObject({ turn, round: rounds });
    const last = table({ ...setting, turn, round: rounds, side: "us" });
    last.us("containment", "event");
    expect(last.told("milops.check")).toHaveLength(1);
  });

  test("a side without cards sits its rounds out while the other goes on", () => {
    const t = table({
      ...setting,
      hands: { us: ["nato", "containment", "norad"] },
      china: { holder: "us", faceUp: false },
    });
    expect(t.view).toMatchObject({ round: 1, phasing: "us" });
    expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
    t.us("containment", "event");
    expect(t.view).toMatchObject({ round: 2, phasing: "us" });
  });

  test("cards left after the last round are held for the next turn", () => {
    const t = table({ ...setting, round: 6, side: "us" });
    t.us("containment", "event");
    expect(t.view.turn).toBe(2);
    expect(t.hand("us")).toEqual(expect.arrayContaining(["nato", "norad"]));
    expect(t.view.handSizes.us).toBe(8);
  });
});

describe("a card must be played [5.1]", () => {
  test("there is no passing with a card in hand", () => {
    const t = table(setting);
    expect(t.options("ussr")).toEqual(["fidel", "comecon", "nasser", "the-china-card"]);
  });

  test("an only card must be played, but not before its owner says so: nobody sees it earlier", () => {
    const t = table({ ...setting, hands: { ussr: ["comecon"] }, china: { holder: "us", faceUp: true } });
    expect(t.options("ussr")).toEqual(["comecon"]);
    expect(t.told("forced")).toEqual([]);
    expect(t.pileOf("comecon")).toBe("hidden");
  });
});

describe("what a card can be played for [5.2]", () => {
  const open = { ...setting, influence: { ...setting.influence, iran: [1, 1] } } as const;

  test("an own event: as the event or for any operation", () => {
    const t = table(open);
    t.ussr("comecon");
    expect(t.options("ussr")).toEqual(["event", "influence", "realign", "coup", "space"]);
  });

  test("an own event for operations does not happen, and its card is discarded", () => {
    const t = table(open);
    t.ussr("fidel", "influence", "poland", "poland");
    expect(t.influence("cuba")).toEqual([0, 0]);
    expect(t.pileOf("fidel")).toBe("discard");
  });

  test("an opponent's event: for operations, the event before them or after", () => {
    const t = table({ ...open, hands: { ussr: ["containment", "fidel", "nasser"] } });
    t.ussr("containment");
    expect(t.options("ussr")).toEqual(["event-first", "influence", "realign", "coup", "space"]);
  });

  test("event after: the operations go first, then the opponent resolves it", () => {
    const t = table({
      ...open,
      hands: { us: ["decolonization", "nato", "norad"], ussr: ["fidel", "comecon"] },
      side: "us",
    });
    t.us("decolonization", "influence", "west-germany", "west-germany");
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.influence("west-germany")).toEqual([6, 0]);
  });

  test("event first: the opponent resolves it, then the operations are conducted", () => {
    const t = table({
      ...open,
      hands: { us: ["decolonization", "nato", "norad"], ussr: ["fidel", "comecon"] },
      side: "us",
    });
    t.us("decolonization", "event-first");
    expect(t.asked).toEqual(["ussr influence.add"]);
    t.ussr("angola", "zaire", "nigeria", "algeria").us("influence", "west-germany", "west-germany");
    expect(t.influence("west-germany")).toEqual([6, 0]);
  });

  test("an opponent's event that ends the game leaves no operations", () => {
    const t = table({ ...open, defcon: 2, hands: { ussr: ["duck-and-cover", "fidel"] } });
    t.ussr("duck-and-cover", "event-first");
    expect(t.outcome).toMatchObject({ winners: ["us"] });
    expect(t.told("operation")).toEqual([]);
  });

  test("in space the event of neither side happens", () => {
    const t = table({ ...open, hands: { ussr: ["duck-and-cover", "fidel", "comecon"] }, dice: [6] });
    t.ussr("duck-and-cover", "space");
    expect(t.defcon).toBe(5);
    expect(t.pileOf("duck-and-cover")).toBe("discard");
  });

  test("a scoring card: as the event only, without being asked", () => {
    const t = table({ ...open, hands: { ussr: ["europe-scoring", "fidel", "comecon"], us: ["nato", "norad"] } });
    t.ussr("europe-scoring");
    expect(t.told("forced")).toEqual([{ seat: "ussr", kind: "play.use", option: "event" }]);
    // the US has West Germany; the USSR Poland, next to itself: 3 + 1 each
    expect(t.vp).toBe(0);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("ruling 52: an own event whose condition is not met is not offered", () => {
    const t = table({ ...setting, side: "us" });
    t.us("nato");
    expect(t.options("us")).not.toContain("event");
  });

  test("an event that can occur and changes nothing may be played, and its card is removed", () => {
    const t = table({ ...setting, side: "us", hands: { us: ["truman-doctrine", "nato", "norad"] } });
    t.us("truman-doctrine", "event");
    expect(t.pileOf("truman-doctrine")).toBe("removed");
  });

  test("ruling 56: with the event after operations its condition is looked at then", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["special-relationship", "fidel", "comecon"], us: ["nato", "norad"] },
      influence: { "united-kingdom": [5, 0], norway: [0, 4] },
    });
    t.ussr("special-relationship", "influence", "united-kingdom");
    expect(t.influence("united-kingdom")).toEqual([5, 1]);
    // 2 points for the one marker, and the US no longer controls it: no event
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("operations that turn out impossible are lost", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["truman-doctrine", "fidel", "comecon"], us: ["nato", "norad"] },
      // the only places in reach are controlled by the US, and 1 point does not buy a marker there
      influence: { afghanistan: [2, 0], "north-korea": [3, 0] },
      effects: [{ card: "chernobyl", side: "us", turn: true, area: "europe" }],
      defcon: 2,
    });
    t.ussr("truman-doctrine", "event-first");
    expect(t.told("operations.none")).toEqual([{ side: "ussr" }]);
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("truman-doctrine")).toBe("removed");
  });
});

describe("cards on the table [5.4]", () => {
  test("the card being played is in no pile while it is resolved", () => {
    const t = table({
      ...setting,
      turn: 4,
      hands: { us: ["salt-negotiations", "nato", "norad"], ussr: ["fidel", "comecon"] },
      discard: ["blockade"],
      side: "us",
    });
    t.us("salt-negotiations", "event");
    expect(t.view.playing).toEqual(["salt-negotiations"]);
    expect(t.options("us")).toEqual(["blockade", "none"]);
  });
});
