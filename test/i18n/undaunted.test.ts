import { expect, test } from "vitest";
import { cardIds, structureIds, vehicleIds } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages as game } from "../../src/games/undaunted/messages/index.ts";
import { optionSpecs } from "../../src/games/undaunted/options.ts";
import { settingValue } from "../../src/i18n/options.ts";
import { story } from "../../src/i18n/story.ts";
import { undauntedSubject as subject } from "../fuzz/undaunted.ts";
import { table } from "../games/undaunted/table.ts";
import { catalogueFaults, settingFaults } from "./catalogues.ts";
import { unitFacts } from "./facts.ts";
import { faultFinder } from "./faults.ts";
import { wordFaults } from "./random-games.ts";
import { unpairedAsks, unusedKeys } from "./unused.ts";

const fault = faultFinder([
  ...cardIds,
  ...vehicleIds,
  ...structureIds.filter((id) => id.includes("-")),
  "lrdg",
  "italy",
]);

test("the catalogues are complete and agree", () => {
  expect(catalogueFaults(game)).toEqual([]);
});

test("what is asked is told to those who wait, and no phrase is left over", () => {
  expect(unpairedAsks(game.phrases.en)).toEqual([]);
  expect(unusedKeys(["src/games/undaunted"], game.phrases.en)).toEqual([]);
});

test("every option of the lobby has words, and scenarios say how much of them is known", () => {
  expect(settingFaults(game, optionSpecs, fault)).toEqual([]);
  expect(settingValue("en", "scenario", "vulnerable-camp", game)).toBe("6. Vulnerable Camp (partly reconstructed)");
  expect(settingValue("ru", "scenario", "convoy", game)).toBe("7. Конвой (реконструкция)");
});

test("random games leave nobody without words", { timeout: 120_000 }, () => {
  expect(wordFaults(subject, game, 22, fault, unitFacts).slice(0, 20)).toEqual([]);
});

test("P51: a card and what comes of it are one line: who does what to whose soldier on which tile", () => {
  const t = () =>
    table({
      hands: { italy: ["italy-machine-gunner"], lrdg: ["lrdg-rifleman"] },
      dice: [0, 4],
    }).italy("italy-machine-gunner", "attack", "lrdg-rifleman");
  expect(story("en", t().match.log, game)).toEqual([
    "**Italy** plays *Machine Gunner*: attacks *LRDG Rifleman* on **18A**, defence 4 + cover 2 + distance 3 = 9; 🎲 0, 4: **a hit** · wounded: a card from the hand leaves the game, 2 cards left",
  ]);
  expect(story("ru", t().match.log, game)).toEqual([
    "**Италия**: *Пулемётчик* атакует, цель – *Стрелок (LRDG)* в **18А**, защита 4 + укрытие 2 + дистанция 3 = 9; 🎲 0, 4: **успех** · ранен: карта с руки убрана из игры, осталось 2",
  ]);
});

test("P51: a tie at initiative says what decides it", () => {
  const shown = { lrdg: "lrdg-scout", italy: "italy-scout", lrdgValue: 6, italyValue: 6, side: "italy" };
  expect(story("en", [{ key: "initiative", args: shown }], game)).toEqual([
    "Initiative: LRDG *Scout* 6, Italy *Scout* 6. On a tie the initiative token decides: **Italy** goes first",
  ]);
  expect(story("ru", [{ key: "initiative", args: shown }], game)).toEqual([
    "Инициатива: LRDG *Разведчик* 6, Италия *Разведчик* 6. При равенстве решает жетон инициативы. Первой ходит **Италия**",
  ]);
});

test("cards that are in a list several times are counted", () => {
  const fog = { side: "italy", cards: ["italy-fog", "italy-fog", "italy-fog"] };
  expect(story("ru", [{ key: "turn-ended", args: fog }], game)).toEqual([
    "**Италия** заканчивает ход, в сброс: 3 × *Туман войны*",
  ]);
});

test("a line that begins in the middle of a card says who it is about", () => {
  const entry = {
    key: "changed-seat",
    args: { soldier: "italy-scout", vehicle: "italy-recon-car", seat: "italy-recon-car:driver" },
  };
  expect(story("en", [entry], game)).toEqual(["*Scout* changes seat to Reconnaissance Car: Driver"]);
  expect(story("en", [{ key: "rallied", args: { soldier: "italy-scout" } }, entry], game)).toEqual([
    "*Scout* is ready again · changes seat to Reconnaissance Car: Driver",
  ]);
});
