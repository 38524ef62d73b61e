import { expect, test } from "vitest";
import { sourcesIn } from "./sources.ts";

/** What a computer player could find out more by than its seat may know. */
const tooMuch = /\b(?:\w*State|\w*Match|Saved|Position|Store)\b/;

test("computer players name nothing that knows more than their seat", () => {
  const sources = sourcesIn("src/computer");
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter(({ text }) => tooMuch.test(text)).map(({ path }) => path)).toEqual([]);
});
