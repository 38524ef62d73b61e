import { describe, expect, test } from "vitest";
import { card } from "../../../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId } from "../../../../src/games/wir-sind-das-volk/cards/types.ts";
import { changes, playThrough } from "../changes.ts";
import { type Setting, table } from "../table.ts";

type Row = readonly [id: CardId, setting: Setting, picks: readonly string[], result: readonly string[]];

const rows: readonly Row[] = [
  [
    "russian-tanks",
    { unrest: { sachsen: 6, thueringen: 4, brandenburg: 1 } },
    ["sachsen", "thueringen", "brandenburg"],
    ["unrest sachsen 6>3", "unrest thueringen 4>2", "unrest brandenburg 1>0", "prestige 0>-1", "socialists 0>1"],
  ],
  ["building-the-berlin-wall", {}, [], ["wall true"]],
  [
    "honecker-ousts-ulbricht",
    { unrest: { sachsen: 1 } },
    ["sachsen", "thueringen"],
    ["unrest sachsen 1>0", "standard sachsen 0>1", "standard thueringen 0>1", "currency 0>-2", "socialists 0>2"],
  ],
  [
    "round-table-emergency-cabinet",
    {
      unrest: { sachsen: 4, thueringen: 4 },
      police: [{ card: "stasi-is-founded", used: true }, { card: "stalinist-purges" }],
    },
    ["east=brandenburg", "west=thueringen"],
    ["unrest brandenburg 0>1", "unrest thueringen 4>3", "currency 0>-1"],
  ],
  [
    "the-wall-comes-down",
    { wall: true, unrest: { sachsen: 1, thueringen: 1 }, police: [{ card: "stalinist-purges" }] },
    ["sachsen"],
    ["unrest sachsen 1>0", "prestige 0>1", "socialists 0>2", "wall false"],
  ],
];

const uses = rows.flatMap(([id, setting, picks, result]) =>
  [["two", "east"] as const, ["four", "east"] as const, ["four", "ussr"] as const].map(([players, seat]) => ({
    id,
    setting,
    picks,
    result,
    players,
    seat,
  })),
);

describe("special cards", () => {
  test.each(uses)("$id by $seat in the game for $players", ({ id, setting, picks, result, players, seat }) => {
    const hands = { [seat]: ["goettingen-eighteen"] } as const;
    const game = players === "four" ? { powers: {} } : {};
    const t = table({ ...game, ...setting, seat, decade: card(id).decade, special: id, hands });
    const before = t.view;
    t.answer(seat, [id, "discard:goettingen-eighteen"]);
    playThrough(t, seat, picks);
    expect(changes(before, t.view).sort()).toEqual([...result].sort());
    expect(t.view.special).toBeNull();
    expect(t.view.played).toEqual([id]);
    expect(t.view.stasiDisbanded).toBe(id === "round-table-emergency-cabinet" || id === "the-wall-comes-down");
    expect(t.view.stasiDisbanded ? t.view.police : []).toEqual([]);
  });
});
