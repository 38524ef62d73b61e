import { expect, test } from "vitest";
import { cardIds } from "../../src/games/twilight-struggle/cards/index.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
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
