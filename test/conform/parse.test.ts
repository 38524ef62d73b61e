import { describe, expect, it } from "vitest";
import { type Block, parseLog } from "./parse.ts";
import { names } from "./sample-names.ts";

const parse = (...lines: string[]) => parseLog(lines.join("\n"), names);
const kinds = (block: Block | undefined) => block?.entries.map((entry) => entry.kind);

describe("setup", () => {
  it("reads players, options and placements", () => {
    const { setup, blocks } = parse(
      "SETUP: : Ann Lee will play as USA.",
      "Bob will play as USSR.",
      "Handicap influence: USSR +1",
      "Scenario: Late War",
      "Optional Cards Added",
      "Time per Player: 3 Days",
      "USSR +6 in Poland [0][6]",
      "US +2 in UK [7][3]",
    );
    expect(setup).toEqual({
      players: { us: "Ann Lee", ussr: "Bob" },
      handicap: { side: "ussr", amount: 1 },
      bids: [],
      scenario: "Late War",
      optionalCards: true,
      clock: "3 Days",
      placements: [
        { kind: "influence", side: "ussr", delta: 6, country: "poland", us: 0, ussr: 6, line: 7, gap: 0 },
        { kind: "influence", side: "us", delta: 2, country: "united-kingdom", us: 7, ussr: 3, line: 8, gap: 0 },
      ],
      unknown: [],
    });
    expect(blocks).toEqual([]);
  });

  it("reads a bid for sides, and a header on a line of its own", () => {
    const { setup, unknown } = parse(
      "SETUP: :",
      "Ann bids 3 Influence for USSR",
      "Ann will play as USSR.",
      "Additional Influence from bidding: US +3",
      "Board: Crimson",
    );
    expect(setup.bids).toEqual([{ player: "Ann", side: "ussr", amount: 3 }]);
    expect(setup.handicap).toEqual({ side: "us", amount: 3 });
    expect(setup.optionalCards).toBe(false);
    expect(unknown).toEqual([{ kind: "unknown", text: "Board: Crimson", line: 5, gap: 0 }]);
  });
});

describe("blocks", () => {
  it("carries the ids of the tables it was given", () => {
    const { blocks } = parse("Turn 1, US AR1: Junta: Event: Junta");
    const [round] = blocks;
    const card: (typeof names.cards)[number]["id"] | null = round?.kind === "round" ? round.card : null;
    expect(card).toBe("junta");
  });

  it("opens a headline phase, whoever is named first", () => {
    const { blocks } = parse(
      "Turn 6, Headline Phase: Junta & Fidel*: DEFCON improves to 4",
      "*RESHUFFLE*",
      "US Headlines Junta",
      "USSR Headlines Fidel*",
      "Event: Junta",
      "",
      "Event: Fidel*",
      "USSR +3 in Cuba [2][7]",
    );
    expect(blocks).toMatchObject([{ kind: "headline", turn: 6, cards: ["junta", "fidel"], line: 1 }]);
    expect(kinds(blocks[0])).toEqual(["defcon", "reshuffle", "headline", "headline", "event", "event", "influence"]);
    expect(blocks[0]?.entries[2]).toMatchObject({ side: "us", card: "junta" });
  });

  it("opens an action round and keeps the blank lines inside it", () => {
    const { blocks } = parse(
      "Turn 3, USSR AR4: Missile Envy: Event: Missile Envy",
      "US reveals Junta",
      "Event: Junta",
      "USSR +2 in Peru [6][5]",
      "",
      "",
      "US +1 in UK [9][2]",
      "",
      "Turn 3, US AR4: Missile Envy: Coup (2 Ops):",
    );
    expect(blocks).toMatchObject([
      { kind: "round", turn: 3, side: "ussr", round: 4, card: "missile-envy", line: 1 },
      { kind: "round", turn: 3, side: "us", round: 4, card: "missile-envy", line: 9 },
    ]);
    expect(blocks[0]?.entries.map(({ line, gap }) => [line, gap])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [7, 2],
    ]);
    expect(blocks[1]?.entries).toEqual([{ kind: "ops", mode: "coup", ops: 2, line: 9, gap: 0 }]);
  });

  it.each(["Turn 8, US AR9: :", "Turn 8, US AR9: : ", "Turn 8, US AR9:", "Turn 8, US AR9"])(
    "reads a pass: %s",
    (line) => {
      const { blocks, unknown } = parse("Turn 8, USSR AR8: Junta: Event: Junta", "", line);
      expect(blocks.at(-1)).toEqual({ kind: "round", turn: 8, side: "us", round: 9, card: null, line: 3, entries: [] });
      expect(unknown).toEqual([]);
    },
  );

  it("reads a round that stops after its card, and a lone headline", () => {
    const { blocks } = parse(
      "Turn 2, Headline Phase: Fidel*: USSR Headlines Fidel*",
      "Turn 2, USSR AR1: Mideast Scoring:",
    );
    expect(blocks[0]).toMatchObject({ kind: "headline", cards: ["fidel"] });
    expect(kinds(blocks[0])).toEqual(["headline"]);
    expect(blocks[1]).toMatchObject({ kind: "round", card: "middle-east-scoring", entries: [] });
  });

  it("minds neither spaces nor line ends", () => {
    const neat = parse("Turn 1, US AR2: Junta: Coup (2 Ops):", "SUCCESS: 5 [ + 6 - 2x4 = 3 ]", "", "Event: Junta");
    const messy = parseLog(
      "  Turn 1, US AR2:  Junta:  Coup (2 Ops):  \r\n\tSUCCESS:  5 [+ 6  -  2x4 = 3]\r\n \t\r\nEvent:   Junta\r\n",
      names,
    );
    expect(messy).toEqual(neat);
    expect(neat.unknown).toEqual([]);
  });

  it("reports what it does not know, where it stands", () => {
    const { blocks, unknown } = parse(
      "Turn 1, USSR AR1: Fidelio: Coup (2 Ops):",
      "Target: Peru",
      "A pigeon lands on the board.",
    );
    expect(blocks).toMatchObject([{ kind: "round", card: null }]);
    expect(kinds(blocks[0])).toEqual(["unknown", "ops", "target", "unknown"]);
    expect(unknown).toEqual([
      { kind: "unknown", text: "Turn 1, USSR AR1: Fidelio: Coup (2 Ops):", line: 1, gap: 0 },
      { kind: "unknown", text: "A pigeon lands on the board.", line: 3, gap: 0 },
    ]);
  });
});

describe("the end of a turn", () => {
  const lastRound = ["Turn 5, US AR7: Fidel*: Space Race (2 Ops):", "Die roll: 6 -- Failed! (Needed 1 or less)"];
  const nextTurn = "Turn 6, Headline Phase: Fidel* & Junta: DEFCON improves to 3";

  it("is the paragraph of expired effects at the foot of the last round", () => {
    const { blocks } = parse(
      ...lastRound,
      "",
      "Red Scare/Purge is no longer in play.",
      "Containment* is no longer in play.",
      "",
      nextTurn,
    );
    expect(blocks.map((block) => block.kind)).toEqual(["round", "cleanup", "headline"]);
    expect(kinds(blocks[0])).toEqual(["ops", "space-roll"]);
    expect(blocks[1]).toMatchObject({ turn: 5, stated: false, line: 4, entries: [{ card: "red-scare-purge" }, {}] });
  });

  it("has the held card that a side discards", () => {
    const { blocks } = parse(...lastRound, "", "US discards Junta", "", nextTurn);
    expect(kinds(blocks[0])).toEqual(["ops", "space-roll"]);
    expect(blocks[1]).toMatchObject({ kind: "cleanup", entries: [{ kind: "discard", side: "us", card: "junta" }] });
  });

  it("leaves in the round what its own play ended", () => {
    const { blocks } = parse(
      "Turn 5, US AR7: Fidel*: US discards Fidel*",
      "Trap Roll: 1 <= 2 -- Trap Escaped",
      "Quagmire* is no longer in play.",
      "",
      nextTurn,
    );
    expect(kinds(blocks[0])).toEqual(["discard", "trap-roll", "out-of-play"]);
    expect(blocks[1]).toEqual({ kind: "cleanup", turn: 5, stated: false, line: 5, entries: [] });
  });

  it("is not in the middle of a turn", () => {
    const { blocks } = parse(
      "Turn 5, US AR1: Fidel*: Place Influence (2 Ops):",
      "US +2 in UK [7][3]",
      "",
      '"We Will Bury You"* is no longer in play.',
      "",
      "Turn 5, USSR AR2: Junta: Event: Junta",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["round", "round"]);
    expect(kinds(blocks[0])).toEqual(["ops", "influence", "out-of-play"]);
  });

  it.each(["Turn 7, Cleanup: USSR gains 2 VP. Score is even.", "Turn 7, Cleanup: : USSR gains 2 VP. Score is even."])(
    "may have a header, whose number is not to be trusted: %s",
    (header) => {
      const { blocks } = parse(...lastRound, "", "", header, "Containment* is no longer in play.", "", nextTurn);
      expect(blocks.map((block) => block.kind)).toEqual(["round", "cleanup", "headline"]);
      expect(blocks[1]).toMatchObject({ turn: 5, stated: true, line: 5 });
      expect(kinds(blocks[1])).toEqual(["vp", "out-of-play"]);
    },
  );

  it("may have a bare header", () => {
    const { blocks } = parse(...lastRound, "", "Turn 7, Cleanup", "", nextTurn);
    expect(blocks[1]).toEqual({ kind: "cleanup", turn: 5, stated: true, line: 4, entries: [] });
  });
});

describe("the end of the game", () => {
  const lastRound = ["Turn 10, US AR7: Junta: Place Influence (2 Ops):", "US +2 in UK [7][3]"];

  it("has a final scoring that may say nothing", () => {
    const { blocks, end } = parse(...lastRound, "", "", ": :");
    expect(blocks.map((block) => block.kind)).toEqual(["round", "cleanup", "final"]);
    expect(blocks.at(-1)).toEqual({ kind: "final", line: 5, entries: [] });
    expect(end).toBeNull();
  });

  it("has a final scoring on the line of its mark", () => {
    const { blocks } = parse(...lastRound, ": : USSR gains 14 VP. Score is USSR 9.");
    expect(blocks.at(-1)).toMatchObject({ kind: "final", entries: [{ kind: "vp", award: -14, score: -9 }] });
  });

  it("has a final scoring above the line that names the winner", () => {
    const { blocks, end } = parse(
      ...lastRound,
      "",
      "US gains 3 VP. Score is USSR 8.",
      "",
      "USSR wins by Final Scoring",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["round", "cleanup", "final"]);
    expect(kinds(blocks[0])).toEqual(["ops", "influence"]);
    expect(blocks.at(-1)).toMatchObject({ kind: "final", line: 4, entries: [{ kind: "vp", award: 3, score: -8 }] });
    expect(end).toEqual({ kind: "win", winner: "ussr", by: "Final Scoring", line: 6, gap: 1 });
  });

  it.each([
    ["without a winner", []],
    ["with one", ["", "USSR wins by Final Scoring"]],
  ])("has a final scoring behind the last play, %s", (_, winner) => {
    const { blocks } = parse(...lastRound, "", "US gains 3 VP. Score is USSR 8.", ...winner);
    expect(blocks.map((block) => block.kind)).toEqual(["round", "cleanup", "final"]);
    expect(blocks.at(-1)).toMatchObject({ kind: "final", line: 4, entries: [{ kind: "vp", award: 3, score: -8 }] });
    const close = parse(...lastRound, "US gains 3 VP. Score is USSR 8.", "USSR wins by Final Scoring");
    expect(kinds(close.blocks[0])).toEqual(["ops", "influence"]);
    expect(close.blocks.at(-1)).toMatchObject({ kind: "final", line: 3, entries: [{ kind: "vp", award: 3 }] });
  });

  it("has the effects that expire between the last play and final scoring", () => {
    const { blocks } = parse(
      ...lastRound,
      "",
      "Containment* is no longer in play.",
      "",
      "US gains 3 VP. Score is USSR 8.",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["round", "cleanup", "final"]);
    expect(kinds(blocks[1])).toEqual(["out-of-play"]);
  });

  it("leaves an award where the game is not over", () => {
    const play = ["Place Influence (2 Ops):", "US +2 in UK [7][3]", "", "USSR gains 2 VP. Score is USSR 8."];
    const early = parse(`Turn 10, US AR6: Junta: ${play[0]}`, ...play.slice(1));
    expect(early.blocks.map((block) => block.kind)).toEqual(["round"]);
  });

  it("has a winner without final scoring", () => {
    const { blocks, end } = parse(
      "Turn 4, USSR AR2: Mideast Scoring: Event: Mideast Scoring",
      "",
      "US wins by Victory Points",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["round"]);
    expect(kinds(blocks[0])).toEqual(["event"]);
    expect(end).toMatchObject({ winner: "us", by: "Victory Points" });
  });
});
