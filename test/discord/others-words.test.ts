import { expect, test } from "vitest";
import { harmless, harmlessInText } from "../../src/discord/others-words.ts";

test.each([
  ["Anna", "Anna", "Anna"],
  ["@everyone", "everyone", "everyone"],
  ["<@1>", "1", "1"],
  ["**bold** `code`", "**bold** code", "bold code"],
  ["[x](https://evil.example)", "[x](https://evil.example)", "x(https://evil.example)"],
  ["\u202Egnitsiwt\u202C", "gnitsiwt", "gnitsiwt"],
  ["a\u200Bb\uFEFFc\u2066d\u2069", "abcd", "abcd"],
  ["two\nlines\r\n\tand more", "twolinesand more", "twolinesand more"],
  ["snake_case ~~gone~~ ||hidden||", "snake_case ~~gone~~ ||hidden||", "snakecase gone hidden"],
  ["\u200B", "", ""],
])("%j is harmless", (name, plain, inText) => {
  expect([harmless(name), harmlessInText(name)]).toEqual([plain, inText]);
});

test("a hundred emoji are short in a sentence, and none is cut in two", () => {
  const words = harmlessInText("👩‍👩‍👧‍👦".repeat(100));
  expect(words).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
  expect(words.length).toBeLessThanOrEqual(60);
});
