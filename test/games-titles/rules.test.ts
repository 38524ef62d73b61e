import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../src/engine/index.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import { rules } from "../../src/games/twilight-struggle/reference/rules-summary/index.ts";
import { twilightStruggleTitle as title } from "../../src/games/twilight-struggle/title.ts";
import { resolve } from "../../src/grammar/search.ts";
import { nameInSentence } from "../../src/i18n/phrase.ts";
import { table } from "../games/twilight-struggle/table.ts";

const find = (typed: string) => resolve(typed, title.subjects("rule"), title.game);

test("a rule has its title, its paragraph and its text", () => {
  expect(title.lookUp("rule", "rule:6.3.2", "en", null)).toEqual([
    "**Coup: the roll** · 6.3.2",
    "Die + operations − 2 × stability. If the result is above 0, remove that much influence of your opponent; what cannot be removed is added as your own. At 0 or less nothing changes.",
  ]);
  expect(title.lookUp("rule", "rule:chinese-civil-war", "ru", null)[0]).toBe(
    "**Вариант: гражданская война в Китае** · Делюкс 12",
  );
});

test("rules are found by title in both languages, by paragraph and by other words", () => {
  for (const { id, title: words } of rules)
    for (const language of languages) expect(find(words[language])).toEqual([id]);
  expect(find("6.1.2")).toEqual(["rule:6.1.2"]);
  expect(find("8.1.6")).toEqual(["rule:4.5.B"]);
  expect(find("reach")).toEqual(["rule:6.1.1"]);
  expect(find("дефкон")).toEqual(["rule:8.1.1"]);
  expect(find("milops")).toEqual(["rule:8.2.1"]);
  expect(find("ядерная войн")).toEqual(["rule:8.1.3"]);
});

test("nothing that people may type means two rules", () => {
  const typed = rules.flatMap(({ title: words, aliases }) => [
    ...languages.map((language) => words[language].toLowerCase()),
    ...new Set(aliases),
  ]);
  const twice = typed.filter((each, at) => typed.indexOf(each) !== at);
  // a short name may repeat the title of its own rule
  expect(twice.filter((each) => find(each).length !== 1)).toEqual([]);
});

test("every chapter of the rulebook is there", () => {
  for (const chapter of ["2.", "3.", "4.", "5.", "6.1", "6.2", "6.3", "6.4", "7.", "8.1", "8.2", "9.", "10.", "11."])
    expect(
      rules.some(({ id }) => id.startsWith(`rule:${chapter}`)),
      chapter,
    ).toBe(true);
});

test("every paragraph that the game cites has its rule", () => {
  const source = ["src/games/cold-war", "src/games/twilight-struggle"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  const cited = source.flatMap((text) =>
    [...text.matchAll(/rule: "((?:TZ )?[\d.A-I]+)"/g)].map(([, paragraph = ""]) => paragraph),
  );
  expect(cited.length).toBeGreaterThan(20);
  for (const paragraph of cited) expect(find(paragraph), paragraph).toHaveLength(1);
});

test("a digest is short, and has the names of cards right", () => {
  expect(rules.length).toBeGreaterThanOrEqual(40);
  for (const language of languages) {
    const known = new Set(Object.keys(cards).map((id) => nameInSentence(language, id, title.messages)));
    for (const { id, text } of rules) {
      expect(text[language].length, id).toBeLessThan(500);
      for (const [, name = ""] of text[language].matchAll(/\*([^*]+)\*/g)) expect([...known], id).toContain(name);
    }
  }
});

test("4.3: reshuffling is told as the game at hand plays it, and without one as usual", () => {
  const told = (language: "en" | "ru", reshuffle?: "at-once" | "when-needed") =>
    title.lookUp(
      "rule",
      "rule:4.3",
      language,
      reshuffle === undefined ? null : table({ options: { reshuffle } }).view,
    )[1];
  for (const usual of [undefined, "at-once"] as const) {
    expect(told("en", usual)).toMatch(/^As soon as the last card of the draw pile is taken/);
    expect(told("ru", usual)).toMatch(/^Как только из колоды взята последняя карта/);
  }
  expect(told("en", "when-needed")).toMatch(/only when a card is needed and none is left\./);
  expect(told("ru", "when-needed")).toMatch(/только когда нужна карта, а колода пуста\./);
});

test("in a game a rule is told with how it stands", () => {
  const { view } = table({ defcon: 3 });
  const told = (id: string, language: "en" | "ru") => title.lookUp("rule", id, language, view).slice(2);
  expect(told("rule:8.1.5", "en")).toEqual(["→ DEFCON 3: no coups or realignments in Europe, Asia"]);
  expect(told("rule:8.2.1", "ru")).toEqual([
    "→ Военные операции, нужно 3: США 0 (не хватает 3), СССР 0 (не хватает 3)",
  ]);
  expect(told("rule:6.1.2", "en")).toEqual([]);
});
