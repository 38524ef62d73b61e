import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the page on privacy says of every table what it is for", () => {
  const models = [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+)/gm)].map(([, name]) => name);
  const page = readFileSync("docs/privacy.md", "utf8");
  expect(models).toContain("Seat");
  expect(models.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
