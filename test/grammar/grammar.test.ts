import { expect, test } from "vitest";
import { subjects } from "../fuzz/subjects.ts";
import { freshReport, typeThrough } from "./contract.ts";

/** Enough games for a few hundred positions of each; `npm run grammar` types longer. */
const games: Readonly<Record<string, number>> = {
  "twilight-struggle": 20,
  "red-sea": 40,
  "undaunted-north-africa": 6,
  "wir-sind-das-volk": 12,
  "two-plus-two": 12,
};

test.each([...subjects])("lines typed at random positions of %s keep the contract", (id, subject) => {
  const report = freshReport();
  for (let at = 0; at < (games[id] ?? 10); at++) typeThrough(subject, `line-${at}`, 25, report);
  expect(report.violations).toEqual([]);
  expect(report.lines).toBeGreaterThan(600);
  expect(report.examplesTaken).toBe(report.refused);
});
