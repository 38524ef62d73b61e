import { expect, test } from "vitest";
import type { Args } from "../../src/engine/index.ts";
import { undauntedMessages as game } from "../../src/games/undaunted/messages/index.ts";
import { story } from "../../src/i18n/story.ts";
import { type Setting, table } from "../games/undaunted/table.ts";

/** The lines that answers of one side lead to. */
function lines(setting: Setting, side: "lrdg" | "italy", ...answers: string[]) {
  const t = table(setting)[side](...answers);
  const told = (language: "en" | "ru") => story(language, t.match.log, game);
  return { en: told("en"), ru: told("ru") };
}

const told = (...entries: readonly (readonly [key: string, args: Args])[]) => {
  const log = entries.map(([key, args]) => ({ key, args }));
  return { en: story("en", log, game), ru: story("ru", log, game) };
};

const scouts = (fogs: readonly [number, number]) =>
  told(
    ["played", { side: "italy", card: "italy-scout", use: "scout" }],
    ["moved", { side: "italy", unit: "italy-scout", action: "scout", from: "16A", to: "14A" }],
    ["scouted", { side: "italy", tile: "14A", fog: fogs[0] }],
    ["moved", { side: "italy", unit: "italy-scout", action: "scout", from: "14A", to: "15A" }],
    ["scouted", { side: "italy", tile: "15A", fog: fogs[1] }],
  );

test("a way is one, and what was scouted on it is said once, with the fog it costs", () => {
  expect(scouts([1, 1])).toEqual({
    en: [
      "**Italy** plays *Scout*: scouts **16A** → **14A** → **15A** · **14A**, **15A** scouted, 2 × *Fog of War* to the discards",
    ],
    ru: [
      "**Италия**: *Разведчик* идёт в разведку **16А** → **14А** → **15А** · разведаны **14А**, **15А**, в сброс – 2 × *Туман войны*",
    ],
  });
  expect(scouts([1, 0]).en[0]).toContain("scouted, one *Fog of War* to the discards, no more in the supply");
  expect(scouts([0, 0]).en[0]).toContain("scouted, no fog left in the supply");
});

test("what both sides draw at the beginning of a round is said once, but one’s own cards are named", () => {
  const round = ["round", { round: 3 }] as const;
  const shuffled = ["reshuffled", { side: "italy", count: 12 }] as const;
  const lrdg = ["drawn", { side: "lrdg", count: 4 }] as const;
  const italy = ["drawn", { side: "italy", count: 4 }] as const;
  expect(told(round, lrdg, shuffled, italy)).toEqual({
    en: ["**Round 3** · **Italy** shuffles 12 discards into a new deck · both sides draw 4 cards"],
    ru: ["**Раунд 3** · **Италия** перемешивает сброс (12 карт) в новую колоду · стороны берут по 4 карты"],
  });
  const cards = ["italy-scout", "italy-fog"];
  expect(told(round, ["drawn", { side: "lrdg", count: 2 }], ["drawn", { side: "italy", count: 2, cards }]).en).toEqual([
    "**Round 3** · **LRDG** draws 2 cards · **Italy** draws 2 cards: *Scout*, *Fog of War*",
  ]);
});

test("a tile that is taken says what it is worth, and a structure that falls", () => {
  const camp = { hands: { lrdg: ["lrdg-rifleman"] }, soldiers: { "lrdg-rifleman": "6B" }, side: "lrdg" } as const;
  expect(lines({ ...camp, tokens: { lrdg: { "6B": "scouted" } } }, "lrdg", "lrdg-rifleman", "control").en[0]).toMatch(
    /^\*\*LRDG\*\* plays \*Rifleman\*: takes control of \*\*6B\*\* \(\d points?\)$/,
  );
  const fired = {
    side: "lrdg",
    card: "lrdg-engineer",
    from: "15A",
    action: "demolish",
    target: "aircraft",
    tile: "15A",
  };
  const fall = told(
    ["played", { side: "lrdg", card: "lrdg-engineer", use: "demolish" }],
    ["fired", { ...fired, base: 5, cover: 0, distance: 0, total: 5, dice: [2, 6], hit: true }],
    ["demolished", { side: "lrdg", structure: "aircraft", points: 1 }],
  );
  expect(fall).toEqual({
    en: [
      "**LRDG** plays *Engineer*: tries to blow up *Aircraft* on **15A**, defence 5; 🎲 2, 6: **a hit** · destroyed: 1 point",
    ],
    ru: [
      "**LRDG**: *Инженер* закладывает взрывчатку, цель – *Самолёт* в **15А**, защита 5; 🎲 2, 6: **успех** · объект уничтожен: 1 очко",
    ],
  });
});

test("a shot at a vehicle names who acts from which, and who aboard is wounded", () => {
  const shot = { action: "anti-tank", from: "22B", target: "lrdg-gun-truck", tile: "1A" };
  expect(
    told(
      ["played", { side: "italy", card: "italy-tank-gunner", use: "anti-tank", vehicle: "italy-medium-tank" }],
      ["fired", { side: "italy", ...shot, base: 3, cover: 0, distance: 4, total: 7, dice: [2, 9, 5], hit: true }],
      ["wounded", { side: "lrdg", soldier: "lrdg-rifleman", pile: "deck", left: 2 }],
      ["damaged", { vehicle: "lrdg-gun-truck", damage: 3, durability: 4, disabled: true }],
    ),
  ).toEqual({
    en: [
      "**Italy** plays *Tank Gunner* in *Medium Tank*: fires at the armour of *LRDG Gun Truck* on **1A**, armour 3 + distance 4 = 7; 🎲 2, 9, 5: **a hit** · *Rifleman* is wounded: a card from the deck leaves the game, 2 cards left; the deck is shuffled · damage 3 of 4, disabled",
    ],
    ru: [
      "**Италия**: *Наводчик* (*Средний танк*) бьёт по броне, цель – *Орудийный грузовик (LRDG)* в **1А**, броня 3 + дистанция 4 = 7; 🎲 2, 9, 5: **успех** · *Стрелок* ранен: карта из колоды убрана из игры, осталось 2; колода перемешана · повреждений 3 из 4, техника выведена из строя",
    ],
  });
});

test("P45: what comes to nothing says so", () => {
  const card = { side: "lrdg", card: "lrdg-scout" };
  const conceal = told(
    ["played", { ...card, use: "conceal" }],
    ["concealed", { side: "lrdg", enemy: "italy", fog: 0 }],
  );
  expect(conceal.en).toEqual([
    "**LRDG** plays *Scout*: Conceal · no effect: **Italy** has no *Fog of War* left in its supply",
  ]);
  const recon = lines(
    { side: "lrdg", hands: { lrdg: ["lrdg-scout", "lrdg-fog"] }, deck: { lrdg: [] }, discard: { lrdg: [] } },
    "lrdg",
    "lrdg-scout",
    "recon",
  );
  expect(recon.en[0]).toBe(
    "**LRDG** plays *Scout*: Recon · one *Fog of War* leaves the game · **LRDG** has no card left to draw",
  );
  expect(recon.ru[0]).toContain("**LRDG** не берёт карт: колода и сброс пусты");
});

test("R3: a side without a card at initiative is named all the same", () => {
  const shown = { lrdg: null, italy: "italy-fog", lrdgValue: 0, italyValue: 1, side: "italy" };
  expect(told(["initiative", shown]).en).toEqual(["Initiative: LRDG 0, Italy *Fog of War* 1. **Italy** goes first"]);
});

test("who leaves the board is named once, with whoever is aboard", () => {
  const vehicle = "lrdg-patrol-truck";
  const gone = told(
    ["played", { side: "lrdg", card: "lrdg-rifleman", use: "drive", vehicle }],
    ["moved", { side: "lrdg", unit: vehicle, action: "drive", from: "1A", to: "2A" }],
    ["evacuated", { side: "lrdg", unit: vehicle, tile: "2A", crew: ["lrdg-rifleman", "lrdg-scout"] }],
  );
  expect(gone).toEqual({
    en: [
      "**LRDG** plays *Rifleman* in *Patrol Truck*: drives **1A** → **2A** · leaves the board with *Rifleman*, *Scout*: evacuated",
    ],
    ru: [
      "**LRDG**: *Стрелок* (*Патрульный грузовик*) едет **1А** → **2А** · покидает поле вместе с экипажем (*Стрелок*, *Разведчик*): эвакуация",
    ],
  });
});
