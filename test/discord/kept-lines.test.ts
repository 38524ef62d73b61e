import { expect, test } from "vitest";
import { KeptLines } from "../../src/discord/speaking.ts";
import { choose } from "../../src/grammar/index.ts";

test("a line that waits for its person is forgotten with him, and no other", () => {
  const kept = new KeptLines();
  const line = { verb: choose, texts: { option: "coup" } };
  const annas = kept.keep(line, "anna", "g");
  const boriss = kept.keep(line, "boris", "g");
  kept.forget("anna");
  expect(kept.find(annas, "anna", "g")).toBe(null);
  expect(kept.find(boriss, "boris", "g")).toBe(line);
});
