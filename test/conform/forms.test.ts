import { describe, expect, it } from "vitest";
import { lastPage } from "./page.ts";
import { report } from "./report.ts";

/** An invented game of the Late War scenario, in the words of a log. */
const lateWar = `SETUP: : Ada will play as USSR.
Bea will play as USA.
Scenario: Late War
Optional Cards Added

Turn 8, Headline Phase: Nuclear Test Ban & Duck and Cover: USSR Headlines Nuclear Test Ban
US Headlines Duck and Cover
Event: Nuclear Test Ban
USSR gains 2 VP. Score is USSR 6.
DEFCON improves to 5

Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is USSR 5.

Turn 8, USSR AR1: The Reformer*: Event: The Reformer*
USSR +2 in Romania [1][5]
USSR +2 in Finland [1][4]
USSR +2 in Austria [0][2]
The Reformer* is now in play.

Turn 8, US AR1: Arab-Israeli War: USSR gains 2 VP. Score is USSR 7.
Place Influence (2 Ops):
US +2 in UK [7][0]

Event: Arab-Israeli War
War in Israel
DEFEAT: 2 (-1) < 4
USSR Military Ops to 2

Turn 8, USSR AR2: Glasnost*: Event: Glasnost*
USSR gains 2 VP. Score is USSR 9.
DEFCON improves to 5
Place Influence (4 Ops):
USSR +4 in Iraq [0][7]

The Reformer* is no longer in play.

Turn 8, US AR2: Grain Sales to Soviets: Event: Grain Sales to Soviets
USSR reveals Summit
USSR reveals Summit from hand
US plays Summit
US plays Summit
Place Influence (1 Ops):
US +1 in UK [8][0]

Turn 8, USSR AR3: East European Unrest: Space Race (3 Ops):
Die roll: 6 -- Failed! (Needed 3 or less)
`;

const conform = (text: string) => report([{ file: "invented.txt", text }]);

describe("what other logs of the same kind write otherwise", () => {
  it("ends The Reformer once Glasnost has used it, which the card does not: excused, in any log", () => {
    const { lines, conforms } = conform(lateWar);
    expect(lines[0]).toMatch(
      /^invented\.txt:37: out-of-play card: stated the-reformer, found nothing \(excused: .+\)$/,
    );
    expect(lines[1]).toBe("invented.txt: 63 of 64 values agree");
    expect(conforms).toBe(true);
  });

  it("does not excuse another end of The Reformer", () => {
    const elsewhere = lateWar
      .replace("\nThe Reformer* is no longer in play.\n", "")
      .replace("US +1 in UK [8][0]\n", "US +1 in UK [8][0]\n\nThe Reformer* is no longer in play.\n");
    expect(conform(elsewhere).conforms).toBe(false);
  });

  const agreed = (text: string) => conform(text).lines.filter((line) => !line.includes("excused"));

  it("repeats what is played", () => {
    const repeated = lateWar
      .replace("Place Influence (1 Ops):", "Place Influence (1 Ops):\nUS plays Summit")
      .replace("Arab-Israeli War: USSR gains", "Arab-Israeli War: US plays Arab-Israeli War\nUSSR gains");
    expect(agreed(repeated)[0]).toBe("invented.txt: 63 of 64 values agree");
  });

  it("tells an award before the line of the play that brings it", () => {
    const before = lateWar.replace(
      "Turn 8, US AR1: Arab-Israeli War: USSR gains 2 VP. Score is USSR 7.\nPlace",
      "USSR gains 2 VP. Score is USSR 7.\n\nTurn 8, US AR1: Arab-Israeli War: Place",
    );
    expect(before).not.toBe(lateWar);
    expect(agreed(before)[0]).toBe("invented.txt: 63 of 64 values agree");
  });

  it("leaves an award in the play that it ends", () => {
    const wrong = lateWar.replace(
      "Score is USSR 9.\nDEFCON",
      "Score is USSR 9.\n\nUS gains 1 VP. Score is USSR 8.\nDEFCON",
    );
    expect(agreed(wrong).filter((line) => line.includes("vp"))).toEqual([
      "invented.txt:34: vp award: stated 1, found nothing",
      "invented.txt:34: vp score: stated -8, found nothing",
    ]);
  });

  it.each([
    ["what is added to a country in set-up and by the handicap as one", "US +3 in France [3][0]"],
    ["the handicap with what stood there before", "US +1 in France [1][0]\nUS +3 in France [3][0]"],
  ])("tells %s", (_, france) => {
    const setup = `SETUP: : Ada will play as USSR.
Bea will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
USSR +3 in Poland [0][3]
USSR +3 in Yugoslavia [0][3]
US +3 in West Germany [3][0]
US +3 in Italy [3][0]
${france}

Turn 1, Headline Phase: Vietnam Revolts* & Duck and Cover: USSR Headlines Vietnam Revolts*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Vietnam Revolts*
USSR +2 in Vietnam [0][2]
Vietnam Revolts* is now in play.
`;
    expect(conform(setup).conforms).toBe(true);
  });

  it("may score the regions of final scoring line by line", () => {
    const vp = (line: number, award: number, score: number) => ({ kind: "vp", award, score, line, gap: 0 }) as const;
    const { lines } = lastPage([], [vp(3, -7, -4), vp(4, 5, 1), vp(5, 1, 2)], {});
    expect(lines.map(({ entry }) => entry)).toEqual([{ kind: "vp", award: -1, score: 2, line: 5, gap: 0 }]);
    const even = lastPage([], [vp(3, -7, -4), vp(4, 7, 3)], {});
    expect(even.lines.map(({ entry }) => entry)).toEqual([{ kind: "no-vp", score: 3, line: 4, gap: 0 }]);
  });
});
