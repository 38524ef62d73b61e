import { describe, expect, test } from "vitest";
import { combined } from "./table.ts";

describe("44 Bear Trap", () => {
  const trapped = (setting: Parameters<typeof combined>[0]) =>
    combined({ effects: [{ card: "bear-trap", side: "us" }], ...setting });

  test("holds the USSR from its next round on", () => {
    const t = combined({ side: "us", hands: { us: ["bear-trap", "oau"], ussr: ["arab-league", "nasserism"] } });
    t.us("bear-trap", "event");
    expect(t.pileOf("bear-trap")).toBe("removed");
    expect(t.asked).toEqual(["ussr trap.discard"]);
    expect(t.options("ussr")).toEqual(["arab-league"]);
  });
  test("a discard worth 2 now, and a die of 1 to 4 to get free", () => {
    const held = trapped({ hands: { ussr: ["arab-league", "famine"], us: ["oau"] }, dice: [5] });
    held.ussr("arab-league");
    expect([held.effects, held.pileOf("arab-league"), held.asked]).toEqual([
      ["bear-trap"],
      "discard",
      ["us play.card"],
    ]);
    const free = trapped({ hands: { ussr: ["arab-league", "famine"], us: ["oau"] }, dice: [4] });
    free.ussr("arab-league");
    expect(free.effects).toEqual([]);
  });
  test("values are the modified ones", () => {
    const raised = trapped({
      effects: [
        { card: "bear-trap", side: "us" },
        { card: "t62s-and-kalashnikovs", side: "ussr", turn: true },
      ],
      hands: { ussr: ["nasserism"] },
    });
    expect(raised.options("ussr")).toEqual(["nasserism"]);
  });
  test("without one it plays a scoring card, else it waits; Romanian Autonomy helps neither way", () => {
    const romania = { holder: "ussr", faceUp: true } as const;
    const scoring = trapped({ romania, hands: { ussr: ["africa-scoring", "nasserism"] } });
    expect(scoring.options("ussr")).toEqual(["africa-scoring"]);
    const waits = trapped({ romania, hands: { ussr: ["nasserism"], us: ["oau"] } });
    expect([waits.asked, waits.options("ussr")]).toEqual([["ussr trap.discard"], ["pass"]]);
    expect(waits.refusal("ussr", "nasserism")).toMatchObject({ key: "refusal.worth" });
    expect(waits.refusal("ussr", "romanian-autonomy")).toMatchObject({ key: "refusal.passing.use" });
    waits.ussr("pass");
    expect(waits.told("round.passed")).toEqual([{ side: "ussr" }]);
    expect(waits.asked).toEqual(["us play.card"]);
  });
  test.each([["arab-league"], ["africa-scoring"], ["nasserism"]] as const)(
    "the US cannot see by a round of its own that the USSR holds %s",
    (held) => {
      const t = trapped({ side: "us", hands: { us: ["strong-man-of-sudan", "oau"], ussr: [held] } });
      t.us("strong-man-of-sudan", "event");
      expect([t.asked, t.match.canUndo("us")]).toEqual([["ussr trap.discard"], true]);
    },
  );
  test("a scoring card that cannot wait, or was shown, goes before the trap, and the trap before Missile Envy", () => {
    const last = trapped({ round: 7, hands: { ussr: ["africa-scoring", "arab-league"] } });
    expect(last.options("ussr")).toEqual(["africa-scoring"]);
    const shown = trapped({
      hands: { ussr: ["africa-scoring", "arab-league"] },
      shown: { side: "ussr", cards: ["africa-scoring"] },
    });
    expect(shown.options("ussr")).toEqual(["africa-scoring"]);
    const envy = trapped({ missileEnvy: "ussr", hands: { ussr: ["missile-envy", "arab-league"] } });
    expect([envy.asked, envy.options("ussr")]).toEqual([["ussr trap.discard"], ["missile-envy"]]);
  });
  test("the eighth round of Presidential Directive 30 is a trapped round too", () => {
    const t = trapped({
      turn: 2,
      round: 8,
      effects: [
        { card: "bear-trap", side: "us" },
        { card: "presidential-directive-30", side: "ussr", turn: true, since: 2 },
      ],
      hands: { ussr: ["arab-league", "famine"] },
    });
    expect([t.asked, t.options("ussr")]).toEqual([["ussr trap.discard"], ["arab-league", "famine", "pass"]]);
  });
});

test("63 Colonial Rear Guards: four different African countries, Egypt among them", () => {
  const t = combined({ side: "us", hands: { us: ["colonial-rear-guards"], ussr: ["oau"] } });
  t.us("colonial-rear-guards", "event");
  expect(t.options("us").sort()).toEqual(["djibouti", "egypt", "ethiopia", "kenya", "madagascar", "somalia", "sudan"]);
  t.us("egypt", "sudan", "kenya");
  expect(t.options("us")).not.toContain("egypt");
  t.us("ethiopia");
  expect([t.influence("egypt"), t.influence("ethiopia")]).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test("66 Puppet Governments: up to three empty countries, not the Sea Lanes", () => {
  const t = combined({
    side: "us",
    influence: { kenya: [0, 1], egypt: [1, 0] },
    hands: { us: ["puppet-governments"], ussr: ["oau"] },
  }).us("puppet-governments", "event");
  expect(t.options("us")).toHaveLength(9 + 1);
  expect(t.options("us")).not.toContain("sea-lanes");
  t.us("oman", "yemen", "done");
  expect([t.influence("oman"), t.influence("yemen"), t.pileOf("puppet-governments")]).toEqual([
    [1, 0],
    [1, 0],
    "removed",
  ]);
});

test("72 Sadat Expels Soviets", () => {
  const t = combined({
    side: "us",
    influence: { egypt: [0, 3] },
    hands: { us: ["sadat-expels-soviets"], ussr: ["oau"] },
  });
  t.us("sadat-expels-soviets", "event");
  expect(t.influence("egypt")).toEqual([1, 0]);
});

test("74 The Voice of America: four in all, two in a country, none from the Sea Lanes", () => {
  const t = combined({
    side: "us",
    influence: { egypt: [0, 3], kenya: [0, 3], oman: [0, 1], "sea-lanes": [0, 3] },
    hands: { us: ["the-voice-of-america"], ussr: ["oau"] },
  }).us("the-voice-of-america", "event");
  expect(t.options("us").sort()).toEqual(["egypt", "kenya", "oman"]);
  t.us("egypt", "egypt");
  expect(t.options("us").sort()).toEqual(["kenya", "oman"]);
  t.us("kenya", "oman");
  expect([t.influence("egypt"), t.influence("kenya"), t.influence("oman")]).toEqual([
    [0, 1],
    [0, 2],
    [0, 0],
  ]);
});

describe("108 Our Man in Tehran", () => {
  test("needs control of a Middle East country; Egypt counts", () => {
    const without = combined({ side: "us", hands: { us: ["our-man-in-tehran"] } }).us("our-man-in-tehran");
    expect(without.options("us")).not.toContain("event");
    const egypt = combined({ side: "us", influence: { egypt: [2, 0] }, hands: { us: ["our-man-in-tehran"] } });
    expect(egypt.us("our-man-in-tehran").options("us")).toContain("event");
  });
  test("the US looks at five cards, discards any of them, and the rest is shuffled back", () => {
    const t = combined({
      side: "us",
      influence: { oman: [2, 0] },
      deck: ["usaid", "nasserism", "arab-league", "famine", "eplf", "the-derg"],
      hands: { us: ["our-man-in-tehran"], ussr: ["oau"] },
    }).us("our-man-in-tehran", "event");
    expect(t.options("us")).toEqual(["usaid", "nasserism", "arab-league", "famine", "eplf", "done"]);
    expect(t.told("looked-at", "ussr")).toEqual([{ side: "us", count: 5 }]);
    const before = t.view.deckSize;
    t.us("nasserism", "done");
    expect([t.pileOf("nasserism"), t.view.deckSize]).toEqual(["discard", before + 4]);
  });
  test("with fewer than five the discards are shuffled first", () => {
    const t = combined({
      side: "us",
      influence: { oman: [2, 0] },
      deck: ["usaid"],
      onlyDeck: true,
      discard: ["famine", "eplf"],
      hands: { us: ["our-man-in-tehran"], ussr: ["oau"] },
    }).us("our-man-in-tehran", "event");
    expect(t.options("us").sort()).toEqual(["done", "eplf", "famine", "usaid"]);
  });
});

describe("86 North Sea Oil", () => {
  test("the US may take an eighth round after both seventh ones; OPEC is barred", () => {
    const t = combined({ turn: 2, round: 7, side: "us", hands: { us: ["north-sea-oil", "oau"], ussr: ["opec"] } });
    t.us("north-sea-oil", "event");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.view.round).toBe(8);
    expect(t.options("us")).toEqual(["oau", "romanian-autonomy", "pass"]);
    const barred = combined({
      influence: { egypt: [0, 2] },
      effects: [{ card: "north-sea-oil", side: "us" }],
      hands: { ussr: ["opec"] },
    }).ussr("opec");
    expect(barred.options("ussr")).not.toContain("event");
    expect(barred.refusal("ussr", "event")).toMatchObject({ key: "refusal.prevented" });
  });
  test("with Presidential Directive 30 both play an eighth, in the order of the turn", () => {
    const t = combined({
      turn: 2,
      round: 7,
      side: "us",
      effects: [
        { card: "north-sea-oil", side: "us", since: 2 },
        { card: "presidential-directive-30", side: "ussr", turn: true, since: 2 },
      ],
      hands: { us: ["africa-scoring", "oau"], ussr: ["famine"] },
    }).us("africa-scoring", "event");
    expect(t.asked).toEqual(["ussr play.card"]);
    t.ussr("pass");
    expect([t.asked, t.view.round]).toEqual([["us play.card"], 8]);
  });
  test("only in its own turn", () => {
    const t = combined({
      turn: 2,
      round: 7,
      side: "us",
      effects: [{ card: "north-sea-oil", side: "us", since: 1 }],
      milOps: { us: 5, ussr: 5 },
      hands: { us: ["africa-scoring", "oau"] },
      guests: { us: ["north-sea-oil"], ussr: [] },
    }).us("africa-scoring", "event");
    expect(t.view.turn).toBe(3);
  });
});

test("110 AWACS Sale to Saudis: 2 in Saudi Arabia, and Muslim Revolution is barred", () => {
  const t = combined({
    turn: 2,
    side: "us",
    hands: { us: ["awacs-sale-to-saudis", "oau"], ussr: ["muslim-revolution"] },
  }).us("awacs-sale-to-saudis", "event");
  expect(t.influence("saudi-arabia")).toEqual([2, 0]);
  t.ussr("muslim-revolution");
  expect(t.options("ussr")).not.toContain("event");
});
