import { describe, expect, test } from "vitest";
import { eventLine } from "../../src/games/wir-sind-das-volk/reference/card.ts";
import { rules } from "../../src/games/wir-sind-das-volk/reference/rules-summary/index.ts";
import { say } from "../../src/games/wir-sind-das-volk/reference/say.ts";

describe("4: the three stages of a decade", () => {
  const lettered = (language: "en" | "ru") =>
    [1, 2, 3].map((part) => say(language, "moment.part", { decade: 2, part }));

  test("have the letters of the rulebook", () => {
    expect(lettered("en")).toEqual(["A", "B", "C"].map((letter) => `decade II, sub-decade ${letter}`));
    expect(lettered("ru")).toEqual(["А", "В", "С"].map((letter) => `декада II, этап ${letter}`));
  });

  test("the rule names the last one, with four cards of the base game", () => {
    const text = rules.find(({ title }) => title.en === "Sub-decades")?.text;
    expect(text?.en).toContain("(in C four)");
    expect(text?.ru).toContain("(на этапе С – четыре)");
  });
});

describe("a limit per province is said", () => {
  test.each([
    ["1953-uprising", 2],
    ["protests-of-1968", 2],
    ["red-army-faction", 2],
    ["colour-tv-comes-to-the-west", 1],
  ] as const)("%s: %i", (id, most) => {
    expect(eventLine(id, "en")).toContain(`, at most ${most} per province`);
    expect(eventLine(id, "ru")).toContain(`, не более ${most} на провинцию`);
  });
});
