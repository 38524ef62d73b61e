import { expect, test } from "vitest";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import { countries } from "../../src/games/twilight-struggle/components/countries/index.ts";
import { twilightStruggleMessages as game } from "../../src/games/twilight-struggle/messages/index.ts";
import { optionSpecs } from "../../src/games/twilight-struggle/options.ts";
import { settingValue } from "../../src/i18n/options.ts";
import { twilightStruggleSubject as subject } from "../fuzz/twilight-struggle.ts";
import { catalogueFaults, settingFaults } from "./catalogues.ts";
import { influenceFacts } from "./facts.ts";
import { faultFinder } from "./faults.ts";
import { wordFaults } from "./random-games.ts";
import { unpairedAsks, unusedKeys } from "./unused.ts";

const words = game;
const fault = faultFinder([...countries.map(({ id }) => id), "us", "ussr"]);

test("the catalogues say the same in both languages", () => {
  expect(catalogueFaults(words)).toEqual([]);
});

test("what is asked is told to those who wait, and no phrase is left over", () => {
  expect(unpairedAsks(game.phrases.en)).toEqual([]);
  expect(unusedKeys(["src/games/cold-war", "src/games/twilight-struggle"], game.phrases.en)).toEqual([]);
});

test("every option of the lobby has words", () => {
  expect(settingFaults(words, optionSpecs, fault)).toEqual([]);
  expect(settingValue("en", "handicapSide", "ussr", words)).toBe("USSR");
  expect(settingValue("ru", "optionalCards", true, words)).toBe("Да");
  expect(settingValue("en", "handicap", 2, words)).toBe("2");
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  expect(wordFaults(subject, game, 30, fault, influenceFacts(board.countries)).slice(0, 20)).toEqual([]);
});
