import { describe, expect, test } from "vitest";
import { twilightStruggle } from "../../../src/games/twilight-struggle/index.ts";
import type { TwilightOptions } from "../../../src/games/twilight-struggle/options.ts";
import { type Table, table } from "./table.ts";

const fresh = (options: Partial<TwilightOptions> = {}) => table({ fresh: true, options });
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const totals = (t: Table) => [sum(t.view.influence.us), sum(t.view.influence.ussr)];
const times = (count: number, id: string) => Array<string>(count).fill(id);
/** Both sides place what they place freely. */
const placed = (options: Partial<TwilightOptions> = {}) =>
  fresh(options)
    .ussr(...times(3, "poland"), ...times(3, "yugoslavia"))
    .us(...times(4, "west-germany"), ...times(3, "italy"));

describe("set-up [3]", () => {
  test("3.1: both sides have 8 cards before anything is placed, and the USSR The China Card face up", () => {
    const t = fresh();
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
    expect(t.asked).toEqual(["ussr influence.add"]);
    expect(t.hand("ussr")).toHaveLength(8);
  });

  test("3.1: the Early War deck has 38 cards with the optional ones, 35 without", () => {
    expect(fresh().view.deckSize).toBe(22);
    expect(fresh({ optionalCards: false }).view.deckSize).toBe(19);
  });

  test("11.1.4: the USSR gets the first card, and they are dealt one by one", () => {
    const t = table({
      step: { at: "deal" },
      printed: true,
      deck: ["fidel", "nato", "nasser", "norad", "comecon", "containment"],
    });
    expect(t.hand("ussr").slice(0, 3)).toEqual(["fidel", "nasser", "comecon"]);
    expect(t.hand("us").slice(0, 3)).toEqual(["nato", "norad", "containment"]);
  });

  test("3.2: the USSR has printed influence and places 6 in Eastern Europe, 15 in all", () => {
    const t = fresh();
    expect(t.influence("syria")).toEqual([0, 1]);
    expect(t.influence("iraq")).toEqual([0, 1]);
    expect(t.influence("north-korea")).toEqual([0, 3]);
    expect(t.influence("east-germany")).toEqual([0, 3]);
    expect(t.influence("finland")).toEqual([0, 1]);
    expect(t.options("ussr").sort()).toEqual([
      "austria",
      "bulgaria",
      "czechoslovakia",
      "east-germany",
      "finland",
      "hungary",
      "poland",
      "romania",
      "yugoslavia",
    ]);
    t.ussr(...times(6, "poland"));
    expect(t.influence("poland")).toEqual([0, 6]);
    expect(totals(t)[1]).toBe(15);
    expect(t.asked).toEqual(["us influence.add"]);
  });

  test("3.3: the US has printed influence, Canada included, and places 7 in Western Europe, 25 in all", () => {
    const t = fresh().ussr(...times(6, "poland"));
    expect(t.influence("canada")).toEqual([2, 0]);
    expect(t.influence("iran")).toEqual([1, 0]);
    expect(t.influence("israel")).toEqual([1, 0]);
    expect(t.influence("japan")).toEqual([1, 0]);
    expect(t.influence("australia")).toEqual([4, 0]);
    expect(t.influence("philippines")).toEqual([1, 0]);
    expect(t.influence("south-korea")).toEqual([1, 0]);
    expect(t.influence("panama")).toEqual([1, 0]);
    expect(t.influence("south-africa")).toEqual([1, 0]);
    expect(t.influence("united-kingdom")).toEqual([5, 0]);
    expect(t.options("us").sort()).toEqual([
      "austria",
      "benelux",
      "canada",
      "denmark",
      "finland",
      "france",
      "greece",
      "italy",
      "norway",
      "spain-portugal",
      "sweden",
      "turkey",
      "united-kingdom",
      "west-germany",
    ]);
    t.us(...times(7, "france"));
    expect(t.influence("france")).toEqual([7, 0]);
    expect(totals(t)).toEqual([25, 15]);
  });

  test("3.3: the second edition has nothing in Canada, 23 in all", () => {
    const t = placed({ edition: "second" });
    expect(t.influence("canada")).toEqual([0, 0]);
    expect(totals(t)).toEqual([23, 15]);
  });

  test("3.4: turn 1, DEFCON 5, everything else at 0, and the first headlines are asked for", () => {
    const t = placed();
    expect(t.view).toMatchObject({
      turn: 1,
      defcon: 5,
      vp: 0,
      milOps: { us: 0, ussr: 0 },
      space: { us: 0, ussr: 0 },
      handSizes: { us: 8, ussr: 8 },
    });
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("a hand is its owner's: neither the other side nor a spectator sees it, nor the order of the deck", () => {
    const t = fresh();
    expect(t.match.view("us").hands.ussr).toBeUndefined();
    expect(t.match.view("ussr").hands.us).toBeUndefined();
    expect(t.view.hands).toEqual({});
    expect(t.told("drawn")).toEqual([
      { side: "ussr", count: 8 },
      { side: "us", count: 8 },
    ]);
    expect(t.told("drawn", "us")).toEqual([
      { side: "ussr", count: 8 },
      { side: "us", count: 8, cards: [...t.hand("us")] },
    ]);
  });
});

describe("handicap [2.4, 15]", () => {
  test("the US places extra influence after set-up, only where it has some", () => {
    const t = placed({ handicap: 2 });
    expect(t.asked).toEqual(["us influence.handicap"]);
    expect(t.options("us")).toContain("west-germany");
    expect(t.options("us")).not.toContain("france");
    expect(t.options("us")).not.toContain("poland");
    t.us("iran", "west-germany");
    expect(t.influence("iran")).toEqual([2, 0]);
    expect(t.influence("west-germany")).toEqual([5, 0]);
    expect(totals(t)).toEqual([27, 15]);
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("never more than 2 beyond control: the United Kingdom stops at 7, Iran at 4", () => {
    const t = placed({ handicap: 6 }).us("united-kingdom", "united-kingdom");
    expect(t.influence("united-kingdom")).toEqual([7, 0]);
    expect(t.options("us")).not.toContain("united-kingdom");
    t.us("iran", "iran", "iran");
    expect(t.influence("iran")).toEqual([4, 0]);
    expect(t.options("us")).not.toContain("iran");
  });

  test("enemy influence counts for control: against 1 in Finland the US may go to 7", () => {
    const t = fresh({ handicap: 6 })
      .ussr(...times(6, "poland"))
      .us(...times(7, "finland"));
    expect(t.influence("finland")).toEqual([7, 1]);
    expect(t.options("us")).not.toContain("finland");
  });

  test("it can be the USSR's", () => {
    const t = placed({ handicap: 1, handicapSide: "ussr" });
    expect(t.asked).toEqual(["ussr influence.handicap"]);
    expect(t.options("ussr").sort()).toEqual(
      ["east-germany", "finland", "iraq", "north-korea", "poland", "syria", "yugoslavia"].sort(),
    );
    t.ussr("syria");
    expect(totals(t)).toEqual([25, 16]);
  });
});

describe("options", () => {
  test("what is left out is the Deluxe game as printed", () => {
    expect(twilightStruggle.options({})).toEqual({
      scenario: "standard",
      edition: "deluxe",
      optionalCards: true,
      turnZero: false,
      promoCards: false,
      redSeaCards: false,
      spaceTrack: "standard",
      sides: "choice",
      handicap: 0,
      handicapSide: "us",
      revealHeldCards: false,
      reshuffle: "at-once",
      chineseCivilWar: false,
      realignIgnoresDefcon: false,
      realignActiveSafe: false,
      mixInfluenceAndRealign: false,
      spaceNoRoll: false,
    });
  });

  test.each([
    { edition: "third" },
    { handicap: 7 },
    { handicap: "2" },
    { unheardOf: true },
    { scenario: "late-war", chineseCivilWar: true },
    null,
    "deluxe",
  ])("%j is refused", (options) => {
    expect(() => twilightStruggle.options(options)).toThrow("refusal");
  });
});
