import { describe, expect, it } from "vitest";
import { report } from "./report.ts";

/** An invented game of a turn and a bit, in the words of a log. */
const game = `SETUP: : Ada will play as USSR.
Bea will play as USA.
Handicap influence: US +1
Scenario: Standard
Optional Cards Added
USSR +3 in Poland [0][3]
USSR +3 in Yugoslavia [0][3]
US +3 in Italy [3][0]
US +4 in France [4][0]
US +1 in Iran [2][0]

Turn 1, Headline Phase: Vietnam Revolts* & Duck and Cover: USSR Headlines Vietnam Revolts*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Vietnam Revolts*
USSR +2 in Vietnam [0][2]
Vietnam Revolts* is now in play.

Turn 1, USSR AR1: Nuclear Test Ban: Coup (4 Ops):
Target: Iran
SUCCESS: 3 [ + 4 - 2x2 = 3 ]
US -2 in Iran [0][0]
USSR +1 in Iran [0][1]
USSR Military Ops to 4
DEFCON degrades to 3

Turn 1, US AR1: Romanian Abdication*: Place Influence (1 Ops):
US +1 in Egypt [1][0]

Event: Romanian Abdication*
USSR +3 in Romania [0][3]

Turn 1, USSR AR2: COMECON*: Event: COMECON*
USSR +1 in East Germany [0][4]
USSR +1 in Bulgaria [0][1]
USSR +1 in Hungary [0][1]
USSR +1 in Czechoslovakia [0][1]

Turn 1, US AR2: Captured Nazi Scientist*: Event: Captured Nazi Scientist*
US advances to 1 in the Space Race.
US gains 2 VP. Score is US 3.

Turn 1, USSR AR3: Indo-Pakistani War: Event: Indo-Pakistani War
War in Pakistan
VICTORY: 5 >= 4
USSR gains 2 VP. Score is US 1.
USSR Military Ops to 5

Turn 1, US AR3: Korean War*: Space Race (2 Ops):
Die roll: 5 -- Failed! (Needed 4 or less)

Turn 1, USSR AR4: East European Unrest: Event: East European Unrest
USSR -1 in East Germany [0][3]
USSR -1 in Poland [0][2]
USSR -1 in Yugoslavia [0][2]

Realignment (3 Ops):
Target: Egypt
USSR rolls 6
US rolls 1 (+1) = 2
US -1 in Egypt [0][0]

Turn 1, US AR4: Special Relationship: Place Influence (2 Ops):
US +2 in Egypt [2][0]

Turn 1, USSR AR5: Nasser*: Event: Nasser*
USSR +2 in Egypt [2][2]
US -1 in Egypt [1][2]

Turn 1, US AR5: Blockade*: Event: Blockade*
US discards Containment*

Place Influence (1 Ops):
US +1 in Malaysia [1][0]

Turn 1, USSR AR6: The China Card: Place Influence (4 Ops):
USSR +4 in Thailand [0][4]
USSR +2 in Laos/Cambodia [0][2]

Turn 1, US AR6: Socialist Governments: Place Influence (3 Ops):
US +2 in Panama [3][0]

Event: Socialist Governments
US -1 in Italy [2][0]
US -2 in France [2][0]

Vietnam Revolts* is no longer in play.

Turn 2, Headline Phase: Arab-Israeli War & Truman Doctrine*: DEFCON improves to 4
USSR Headlines Arab-Israeli War
US Headlines Truman Doctrine*
Event: Arab-Israeli War
War in Israel
DEFEAT: 2 < 4
USSR Military Ops to 2

Event: Truman Doctrine*
USSR -2 in Poland [0][0]

Turn 2, USSR AR1: Red Scare/Purge: Event: Red Scare/Purge
Red Scare/Purge is now in play.

Turn 2, US AR1: UN Intervention: Event: UN Intervention
US plays Fidel*
Place Influence (2 Ops):
US +1 in Panama [4][0]

Turn 2, USSR AR2: Decolonization: Coup (2 Ops):
Target: Panama
FAILURE: 1 [ + 2 - 2x2 = -1 ]
USSR Military Ops to 4
DEFCON degrades to 3

Turn 2, US AR2: Asia Scoring: Event: Asia Scoring
USSR gains 6 VP. Score is USSR 8.
`;

const conform = (text: string) => report([{ file: "invented.txt", text }]);
const lineOf = (words: string) => game.split("\n").findIndex((line) => line.includes(words)) + 1;

describe("replaying a log", () => {
  it("agrees with every value of a game by the rules, whatever it leaves out", () => {
    const { lines, conforms } = conform(game);
    expect(lines).toEqual(["invented.txt: 195 of 195 values agree", "conform: 195 of 195 values agree in 1 games"]);
    expect(conforms).toBe(true);
  });

  it.each([
    [
      "a coup's total",
      "SUCCESS: 3 [ + 4 - 2x2 = 3 ]",
      "SUCCESS: 3 [ + 4 - 2x2 = 4 ]",
      "coup-roll total: stated 4, found 3",
    ],
    ["a score", "Score is USSR 8", "Score is USSR 9", "vp score: stated -9, found -8"],
    ["influence", "US -2 in France [2][0]", "US -2 in France [3][0]", "influence us: stated 3, found 2"],
    ["what is needed in space", "Needed 4 or less", "Needed 3 or less", "space-roll needed: stated 3, found 4"],
    ["the value of operations", "Realignment (3 Ops)", "Realignment (2 Ops)", "ops ops: stated 2, found 3"],
    ["an effect", "Red Scare/Purge is now", "Containment* is now", "in-play card: stated containment, found nothing"],
  ])("reports %s that is wrong, and nothing else", (_, right, wrong, said) => {
    const { lines, conforms } = conform(game.replace(right, wrong));
    expect(lines).toEqual([
      `invented.txt:${lineOf(right)}: ${said}`,
      "invented.txt: 194 of 195 values agree",
      "conform: 194 of 195 values agree in 1 games",
    ]);
    expect(conforms).toBe(false);
  });

  it("reports a play that the rules forbid: a coup in Europe at DEFCON 4", () => {
    const { lines, conforms } = conform(game.replace("Target: Panama", "Target: Italy"));
    expect(lines[0]).toMatch(/^invented\.txt:\d+: target country: stated italy, found /);
    expect(conforms).toBe(false);
  });

  it("reports a victory that nobody has won", () => {
    const { lines, conforms } = conform(`${game}\nUSSR wins by Victory Points\n`);
    expect(lines[0]).toMatch(/^invented\.txt:\d+: winner: stated ussr, found none$/);
    expect(conforms).toBe(false);
  });

  it("counts the games", () => {
    const logs = ["one.txt", "two.txt"].map((file) => ({ file, text: game }));
    expect(report(logs).lines.at(-1)).toBe("conform: 390 of 390 values agree in 2 games");
  });
});
