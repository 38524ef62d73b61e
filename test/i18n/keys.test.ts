import { expect, test } from "vitest";
import { en } from "../../src/i18n/en/index.ts";
import { ownReason, phrase, refusal, type TableEnd, type TableEntry } from "../../src/i18n/index.ts";
import { inSources } from "./catalogues.ts";

test("a misspelt key of what every game says does not compile", () => {
  expect(phrase("en", { key: "panel.done", args: {} })).toBe("Done.");
  // @ts-expect-error: it is panel.done
  expect(() => phrase("en", { key: "panel.doen", args: {} })).toThrow("No words for panel.doen");
  // @ts-expect-error: it is refusal.over
  expect(refusal("refusal.ovre").reason.key).toBe("refusal.ovre");
  // @ts-expect-error: no reason to refuse anything
  expect(ownReason("panel.done").key).toBe("panel.done");
  // @ts-expect-error: it is draw-agreed
  const told: TableEntry = "draw-agred";
  // @ts-expect-error: it is resigned
  const ended: TableEnd = "resignd";
  expect([told, ended]).toEqual(["draw-agred", "resignd"]);
});

test("what the engine refuses, tells and finds in a record has words", () => {
  const found = inSources(["src/engine"]);
  const keys = [
    ...found(/key: "((?:refusal|record)\.[\w.-]+)"/g),
    ...found(/(?:key: |tell\()"(forced|fell-back)"/g).map((key) => `log.${key}`),
  ];
  expect(new Set(keys).size).toBe(16);
  expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
});
