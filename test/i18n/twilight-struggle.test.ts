import { expect, test } from "vitest";
import { countries } from "../../src/games/twilight-struggle/countries.ts";
import { optionSpecs } from "../../src/games/twilight-struggle/options.ts";
import { twilightStruggleWords as game } from "../../src/games/twilight-struggle/words/index.ts";
import { settingValue } from "../../src/i18n/options.ts";
import type { Vocabulary } from "../../src/i18n/vocabulary.ts";
import { twilightStruggleSubject as subject } from "../fuzz/twilight-struggle.ts";
import { checkCatalogues, checkKeys, checkSettings, faultFinder, keysInSource, wordlessIn } from "./words-of-a-game.ts";

const words = game as Vocabulary;
const fault = faultFinder([...countries.map(({ id }) => id), "us", "ussr"]);
const folders = ["src/engine", "src/games/cold-war", "src/games/twilight-struggle"];

test("the catalogues say the same in both languages", () => {
  checkCatalogues(words);
});

test("everything that the rules tell, ask and end with has words", () => {
  const keys = keysInSource(folders, { ended: /decideByVp\((?:g, )?"([\w-]+)"/g });
  expect(keys.told.length).toBeGreaterThan(50);
  expect(keys.asked.length).toBeGreaterThan(40);
  expect(new Set(keys.ended)).toContain("wargames");
  checkKeys(words, keys);
});

test("every option of the lobby has words", () => {
  checkSettings(words, optionSpecs, fault);
  expect(settingValue("en", "handicapSide", "ussr", words)).toBe("USSR");
  expect(settingValue("ru", "optionalCards", true, words)).toBe("Да");
  expect(settingValue("en", "handicap", 2, words)).toBe("2");
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  expect(wordlessIn(subject, game, 30, fault).slice(0, 20)).toEqual([]);
});
