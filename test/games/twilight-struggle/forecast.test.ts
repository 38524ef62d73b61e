import { describe, expect, test } from "vitest";
import { forecast } from "../../../src/games/twilight-struggle/forecast.ts";
import { twilightStruggleMessages } from "../../../src/games/twilight-struggle/messages/index.ts";
import { piles } from "../../../src/games/twilight-struggle/piles.ts";
import { shownLines } from "../shown-lines.ts";
import { type Setting, table } from "./table.ts";

const shown = (setting: Setting, seat: "us" | "ussr" | null = null) =>
  shownLines(forecast(table(setting).match.view(seat)), twilightStruggleMessages);

/** The line after the one that names a region. */
const sums = (lines: readonly string[], head: string) => lines[lines.findIndex((line) => line.includes(head)) + 1];

describe("a forecast [10.1, 8.2, 10.3.2]", () => {
  const influence = {
    // Central America: USSR domination 3, Cuba a battleground and next to the US; US presence 1, Panama a battleground
    cuba: [0, 3],
    haiti: [0, 1],
    nicaragua: [0, 1],
    mexico: [0, 2],
    panama: [2, 0],
  } as const;

  test("every region with its sum, as the scoring card then counts it", () => {
    const lines = shown({ influence, hands: { ussr: ["central-america-scoring"] } });
    expect(lines).toContain("**Central America** → **USSR +5**");
    // 3 for domination, 2 battlegrounds, and both Cuba and Mexico lie next to the US
    expect(sums(lines, "**Central America**")).toBe("-# US presence 1 + 1◆ = 2 · USSR domination 3 + 2◆ + 2 = 7");
    expect(lines).toContain("**Africa** → **0**");
    const t = table({ influence, hands: { ussr: ["central-america-scoring", "fidel"] } });
    t.ussr("central-america-scoring");
    expect(t.view.vp).toBe(-5);
  });

  test("control of Europe wins the game", () => {
    const europe = {
      "west-germany": [4, 0],
      "east-germany": [3, 0],
      france: [3, 0],
      italy: [2, 0],
      poland: [3, 0],
      spain: [2, 0],
    } as const;
    const lines = shown({ influence: europe });
    expect(lines).toContain("**Europe** → **US wins**");
    expect(lines.filter((line) => line.includes("wins"))).toHaveLength(2);
  });

  test("Southeast Asia is counted country by country, until its card is gone", () => {
    const asia = { thailand: [0, 2], vietnam: [1, 0] } as const;
    expect(sums(shown({ influence: asia }), "**Southeast Asia** → **USSR +1**")).toBe("-# US 1 · USSR 2");
    expect(shown({ influence: asia, removed: ["southeast-asia-scoring"] }).join()).not.toContain("Southeast Asia");
  });

  test("Shuttle Diplomacy leaves out the battleground that costs the USSR most", () => {
    const lines = shown({
      influence: { iraq: [0, 3], iran: [0, 2], syria: [0, 2], israel: [4, 0] },
      effects: [{ card: "shuttle-diplomacy", side: "us" }],
      playing: ["shuttle-diplomacy"],
    });
    // without it the USSR would dominate: 5 + 2 against 3 + 1
    expect(lines).toContain("**Middle East** → **0**");
    expect(lines.find((line) => line.includes("leaves out"))).toMatch(/Shuttle Diplomacy\* leaves out \*\*Ira[nq]\*\*/);
  });

  test("the final scoring adds up from now, with The China Card", () => {
    const lines = shown({ influence, vp: 3, turn: 8, china: { holder: "us", faceUp: true } });
    expect(sums(lines, "**Final scoring")).toBe(
      "Now **US +3**, Europe **0**, Asia **0**, Middle East **0**, Central America **USSR +5**, South America **0**, Africa **0**, *The China Card* **US +1**",
    );
    expect(lines).toContain("**USSR** wins after final scoring, 1 VP ahead.");
  });

  test("what military operations lack at the end of the turn, and whether that wins", () => {
    const lines = shown({ defcon: 4, milOps: { us: 4, ussr: 1 }, vp: 17 });
    expect(lines).toContain("Military operations, 4 required: US 4, USSR 1 (lacks 3)");
    expect(lines.at(-1)).toBe("For what is missing: **US wins**");
    expect(shown({ defcon: 4, milOps: { us: 4, ussr: 1 }, vp: 16 }).at(-1)).toBe("For what is missing: **US +3**");
  });

  test("the alternate space track grants its operations first", () => {
    const lines = shown({ options: { spaceTrack: "alternate" }, defcon: 3, space: { us: 2, ussr: 0 } });
    expect(lines).toContain("Military operations, 3 required: US 2 (lacks 1), USSR 0 (lacks 3)");
    expect(lines.at(-1)).toBe("For what is missing: **US +2**");
  });

  test("before the board is set up nothing is said of military operations", () => {
    expect(shown({ fresh: true }).join()).not.toContain("Military");
  });
});

describe("the piles, as each may know them", () => {
  const setting: Setting = {
    turn: 2,
    hands: { us: ["nato", "europe-scoring"], ussr: ["fidel", "asia-scoring", "nasser"] },
    discard: ["blockade"],
    removed: ["truman-doctrine"],
  };
  const read = (seat: "us" | "ussr" | null, more: Setting = {}) =>
    shownLines(piles(table({ ...setting, ...more }).match.view(seat)), twilightStruggleMessages);

  test("the own hand is not among what has not been seen, the other one is", () => {
    const us = read("us");
    expect(us).toContain("In your hand: *Europe Scoring*");
    expect(us).toContain("Not seen yet: *Asia Scoring*, *Middle East Scoring*");
    const unseen = us.slice(us.findIndex((line) => line.startsWith("**Not seen yet")));
    expect(unseen[1]).toMatch(/^-# In the draw pile \(\d+\) or in the hand of USSR \(3\)\.$/);
    expect(unseen.join()).toContain("*Fidel*");
    expect(unseen.join()).not.toContain("*NATO*");
    expect(us).toContain("**Discards** (1)");
    expect(us).toContain("**Removed** (1)");
  });

  test("whoever watches sees both hands as unseen", () => {
    const lines = read(null);
    expect(lines).toContain("Not seen yet: *Asia Scoring*, *Europe Scoring*, *Middle East Scoring*");
    expect(lines.join()).not.toContain("your hand");
  });

  test("the eras to come are counted, with their scoring cards", () => {
    const lines = read("us");
    expect(lines).toContain("Turn 4: 48 cards of the Mid War join it");
    expect(lines).toContain(
      "From turn 4: *Central America Scoring*, *Southeast Asia Scoring*, *Africa Scoring*, *South America Scoring*",
    );
    expect(read("us", { turn: 8 }).join()).not.toContain("join it");
  });

  test("a card that was handed over or shown is known to be held", () => {
    const envy = read("us", { turn: 5, hands: { us: [], ussr: ["missile-envy"] }, missileEnvy: "ussr" });
    expect(envy).toContain("**Known in the hand of USSR** (1)");
    const stagflation = read(null, {
      guests: { us: [], ussr: [] },
      shown: { side: "ussr", cards: ["asia-scoring"] },
    });
    expect(stagflation).toContain("Known to be held by USSR: *Asia Scoring*");
    expect(stagflation).toContain("Not seen yet: *Europe Scoring*, *Middle East Scoring*");
  });

  test("TZ: while crises are met, how many are left and how many statecraft cards are held", () => {
    const t = table({ fresh: true, options: { turnZero: true } });
    const [first = ""] = shownLines(piles(t.view), twilightStruggleMessages);
    expect(first).toMatch(
      /^\*\*Turn Zero\*\*: \*.+\* is open · crises face down \d · statecraft cards: US \d, USSR \d$/,
    );
    expect(read(null).join()).not.toContain("Turn Zero");
  });
});
