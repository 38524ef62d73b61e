import { expect, test } from "vitest";
import { type Language, languages } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { askedRules } from "../../src/grammar/index.ts";
import { redSeaQuestions } from "./questions/red-sea.ts";
import { twilightStruggleQuestions } from "./questions/twilight-struggle.ts";
import { twoPlusTwoQuestions } from "./questions/two-plus-two.ts";
import { undauntedQuestions } from "./questions/undaunted.ts";
import { wirSindDasVolkQuestions } from "./questions/wir-sind-das-volk.ts";

/** A question, and the paragraphs that answer it with a space between them. */
type Asked = Readonly<Record<Language, readonly (readonly [question: string, answers: string])[]>>;

const asked: Readonly<Record<string, Asked>> = {
  "twilight-struggle": twilightStruggleQuestions,
  "red-sea": redSeaQuestions,
  "undaunted-north-africa": undauntedQuestions,
  "wir-sind-das-volk": wirSindDasVolkQuestions,
  "two-plus-two": twoPlusTwoQuestions,
};

const three = (title: string, question: string): string[] => {
  const found = titles.get(title);
  if (found === undefined) throw new Error(title);
  return askedRules(found, question)
    .slice(0, 3)
    .map(({ id }) => id);
};

test.each([...titles.keys()])(
  "of 40 questions about %s at least 36 are answered by one of the first three rules",
  (id) => {
    const own = asked[id];
    const all = languages.flatMap((language) => own?.[language] ?? []);
    for (const language of languages) expect(own?.[language]).toHaveLength(20);
    const rules = titles.get(id)?.subjects("rule");
    const missed = all.filter(([question, answers]) => {
      const wanted = answers.split(" ").map((each) => `rule:${each}`);
      expect(rules).toEqual(expect.arrayContaining(wanted));
      return !three(id, question).some((rule) => wanted.includes(rule));
    });
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(4);
  },
);

test("endings, ё, typing errors and other words for a thing do not matter", () => {
  expect(three("twilight-struggle", "переворотами в закрытых регионах")[0]).toBe("rule:8.1.5");
  expect(three("twilight-struggle", "чем отменяется звездочка")).toContain("rule:2.2.4");
  expect(three("twilight-struggle", "milltary operatoins")).toContain("rule:8.2.1");
  expect(three("undaunted-north-africa", "can I enter any hex")).toEqual(
    three("undaunted-north-africa", "can I enter any tile"),
  );
});

test("what no rule is about has no answer", () => {
  expect(three("red-sea", "xyzzy plugh")).toEqual([]);
  expect(three("red-sea", "")).toEqual([]);
});
