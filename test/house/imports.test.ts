import { describe, expect, test } from "vitest";
import { allImports, cyclesIn, type Import, importsOf } from "./imports.ts";
import { pages } from "./page.ts";
import { strayImports } from "./rooms.ts";

const all = allImports();

describe("imports", () => {
  test("lead one way from room to room, and painters take nothing but what is printed, called or seen", () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(strayImports(all)).toEqual([]);
  });

  test("form no circle of files that need each other to run", () => {
    expect(cyclesIn(all)).toEqual([]);
  });

  test("are on the page on architecture as they are (npm run imports)", () => {
    const { now, drawn } = pages();
    expect(now).toBe(drawn);
    expect(now).toContain("| engine | nothing of ours |");
  });
});

describe("the guard of imports", () => {
  const needs = (from: string, to: string): Import => ({ from, to, typeOnly: false });

  test("reads every way to import", () => {
    const text = `import "./a.ts";
import { b } from "../b.ts";
import type { C } from "./c.ts";
import {
  type D,
  type E,
} from "./d.ts";
export * from "./e.ts";
import { type F, f } from "./f.ts";
import outside from "outside";
const g = await import("./g.ts");
`;
    expect(importsOf({ path: "src/x/y.ts", text })).toEqual([
      needs("src/x/y.ts", "src/x/a.ts"),
      needs("src/x/y.ts", "src/b.ts"),
      { ...needs("src/x/y.ts", "src/x/c.ts"), typeOnly: true },
      { ...needs("src/x/y.ts", "src/x/d.ts"), typeOnly: true },
      needs("src/x/y.ts", "src/x/e.ts"),
      needs("src/x/y.ts", "src/x/f.ts"),
      needs("src/x/y.ts", "src/x/g.ts"),
    ]);
  });

  test("finds a way that there is not, rules in a painter, and a circle", () => {
    expect(
      strayImports([
        needs("src/engine/match.ts", "src/games/title.ts"),
        needs("src/games/undaunted/index.ts", "src/games/cold-war/seats.ts"),
        needs("src/table/acting.ts", "src/discord/bot.ts"),
        needs("render/undaunted/board.ts", "src/games/undaunted/state.ts"),
        needs("render/undaunted/board.ts", "src/games/undaunted/rules/victory.ts"),
        needs("render/undaunted/board.ts", "src/games/undaunted/view/index.ts"),
      ]),
    ).toEqual([
      "src/engine/match.ts takes from src/games/title.ts",
      "src/games/undaunted/index.ts takes from src/games/cold-war/seats.ts",
      "src/table/acting.ts takes from src/discord/bot.ts",
      "render/undaunted/board.ts takes from src/games/undaunted/state.ts",
      "render/undaunted/board.ts takes from src/games/undaunted/rules/victory.ts",
    ]);
    expect(
      cyclesIn([needs("a", "b"), needs("b", "c"), needs("c", "a"), { ...needs("b", "a"), typeOnly: true }]),
    ).toEqual(["a → b → c → a"]);
  });
});
