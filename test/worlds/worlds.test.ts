import { expect, test } from "vitest";
import { type Table, tables } from "../e2e/tables.ts";
import { leaking, leaks } from "./planted.ts";
import { freshReport, playWorlds } from "./rounds.ts";

const called = (wanted: string): Table => {
  const table = tables.find(({ name }) => name === wanted);
  if (table === undefined) throw new Error(`No table ${wanted}`);
  return table;
};

test.each([
  { name: "Twilight Struggle", headlines: true },
  { name: "Red Sea", headlines: true, pictures: true },
  { name: "Undaunted" },
  { name: "Wir sind das Volk" },
  { name: "2+2" },
])("$name: nobody is told two worlds apart", async ({ name, headlines = false, pictures = false }) => {
  const report = freshReport();
  await playWorlds(called(name), 30, "ci", report, { pictures });
  expect(report.differences).toEqual([]);
  if (headlines) expect(report.together).toBeGreaterThan(0);
  expect(report.answers).toBeGreaterThanOrEqual(30);
});

test.each(leaks)("a leak is found in %s", async (_, seen, leak) => {
  const report = freshReport();
  await playWorlds(called("Undaunted"), 12, "planted", report, { pictures: false, commands: leaking(leak) });
  expect(report.differences.join("\n")).toMatch(seen);
});
