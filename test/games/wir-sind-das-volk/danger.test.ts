import { describe, expect, test } from "vitest";
import { dangerOf } from "../../../src/engine/index.ts";
import type { Seat } from "../../../src/games/wir-sind-das-volk/seats.ts";
import { type Setting, type Table, table } from "./table.ts";

const danger = (t: Table, seat: Seat, option: string) => dangerOf(t.match, seat, option);

describe("B13: insolvency that the last card of a decade makes sure", () => {
  /** The last card of the second half is left to East. */
  const last = (setting: Setting) => table({ seat: "east", part: 2, display: ["1953-uprising"], ...setting });

  test("B13.1: a level of 6 costs 3 points, whoever chooses what goes first", () => {
    const t = last({ factories: ["berlin", "bitterfeld"], standard: { hessen: 6 } });
    expect(danger(t, "east", "raise-standard")).toEqual({ key: "danger.insolvency", args: { due: 3, points: 2 } });
    // a point built with its value 1 is enough
    expect(danger(t, "east", "build")).toBeNull();
    t.east("build");
    expect(danger(t, "east", "dresden")).toBeNull();
    expect(danger(t, "east", "done")).toEqual({ key: "danger.insolvency", args: { due: 3, points: 2 } });
  });

  test("and it is so, whatever is chosen", () => {
    const t = last({ factories: ["berlin", "bitterfeld"], standard: { hessen: 6 } }).east("raise-standard");
    expect(t.west("berlin").outcome).toMatchObject({ winners: ["west"], key: "insolvency" });
  });

  test("B12, B13.2: the Wall, the box of prestige that it leads to, and the police", () => {
    const wall = (prestige: number) => {
      const setting = { wall: true, tracks: { prestige }, police: [{ card: "stasi-is-founded" as const }] };
      return danger(last({ ...setting, factories: ["berlin", "bitterfeld"] }), "east", "raise-standard");
    };
    // West's first two boxes run a factory down, its third does not; East's first builds one
    expect(wall(0)).toEqual({ key: "danger.insolvency", args: { due: 3, points: 2 } });
    expect([wall(-2), wall(1)]).toEqual([null, null]);
  });

  test("B13.3: western currency, with all that could still be exported", () => {
    const marker = (currency: number) => {
      const t = last({ tracks: { currency }, factories: ["berlin", "bitterfeld"], standard: { hessen: 2 } });
      return danger(t, "east", "raise-standard");
    };
    // 1 by flight, and the balance is marker + 2 exports
    expect(marker(-3)).toBeNull();
    expect(marker(-4)).toEqual({ key: "danger.insolvency", args: { due: 3, points: 2 } });
  });

  test("B13.4: upkeep of the police", () => {
    const t = last({
      factories: ["berlin", "bitterfeld", "dresden"],
      standard: { hessen: 4 },
      police: [{ card: "stasi-is-founded" }, { card: "founding-of-the-fdj" }],
    });
    expect(danger(t, "east", "raise-standard")).toEqual({ key: "danger.insolvency", args: { due: 4, points: 3 } });
  });

  test("for the East alone", () => {
    const west = table({
      seat: "west",
      part: 2,
      display: ["1953-uprising"],
      factories: ["berlin", "bitterfeld"],
      standard: { hessen: 6 },
    });
    expect(danger(west, "west", "raise-standard")).toBeNull();
  });
});

test("B13.10: a collapse that the last choice could have prevented", () => {
  const t = table({
    phase: "police",
    unrest: { brandenburg: 4, sachsen: 4, thueringen: 4, "sachsen-anhalt": 4, "east-berlin": 1 },
    police: [{ card: "stasi-is-founded" }],
  });
  expect(t.asked).toEqual(["east police.phase"]);
  expect(danger(t, "east", "east-berlin")).toEqual({
    key: "end.collapse",
    args: { decade: 1, loser: "east", west: 0, east: 4, winners: ["west"] },
  });
  expect(danger(t, "east", "sachsen")).toBeNull();
});
