import { expect, test } from "vitest";
import { board } from "../../src/games/red-sea/components/board.ts";
import { countries, seaLanes } from "../../src/games/red-sea/components/countries.ts";
import { redSeaMessages as game } from "../../src/games/red-sea/messages/index.ts";
import { optionSpecs } from "../../src/games/red-sea/options.ts";
import { redSeaSubject as subject } from "../fuzz/red-sea.ts";
import { catalogueFaults, settingFaults } from "./catalogues.ts";
import { influenceFacts } from "./facts.ts";
import { faultFinder } from "./faults.ts";
import { wordFaults } from "./random-games.ts";
import { unpairedAsks, unusedKeys } from "./unused.ts";

const words = game;
const fault = faultFinder([...countries.map(({ id }) => id), seaLanes.id, "us", "ussr"]);

test("the catalogues say the same in both languages", () => {
  expect(catalogueFaults(words)).toEqual([]);
});

test("what is asked is told to those who wait, and no phrase is left over", () => {
  expect(unpairedAsks(game.phrases.en)).toEqual([]);
  expect(unusedKeys(["src/games/cold-war", "src/games/red-sea"], game.phrases.en)).toEqual([]);
});

test("every option of the lobby has words", () => {
  expect(settingFaults(words, optionSpecs, fault)).toEqual([]);
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  expect(wordFaults(subject, game, 60, fault, influenceFacts(board.countries)).slice(0, 20)).toEqual([]);
});
