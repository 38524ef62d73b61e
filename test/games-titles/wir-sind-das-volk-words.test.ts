import { describe, expect, test } from "vitest";
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
