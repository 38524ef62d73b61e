import { describe, expect, test } from "vitest";
import { table } from "./table.ts";

const asSeated = { us: "us", ussr: "ussr" };
const swapped = { us: "ussr", ussr: "us" };
const times = (count: number, id: string) => Array<string>(count).fill(id);
const amounts = (side: string, from: number) => Array.from({ length: 13 - from }, (_, at) => `${side}:${at + from}`);

describe("sides as seated, or drawn", () => {
  test("as the players sat down, nothing is drawn and nobody changes", () => {
    const t = table({ fresh: true });
    expect(t.match.seating).toEqual(asSeated);
    expect(t.told("sides")).toEqual([]);
  });

  test.each([
    [1, asSeated],
    [2, swapped],
  ])("drawn by lot, %i: then the game begins", (lot, seating) => {
    const t = table({ fresh: true, options: { sides: "random" }, dice: [lot] });
    expect(t.match.seating).toEqual(seating);
    expect(t.vp).toBe(0);
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
  });

  test("a handicap agreed beforehand stays with its side", () => {
    const t = table({ fresh: true, options: { sides: "random", handicap: 1 }, dice: [2] });
    t.ussr(...times(6, "poland")).us(...times(7, "italy"));
    expect(t.asked).toEqual(["us influence.handicap"]);
  });
});

describe("the auction in VP [11.1.3]", () => {
  const auction = (lot: number) => table({ fresh: true, options: { sides: "auction" }, dice: [lot] });

  test.each([
    [1, "us"],
    [2, "ussr"],
  ] as const)("the lot %i lets the player in the seat of the %s bid first, for either side", (lot, seat) => {
    const t = auction(lot);
    expect(t.asked).toEqual([`${seat} sides.bid`]);
    expect(t.options(seat)).toEqual([...amounts("us", 0), ...amounts("ussr", 0)]);
    expect(t.view.handSizes).toEqual({ us: 0, ussr: 0 });
  });

  test("the opponent may raise for the same side, or pass", () => {
    const t = auction(1).us("ussr:2");
    expect(t.asked).toEqual(["ussr sides.raise"]);
    expect(t.options("ussr")).toEqual([...amounts("ussr", 3), "pass"]);
  });

  test("passed at once: the bidder has the side and pays, the marker shifts to the opponent", () => {
    const t = auction(1).us("ussr:2").ussr("pass");
    expect(t.match.seating).toEqual(swapped);
    expect(t.vp).toBe(2);
    expect(t.asked).toEqual(["ussr influence.add"]);
  });

  test("raised: the last bid alone is paid", () => {
    const t = auction(1).us("ussr:2").ussr("ussr:3").us("ussr:5").ussr("ussr:6").us("pass");
    expect(t.match.seating).toEqual(asSeated);
    expect(t.vp).toBe(6);
  });

  test("a bid for the US is paid to the USSR", () => {
    const t = auction(2).ussr("us:1").us("pass");
    expect(t.match.seating).toEqual(swapped);
    expect(t.vp).toBe(-1);
  });

  test("a bid of 0 that nobody raises costs nothing", () => {
    const t = auction(1).us("us:0").ussr("pass");
    expect(t.match.seating).toEqual(asSeated);
    expect(t.vp).toBe(0);
  });

  test("the bids are public", () => {
    const t = auction(1).us("ussr:2").ussr("ussr:3").us("pass");
    expect(t.told("sides.bid")).toEqual([
      { seat: "us", side: "ussr", amount: 2 },
      { seat: "ussr", side: "ussr", amount: 3 },
    ]);
  });

  test("no extra influence comes of it", () => {
    const t = auction(1).us("ussr:2").ussr("pass");
    t.ussr(...times(6, "poland")).us(...times(7, "italy"));
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });
});

describe("bidding in influence [15]", () => {
  const bidding = (...dice: number[]) => table({ fresh: true, options: { sides: "influence-bid" }, dice });

  test("both name a side and a number at once, in secret", () => {
    const t = bidding();
    expect(t.asked).toEqual(["us sides.secret-bid", "ussr sides.secret-bid"]);
    expect(t.options("us")).toEqual([...amounts("us", 0), ...amounts("ussr", 0)]);
    t.us("ussr:4");
    expect(t.told("sides.bid", "ussr")).toEqual([]);
    expect(t.match.pending.map(({ answered }) => answered)).toEqual([true, undefined]);
  });

  test("a bid may be changed until the other is in", () => {
    const t = bidding().us("ussr:4");
    t.match.answer("us", "ussr:1");
    t.ussr("ussr:3");
    expect(t.told("sides.bid")).toEqual([
      { seat: "us", side: "ussr", amount: 1 },
      { seat: "ussr", side: "ussr", amount: 3 },
    ]);
  });

  test.each([
    ["us:5", "ussr:3", asSeated],
    ["ussr:5", "us:3", swapped],
  ])("%s and %s: different sides, each gets the one named and no influence", (us, ussr, seating) => {
    const t = bidding().us(us).ussr(ussr);
    expect(t.match.seating).toEqual(seating);
    t.ussr(...times(6, "poland")).us(...times(7, "italy"));
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("the same side: the higher number gets it, and the other side that much influence", () => {
    const t = bidding().us("ussr:2").ussr("ussr:1");
    expect(t.match.seating).toEqual(swapped);
    expect(t.vp).toBe(0);
    t.ussr(...times(6, "poland")).us(...times(7, "italy"));
    expect(t.asked).toEqual(["us influence.handicap"]);
    t.us("iran", "iran");
    expect(t.influence("iran")).toEqual([3, 0]);
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("for the US: the influence is the USSR's", () => {
    const t = bidding().us("us:1").ussr("us:0");
    expect(t.match.seating).toEqual(asSeated);
    t.ussr(...times(6, "poland")).us(...times(7, "italy"));
    expect(t.asked).toEqual(["ussr influence.handicap"]);
  });

  test.each([
    [1, swapped],
    [2, asSeated],
  ])("equal numbers for the USSR: the lot %i decides", (lot, seating) => {
    const t = bidding(lot).us("ussr:1").ussr("ussr:1");
    expect(t.match.seating).toEqual(seating);
    t.ussr(...times(6, "poland")).us(...times(7, "italy"));
    expect(t.asked).toEqual(["us influence.handicap"]);
  });

  test("it takes the place of an agreed handicap", () => {
    const t = table({ fresh: true, options: { sides: "influence-bid", handicap: 3 } });
    t.us("us:0").ussr("ussr:0");
    t.ussr(...times(6, "poland")).us(...times(7, "italy"));
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });
});
