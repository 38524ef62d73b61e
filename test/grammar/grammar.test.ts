import { expect, test } from "vitest";
import { subjects } from "../fuzz/subjects.ts";
import { freshReport, typeThrough } from "./contract.ts";

/** Enough games for a hundred positions or more of each; `npm run grammar` types longer. */
const games: Readonly<Record<string, number>> = {
  "twilight-struggle": 8,
  "red-sea": 16,
  "undaunted-north-africa": 3,
  "wir-sind-das-volk": 5,
  "two-plus-two": 5,
};

test.each([...subjects])("lines typed at random positions of %s keep the contract", (id, subject) => {
  const report = freshReport();
  for (let at = 0; at < (games[id] ?? 10); at++) typeThrough(subject, `line-${at}`, 25, report);
  expect(report.violations).toEqual([]);
  expect(report.lines).toBeGreaterThan(250);
  expect(report.examplesTaken).toBe(report.refused);
});
