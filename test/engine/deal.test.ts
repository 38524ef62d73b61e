import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Answer, commitment, type GameRecord, Match, mixture, seedOf, verify } from "../../src/engine/index.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { type Seat, toy } from "./toy.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test("the hash of the secret, and the seed of secret and words, can be made with any tool", () => {
  expect(commitment("kept secret")).toBe(sha256("kept secret"));
  const deal = { secret: "s", words: [["us", "fox"] as const] };
  expect(mixture(deal)).toBe('["s",["us","fox"]]');
  expect(seedOf(deal)).toBe(sha256('["s",["us","fox"]]'));
});

test("whoever brings something first makes no difference, only what and where", () => {
  const words = (...pairs: [string, string][]) => seedOf({ secret: "s", words: pairs });
  expect(words(["ussr", "b"], ["us", "a"])).toBe(words(["us", "a"], ["ussr", "b"]));
  expect(words(["us", "b"], ["ussr", "a"])).not.toBe(words(["us", "a"], ["ussr", "b"]));
  expect(words(["us", "ab"])).not.toBe(words(["us", "a"], ["ussr", "b"]));
});

test("without a word the secret is the seed", () => {
  expect(seedOf({ secret: "alone", words: [] })).toBe("alone");
});

test("what is hashed can be copied into a shell, whatever the words are", () => {
  const deal = { secret: "s", words: [["us", `it's "$(id)" \\ ёж 👩‍🚀 %s`] as const, ["ussr", "שלום"] as const] };
  const text = mixture(deal);
  expect(text).toMatch(/^[ -~]*$/);
  expect(JSON.parse(text)).toEqual(["s", ...deal.words]);
  const printed = execFileSync("sh", ["-c", `printf %s '${text}' | sha256sum`], { encoding: "utf8" });
  expect(printed.slice(0, 64)).toBe(seedOf(deal));
});

test("the recipe of the docs checks a record", () => {
  const docs = readFileSync(new URL("../../docs/checking-the-deal.md", import.meta.url), "utf8");
  const recipe = /^ {4}node -e '[^']*' record\.json$/m.exec(docs)?.[0] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-record-"));
  const checked = (record: object) => {
    writeFileSync(join(folder, "record.json"), JSON.stringify(record));
    return execFileSync("sh", ["-c", recipe], { cwd: folder, encoding: "utf8" }).trim();
  };
  const record = finished([["ann", "it's `ёж`"]]);
  expect(checked(record)).toBe("true true");
  expect(checked(finished([]))).toBe("true true");
  expect(checked({ ...record, words: [["ann", "fox"]] })).toBe("true false");
  expect(checked({ ...record, secret: "other" })).toBe("false false");
  rmSync(folder, { recursive: true });
});

/** A finished game of the toy, as it would be exported. */
function finished(words: readonly (readonly [Seat, string])[]) {
  const secret = "record";
  const seed = seedOf({ secret, words });
  const match = Match.start(toy, { seed });
  const answers: Answer<Seat>[] = [];
  while (match.outcome === null) {
    const ask = match.pending.find((pending) => !pending.answered);
    if (ask === undefined) throw new Error("nobody is asked");
    const option = ask.options[0]?.id ?? "";
    match.answer(ask.seat, option);
    answers.push([ask.seat, option]);
  }
  const played = { game: "toy", options: {}, answers, outcome: match.outcome };
  return { ...played, format: 2, secret, words, seed, commitment: commitment(secret) } as const;
}

test("a record with words verifies, and one without", () => {
  expect(verify(toy, finished([["ann", "fox"]]))).toEqual({ ok: true });
  expect(verify(toy, finished([]))).toEqual({ ok: true });
});

test("a record whose secret or words were altered does not", () => {
  const record = finished([["ann", "fox"]]);
  const key = (altered: unknown) => {
    const verdict = verify(toy, altered as GameRecord<Seat>);
    return verdict.ok ? "" : verdict.key;
  };
  expect(key({ ...record, secret: "other" })).toBe("record.seed");
  expect(key({ ...record, words: [["ann", "cat"]] })).toBe("record.words");
  expect(key({ ...record, words: [["bob", "fox"]] })).toBe("record.words");
  expect(key({ ...record, words: [] })).toBe("record.words");
  expect(key({ ...record, seed: "other" })).toBe("record.words");
  expect(key({ ...record, format: 3 })).toBe("record.format");
});

test("a record from before there were words verifies as it is", () => {
  const kept = JSON.parse(readFileSync(new URL("records/format-1.json", import.meta.url), "utf8"));
  expect(kept).not.toHaveProperty("format");
  expect(verify(twilightStruggle, kept)).toEqual({ ok: true });
  expect(verify(twilightStruggle, { ...kept, seed: "of-before-5" })).toMatchObject({ ok: false, key: "record.seed" });
  // with its hash too: other cards were dealt
  const forged = { ...kept, seed: "of-before-5", commitment: commitment("of-before-5") };
  expect(verify(twilightStruggle, forged)).toMatchObject({ ok: false, key: "record.answer" });
});
