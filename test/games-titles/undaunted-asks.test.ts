import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Match } from "../../src/engine/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { Random } from "../fuzz/random.ts";
import { undauntedSubject as subject } from "../fuzz/undaunted.ts";

/** What docs/undaunted-asks.md says of a kind of ask. */
interface Row {
  readonly args: readonly string[];
  readonly hints: readonly string[];
}

const quoted = (cell = ""): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);

const rows = new Map<string, Row>();
for (const line of readFileSync("docs/undaunted-asks.md", "utf8").split("\n")) {
  const [, kind, args, , hints = ""] = line.split("|").map((cell) => cell.trim());
  const [, name] = /^`(\w+\.\w+)`$/.exec(kind ?? "") ?? [];
  if (name === undefined) continue;
  const above = hints === "as above" ? ([...rows.values()].at(-1)?.hints ?? []) : quoted(hints);
  rows.set(name, { args: quoted(args), hints: above });
}

const faults = new Set<string>();
const asked = new Set<string>();

beforeAll(() => {
  for (let game = 0; game < 11; game++) {
    const random = new Random(`asks-${game}`);
    const match = Match.start(subject.game, { options: subject.options(random), seed: `asks-${game}` });
    for (let step = 0; match.outcome === null && step < 600; step++) {
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      const row = rows.get(ask.kind);
      asked.add(ask.kind);
      for (const name of Object.keys(ask.args)) if (!row?.args.includes(name)) faults.add(`${ask.kind}: arg ${name}`);
      for (const { hint = {} } of ask.options)
        for (const name of Object.keys(hint)) if (!row?.hints.includes(name)) faults.add(`${ask.kind}: hint ${name}`);
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
    }
  }
}, 60_000);

test("the page lists every kind of ask that there is", () => {
  const kinds = Object.keys(undauntedMessages.phrases.en).flatMap((key) =>
    key.startsWith("ask.") ? [key.slice(4)] : [],
  );
  expect([...rows.keys()].sort()).toEqual(kinds.sort());
});

test("random games ask with no other args and hints", () => {
  expect([...faults]).toEqual([]);
  expect(asked.size).toBeGreaterThan(12);
});
