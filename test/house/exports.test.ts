import { expect, test } from "vitest";
import { allSources, unusedExports } from "./exports.ts";
import { importsIn } from "./imports.ts";

const sources = allSources();
const taken = new Set(importsIn(sources).map(({ to }) => to));

test("every file of the program is taken by another, but for those that it begins with", () => {
  const first = sources
    .map(({ path }) => path)
    .filter((path) => !path.startsWith("test/") && !path.endsWith(".d.ts") && !taken.has(path));
  expect(first).toEqual([
    "src/demo/build.ts",
    "src/demo/page/red-sea.ts",
    "src/demo/page/twilight-struggle.ts",
    "src/demo/page/two-plus-two.ts",
    "src/demo/page/undaunted-north-africa.ts",
    "src/demo/page/wir-sind-das-volk.ts",
    "src/main.ts",
    "src/move-store.ts",
    "src/playground/page/main.ts",
    "src/replay/page/red-sea.ts",
    "src/replay/page/twilight-struggle.ts",
    "src/replay/page/two-plus-two.ts",
    "src/replay/page/undaunted-north-africa.ts",
    "src/replay/page/wir-sind-das-volk.ts",
    "src/replay/thread.ts",
    "src/thinking/thread.ts",
    "src/upkeep/main.ts",
    "render/studio/thread.ts",
  ]);
});

test("what is exported is used in another file", () => {
  const unused = unusedExports(sources).filter((each) => taken.has(each.split(": ")[0] ?? ""));
  expect(unused).toEqual([]);
});

test("an export that is passed on is used where the last file takes it", () => {
  const files = {
    "a.ts": "export const a = 1;\nexport interface B {}\nexport function* c() {}\nexport const { d, e: f } = g;\n",
    "b.ts": 'export * from "./a.ts";\nexport { h, type I } from "./c.ts";\n',
    "c.ts": "export const h = 1;\nexport type I = 1;\nexport async function k() {}\n",
    "d.ts": 'import { a, type B as C } from "./b.ts";\nimport { h } from "./c.ts";\n',
  };
  const found = unusedExports(Object.entries(files).map(([path, text]) => ({ path, text })));
  expect(found).toEqual(["a.ts: c", "a.ts: d", "a.ts: f", "b.ts: h", "b.ts: I", "c.ts: I", "c.ts: k"]);
});
