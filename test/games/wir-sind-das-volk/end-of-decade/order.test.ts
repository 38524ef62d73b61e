import { expect, test } from "vitest";
import { phase } from "./phase.ts";

test("the ten phases in order, each with its heading", () => {
  const t = phase("flight", { factories: ["berlin"] });
  expect(t.told("phase").map(({ phase: name }) => name)).toEqual([
    "flight",
    "prestige",
    "currency",
    "police-upkeep",
    "standard-upkeep",
    "internal-comparison",
    "east-west-comparison",
    "police",
    "socialists",
    "mass-protests",
  ]);
  expect(t.view.decade).toBe(2);
});
