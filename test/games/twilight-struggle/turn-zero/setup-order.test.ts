import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const low = {
  "crisis:yalta-potsdam": "1",
  "crisis:ve-day": "1",
  "crisis:uk-election": "1",
  "crisis:israel": "1",
  "crisis:chinese-civil-war": "1",
  "crisis:vj-day": "1",
} as const;
const high = {
  "crisis:yalta-potsdam": "6",
  "crisis:ve-day": "6",
  "crisis:uk-election": "6",
  "crisis:israel": "6",
  "crisis:chinese-civil-war": "6",
  "crisis:vj-day": "6",
} as const;

/** After the last crisis, with these results. */
const settled = (crises: Setting["crises"]) =>
  table({ step: { at: "aftermath" }, options: { turnZero: true }, printed: true, crises: crises ?? {} });
const times = (count: number, id: string) => Array<string>(count).fill(id);

describe("set-up with changes [9-11]", () => {
  test("all that is good for the USSR, in order", () => {
    const t = table({
      step: { at: "setup", side: "ussr" },
      options: { turnZero: true },
      printed: true,
      crises: low,
      hands: { us: ["nato"], ussr: ["fidel"] },
    });
    // a) fixed influence
    expect(t.influence("syria")).toEqual([0, 2]);
    expect(t.influence("west-germany")).toEqual([0, 1]);
    expect(t.influence("south-korea")).toEqual([1, 2]);
    expect(t.influence("united-kingdom")).toEqual([5, 0]);
    // b) 8 in Eastern Europe, 1 in Europe, 2 in the Middle East
    expect(t.match.pending[0]?.args).toMatchObject({ left: 8 });
    t.ussr(...times(8, "poland"));
    expect(t.match.pending[0]?.args).toMatchObject({ left: 1 });
    t.ussr("turkey");
    expect(t.match.pending[0]?.args).toMatchObject({ left: 2 });
    t.ussr("iraq", "libya");
    // c) fixed US influence, d) 7 in Western Europe
    expect(t.asked).toEqual(["us influence.add"]);
    expect(t.influence("united-kingdom")).toEqual([3, 0]);
    expect(t.match.pending[0]?.args).toMatchObject({ left: 7 });
    t.us(...times(7, "west-germany"));
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("all that is good for the US", () => {
    const t = table({ step: { at: "setup", side: "ussr" }, options: { turnZero: true }, printed: true, crises: high });
    expect(t.influence("east-germany")).toEqual([0, 2]);
    t.ussr(...times(6, "poland"));
    expect(t.influence("east-germany")).toEqual([2, 2]);
    expect(t.influence("taiwan")).toEqual([3, 0]);
    expect([t.influence("israel"), t.influence("lebanon"), t.influence("jordan")]).toEqual([
      [2, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  test("e) extra influence comes last, also where a crisis has put some", () => {
    const t = table({
      step: { at: "setup", side: "us" },
      options: { turnZero: true, handicap: 2 },
      printed: true,
      crises: high,
    });
    t.us(...times(7, "france"));
    expect(t.asked).toEqual(["us influence.handicap"]);
    expect(t.options("us")).toContain("taiwan");
  });

  test("8.2: everything good for the USSR happens to the decks", () => {
    const t = settled(low).ussr("none");
    expect(t.view.removed).toEqual(["ussuri-river-skirmish"]);
    expect(t.view.deckSize + 16).toBe(37);
  });

  test("10: hands are dealt from the changed deck, and known before anything is placed", () => {
    const t = settled(high).us("marshall-plan");
    expect(t.view.removed.toSorted()).toEqual(["europe-scoring", "formosan-resolution", "korean-war"]);
    // 38 less Korean War and Socialist Governments
    expect(t.view.deckSize + 16).toBe(36);
    expect(t.hand("us")).toContain("marshall-plan");
    expect(t.asked).toEqual(["ussr influence.add"]);
    const known = [...t.hand("us"), ...t.hand("ussr")];
    for (const gone of ["europe-scoring", "formosan-resolution", "korean-war", "socialist-governments"] as const)
      expect(known).not.toContain(gone);
  });

  test("the second edition has nothing in Canada here either", () => {
    const t = table({ fresh: true, options: { turnZero: true, edition: "second" } });
    expect(t.influence("canada")).toEqual([0, 0]);
  });
});
