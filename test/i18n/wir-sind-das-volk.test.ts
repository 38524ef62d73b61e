import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/engine/index.ts";
import { provinceList, siteList } from "../../src/games/wir-sind-das-volk/board/index.ts";
import { twoPlusTwo } from "../../src/games/wir-sind-das-volk/index.ts";
import { volkWords as words } from "../../src/games/wir-sind-das-volk/words/index.ts";
import { en } from "../../src/i18n/en/index.ts";
import { settingName, settingValue } from "../../src/i18n/options.ts";
import { hasWords } from "../../src/i18n/phrase.ts";
import { ru } from "../../src/i18n/ru/index.ts";
import { story } from "../../src/i18n/story.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../fuzz/wir-sind-das-volk.ts";
import { checkCatalogues, wordFaults } from "./checks.ts";

const ids = [...provinceList, ...siteList].map(({ id }) => id);
const raw = new RegExp(`(?<![\\w-])(${[...ids, "west", "east", "usa", "ussr"].join("|")})(?![\\w-])|--|icon:|arrow:`);

test("the catalogues agree, know what they refer to and keep to the style", () => {
  checkCatalogues({ en: { ...en, ...words.phrases.en }, ru: { ...ru, ...words.phrases.ru } });
});

test("everything that the rules tell, ask, refuse and end with has words", () => {
  const folder = "src/games/wir-sind-das-volk";
  const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/^(words|data|digest)/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const found = (pattern: RegExp) => source.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key ?? ""));
  const told = found(/(?:tell|tellSecret)\("([\w.-]+)"/g);
  const asked = [...found(/kind: "(\w[\w-]*\.[\w.-]+)"/g), "flight.dismantle", "currency.dismantle"];
  const refused = found(/key: "(refusal\.[\w.-]+)"/g);
  const ended = [...found(/finish\(g, "\w+", (?:[^"]*\? )?"([\w-]+)"/g), ...found(/win\(g, power, "([\w-]+)"/g)];
  expect(told.length).toBeGreaterThan(50);
  expect(asked.length).toBeGreaterThan(45);
  expect(ended).toContain("insolvency");
  for (const language of languages) {
    for (const key of told) expect(hasWords(language, `log.${key}`, words), `log.${key}`).toBe(true);
    for (const kind of asked)
      for (const way of ["ask", "todo"])
        expect(hasWords(language, `${way}.${kind}`, words), `${way}.${kind}`).toBe(true);
    for (const key of refused) expect(hasWords(language, key, words), key).toBe(true);
    for (const key of [...ended, "nuclear-war", "both-collapse"])
      expect(hasWords(language, `end.${key}`, words), `end.${key}`).toBe(true);
  }
});

test("the option of the lobby has words", () => {
  for (const language of languages)
    for (const [name, { values }] of Object.entries(twoPlusTwo.optionSpecs)) {
      expect(settingName(language, name, words)).not.toBe(name);
      for (const value of values) expect(settingValue(language, name, value, words)).not.toBe("");
    }
  expect(settingValue("en", "tableTalk", "none", words)).toBe("none");
});

describe("random games leave nobody without words", () => {
  test("for two", { timeout: 120_000 }, () => {
    expect(wordFaults(wirSindDasVolkSubject, words, 12, raw).slice(0, 12)).toEqual([]);
  });

  test("for four", { timeout: 120_000 }, () => {
    expect(wordFaults(twoPlusTwoSubject, words, 12, raw).slice(0, 12)).toEqual([]);
  });
});

test("a phase of the end of a decade is told under its heading with its arithmetic", () => {
  const entries = [
    { key: "phase", args: { phase: "flight", decade: 1 } },
    {
      key: "flight",
      args: { runners: 3, police: 1, west: 2, east: 0, eastProtests: 1, westProtests: 1, level: 6, points: 3 },
    },
    { key: "dismantle", args: { place: "berlin" } },
    { key: "dismantle", args: { place: "bitterfeld" } },
  ];
  expect(story("en", entries, words)).toEqual([
    "**1. Flight**",
    "3 runners + 1 dark police + living standard 2 in the West − 0 in the East + 1 for mass protests in the East − 1 for mass protests in the West = 6, half of that: East loses 3 points · dismantled **East Berlin (city)**, **Bitterfeld**",
  ]);
});

test("a card is one line with all that follows from it, steps of one marker gathered", () => {
  const entries = [
    { key: "play", args: { seat: "east", card: "russian-tanks", from: "special", action: "event" } },
    { key: "drawn", args: { seat: "west", count: 1 } },
    { key: "track", args: { track: "prestige", from: 1, to: 0 } },
    { key: "track", args: { track: "prestige", from: 0, to: -1 } },
    { key: "unrest", args: { province: "sachsen", from: 5, to: 4 } },
    { key: "unrest", args: { province: "sachsen", from: 4, to: 3 } },
    { key: "unrest", args: { province: "bayern", from: 0, to: 1 } },
  ];
  expect(story("en", entries, words)).toEqual([
    "**East** plays *Russian tanks* as special card: event · **West** draws 1 card · prestige: East 1 → West 1 · unrest **Saxony** 5 → 3, **Bavaria** 0 → 1",
  ]);
  expect(story("ru", entries.slice(1, 2), words)).toEqual(["**Запад**: взято карт – 1"]);
});
