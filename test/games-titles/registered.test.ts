import { describe, expect, test } from "vitest";
import { painters } from "../../render/painters.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { undauntedTitle } from "../../src/games/undaunted/title.ts";
import { subjects } from "../fuzz/subjects.ts";
import { unproven } from "./proofs.ts";

describe("a title that is registered is proven", () => {
  test.each([...titles])("%s", { timeout: 120_000 }, (_, title) => expect(unproven(title)).toEqual([]));

  test("and nothing else is", () => {
    const others = [...subjects.keys(), ...painters.keys()];
    expect(others.filter((id) => !titles.has(id))).toEqual([]);
  });
});

test("a title of which nothing is proven is told what to write, and where", () => {
  const bare: AnyTitle = {
    ...undauntedTitle,
    game: { ...undauntedTitle.game, id: "tag", optionSpecs: { ghost: { values: [true, false], standard: false } } },
    messages: { phrases: { en: { "log.caught": "Caught." }, ru: {} }, name: () => undefined, mark: () => "" },
    family: { name: { en: "tag", ru: "салки" }, about: { en: "Tag", ru: "Салки" }, verbs: [] },
    subjects: (kind) => (kind === "card" ? ["freeze-tag"] : []),
    lookUp: (_, id) => [id],
  };
  expect(unproven(bare)).toEqual([
    "a fuzz subject with two worlds: test/fuzz/<game>.ts, listed in test/fuzz/subjects.ts",
    "a table for whole games typed and clicked: test/e2e/tables.ts",
    "a painter, or null for none by choice: render/painters.ts",
    "verbs: src/games/<game>/verbs.ts",
    "a rules summary: src/games/<game>/reference/",
    "log.caught is missing in a language: src/games/<game>/messages/",
    "words of the option ghost: ghost: src/games/<game>/messages/",
    "what there is to say of the card freeze-tag: src/games/<game>/reference/",
  ]);
});
