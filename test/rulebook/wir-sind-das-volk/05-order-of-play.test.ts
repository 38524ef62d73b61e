import { expect, test } from "vitest";
import type { Track } from "../../../src/games/wir-sind-das-volk/cards/types.ts";
import { table } from "../../games/wir-sind-das-volk/table.ts";

/** The order at the beginning of decade II. */
const order = (tracks: Partial<Record<Track, number>>) =>
  table({ powers: {}, step: { at: "decade" }, decade: 2, tracks }).view.powers?.order;

test("5, the example: prestige two boxes towards the East, dominance on its start box, the USA leads in space", () => {
  expect(order({ prestige: 2, space: -1 })).toEqual(["east", "usa", "ussr", "west"]);
  const t = table({ powers: {}, step: { at: "decade" }, decade: 2, tracks: { prestige: 2, space: -1 } });
  expect(t.asked).toEqual(["east turn.card"]);
});

test("5: a tie is won by the superpower", () => {
  expect(order({ prestige: -3, dominance: 3 })).toEqual(["ussr", "west", "usa", "east"]);
  expect(order({ prestige: 1, dominance: 1 })).toEqual(["ussr", "east", "usa", "west"]);
});

test("5: prestige on its start box, West before East", () => {
  expect(order({ dominance: -1 })).toEqual(["usa", "west", "east", "ussr"]);
});

test("5: dominance on its start box, first the space race decides, then the arms race, then the USA is first", () => {
  expect(order({ space: 1, arms: -4 })).toEqual(["ussr", "usa", "west", "east"]);
  expect(order({ arms: 2 })).toEqual(["ussr", "usa", "west", "east"]);
  expect(order({ arms: -2 })).toEqual(["usa", "ussr", "west", "east"]);
  expect(order({})).toEqual(["usa", "ussr", "west", "east"]);
});

test("5: the space race does not matter when dominance is off its start box", () => {
  expect(order({ dominance: 1, space: -6 })).toEqual(["ussr", "west", "east", "usa"]);
});
