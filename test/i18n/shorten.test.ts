import { expect, test } from "vitest";
import { beginningOf, endOf, sentencesOf } from "../../src/i18n/index.ts";

const family = "👩‍👩‍👧";

test("D13: a text is cut between characters, never inside of one", () => {
  expect(beginningOf("abcdef", 6)).toBe("abcdef");
  expect(beginningOf("abcdef", 4)).toBe("abc…");
  expect(beginningOf(`ab${family}cd`, 6)).toBe("ab…");
  expect(beginningOf("ab🎲cd", 4)).toBe("ab…");
  expect(beginningOf("ae\u0301x", 3)).toBe("a…");
});

test("D13: and so is its end", () => {
  expect(endOf("abcdef", 6)).toBe("abcdef");
  expect(endOf("abcdef", 4)).toBe("…def");
  expect(endOf(`ab${family}cd`, 6)).toBe("…cd");
  expect(endOf("ab🎲cd", 4)).toBe("…cd");
});

test("P24: of a long text whole sentences, and a sign that more follows", () => {
  const text =
    "The US names 1 of the 6 regions. Until the end of the turn the USSR may not place influence there with Operations.";
  expect(sentencesOf(text, 200)).toBe(text);
  expect(sentencesOf(text, 60)).toBe("The US names 1 of the 6 regions. …");
  // the first sentence alone would be less than half
  expect(sentencesOf(text, 100)).toBe(
    "The US names 1 of the 6 regions. Until the end of the turn the USSR may not place influence there…",
  );
});
