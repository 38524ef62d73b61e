import { expect, test } from "vitest";
import { languages } from "../../src/engine/index.ts";
import { countries } from "../../src/games/twilight-struggle/countries.ts";
import { optionSpecs } from "../../src/games/twilight-struggle/options.ts";
import { twilightStruggleWords as game } from "../../src/games/twilight-struggle/words/index.ts";
import { settingName, settingValue } from "../../src/i18n/options.ts";
import { hasWords } from "../../src/i18n/phrase.ts";
import { twilightStruggleSubject as subject } from "../fuzz/twilight-struggle.ts";
import { catalogueFaults, fault, inSources, wordFaults } from "./judging.ts";

const rawIds: readonly string[] = [...countries.map(({ id }) => id), "us", "ussr"];

test("the catalogues are complete and agree", () => {
  expect(catalogueFaults(game)).toEqual([]);
});

test("everything that the rules tell, ask and end with has words", () => {
  const found = inSources(["src/engine", "src/games/cold-war", "src/games/twilight-struggle"]);
  const told = found(/(?:tell|tellSecret|showTo)\((?:g, "\w+", )?"([\w.-]+)"/g);
  const asked = [
    ...found(/kind(?::| =) "([\w.-]+)"/g),
    ...found(/chooseCountries\(g, "\w+", "([\w.-]+)"/g),
    ...found(/"(influence\.\w+)"/g),
  ];
  const ended = [...found(/\.end\([^;]*?"([\w-]+)"(?:, \{|\))/g), ...found(/decideByVp\(g, "([\w-]+)"/g)];
  expect(told.length).toBeGreaterThan(50);
  expect(asked.length).toBeGreaterThan(40);
  expect(new Set(ended)).toContain("wargames");
  for (const language of languages) {
    for (const key of told) expect(hasWords(language, `log.${key}`, game), `log.${key}`).toBe(true);
    for (const kind of asked)
      for (const way of ["ask", "todo"])
        expect(hasWords(language, `${way}.${kind}`, game), `${way}.${kind}`).toBe(true);
    for (const key of ended) expect(hasWords(language, `end.${key}`, game), `end.${key}`).toBe(true);
  }
});

test("every option of the lobby has words", () => {
  for (const language of languages)
    for (const [name, { values }] of Object.entries(optionSpecs)) {
      expect(fault(language, settingName(language, name, game), rawIds), name).toBeNull();
      expect(settingName(language, name, game)).not.toBe(name);
      for (const value of values)
        expect(fault(language, settingValue(language, name, value, game), rawIds), name).toBeNull();
    }
  expect(settingValue("en", "handicapSide", "ussr", game)).toBe("USSR");
  expect(settingValue("ru", "optionalCards", true, game)).toBe("Да");
  expect(settingValue("en", "handicap", 2, game)).toBe("2");
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  expect(wordFaults(subject, game, rawIds, 30).slice(0, 20)).toEqual([]);
});
