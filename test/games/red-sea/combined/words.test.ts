import { describe, expect, test } from "vitest";
import type { Ask, Language } from "../../../../src/engine/index.ts";
import { redSeaTitle as title } from "../../../../src/games/red-sea/title.ts";
import { twilightStruggleTitle } from "../../../../src/games/twilight-struggle/title.ts";
import { prompt } from "../../../../src/i18n/asks.ts";
import { optionDetail, optionLabel } from "../../../../src/i18n/options.ts";
import { logLine } from "../../../../src/i18n/story.ts";
import { combined } from "./table.ts";

const words = title.messages;
const choosing = () => combined({ fresh: true }).us("wargames", "bear-trap");

test("the ask tells what is left, the options what they cost", () => {
  const [ask] = choosing().match.pending as readonly Ask[];
  if (ask === undefined) throw new Error("nothing is asked");
  expect(prompt("en", ask, words)).toContain("Bring in cards of the other game: 2 points left.");
  expect(prompt("ru", ask, words)).toContain("Добавьте карты из другой игры: осталось 2 очка.");
  expect(optionLabel("ru", ask, "done", words)).toBe("Больше не добавлять");
  expect(optionDetail("en", ask, "summit", words)).toBe("costs 1 · 1 op, neutral event");
});

test("the log tells what was chosen", () => {
  const t = choosing().us("done").ussr("done");
  const told = (language: Language) =>
    t.told("combination").map((args) => logLine(language, { key: "combination", args }, words));
  expect(told("en")).toEqual([
    "**US** brings in *Wargames*, *Bear Trap* (7 of 9 points).",
    "**USSR** brings in no cards.",
  ]);
  expect(told("ru")).toEqual([
    "**США** добавляют карты: *«Балансирование на грани»*, *«Вторжение в Афганистан»* (7 из 9 очков).",
    "**СССР** не добавляет карт.",
  ]);
});

describe("/card", () => {
  test("a guest bears its own number and where it comes from", () => {
    expect(title.lookUp("card", "brush-war", "en", null)[0]).toBe(
      "#TS36 *Brush War* · 3 ops, neutral event · Mid War · from Twilight Struggle",
    );
    expect(twilightStruggleTitle.lookUp("card", "zbig", "ru", null)[0]).toBe(
      "№RS2 *«Збигнев Бжезинский»* · 3 ОО, событие США · Окончание войны · из «Красного моря»",
    );
    expect(title.lookUp("card", "zbig", "en", null)[0]).toBe(
      "#2 *ZBIG (Zbigniew Brzezinski)* · 3 ops, US event · Late War",
    );
  });
  test("its text is that of this board", () => {
    expect(title.lookUp("card", "opec", "en", null)[1]).toContain("Egypt, Saudi Arabia.");
    expect(twilightStruggleTitle.lookUp("card", "opec", "en", null)[1]).toContain("Venezuela");
    expect(twilightStruggleTitle.lookUp("card", "eplf", "en", null)[1]).toContain("Sudan or Somalia");
    expect(title.lookUp("card", "eplf", "en", null)[1]).toContain("Sudan or Kenya");
  });
});
