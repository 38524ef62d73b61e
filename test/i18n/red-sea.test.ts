import { expect, test } from "vitest";
import { countries, seaLanes } from "../../src/games/red-sea/countries.ts";
import { optionSpecs } from "../../src/games/red-sea/options.ts";
import { redSeaWords as game } from "../../src/games/red-sea/words/index.ts";
import type { Vocabulary } from "../../src/i18n/vocabulary.ts";
import { redSeaSubject as subject } from "../fuzz/red-sea.ts";
import { checkCatalogues, checkKeys, checkSettings, faultFinder, keysInSource, wordlessIn } from "./words-of-a-game.ts";

const words = game as Vocabulary;
const fault = faultFinder([...countries.map(({ id }) => id), seaLanes.id, "us", "ussr"]);

test("the catalogues say the same in both languages", () => {
  checkCatalogues(words);
});

test("everything that the rules tell, ask and end with has words", () => {
  const keys = keysInSource(["src/engine", "src/games/cold-war", "src/games/red-sea"]);
  expect(keys.told.length).toBeGreaterThan(40);
  expect(keys.asked.length).toBeGreaterThan(30);
  expect(new Set(keys.ended)).toContain("africa");
  checkKeys(words, keys);
});

test("every option of the lobby has words", () => {
  checkSettings(words, optionSpecs, fault);
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  expect(wordlessIn(subject, game, 60, fault).slice(0, 20)).toEqual([]);
});
