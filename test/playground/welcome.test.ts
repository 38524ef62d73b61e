import { expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { playable, readChoice, usual, writeChoice } from "../../src/playground/against-computer.ts";

test("the welcome offers every game and every side that there is", () => {
  const offered = playable.map(({ title, seats }) => [title, Object.keys(seats)]);
  expect(offered).toEqual([...titles.values()].map(({ game }) => [game.id, [...game.seats(game.options({}))]]));
});

test("what is chosen there is read as it was written", () => {
  expect(readChoice(writeChoice({ title: "two-plus-two", seat: "east" }))).toEqual({
    title: "two-plus-two",
    seat: "east",
  });
  expect(playable[0]?.title).toBe(usual.title);
});
