import { expect, test } from "vitest";
import { boardPages } from "../../src/discord/text-board.ts";

const long = (letter: string, lines: number) => Array.from({ length: lines }, () => letter.repeat(999));
const board = [
  { parts: [], lines: ["Turn 1", "Score 0"] },
  { parts: ["north", "coast"], lines: ["North", ...long("n", 2)], more: ["next to the south"] },
  { parts: ["south"], lines: ["South", ...long("s", 2)] },
];

test("a part of the board that would not fit begins a page of its own", () => {
  const { part, pages } = boardPages(board, null);
  expect(part).toBeNull();
  expect(pages.map((page) => page.split("\n").filter((line) => line.length < 20))).toEqual([
    ["Turn 1", "Score 0", "North"],
    ["South"],
  ]);
});

test("one part alone says when it is, and more than in the whole", () => {
  const { part, pages } = boardPages(board, "coast");
  expect(part).toBe("coast");
  expect(pages.join("\n").replaceAll(/n{999}/g, "…")).toBe("Turn 1\nNorth\n…\n…\nnext to the south");
});

test("what is no part of the board is the whole of it", () => {
  expect(boardPages(board, "x".repeat(5000))).toEqual(boardPages(board, null));
});

test("a part longer than a page goes on over the next, and loses no line", () => {
  const { pages } = boardPages([{ parts: [], lines: long("w", 10) }], null);
  expect(pages.join("\n").split("\n")).toHaveLength(10);
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(3000);
});
