import { describe, expect, test } from "vitest";
import { phase } from "./phase.ts";

describe("[B13.8] police", () => {
  test("every unused card removes 1 unrest, East choosing; then all are unused", () => {
    const t = phase("police", {
      unrest: { sachsen: 1, thueringen: 1 },
      police: [{ card: "stasi-is-founded", used: true }, { card: "stalinist-purges" }],
    });
    t.east("sachsen");
    expect(t.view.unrest).toMatchObject({ sachsen: 0, thueringen: 1 });
    expect(t.view.police.every(({ used }) => !used)).toBe(true);
  });
});

test("[B13.8] it is compulsory while there is unrest, and stops when there is none", () => {
  const t = phase("police", {
    unrest: { sachsen: 1 },
    police: [{ card: "stasi-is-founded" }, { card: "stalinist-purges" }],
  });
  expect(t.told("unrest")).toEqual([{ province: "sachsen", from: 1, to: 0 }]);
});

describe("[B13.9] socialists", () => {
  test("right of the start they come into the box, then are exchanged", () => {
    const t = phase("socialists", { tracks: { socialists: 5 }, box: 1, unrest: { sachsen: 5 } });
    expect(t.told("socialists.gained")).toEqual([{ count: 3, box: 4 }]);
    expect(t.view.unrest.sachsen).toBe(3);
    expect(t.view.box).toBe(2);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 4],
  ])("box %i: %i come, or on the other side are lost", (box, count) => {
    expect(phase("socialists", { tracks: { socialists: box } }).told("socialists.gained")).toEqual([
      { count, box: count },
    ]);
    const left = phase("socialists", { tracks: { socialists: -box }, box: 5 });
    expect(left.told("socialists.lost")).toEqual([{ count, fromBox: count, box: 5 - count }]);
  });

  test("on the start box nobody comes or goes, but unrest is exchanged", () => {
    const t = phase("socialists", { box: 2, unrest: { sachsen: 6 } });
    expect(t.told("socialists.same")).toEqual([{ box: 2 }]);
    expect([t.view.unrest.sachsen, t.view.socialists.sachsen, t.view.box]).toEqual([4, 2, 0]);
  });

  test("exactly as many as there are may be lost", () => {
    const t = phase("socialists", { tracks: { socialists: -5 }, box: 1, socialists: { sachsen: 2 } });
    expect(t.outcome).toBeNull();
    expect([t.view.socialists.sachsen, t.view.box]).toEqual([0, 0]);
  });

  test("triumph of socialism: the supply of twelve is too small, East wins", () => {
    const t = phase("socialists", { tracks: { socialists: 6 }, box: 6, socialists: { sachsen: 3 } });
    expect(t.outcome).toMatchObject({ winners: ["east"], key: "triumph-of-socialism", args: { count: 4, supply: 3 } });
    expect(phase("socialists", { tracks: { socialists: 6 }, box: 5, socialists: { sachsen: 3 } }).outcome).toBeNull();
  });

  test("left of it they are lost, first from the box, then West chooses; each leaves 1 unrest", () => {
    const t = phase("socialists", {
      tracks: { socialists: -4 },
      box: 1,
      socialists: { sachsen: 1, thueringen: 1 },
      unrest: { sachsen: 3 },
    });
    expect(t.asked).toEqual(["west socialists.lose"]);
    t.west("sachsen");
    // ruling 10: the mass protest counts in phase 10
    expect(t.view.unrest.sachsen).toBe(4);
    expect(t.told("protests")).toEqual([{ west: 0, east: 1 }]);
  });

  test("ruling 15: what is left in the box is exchanged also with the marker on the left", () => {
    const t = phase("socialists", { tracks: { socialists: -1 }, box: 3, unrest: { sachsen: 4 } });
    expect([t.view.unrest.sachsen, t.view.box]).toEqual([3, 1]);
  });

  test("socialism fails: more must be lost than there are, West wins", () => {
    const t = phase("socialists", { tracks: { socialists: -5 }, box: 1, socialists: { sachsen: 1 } });
    expect(t.outcome).toMatchObject({ winners: ["west"], key: "socialism-fails", args: { count: 3, there: 2 } });
  });
});

describe("[B13.10] mass protests", () => {
  test("four and a state collapses", () => {
    const east = phase("mass-protests", { unrest: { sachsen: 8, thueringen: 4, brandenburg: 5 } });
    expect(east.outcome).toMatchObject({
      winners: ["west"],
      key: "collapse",
      args: { west: 0, east: 4, loser: "east" },
    });
    const west = phase("mass-protests", { unrest: { bayern: 12, hessen: 4 } });
    expect(west.outcome).toMatchObject({ winners: ["east"], key: "collapse" });
  });

  test("ruling 13: West Berlin's protest and the supplier's marker both count", () => {
    const t = phase("mass-protests", {
      unrest: { "west-berlin": 8 },
      supplierProtests: ["rheinland-pfalz", "rheinland-pfalz"],
    });
    expect(t.outcome).toMatchObject({ winners: ["east"], args: { west: 4 } });
  });

  test("both at once: East wins", () => {
    const t = phase("mass-protests", { unrest: { bayern: 16, sachsen: 16 } });
    expect(t.outcome).toMatchObject({ winners: ["east"], key: "both-collapse" });
  });

  test("three are not enough; after decade IV East has held out", () => {
    expect(phase("mass-protests", { unrest: { bayern: 12, sachsen: 12 } }).outcome).toBeNull();
    const t = phase("mass-protests", { decade: 4, unrest: { bayern: 12, sachsen: 12 } });
    expect(t.outcome).toMatchObject({ winners: ["east"], key: "held-out", args: { decade: 4, west: 3, east: 3 } });
  });
});
