import { expect, test } from "vitest";
import { cardIds } from "../../src/games/twilight-struggle/cards/index.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { itemsOf } from "../../src/grammar/items.ts";
import { resolve, search } from "../../src/grammar/search.ts";

const country = (typed: string) => resolve(typed, board.ids, twilightStruggle);
const card = (typed: string) => resolve(typed, cardIds, twilightStruggle);

test("names in both languages, short names and small mistakes", () => {
  expect(country("Iran")).toEqual(["iran"]);
  expect(country("Иран")).toEqual(["iran"]);
  expect(country("FRG")).toEqual(["west-germany"]);
  expect(country("ФРГ")).toEqual(["west-germany"]);
  expect(country("w germany")).toEqual(["west-germany"]);
  expect(country("Phillipines")).toEqual(["philippines"]);
  expect(country("Чехословакя")).toEqual(["czechoslovakia"]);
  expect(country("Atlantis")).toEqual([]);
  expect(card("duck and cover")).toEqual(["duck-and-cover"]);
  expect(card("маршалл")).toEqual(["marshall-plan"]);
});

test("an ambiguous name gives all it may mean", () => {
  expect(country("korea").sort()).toEqual(["north-korea", "south-korea"]);
  expect(country("germany").sort()).toEqual(["east-germany", "west-germany"]);
});

test("the best guesses come first", () => {
  expect(search("spa", board.ids, twilightStruggle)[0]).toBe("spain-portugal");
  expect(search("", board.ids, twilightStruggle)).toHaveLength(board.ids.length);
  expect(search("fr", ["france", "frankfurt"], twilightStruggle)).toEqual(["france", "frankfurt"]);
});

test("a number is read exactly: with a sign, or with another digit, it is another", () => {
  const numbers = { name: () => undefined, aliases: (id: string) => [id.replace("minus ", "-")] };
  const number = (typed: string) => resolve(typed, ["1", "2", "minus 2", "1001"], numbers);
  expect(["1", "#1", "№ 1", "1."].flatMap(number)).toEqual(["1", "1", "1", "1"]);
  expect(["-1", "−1", "–1", "+1", "(-1)", "01", "1002"].flatMap(number)).toEqual([]);
  expect(["-2", "−2", "2"].flatMap(number)).toEqual(["minus 2", "minus 2", "2"]);
  expect(country("west germany 0")).toEqual([]);
  expect(card("u-2 incident")).toEqual(["u2-incident"]);
});

test("less than none of something is none of it", () => {
  const read = (text: string) => itemsOf(text, true).map(({ typed, count }) => `${count} ${typed}`);
  expect(read("italy 2, 2 italy, +2 italy, italy x2, italy - 2, italy-2")).toEqual([
    "2 italy",
    "2 italy",
    "2 italy",
    "2 italy",
    "2 italy -",
    "2 italy-",
  ]);
  expect(read("italy -2, -2 italy, italy −2, west germany 0")).toEqual([
    "1 italy -2",
    "1 -2 italy",
    "1 italy −2",
    "1 west germany 0",
  ]);
  expect(["italy -2", "-2 italy", "italy −2", "west germany -1"].flatMap(country)).toEqual([]);
});
