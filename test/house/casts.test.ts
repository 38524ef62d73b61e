import { expect, test } from "vitest";
import { allSources } from "./exports.ts";

test("nothing is taken for what it is not by way of unknown or any", () => {
  const erasing = /\bas (unknown|any) as\b|\bas any\b/;
  const found = allSources().filter(({ path, text }) => erasing.test(text) && path !== "test/house/casts.test.ts");
  expect(found.map(({ path }) => path)).toEqual([]);
});
