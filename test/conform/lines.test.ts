import { describe, expect, it } from "vitest";
import { lineReader } from "./lines.ts";
import { resolver } from "./names.ts";
import { names } from "./sample-names.ts";

describe("names", () => {
  const card = resolver(names.cards);
  const country = resolver(names.countries);

  it.each([
    ["Mideast Scoring", "middle-east-scoring"],
    ["Red Scare/Purge", "red-scare-purge"],
    ["China Card", "the-china-card"],
    ["Fidél*", "fidel"],
    ['"We Will Bury You"*', "we-will-bury-you"],
    ['"Ask Not What Your Country..."*', "ask-not"],
  ])("knows the card %s", (spelling, id) => expect(card(spelling)).toBe(id));

  it.each([
    ["UK", "united-kingdom"],
    ["Laos/Cambodia", "laos-cambodia"],
    ["SE African States", "se-african-states"],
  ])("knows the country %s", (spelling, id) => expect(country(spelling)).toBe(id));

  it("does not guess", () => {
    expect(card("Fidelio")).toBeNull();
    expect(card("Ask Not What")).toBeNull();
    expect(card("...")).toBeNull();
    expect(resolver([...names.countries, { id: "portugal", name: "Port" }])("P...")).toBeNull();
  });

  it("refuses a table in which two things have one name", () => {
    const twins = [
      { id: "congo", name: "Zaire" },
      { id: "zaire", name: "ZAÏRE" },
    ];
    expect(() => resolver(twins)).toThrow(/both congo and zaire/);
  });
});

describe("lines", () => {
  const read = lineReader({
    card: resolver(names.cards),
    country: resolver(names.countries),
    region: resolver(names.regions),
  });

  it.each([
    ["USSR +3 in UK [5][4]", { kind: "influence", side: "ussr", delta: 3, country: "united-kingdom", us: 5, ussr: 4 }],
    ["US -12 in Peru [0][13]", { kind: "influence", side: "us", delta: -12, country: "peru", us: 0, ussr: 13 }],
    ["US Headlines Fidel*", { kind: "headline", side: "us", card: "fidel" }],
    ["Event: Missile Envy", { kind: "event", card: "missile-envy" }],
    ["Place Influence (5 Ops):", { kind: "ops", mode: "influence", ops: 5 }],
    ["Coup (6 Ops):", { kind: "ops", mode: "coup", ops: 6 }],
    ["Realignment (7 Ops):", { kind: "ops", mode: "realignment", ops: 7 }],
    ["Space Race (8 Ops):", { kind: "ops", mode: "space", ops: 8 }],
    ["Target: Laos/Cambodia", { kind: "target", country: "laos-cambodia" }],
    [
      "SUCCESS: 6 [ + 4 - 2x3 = 4 ]",
      { kind: "coup-roll", success: true, die: 6, ops: 4, modifier: 0, stability: 3, total: 4 },
    ],
    [
      "FAILURE: 1 [ + 2 (-1)  - 2x2 = -2 ]",
      { kind: "coup-roll", success: false, die: 1, ops: 2, modifier: -1, stability: 2, total: -2 },
    ],
    ["USSR rolls 2 (+6) = 8", { kind: "roll", side: "ussr", die: 2, modifier: 6, total: 8 }],
    ["US rolls 6", { kind: "roll", side: "us", die: 6, modifier: 0, total: 6 }],
    ["War in Cuba", { kind: "war", country: "cuba" }],
    ["VICTORY: 5 (-2)  >= 3", { kind: "war-roll", victory: true, die: 5, modifier: -2, needed: 3 }],
    ["DEFEAT: 2 < 5", { kind: "war-roll", victory: false, die: 2, modifier: 0, needed: 5 }],
    ["Die roll: 1 -- Success! (Needed 2 or less)", { kind: "space-roll", success: true, die: 1, needed: 2 }],
    ["Die roll: 3 -- Failed! (Needed 2 or less)", { kind: "space-roll", success: false, die: 3, needed: 2 }],
    ["US advances to 7 in the Space Race.", { kind: "space-advance", side: "us", box: 7 }],
    ["Trap Roll: 2 <= 3 -- Trap Escaped", { kind: "trap-roll", escaped: true, die: 2, needed: 3 }],
    ["Trap Roll: 5 > 3 -- Trap Remains in Effect", { kind: "trap-roll", escaped: false, die: 5, needed: 3 }],
    ["US gains 9 VP. Score is USSR 4.", { kind: "vp", award: 9, score: -4 }],
    ["USSR gains 9 VP. Score is US 11.", { kind: "vp", award: -9, score: 11 }],
    ["USSR gains 17 VP. Score is even.", { kind: "vp", award: -17, score: 0 }],
    ["No VP awarded. Score is USSR 12.", { kind: "no-vp", score: -12 }],
    ["DEFCON improves to 4", { kind: "defcon", change: "improves", level: 4 }],
    ["DEFCON degrades to 1", { kind: "defcon", change: "degrades", level: 1 }],
    ["USSR Military Ops to 7", { kind: "military-ops", side: "ussr", level: 7 }],
    ["Containment* is now in play.", { kind: "in-play", card: "containment" }],
    ["Quagmire* is no longer in play.", { kind: "out-of-play", card: "quagmire" }],
    ["*RESHUFFLE*", { kind: "reshuffle" }],
    ["US reveals Junta", { kind: "reveal", side: "us", card: "junta", fromHand: false }],
    ["USSR reveals Junta from hand", { kind: "reveal", side: "ussr", card: "junta", fromHand: true }],
    ["US discards Mideast Scoring", { kind: "discard", side: "us", card: "middle-east-scoring" }],
    ["USSR has no cards to discard", { kind: "no-cards", side: "ussr", to: "discard" }],
    ["US has no cards to reveal", { kind: "no-cards", side: "us", to: "reveal" }],
    ["USSR plays Fidel*", { kind: "play", side: "ussr", card: "fidel" }],
    ["US returns Junta to USSR", { kind: "return", side: "us", card: "junta", to: "ussr" }],
    ["US chooses to boycott the Olympics", { kind: "olympics", side: "us", choice: "boycott" }],
    ["USSR chooses to participate in the Olympics", { kind: "olympics", side: "ussr", choice: "participate" }],
    ["US chooses Mideast", { kind: "region", side: "us", region: "middle-east" }],
    ["USSR wins by DEFCON", { kind: "win", winner: "ussr", by: "DEFCON" }],
    ["Draw.", { kind: "win", winner: null, by: null }],
  ])("reads %s", (line, statement) => expect(read(line)).toEqual([statement]));

  it("splits a choice that ran into the next line", () => {
    expect(read("USSR chooses Chernobyl* is now in play.")).toEqual([
      { kind: "region", side: "ussr", region: null },
      { kind: "in-play", card: "chernobyl" },
    ]);
  });

  it.each(["US gains a friend.", "Event: Fidelio", "Target: Atlantis", "US chooses Atlantis", "DEFCON holds at 3"])(
    "keeps as unknown: %s",
    (line) => expect(read(line)).toEqual([{ kind: "unknown", text: line }]),
  );
});
