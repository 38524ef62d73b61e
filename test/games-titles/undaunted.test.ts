import { describe, expect, test } from "vitest";
import { languages, Match } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { cardIds, scenarioIds, structureIds, tileIds, vehicleIds } from "../../src/games/undaunted/components/index.ts";
import { rules } from "../../src/games/undaunted/reference/rules-summary/index.ts";
import { undauntedTitle as title } from "../../src/games/undaunted/title.ts";
import { resolve } from "../../src/grammar/search.ts";
import { boardLines } from "../board-words.ts";
import { Random } from "../fuzz/random.ts";
import { undauntedSubject as subject } from "../fuzz/undaunted.ts";
import { type Setting, table } from "../games/undaunted/table.ts";
import { faultFinder } from "../i18n/faults.ts";

const fault = faultFinder([...cardIds, ...vehicleIds, "lrdg", "italy"]);
const subjects = ["card", "tile", "scenario", "rule"] as const;
const things = subjects.flatMap((kind) => title.subjects(kind).map((id) => [kind, id] as const));

const camp: Setting = {
  round: 4,
  hands: { italy: ["italy-scout", "italy-fog"], lrdg: ["lrdg-saboteur"] },
  discard: { italy: ["italy-rifleman", "italy-scout"] },
  played: { italy: ["italy-tank-driver"] },
  suppressed: ["lrdg-scout"],
  vehicles: { "italy-medium-tank": { damage: 3 } },
  neutralised: { lrdg: ["italy-truck"] },
};

test("the title is in the catalogue", () => {
  expect(titles.get("undaunted-north-africa")?.name.en).toBe("Undaunted: North Africa");
});

describe("look-ups", () => {
  test("have all cards, vehicles, structures, tiles, scenarios and rules", () => {
    expect(title.subjects("card")).toHaveLength(cardIds.length + vehicleIds.length + structureIds.length);
    expect([title.subjects("tile").length, title.subjects("scenario").length]).toEqual([44, 11]);
    expect(title.subjects("place")).toEqual([]);
    expect(new Set(things.map(([, id]) => id)).size).toBe(things.length);
  });

  test("have words for everything, with a position and without", () => {
    for (const [kind, id] of things)
      for (const language of languages)
        for (const position of [
          null,
          table(camp).match.view("italy"),
          table({ scenario: "barce", fresh: true }).view,
        ]) {
          const lines = title.lookUp(kind, id, language, position);
          expect(lines.length, id).toBeGreaterThan(0);
          for (const line of lines) {
            expect(fault(language, line), line).toBeNull();
            expect(line).not.toMatch(/!/);
          }
        }
  });

  test("know nothing of what does not exist", () => {
    expect(title.lookUp("card", "12A", "en", null)).toEqual([]);
    expect(title.lookUp("tile", "99Z", "en", null)).toEqual([]);
    expect(title.lookUp("scenario", "the-prize", "en", null)).toEqual([]);
    expect(title.lookUp("rule", "rule:99", "en", null)).toEqual([]);
    expect(title.lookUp("place", "12A", "en", null)).toEqual([]);
  });

  test("of a soldier tell where he is and where his open cards are, not what is in a hand", () => {
    expect(title.lookUp("card", "italy-scout", "en", table(camp).match.view("lrdg"))).toEqual([
      "*Scout* · Italy · soldier · Squad A · initiative 6 · 4 copies",
      "Actions: Scout 2, Attack 1, Recon, Conceal",
      "Defence 5",
      "Discards 1, supply 2, play area 0.",
      "On **19A**, Reconnaissance Car: Observer.",
      "5 of 12 values are our estimates.",
    ]);
  });

  test("of a vehicle tell its seats, crew and damage", () => {
    expect(title.lookUp("card", "italy-medium-tank", "en", table(camp).view)).toEqual([
      "*Medium Tank* · Italy · armour 5 · disabled at 3 damage, destroyed at 5",
      "Medium Tank: Driver (tank men only): Drive 1 · *Tank Driver*",
      "Medium Tank: Turret (centre) (tank men only): Anti-Tank 3, Attack 2 · *Tank Gunner*",
      "Medium Tank: Hull gun (tank men only): Suppress 3",
      "On **21B**, owned by **Italy**, damage 3, disabled.",
      "9 of 18 values are our estimates.",
    ]);
  });

  test("of a tile tell the ground and what is there", () => {
    expect(title.lookUp("tile", "2B", "en", table(camp).view)).toEqual([
      "**2B** · Camel-thorn scrub, cover 1",
      "Neighbours: **6B**, **12A**, **9A**, **22B**, **4B**, **15B**",
      "objective, 1 point",
      "scouted by LRDG",
      "LRDG *Scout* (defence 5, suppressed)",
    ]);
    expect(title.lookUp("tile", "1A", "en", table(camp).view)[1]).toBe("Not on the board of this scenario.");
  });
});

describe("the digest", () => {
  const find = (typed: string) => resolve(typed, title.subjects("rule"), title.game);

  test("is found by title in both languages, by number and by other words", () => {
    for (const { id, title: words } of rules)
      for (const language of languages) expect(find(words[language]), id).toEqual([id]);
    expect(find("8.3")).toEqual(["rule:8.3"]);
    expect(find("8.10")).toEqual(["rule:5.4"]);
    expect(find("туман")).toEqual(["rule:5.4"]);
    expect(find("hill")).toEqual(["rule:9.2"]);
  });

  test("has every paragraph that an ask or a refusal names", () => {
    const numbers = new Set(rules.flatMap(({ aliases }) => aliases));
    const named =
      "4.2 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 6.5 7.1 7.2 7.3 7.4 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 9.1 9.4 11.3";
    for (const number of named.split(" ")) expect(numbers, number).toContain(number);
  });

  test("is short", () => {
    for (const { id, text } of rules)
      for (const language of languages) expect(text[language].length, id).toBeLessThan(500);
  });
});

describe("names", () => {
  const card = (typed: string) => resolve(typed, title.subjects("card"), title.game);

  test("tell the sides apart, and a short one may mean both", () => {
    expect(card("LRDG Scout")).toEqual(["lrdg-scout"]);
    expect(card("Italian Scout")).toEqual(["italy-scout"]);
    expect(card("scout")).toEqual(["lrdg-scout", "italy-scout"]);
    expect(card("разведчик")).toEqual(["lrdg-scout", "italy-scout"]);
    expect(card("танк")).toEqual(["italy-medium-tank"]);
  });

  test("of options are what they are about, with or without the verb", () => {
    const offered = ["attack", "seat:drive", "board:italy-truck:driver", "swap:italy-scout", "leave", "hunker"];
    const option = (typed: string) => resolve(typed, offered, title.game);
    expect(
      ["Drive", "управлять", "board truck: driver", "Грузовик: водитель", "swap scout", "разведчик"].map(option),
    ).toEqual([
      ["seat:drive"],
      ["seat:drive"],
      ["board:italy-truck:driver"],
      ["board:italy-truck:driver"],
      ["swap:italy-scout"],
      ["swap:italy-scout"],
    ]);
    expect(["атаковать", "hunker down", "покинуть"].map(option)).toEqual([["attack"], ["hunker"], ["leave"]]);
  });

  test("of tiles are the labels of either edition", () => {
    const tile = (typed: string) => resolve(typed, tileIds, title.game);
    expect([tile("12a"), tile("12А"), tile("12б")]).toEqual([["12A"], ["12A"], ["12B"]]);
  });

  test("of scenarios are number or title", () => {
    const scenario = (typed: string) => resolve(typed, scenarioIds, title.game);
    expect([scenario("6"), scenario("Уязвимый лагерь"), scenario("barce")]).toEqual([
      ["vulnerable-camp"],
      ["vulnerable-camp"],
      ["barce"],
    ]);
  });
});

describe("the position in words", () => {
  test("begins with the round, the goals and the cards", () => {
    expect(boardLines(title, table(camp).view, "en").slice(0, 7)).toEqual([
      "**Round 4** · 6. Vulnerable Camp · turn of **Italy** · initiative token: **Italy**",
      "**LRDG**: Neutralise four counters of any kind. Done: 1 of 4. Points: 5",
      "LRDG: hand 1, deck 14, discards 0, supply 11, removed 0, tokens left 11",
      "LRDG has neutralised: *Truck*",
      "**Italy**: Control objectives worth 3 points. Done: 0 of 3. Points: 0",
      "Italy: hand 2, deck 16, discards 2, supply 16, removed 0, tokens left 13",
      "Italy has played: *Tank Driver*",
    ]);
  });

  test("says what a tile lies beside, and who sits on which seat", () => {
    const lines = boardLines(title, table({ scenario: "convoy" }).view, "en");
    expect(lines).toContain(
      "**9A** · Rocks, cover 2 · next to **13A**, **8B**, **19B**, **22B**: scouted by LRDG, LRDG *Scout* (defence 5), LRDG *Gun Truck* (defence 5, armour 3, damage 0 of 4, disabled at 3), seats: Driver: *Rifleman*, Gun: *Anti-Tank Gunner*, Passenger: free",
    );
  });

  test("has a line of its own for the first post", () => {
    const score = "**Round 4** · 6. Vulnerable Camp · **LRDG** 1 of 4 · **Italy** 0 of 3";
    expect(title.score(table(camp).view, "en")).toBe(score);
  });

  test("is the same for everybody, short enough for one message, and faultless", { timeout: 60_000 }, () => {
    for (let round = 0; round < 6; round++) {
      const random = new Random(`status-${round}`);
      const match = Match.start(title.game, { options: subject.options(random), seed: `status-${round}` });
      for (let step = 0; match.outcome === null && step < 400; step++) {
        const ask = random.pick(match.pending.filter((each) => !each.answered));
        match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
        if (step % 40 !== 0) continue;
        for (const language of languages) {
          const lines = boardLines(title, match.view(null), language);
          for (const seat of match.seats) expect(boardLines(title, match.view(seat), language)).toEqual(lines);
          expect(lines.join("\n").length).toBeLessThan(3800);
          for (const line of lines) expect(fault(language, line), line).toBeNull();
        }
      }
    }
  });
});

test("a hand is the own one", () => {
  const t = table(camp);
  expect(title.hand(t.match.view("italy"))).toEqual(["italy-scout", "italy-fog"]);
  expect(title.hand(t.view)).toEqual([]);
  expect(title.group("italy-truck")).toBe("italy");
});
