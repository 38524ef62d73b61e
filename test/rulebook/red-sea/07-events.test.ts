import { describe, expect, test } from "vitest";
import type { CardId } from "../../../src/games/red-sea/cards/ids.ts";
import { type Setting, table } from "../../games/red-sea/table.ts";

const albania = { card: "albano-stalinist-economics", side: "us", turn: true } as const;
const t62 = { card: "t62s-and-kalashnikovs", side: "ussr", turn: true } as const;
const afghanistan = { card: "afghanistan-invasion", side: "us" } as const;
const voice = { card: "voa-in-amharic", side: "us", turn: true } as const;

describe("7.3 the value of a play", () => {
  test("example: Romanian Autonomy of a USSR that is behind, with Albania and T-62s, gives 3 in Africa", () => {
    const t = table({
      vp: 2,
      romania: { holder: "ussr", faceUp: true },
      effects: [albania, t62],
      hands: { ussr: ["nasserism"] },
      influence: { somalia: [0, 1] },
    });
    t.ussr("romanian-autonomy", "influence", "somalia", "somalia", "somalia");
    expect(t.influence("somalia")).toEqual([0, 4]);
  });

  test("7.3.1, example 1: with T-62s a coup with a card of 2 counts 3, on the roll and as Military Operations", () => {
    const t = table({ effects: [t62], hands: { ussr: ["the-lion-falters"] }, influence: { sudan: [3, 0] }, dice: [1] });
    t.ussr("the-lion-falters", "coup", "sudan");
    expect([t.milOps.ussr, t.influence("sudan")]).toEqual([3, [1, 0]]);
  });

  test("7.3.1, example 2: under Albania a card of 3 places only 2 if Djibouti is among it", () => {
    const t = table({
      effects: [albania],
      hands: { ussr: ["f-5es-delivered"] },
      influence: { djibouti: [0, 1], "south-yemen": [0, 1] },
    });
    t.ussr("f-5es-delivered", "influence", "djibouti", "djibouti");
    expect([t.influence("djibouti"), t.told("play")]).toEqual([
      [0, 3],
      [{ side: "ussr", card: "f-5es-delivered", use: "influence" }],
    ]);
  });

  test("7.3.1, example 3: with T-62s Stagflation gives 3 operations", () => {
    const t = table({
      turn: 2,
      effects: [t62],
      hands: { ussr: ["stagflation"] },
      influence: { sudan: [4, 0] },
      dice: [1],
    });
    t.ussr("stagflation", "event", "coup", "sudan");
    expect(t.milOps.ussr).toBe(3);
  });

  test("Albania: 3 points outside Africa; once 2 are spent there Africa is closed", () => {
    const t = table({
      effects: [albania],
      hands: { ussr: ["f-5es-delivered"] },
      influence: { djibouti: [0, 1], "south-yemen": [0, 1] },
    });
    t.ussr("f-5es-delivered", "influence", "south-yemen", "sea-lanes");
    expect(t.options("ussr").sort()).toEqual(["saudi-arabia", "sea-lanes", "south-yemen"]);
    t.ussr("sea-lanes");
    expect(t.influence("sea-lanes")).toEqual([0, 2]);
  });

  test("Albania: Egypt is Africa", () => {
    const t = table({ effects: [albania], hands: { ussr: ["the-lion-falters"] }, influence: { egypt: [0, 1] } });
    t.ussr("the-lion-falters", "influence", "egypt");
    expect(t.influence("egypt")).toEqual([0, 2]);
    expect(t.view.phasing).not.toBe("ussr");
  });

  test("Albania: coups keep their value", () => {
    const t = table({
      effects: [albania],
      hands: { ussr: ["the-lion-falters"] },
      influence: { sudan: [3, 0] },
      dice: [1],
    });
    t.ussr("the-lion-falters", "coup", "sudan");
    expect(t.milOps.ussr).toBe(2);
  });

  const coupValue = (card: CardId, setting: Setting, side: "us" | "ussr" = "ussr") => {
    const t = table({
      side,
      hands: { [side]: [card] },
      influence: { sudan: side === "ussr" ? [9, 0] : [0, 9] },
      dice: [1],
      ...setting,
    });
    t[side](card, "coup", "sudan");
    return t.milOps[side];
  };

  test.each<[CardId, readonly { card: CardId; side: "us" | "ussr" }[], number]>([
    ["nasserism", [t62], 2],
    ["the-lion-falters", [t62], 3],
    ["f-5es-delivered", [t62], 3],
    ["mr-nyet", [t62], 4],
    ["nasserism", [afghanistan], 1],
    ["the-lion-falters", [afghanistan], 1],
    ["mr-nyet", [afghanistan], 3],
    ["mr-nyet", [afghanistan, t62], 4],
    ["the-lion-falters", [afghanistan, t62], 2],
  ])("%s with %j is worth %i to the USSR", (card, effects, value) => {
    expect(coupValue(card, { turn: 2, effects })).toBe(value);
  });

  test.each<[CardId, number]>([
    ["strong-man-of-sudan", 2],
    ["peace-corps", 2],
  ])("Voice of America in Amharic: %s is worth %i to the US", (card, value) => {
    expect(coupValue(card, { turn: 2, effects: [voice] }, "us")).toBe(value);
  });

  test("Afghanistan Invasion weakens the USSR only in its own turn", () => {
    expect(coupValue("the-lion-falters", { turn: 2, effects: [{ ...afghanistan, since: 1 }] })).toBe(2);
  });

  test("7.3.2 nor the operations that an event gives the USSR in a later turn", () => {
    const granted = (turn: number) =>
      table({
        turn,
        side: "us",
        effects: [{ card: "afghanistan-invasion", side: "us", since: 2 }],
        hands: { us: ["stagflation"] },
        influence: { kenya: [1, 1] },
      }).us("stagflation", "event-first").match.pending[0]?.args.ops;
    expect([granted(2), granted(3)]).toEqual([1, 2]);
  });

  test("7.3.1 modified values open the space race", () => {
    const t = table({ effects: [t62], hands: { ussr: ["nasserism"] } }).ussr("nasserism");
    expect(t.options("ussr")).toContain("space");
    const weak = table({ turn: 2, effects: [afghanistan], hands: { ussr: ["the-lion-falters"] } });
    expect(weak.ussr("the-lion-falters").options("ussr")).not.toContain("space");
  });
});

describe("7.4, 7.5", () => {
  test("7.5, 8.2.4 Ogaden War needs no influence, and its Military Operations go to the US whoever plays it", () => {
    const t = table({ hands: { ussr: ["ogaden-war"] }, dice: [6] });
    t.ussr("ogaden-war", "event-first", "influence", "sea-lanes", "sea-lanes");
    expect([t.milOps.us, t.milOps.ussr, t.vp]).toEqual([2, 0, 2]);
  });
});

describe("markers", () => {
  test("CENTCOM keeps the USSR from coups and realignments in its country", () => {
    const t = table({
      centcom: "kenya",
      hands: { ussr: ["nasserism"] },
      influence: { kenya: [1, 0], oman: [1, 0], yemen: [1, 0] },
    });
    t.ussr("nasserism", "coup");
    expect(t.options("ussr").sort()).toEqual(["oman", "yemen"]);
    expect(t.refusal("ussr", "kenya")).toMatchObject({ key: "refusal.protected", args: { card: "centcom" } });
  });

  test("CENTCOM does not bind the US", () => {
    const t = table({
      side: "us",
      centcom: "kenya",
      hands: { us: ["peace-corps"] },
      influence: { kenya: [0, 1] },
      dice: [1],
    });
    t.us("peace-corps", "coup", "kenya");
    expect(t.told("coup")).toHaveLength(1);
  });

  test("a Famine marker adds 1 to every coup roll there and goes with a successful coup", () => {
    const setting: Setting = {
      famine: ["oman", "yemen"],
      hands: { ussr: ["the-lion-falters"] },
      influence: { oman: [3, 0] },
    };
    const won = table({ ...setting, dice: [2] }).ussr("the-lion-falters", "coup", "oman");
    expect([won.influence("oman"), won.famine]).toEqual([[2, 0], ["yemen"]]);
    const lost = table({ ...setting, dice: [1] }).ussr("the-lion-falters", "coup", "oman");
    expect([lost.influence("oman"), lost.famine]).toEqual([
      [3, 0],
      ["oman", "yemen"],
    ]);
  });
});
