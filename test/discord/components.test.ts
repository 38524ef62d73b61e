import { expect, test } from "vitest";
import { button, buttonRows, fitted, hasRoom, text } from "../../src/discord/components.ts";

const contents = (...lengths: number[]) =>
  fitted(lengths.map((length) => text("x".repeat(length)))).map((part) =>
    "content" in part ? part.content.length : 0,
  );

test("D4: the texts of a message fit together, and the longest gives way", () => {
  expect(contents(1500, 2500)).toEqual([1500, 2500]);
  expect(contents(1500, 3000)).toEqual([1500, 2500]);
  expect(contents(3800, 3800)).toEqual([2000, 2000]);
  expect(contents(100, 3000, 3000)).toEqual([100, 1950, 1950]);
});

test("D4: a text that has lines ends with a whole one", () => {
  const lines = Array.from({ length: 50 }, (_, at) => `${at} ${"x".repeat(96)}`).join("\n");
  const [one, two] = fitted([text(lines), text("y".repeat(3000))]) as { readonly content: string }[];
  expect(one?.content).toMatch(/^0 x+\n[\s\S]*\n\d+ x{96}\n…$/);
  expect((one?.content.length ?? 0) + (two?.content.length ?? 0)).toBeLessThanOrEqual(4000);
});

test("a message has room for 40 components, with those in rows", () => {
  const rows = buttonRows(Array.from({ length: 30 }, (_, at) => button(String(at), "x")));
  expect(hasRoom([text("x"), ...rows], 3)).toBe(true);
  expect(hasRoom([text("x"), ...rows], 4)).toBe(false);
});
