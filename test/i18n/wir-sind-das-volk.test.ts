import { describe, expect, test } from "vitest";
import { elementIds } from "../../src/games/wir-sind-das-volk/cards/elements.ts";
import { provinceList, siteList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { twoPlusTwo } from "../../src/games/wir-sind-das-volk/index.ts";
import { volkMessages as words } from "../../src/games/wir-sind-das-volk/messages/index.ts";
import { settingValue } from "../../src/i18n/options.ts";
import { headedStory, story } from "../../src/i18n/story.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../fuzz/wir-sind-das-volk.ts";
import { catalogueFaults, settingFaults } from "./catalogues.ts";
import { landFacts } from "./facts.ts";
import { faultFinder } from "./faults.ts";
import { wordFaults } from "./random-games.ts";
import { unpairedAsks, unusedKeys } from "./unused.ts";

const ids = [...provinceList, ...siteList].map(({ id }) => id);
const fault = faultFinder([...ids, "west", "east", "usa", "ussr"], /--|icon:|arrow:/);

test("the catalogues agree, know what they refer to and keep to the style", () => {
  expect(catalogueFaults(words)).toEqual([]);
});

test("what is asked is told to those who wait, and no phrase is left over", () => {
  expect(unpairedAsks(words.phrases.en)).toEqual([]);
  expect(unusedKeys(["src/games/wir-sind-das-volk"], words.phrases.en)).toEqual([]);
});

test("the option of the lobby has words", () => {
  expect(settingFaults(words, twoPlusTwo.optionSpecs, fault)).toEqual([]);
  expect(settingValue("en", "tableTalk", "none", words)).toBe("not allowed");
});

describe("random games leave nobody without words", () => {
  test("for two", { timeout: 120_000 }, () => {
    expect(wordFaults(wirSindDasVolkSubject, words, 12, fault, landFacts).slice(0, 12)).toEqual([]);
  });

  test("for four", { timeout: 120_000 }, () => {
    expect(wordFaults(twoPlusTwoSubject, words, 12, fault, landFacts).slice(0, 12)).toEqual([]);
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
    "**End of decade I · 1. Flight**",
    "3 runners + 1 dark police + living standard 2 in the West − 0 in the East + 1 for mass protests in the East − 1 for mass protests in the West = 6, half of that, rounded down: East loses 3 points · dismantled **East Berlin (city)**, **Bitterfeld**",
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
    "**East** plays *Russian tanks* (special card) for its event · **West** draws 1 card · prestige: East 1 → West 1 · unrest **Saxony** 5 → 3 (one mass protest fewer), **Bavaria** 0 → 1",
  ]);
  expect(story("ru", entries.slice(1, 2), words)).toEqual(["**Запад** берёт 1 карту"]);
});

test("what happens several times in a row is said once", () => {
  const [icon = ""] = elementIds([{ icon: "remove-mass-protest", side: "east" }]);
  const entries = [
    { key: "play", args: { seat: "east", card: "russian-tanks", from: "special", action: "event" } },
    { key: "lost", args: { icon } },
    { key: "lost", args: { icon } },
    { key: "standard", args: { province: "sachsen", from: 0, to: 1 } },
    { key: "standard", args: { province: "sachsen", from: 1, to: 2 } },
    { key: "dove", args: { up: false, doves: 1 } },
    { key: "dove", args: { up: false, doves: 0 } },
    { key: "dove", args: { up: true, doves: 1 } },
  ];
  const [line = ""] = story("ru", entries, words);
  expect(line.split(" · ").slice(1)).toEqual([
    "невозможно, пропадает: 2 × прекратить массовый протест на Востоке",
    "благосостояние: **Саксония** 0 → 2",
    "2 голубя переворачиваются лицом вниз: осталось 0 из 6",
    "голубь переворачивается лицом вверх: осталось 1 из 6",
  ]);
});

test("a post between two decades begins with the end of the one that is over, said once", () => {
  const when = { key: "moment.decade", args: { decade: 2 } };
  const over = { decade: 2, special: null, over: 1, prestige: 0, currency: 0, socialists: 0, box: 0 };
  const [discarded = ""] = headedStory("en", [{ key: "hand.discarded", args: { seat: "west", count: 1 } }], words, {
    when,
  });
  expect(discarded).toBe("**End of decade I** · **West** discards 1 card");
  const [closing = ""] = headedStory("en", [{ key: "decade", args: over }], words, { when });
  expect(closing.match(/decade I\b/g)).toHaveLength(1);
});
