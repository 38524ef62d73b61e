import { expect, test } from "vitest";
import type { Args, Language } from "../../src/engine/index.ts";
import { fill } from "../../src/i18n/pattern.ts";

const phrases: Readonly<Record<string, string>> = {
  "left.0": "nothing left",
  "left.other": "{left} left",
};

const say = (pattern: string, args: Args, language: Language = "en") =>
  fill(pattern, {
    language,
    args,
    name: (id) => (id === "us" ? "США" : id),
    isPlural: (id) => id === "us",
    pattern: (key) => phrases[key],
  });

test("args: numbers, texts, lists", () => {
  expect(say("{a} and {b}: {c}", { a: 1, b: "x", c: ["y", "z"] })).toBe("1 and x: y, z");
  expect(say("{a}", { a: -3 })).toBe("−3");
});

test("names that are in a list several times stand there once, numbers as they are", () => {
  expect(say("{cards}", { cards: ["us", "x", "us", "us"] }, "ru")).toBe("3 × США, x");
  expect(say("🎲 {dice}", { dice: [9, 9, 1] })).toBe("🎲 9, 9, 1");
});

test("English plurals", () => {
  const cards = (count: number) => say("{count} {count|card|cards}", { count });
  expect([0, 1, 2, 5, 11, 21].map(cards)).toEqual(["0 cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards"]);
});

test("Russian plurals", () => {
  const points = (count: number) => say("{count} {count|очко|очка|очков}", { count }, "ru");
  expect([0, 1, 2, 4, 5, 11, 12, 21, 22, 25].map(points)).toEqual([
    "0 очков",
    "1 очко",
    "2 очка",
    "4 очка",
    "5 очков",
    "11 очков",
    "12 очков",
    "21 очко",
    "22 очка",
    "25 очков",
  ]);
});

test("a verb goes with the number of a name", () => {
  expect(say("{side} {side|берёт|берут}", { side: "us" }, "ru")).toBe("США берут");
  expect(say("{side} {side|берёт|берут}", { side: "СССР" }, "ru")).toBe("СССР берёт");
});

test("a verb goes with a list: with the only one of it, or with several", () => {
  const of = (sides: readonly string[]) => say("{sides} {sides|берёт|берут}", { sides }, "ru");
  expect([["us"], ["СССР"], ["СССР", "ГДР"]].map(of)).toEqual(["США берут", "СССР берёт", "СССР, ГДР берут"]);
  expect(say("{sides} {sides|wins|win}", { sides: ["USA", "West"] })).toBe("USA, West win");
});

test("terms of a sum, and signs", () => {
  expect(say("4{m+}", { m: 2 })).toBe("4 + 2");
  expect(say("4{m+}", { m: -1 })).toBe("4 − 1");
  expect(say("4{m+}", { m: 0 })).toBe("4");
  expect([2, 0, -1].map((r) => say("{r±}", { r }))).toEqual(["+2", "0", "−1"]);
});

test("phrases chosen by a value", () => {
  expect(say("{left:left}", { left: 0 })).toBe("nothing left");
  expect(say("{left:left}", { left: 3 })).toBe("3 left");
});

test("brackets are there only with their args", () => {
  const pattern = "{n} drawn[: {cards}]";
  expect(say(pattern, { n: 2 })).toBe("2 drawn");
  expect(say(pattern, { n: 0, cards: [] })).toBe("0 drawn");
  expect(say(pattern, { n: 2, cards: ["a", "b"] })).toBe("2 drawn: a, b");
});
