import { describe, expect, test } from "vitest";
import { whyLines } from "../../src/discord/why.ts";
import { type Ask, type Language, languages, Match } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { table } from "../games/twilight-struggle/table.ts";

describe.each([...titles.values()])("Why? in $game.id", (title) => {
  const subject = subjectOf(title.game.id);
  const start = (seed: string) => {
    const random = new Random(seed);
    return { random, match: Match.start(subject.game, { options: subject.options(random), seed }) };
  };
  const kinds = Object.keys(title.messages.phrases.en).flatMap((key) => (key.startsWith("ask.") ? [key.slice(4)] : []));

  test.each(kinds)("%s has paragraphs that there are, in words of either language", (kind) => {
    const { match } = start("kinds");
    const seat = match.pending[0]?.seat ?? "";
    const ask: Ask = { seat, kind, args: {}, options: [] };
    const view = match.view(seat);
    for (const language of languages) {
      const { rules } = title.why(ask, view, language);
      expect(rules.length).toBeGreaterThan(0);
      for (const id of rules) expect(title.lookUp("rule", id, language, null), id).toHaveLength(2);
      const [card = ""] = kind.split(".");
      const about = title.subjects("card").includes(card) ? title.lookUp("card", card, language, null) : [];
      expect(whyLines(title, language, ask, view)).toEqual(
        expect.arrayContaining(about.map((line) => expect.stringContaining(line))),
      );
    }
  });

  test("rules are told with how it stands, in whole sentences", () => {
    const view = start("rules").match.view(null);
    for (const id of title.subjects("rule"))
      for (const language of languages) {
        const here = title.lookUp("rule", id, language, view).slice(2);
        expect(here.join(), id).not.toMatch(/[{}]|board\.|undefined/);
      }
    const told = title.subjects("rule").filter((id) => title.lookUp("rule", id, "en", view).length > 2);
    expect(told.length).toBeGreaterThan(3);
  });

  test("is whole sentences that go into a message, whatever is asked", () => {
    const faults = new Set<string>();
    for (const seed of ["why-1", "why-2"]) {
      const { random, match } = start(seed);
      for (let step = 0; match.outcome === null && step < 150; step++) {
        const ask = random.pick(match.pending.filter(({ answered }) => !answered));
        const view = match.view(ask.seat);
        for (const language of languages) {
          const words = whyLines(title, language, ask, view).join("\n");
          if (/[{}]|\bwhy\.|undefined|NaN|\*{4}/.test(words)) faults.add(`${ask.kind}: ${words}`);
          if (words.length > 3800) faults.add(`${ask.kind}: ${words.length} characters`);
        }
        match.answer(ask.seat, random.pick(subject.careful(view, ask)).id);
      }
    }
    expect([...faults]).toEqual([]);
  });
});

describe("the numbers of a position of Twilight Struggle", () => {
  const twilight = titles.get("twilight-struggle");
  const why = (language: Language, use: string) => {
    const influence = { iran: [1, 0], egypt: [0, 2], israel: [1, 0], syria: [0, 1] } as const;
    const t = table({ side: "us", turn: 5, defcon: 3, hands: { us: ["duck-and-cover"] }, influence });
    t.us("duck-and-cover", use);
    const ask = t.match.pending[0];
    if (twilight === undefined || ask === undefined) throw new Error("nothing is asked");
    return whyLines(twilight, language, ask, t.match.view(ask.seat)).join("\n");
  };

  test("6.1.2: what a marker costs, and what is missing for control", () => {
    expect(why("en", "influence")).toContain("**Cost of influence** · 6.1.2\n1 influence costs 1 point");
    expect(why("en", "influence")).toContain(
      "- **Egypt**: stability 2, you 0, USSR 2: 1 influence costs 2 ops while USSR controls it, 4 more for control.",
    );
    expect(why("ru", "influence")).toContain(
      "- **Египет**: стабильность 2, у вас 0, у СССР 2: одно очко влияния за 2 ОО, пока СССР контролирует страну, до контроля ещё 4.",
    );
  });

  test("6.3.2, 8.1.5: which regions are closed, and what the die must show", () => {
    expect(why("en", "coup")).toContain("- DEFCON 3: no coups or realignments in Europe, Asia");
    expect(why("en", "coup")).toContain(
      "- **Egypt**: die + 3 − 4 (2 × stability 2): 2 or more succeeds, 5 of 6; a 6 moves 5 influence, USSR has 2.",
    );
  });

  test("6.2.2: what both add, and how often a roll helps", () => {
    expect(why("ru", "realign")).toContain("- **Египет**: соседей под контролем: у вас ");
  });
});
