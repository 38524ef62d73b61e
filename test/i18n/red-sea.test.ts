import { expect, test } from "vitest";
import { countries, seaLanes } from "../../src/games/red-sea/components/countries.ts";
import { redSeaMessages as game } from "../../src/games/red-sea/messages/index.ts";
import { optionSpecs } from "../../src/games/red-sea/options.ts";
import { redSeaSubject as subject } from "../fuzz/red-sea.ts";
import { catalogueFaults, settingFaults, wordlessKeys } from "./catalogues.ts";
import { coldWarKeys } from "./cold-war-keys.ts";
import { faultFinder } from "./faults.ts";
import { wordFaults } from "./random-games.ts";

const words = game;
const fault = faultFinder([...countries.map(({ id }) => id), seaLanes.id, "us", "ussr"]);

test("the catalogues say the same in both languages", () => {
  expect(catalogueFaults(words)).toEqual([]);
});

test("everything that the rules tell, ask and end with has words", () => {
  const keys = coldWarKeys("src/games/red-sea");
  expect(keys.told.length).toBeGreaterThan(40);
  expect(keys.asked.length).toBeGreaterThan(30);
  expect(new Set(keys.ended)).toContain("africa");
  expect(wordlessKeys(words, keys)).toEqual([]);
});

test("every option of the lobby has words", () => {
  expect(settingFaults(words, optionSpecs, fault)).toEqual([]);
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  expect(wordFaults(subject, game, 60, fault).slice(0, 20)).toEqual([]);
});
